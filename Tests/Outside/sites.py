#!/usr/bin/env python3
"""Builds small sites with third-party generators, takes a part of the Python manual, and expects three things of each.

    sites.py VITRINE [--show] [SITE …]

1. `vitrine check` of the built site reports no errors except those in KNOWN, which are defects of the generator.
2. Planted defects, one in each copy of a page, are found by the right rules on the right lines, and cause no other
  errors.
3. `vitrine compare` with the site built again after a few edits of its sources reports these edits and nothing else.

`--show` prints what `compare` reports, for updating SENTENCES. With OUTSIDE=required, a missing generator or manual is
an error, except Swift-DocC, which only some Swift toolchains contain.
"""

import collections
import fnmatch
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

SOURCES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "sites")
MANUALS = "/usr/share/doc/python3*/html"
# The part of the Python manual that is checked. Links to the rest are resolved in the installed manual.
PART = ["tutorial", "_static", "index.html", "about.html", "bugs.html", "copyright.html", "glossary.html", "license.html"]


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"sites: {' '.join(command)}: {result.stdout}{result.stderr}")


def tool(name):
    """Returns the path of a program: that of the Python environment in which this script runs, otherwise that of the
    system; None if there is neither."""
    own = os.path.join(os.path.dirname(sys.executable), name)
    return own if os.path.exists(own) else shutil.which(name)


def hugo(source, output):
    run(tool("hugo"), "--quiet", "--source", source, "--destination", output)


def mkdocs(theme):
    def build(source, output):
        config = os.path.join(source, "mkdocs.yml")
        with open(config, encoding="utf-8") as file:
            text = file.read()
        with open(config, "w", encoding="utf-8") as file:
            file.write(text.replace("name: mkdocs", f"name: {theme}"))
        run(tool("mkdocs"), "build", "--quiet", "--config-file", config, "--site-dir", output)
    return build


def sphinx(theme):
    def build(source, output):
        run(tool("sphinx-build"), "-q", "-E", "-d", output + ".doctrees", "-b", "html", "-D", f"html_theme={theme}", source, output)
    return build


def docc(source, output):
    run(tool("docc"), "convert", os.path.join(source, "Harbour.docc"), "--output-path", output,
        "--fallback-display-name", "Harbour", "--fallback-bundle-identifier", "org.example.harbour",
        "--transform-for-static-hosting", "--experimental-transform-for-static-hosting-with-content")


def manual():
    return next((folder for folder in sorted(glob.glob(MANUALS)) if os.path.exists(os.path.join(folder, "tutorial/controlflow.html"))), None)


def python(source, output):
    """Copies `source`, the prepared part of the manual, to `output`."""
    shutil.copytree(source, output)


# Each site: its name, its source folder, the function that builds it, the required program, the pages to plant defects
# in, and a stylesheet to plant defects in. A site without such pages, such as another theme of a generator, is only
# checked as built.
SITES = [
    ("hugo", "hugo", hugo, "hugo", ["guide/index.html", "boats/anne/index.html"], None),
    ("mkdocs", "mkdocs", mkdocs("mkdocs"), "mkdocs", ["guide/index.html", "tides/index.html"], "css/base.css"),
    ("mkdocs-readthedocs", "mkdocs", mkdocs("readthedocs"), "mkdocs", [], None),
    ("sphinx", "sphinx", sphinx("alabaster"), "sphinx-build", ["guide.html", "tides.html"], "_static/basic.css"),
    ("sphinx-agogo", "sphinx", sphinx("agogo"), "sphinx-build", [], None),
    ("sphinx-bizstyle", "sphinx", sphinx("bizstyle"), "sphinx-build", [], None),
    ("sphinx-traditional", "sphinx", sphinx("traditional"), "sphinx-build", [], None),
    ("docc", "docc", docc, "docc", ["documentation/harbour/guide/index.html"], None),
    ("python", None, python, None, ["tutorial/controlflow.html", "tutorial/classes.html"], "_static/basic.css"),
]

# Known findings in the sites as built: site, rule, page and message (patterns for fnmatch), and why each is a real
# defect.
KNOWN = [
    ("hugo", "itemprop-alone", "*", "the property * of <meta> belongs to no item*", "the internal template schema.html names no item"),
    ("mkdocs", "attribute-condition", "*", "“rel” is not allowed on this <a>;*", "Previous and Next have no href on the first and last page"),
    ("mkdocs-readthedocs", "role-not-allowed", "*", "the role “document” is not allowed on <body>*", "ARIA in HTML allows body no other role"),
    ("mkdocs-readthedocs", "css-property", "css/theme.css", "unknown property “outline-none”*", "a slip for outline: none"),
    ("sphinx*", "heading-skipped", "*", "<h[34]> follows <h1>*", "the headings of the sidebar are h3 and h4 behind the h1 of the page"),
    ("sphinx*", "value-url", "search.html", "“action” of <form> is empty*", "an action that is there may not be empty"),
    ("sphinx-agogo", "css-value", "_static/agogo.css", "“: \"Verdana\"*", "two colons behind font-family"),
    ("sphinx-bizstyle", "css-media-feature", "_static/bizstyle.css", "*“device-pixel-ratio”*", "browsers know it with -webkit- only"),
    ("sphinx-traditional", "css-syntax", "_static/traditional.css", "unmatched closing bracket", "a brace too many on line 333"),
    ("sphinx-traditional", "css-selector", "_static/traditional.css", "unexpected *", "the same brace, and a comment cut in two"),
    ("docc", "css-value", "css/*.css", "“none” is not a valid value of “background-color”*", "none is not a colour"),
    ("docc", "css-value", "css/*.css", "“fill” is not a valid value of “flex-basis”*", "CSS has no fill any more"),
    ("docc", "child-not-allowed", "index.html", "<style> is not allowed in <noscript>*", "a noscript in the body may hold no style"),
    ("python", "broken-link", "tutorial/index.html", "*“whatsnew/changelog.html”*", "Debian packs it: changelog.html.gz"),
    ("python", "id-repeated", "*", "*“cpython-language-and-version”*", "the list of versions stands above and below the page with one id"),
    ("python", "heading-skipped", "*", "<h[34]> follows <h1>*", "the headings of the sidebar are h3 and h4 behind the h1 of the page"),
    ("python", "obsolete-attribute", "index.html", "“align” of <table>*", "the first page is laid out with a table"),
    ("python", "obsolete-attribute", "index.html", "“width” of <td>*", "the first page is laid out with a table"),
]

# The edits of the sources: file, text, replacement. SENTENCES has what `compare` must print about them.
EDITS = {
    "hugo": [
        ("content/guide.md", "Before anything: read", "First of all: read"),
        ("content/guide.md", 'alt="A small boat"', 'alt="A sailing boat"'),
        ("content/guide.md", "2. second", "2. second\n3. third"),
    ],
    "mkdocs": [
        ("docs/tides.md", "Back to the", "Return to the"),
        ("docs/guide.md", "![A small boat]", "![A sailing boat]"),
        ("docs/guide.md", "    - twice", "    - twice\n    - thrice"),
    ],
    "sphinx": [
        ("guide.rst", "Before anything: read", "First of all: read"),
        ("guide.rst", ":alt: A small boat", ":alt: A sailing boat"),
        ("guide.rst", "  * twice", "  * twice\n  * thrice"),
    ],
    "docc": [
        ("Harbour.docc/Guide.md", "The wind turns at noon.", "The wind turns at six."),
        ("Harbour.docc/Harbour.md", "- oiled", "- oiled\n- rigged"),
        ("Harbour.docc/Guide.md", "## Boats", "## Ships"),
    ],
    "python": [
        ("tutorial/controlflow.html", "</span>More Control Flow Tools<a", "</span>More Tools<a"),
        ("tutorial/appetite.html", "written compactly and readably", "written briefly and readably"),
        ("about.html", "<h1>About these documents", "<h1>About this manual"),
    ],
}
SENTENCES = {
    "hugo": [
        "Image “A small boat”: its name became “A sailing boat” (alt changed), on guide/index.html",
        # The templates opengraph.html, twitter_cards.html and schema.html repeat the page's text and count its words.
        "<meta>: content “Before anything: read the tides and see Anne.1 Boats A boat of ours painted oile…” became “First of all: read the"
        " tides and see Anne.1 Boats A boat of ours painted oiled f…”, 3 times on guide/index.html",
        "<meta>: content “59” became “61”, on guide/index.html",
        "<p>: “Before anything: read the ” became “First of all: read the ”, on guide/index.html",
        "<li>: “third” added, on guide/index.html",
    ],
    "mkdocs": [
        "Image “A small boat”: its name became “A sailing boat” (alt changed), on guide/index.html",
        "<p>: “Back to the ” became “Return to the ”, on tides/index.html",
        "<li>: “thrice” added, on guide/index.html",
    ],
    "sphinx": [
        "Image “A small boat”: its name became “A sailing boat” (alt changed), on guide.html",
        "<p>: “Before anything: read the ” became “First of all: read the ”, on guide.html",
        "<li>: “thrice” added, on guide.html",
    ],
    "docc": [
        "<h2>: “Boats” became “Ships”, on documentation/harbour/guide/index.html",
        "<p>: “The wind turns at noon.” became “The wind turns at six.”, on documentation/harbour/guide/index.html",
        "<li>: “rigged” added, on documentation/harbour/index.html",
    ],
    "python": [
        "<h1>: “About these documents” became “About this manual”, on about.html",
        "<p>: “…programs to be written compactly and readably. Program…” became “…programs to be written briefly and readably."
        " Program…”, on tutorial/appetite.html",
        "<h1>: “More Control Flow Tools” became “More Tools”, on tutorial/controlflow.html",
    ],
}

# Each defect: its name, pairs of a pattern and a replacement (the first pattern that matches is used), and the rules
# that may report it. `¤` marks the place where the finding is expected. The defect is planted in a copy of the page,
# which must have no other new errors.
END = r"</h1>"
OPERATORS = [
    ("missing alt", [(r' alt="Another boat"', "¤"), (r' alt="Python logo"', "¤"), (END, '\\g<0>\n¤<img src="data:image/svg+xml,%3Csvg/%3E">')], ["image-alt"]),
    ("repeated id", [(END, '\\g<0>\n<p id="twice">x</p>\n¤<p id="twice">y</p>')], ["id-repeated"]),
    ("broken link", [(END, '\\g<0>\n<p>x\n¤<a href="nowhere.html">y</a></p>')], ["broken-link"]),
    ("broken fragment", [(r'<a\b[^>]*href="[^":]*#)[^"]+"'.replace("<a", "(<a"), r'¤\1nowhere"'), (END, '\\g<0>\n¤<a href="#nowhere">y</a>')], ["broken-fragment", "fragment-missing"]),
    ("missing picture", [(END, '\\g<0>\n¤<img src="nothing.png" alt="x">')], ["missing-file"]),
    ("unknown attribute", [(r"<h1", '¤<h1 colour="red"')], ["attribute-unknown"]),
    ("repeated attribute", [(r"<h1", '¤<h1 dir="ltr" dir="ltr"')], ["duplicate-attribute"]),
    ("unknown element", [(END, "\\g<0>\n¤<headline>x</headline>")], ["element-unknown"]),
    ("obsolete element", [(END, "\\g<0>\n¤<center>x</center>")], ["obsolete-element"]),
    ("unclosed element", [(END, "\\g<0>\n¤<aside><h2>x</h2>")], ["end-tag-with-open-elements"]),
    ("stray end tag", [(END, "\\g<0>\n¤</span>")], ["unexpected-end-tag"]),
    ("misnested formatting", [(END, "\\g<0>\n<p><b><i>x¤</b></i></p>")], ["misnested-end-tag"]),
    ("link in a link", [(END, '\\g<0>\n<p><a href="#">x\n¤<a href="#">y</a></a></p>')], ["nested-element", "unexpected-end-tag"]),
    ("text in a table", [(END, "\\g<0>\n<table><tr>\n¤text<td>x</td></tr></table>")], ["text-in-table"]),
    ("list in a paragraph", [(END, "\\g<0>\n<p>x\n<ul><li>y</li></ul>\n¤</p>")], ["unexpected-end-tag"]),
    ("unknown reference", [(END, "\\g<0>\n<p>x\n¤&nosuch; y</p>")], ["unknown-named-character-reference"]),
    ("wrong aria value", [(r"<h1", '¤<h1 aria-busy="yes"')], ["aria-value"]),
    ("unknown role", [(END, '\\g<0>\n¤<div role="buton">x</div>')], ["role-unknown"]),
    ("unknown property", [(r"<h1", '¤<h1 style="colr: red"')], ["css-property"]),
    ("bad date", [(END, '\\g<0>\n¤<time datetime="2026-13-01">x</time>')], ["value-date"]),
    ("label for nothing", [(END, '\\g<0>\n¤<label for="nowhere">x</label>')], ["reference-missing"]),
    ("button without a name", [(END, '\\g<0>\n¤<button type="button"></button>')], ["button-name"]),
    ("no title", [(r"<head>(.*?)<title>[^<]*</title>", r"¤<head>\1")], ["child-missing"]),
    ("no doctype", [(r"(?i)^\s*<!doctype html>\s*", "¤")], ["missing-doctype"]),
]


def check(vitrine, folder):
    result = subprocess.run([vitrine, "check", "--format", "json", folder], capture_output=True, text=True, check=False)
    assert result.returncode in (0, 1), result.stderr
    report = json.loads(result.stdout)
    for finding in report["findings"]:
        finding["page"] = os.path.relpath(finding["path"], folder) if finding["path"] else ""
    return report


def in_manual(finding, folder, whole):
    """Returns whether a link of the checked part leads to a file that exists in the whole manual, or would exist if its
    suggested packages were installed."""
    if not whole or finding["rule"] not in ("broken-link", "missing-file"):
        return False
    target = re.search(r"is “([^”]*)”", finding["message"]).group(1)
    path = re.sub(r"^https://docs.python.org/3/|[?#].*", "", target)
    base = "" if path.startswith("/") or path != re.sub(r"[?#].*", "", target) and "://" in target else os.path.dirname(finding["page"])
    return os.path.lexists(os.path.normpath(os.path.join(whole, base, path.lstrip("/"))))


def plant(folder, pages, stylesheet):
    """Writes copies of pages, each with a defect, next to the pages. Returns the expected findings: file, name, rules,
    line, page."""
    expected = []
    for name, choices, rules in OPERATORS:
        for page in pages:
            if name == "button without a name" and page.startswith("documentation/"):
                continue  # The content of a DocC page is in a noscript, where names are not checked.
            with open(os.path.join(folder, page), encoding="utf-8") as file:
                text = file.read()
            for pattern, replacement in choices:
                match = re.search(pattern, text, re.DOTALL)
                if not match:
                    continue
                changed = text[:match.start()] + match.expand(replacement) + text[match.end():]
                line = changed.count("\n", 0, changed.index("¤", match.start())) + 1
                copy = re.sub(r"\.html$", f"-{name.replace(' ', '-')}.html", page)
                with open(os.path.join(folder, copy), "w", encoding="utf-8") as file:
                    file.write(changed[:match.start()] + changed[match.start():].replace("¤", "", 1))
                expected.append((copy, name, rules, line, page))
                break
    if stylesheet:
        with open(os.path.join(folder, stylesheet), encoding="utf-8") as file:
            text = file.read().rstrip("\n") + "\n"
        copy = stylesheet.replace(".css", "-defects.css")
        with open(os.path.join(folder, copy), "w", encoding="utf-8") as file:
            file.write(text + ".a { colr: red }\n.b { color: 10xx }\n.c:hoover { color: red }\n")
        line = text.count("\n") + 1
        for number, rule in enumerate(["css-property", "css-value", "css-selector"]):
            expected.append((copy, "in a stylesheet", [rule], line + number, stylesheet))
    return expected


def place(finding):
    """Returns the line of a finding. An element that is not closed is reported at the end tag that closes it
    implicitly; its message contains the line of the element."""
    opened = re.search(r"while <.*>, opened on line (\d+), is still open", finding["message"])
    return int(opened.group(1)) if opened else finding["line"]


def judge_planted(report, expected):
    """Returns sentences about planted defects that were not found in the right place, and about errors that were not
    planted."""
    errors = collections.defaultdict(list)
    for finding in report["findings"]:
        errors[finding["page"]].append(finding)
    problems = []
    for copy, name, rules, line, page in expected:
        found = [(finding["rule"], place(finding)) for finding in errors[copy]]
        if not any(rule in rules and at == line for rule, at in found):
            problems.append(f"{name} in {copy}, line {line}: found {[one for one in found if abs(one[1] - line) < 4][:6]}")
        # Apart from its defect, a copy may have at most as many errors of a rule as its page has.
        own = collections.Counter(finding["rule"] for finding in errors[page] if finding["severity"] == "error")
        for finding in errors[copy]:
            if finding["severity"] != "error" or finding["rule"] in rules or name == "in a stylesheet":
                continue
            own[finding["rule"]] -= 1
            if own[finding["rule"]] < 0:
                problems.append(f"{name} in {copy}: also {finding['line']}: {finding['message']} [{finding['rule']}]")
    return problems


def sentences(vitrine, base, head):
    result = subprocess.run([vitrine, "compare", base, head, "--format", "json"], capture_output=True, text=True, check=False)
    assert result.returncode in (0, 1, 2), (result.returncode, result.stderr)
    report = json.loads(result.stdout)
    lines = [group["summary"] for group in report["groups"]]
    return lines + [f"{name} was {verb}" for verb in ("added", "removed") for name in report[verb] if name.endswith(".html")]


def edit(source, edits):
    for path, old, new in edits:
        path = os.path.join(source, path)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        assert text.count(old) == 1, (path, old, text.count(old))
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace(old, new))


def take_part(whole, output):
    os.mkdir(output)
    for name in PART:
        path = os.path.join(whole, name)
        if os.path.isdir(path):
            shutil.copytree(path, os.path.join(output, name), ignore_dangling_symlinks=True)
        else:
            shutil.copy(path, output)


def judge(vitrine, folder, site, show):
    """Returns the problems with what vitrine reports about a site, and a summary in one line."""
    name, source_name, build, _, pages, stylesheet = site
    whole = manual() if name == "python" else None
    source, base, head = (os.path.join(folder, f"{name}-{part}") for part in ("source", "base", "head"))
    if whole:
        take_part(whole, source)
    else:
        shutil.copytree(os.path.join(SOURCES, source_name), source)
    build(source, base)
    report, problems, used = check(vitrine, base), [], set()
    errors = [one for one in report["findings"] if one["severity"] == "error" and not in_manual(one, base, whole)]
    for finding in errors:
        known = [entry for entry in KNOWN if fnmatch.fnmatchcase(name, entry[0]) and finding["rule"] == entry[1]
                 and fnmatch.fnmatchcase(finding["page"], entry[2]) and fnmatch.fnmatchcase(finding["message"], entry[3])]
        used.update(known)
        if not known:
            problems.append(f"{finding['page']}:{finding['line']}: not planted: {finding['message']} [{finding['rule']}]")
    # Generators with pinned versions must have every finding that KNOWN lists for the site by its full name; newer
    # versions of the others may have fixed some.
    for entry in KNOWN:
        if source_name in ("mkdocs", "sphinx") and entry[0] == name and entry not in used:
            problems.append(f"KNOWN has {entry[1]} on {entry[2]}, which was not found")
    summary = f"{report['files']} files, {len(errors)} known errors"
    if pages:
        edit(source, EDITS[name])
        build(source, head)
        said = sentences(vitrine, base, head)
        if show:
            print(json.dumps({name: said}, ensure_ascii=False, indent=4))
        wanted = SENTENCES.get(name, [])
        problems += [f"compare did not say: {line}" for line in wanted if line not in said]
        problems += [f"compare said: {line}" for line in said if line not in wanted]
        expected = plant(base, pages, stylesheet)
        of_planted = judge_planted(check(vitrine, base), expected)
        problems += of_planted
        summary += f", {len(expected)} planted defects, {len(of_planted)} not as expected; {len(said)} changes said of {len(EDITS[name])} edits"
    return problems, summary


def main(vitrine, arguments):
    start, failed, required = time.monotonic(), 0, os.environ.get("OUTSIDE") == "required"
    show = "--show" in arguments
    only = [argument for argument in arguments if argument != "--show"]
    for site in SITES:
        name, program = site[0], site[3]
        if only and name not in only:
            continue
        if (program and not tool(program)) or (name == "python" and not manual()):
            what = program or "the Python manual (Debian: python3-doc)"
            if required and name != "docc":
                print(f"sites: {what} is missing", file=sys.stderr)
                failed += 1
            else:
                print(f"sites: {name}: skipped: {what} is not installed")
            continue
        with tempfile.TemporaryDirectory() as folder:
            problems, summary = judge(vitrine, folder, site, show)
        for line in problems:
            print(f"{name}: {line}", file=sys.stderr)
        failed += len(problems)
        print(f"sites: {name}: {summary}")
    print(f"sites: {failed} problems in {time.monotonic() - start:.0f} s")
    return 1 if failed else 0


sys.exit(main(os.path.abspath(sys.argv[1]), sys.argv[2:]))
