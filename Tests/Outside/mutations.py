#!/usr/bin/env python3
"""Plants defects in pages of a site, one at a time, and expects vitrine to find each with the right rule, on the right
line or close to it.

    mutations.py VITRINE SITE
"""

import json
import os
import re
import subprocess
import sys
import tempfile

# The name of the defect, the pattern of the text to replace, the replacement, and the rules, one of which must report
# the defect.
OPERATORS = [
    ("drop alt", r'(<img[^>]*?) alt="[^"]*"', r"\1", ["image-alt"]),
    ("repeat an id", r'<h1', r'<h1 id="page_content"', ["id-repeated"]),
    ("link in a link", r'(<a [^>]*href="[^"]*"[^>]*>)([^<]+)(</a>)', r'\1<a href="index.html">\2</a>\3', ["nested-interactive", "nested-element"]),
    ("button in a link", r'(<a [^>]*href="[^"]*"[^>]*>)([^<]+)(</a>)', r'\1<button type="button">\2</button>\3', ["nested-interactive"]),
    ("unknown attribute", r'<main', r'<main colour="red"', ["attribute-unknown"]),
    ("attribute of another element", r'<h1', r'<h1 href="index.html"', ["attribute-not-here"]),
    ("unknown element", r'<h1([^>]*)>(.*?)</h1>', r'<h1\1><headline>\2</headline></h1>', ["element-unknown"]),
    ("obsolete element", r'<h1([^>]*)>([^<]*)</h1>', r'<h1\1><font>\2</font></h1>', ["obsolete-element"]),
    ("obsolete attribute", r'<body', r'<body bgcolor="red"', ["obsolete-attribute"]),
    ("bad date", r'</h1>', r'<time datetime="2026-13-01">x</time></h1>', ["value-date"]),
    ("broken fragment", r'href="#page_content"', r'href="#page_contents"', ["fragment-missing"]),
    ("skipped heading", r'<h1([^>]*)>(.*?)</h1>', r'<h1\1>\2</h1><h4>x</h4>', ["heading-skipped"]),
    ("second main", r'</main>', r'</main><main><p>x</p></main>', ["main-repeated"]),
    ("empty title", r'<title>[^<]*</title>', r'<title> </title>', ["title-empty"]),
    ("no title", r'<title>[^<]*</title>', r'', ["child-missing"]),
    ("two titles", r'(<title>[^<]*</title>)', r'\1\1', ["child-repeated", "child-order", "child-not-allowed"]),
    ("div in a list", r'<ul([^>]*)>\s*<li', r'<ul\1><div>x</div><li', ["child-not-allowed"]),
    ("text in a list", r'<ul([^>]*)>\s*<li', r'<ul\1>x<li', ["text-not-allowed"]),
    ("list in a paragraph", r'</h1>', r'</h1><p><ul><li>x</li></ul></p>', ["child-not-allowed", "unexpected-end-tag"]),
    ("block in a heading", r'</h1>', r'<div>x</div></h1>', ["child-not-allowed"]),
    ("unknown role", r'<main', r'<main role="mian"', ["role-unknown"]),
    ("role not allowed", r'<h1', r'<h1 role="button"', ["role-not-allowed"]),
    ("unknown aria attribute", r'<main', r'<main aria-labeledby="x"', ["aria-unknown"]),
    ("aria attribute of another role", r'<main', r'<main aria-checked="true"', ["aria-not-supported"]),
    ("bad aria value", r'<nav', r'<nav aria-hidden="yes"', ["aria-value"]),
    ("aria id that is not there", r'<main', r'<main aria-labelledby="nowhere"', ["aria-reference"]),
    ("name where none may be", r'</h1>', r'<span aria-label="x">y</span></h1>', ["aria-naming-prohibited"]),
    ("checkbox without a state", r'</h1>', r'</h1><div role="checkbox" tabindex="0">x</div>', ["aria-missing"]),
    ("option without a list", r'</h1>', r'</h1><div role="option">x</div>', ["aria-parent"]),
    ("bad language", r'lang="[a-z]+"', r'lang="e_n"', ["value-language"]),
    ("bad address", r'href="assets/style.css"', r'href="http://[x]/"', ["value-url"]),
    ("bad media", r'<link rel="stylesheet"', r'<link media="(widht: 3px" rel="stylesheet"', ["value-media"]),
    ("widths without a size", r'</h1>', r'</h1><img src="a.png" srcset="a.png 100w" alt=""/>', ["srcset-sizes-missing"]),
    ("bad candidate", r'</h1>', r'</h1><img src="a.png" srcset="a.png 1y" alt=""/>', ["value-srcset"]),
    ("label for nothing", r'</h1>', r'</h1><label for="nowhere">x</label>', ["reference-missing"]),
    ("label for a heading", r'</h1>', r'</h1><label for="page_content">x</label>', ["reference-wrong-kind"]),
    ("meter beyond its range", r'</h1>', r'<meter min="0" max="1" value="2">x</meter></h1>', ["gauge-range"]),
    ("two open details", r'</h1>', r'</h1><details open="" name="a"><summary>x</summary></details><details open="" name="a"><summary>x</summary></details>', ["details-several-open"]),
    ("details without summary", r'</h1>', r'</h1><details><p>x</p></details>', ["child-missing"]),
    ("bad input type", r'</h1>', r'</h1><label>x <input type="txt"/></label>', ["attribute-value"]),
    ("attribute for another type", r'</h1>', r'</h1><label>x <input type="text" max="3"/></label>', ["attribute-condition", "attribute-not-here"]),
    ("bad pattern", r'</h1>', r'</h1><label>x <input pattern="[" title="y"/></label>', ["value-pattern"]),
    ("bad autocomplete", r'</h1>', r'</h1><label>x <input autocomplete="nickame"/></label>', ["value-autocomplete"]),
    ("image without a source", r'</h1>', r'</h1><img alt="x"/>', ["attribute-missing"]),
    ("overlapping cells", r'</h1>', r'</h1><table><tbody><tr><td>1</td><td rowspan="2">2</td></tr><tr><td colspan="2">3</td></tr></tbody></table>', ["table-cells-overlap"]),
    ("cell outside of a row", r'</h1>', r'</h1><table><tbody><td>1</td></tbody></table>', ["child-not-allowed", "missing-start-tag"]),
    ("form in a form", r'</h1>', r'</h1><form action="a"><div><form action="b"><p>x</p></form></div></form>', ["descendant-not-allowed", "nested-element"]),
    ("not well-formed", r'</h1>', r'</h2>', ["well-formed"]),
    ("self-closed div", r'</h1>', r'</h1><div/>', ["self-closed", "xml-in-html"]),
    ("no document type", r'<!DOCTYPE html>', r'', ["missing-doctype"]),
]


def pages(site):
    """Returns the pages in the site's own language, without those about rules and components."""
    with open(os.path.join(site, "index.json"), encoding="utf-8") as file:
        index = json.load(file)
    own = index["language"]
    names = [page["path"] for page in index["pages"] if page.get("locale", own) == own]
    return [name for name in names if not name.startswith(("rule-", "components/"))]


def findings(vitrine, folder):
    """Returns the findings of vitrine, by file."""
    result = subprocess.run(
        [vitrine, "check", "--no-links", "--syntax", "both", "--format", "json", folder], capture_output=True, text=True, check=False)
    found = {}
    for finding in json.loads(result.stdout)["findings"]:
        found.setdefault(os.path.basename(finding["path"]), []).append((finding["rule"], finding["line"]))
    return found


def main(vitrine, site):
    names = pages(site)
    missed, seeded = [], 0
    with tempfile.TemporaryDirectory() as folder:
        places = {}
        for number, (name, pattern, replacement, rules) in enumerate(OPERATORS):
            count = 0
            for path in names[number % 7:] + names[:number % 7]:
                with open(os.path.join(site, path), encoding="utf-8") as file:
                    text = file.read()
                match = re.search(pattern, text)
                if not match or count == 5:
                    continue
                count += 1
                file_name = f"{number:02}-{count}.html"
                changed = text[:match.start()] + match.expand(replacement) + text[match.end():]
                with open(os.path.join(folder, file_name), "w", encoding="utf-8") as file:
                    file.write(changed)
                places[file_name] = (name, path, rules, text.count("\n", 0, match.start()) + 1)
            if count == 0:
                missed.append(f"{name}: no page to seed it in")
        found = findings(vitrine, folder)
        for file_name, (name, path, rules, line) in places.items():
            seeded += 1
            of_file = found.get(file_name, [])
            # The finding must be at most three lines away. A duplicate id and a missing title may be reported anywhere:
            # the former at its other occurrence, the latter where the title should be.
            if not any(rule in rules and (abs(at - line) <= 3 or name in ("repeat an id", "no title")) for rule, at in of_file):
                missed.append(f"{name} in {path}, line {line}: found {of_file[:5]}")
    for line in missed:
        print(line, file=sys.stderr)
    print(f"mutations: {len(OPERATORS)} operators, {seeded} defects, {len(missed)} missed")
    return 1 if missed else 0


sys.exit(main(sys.argv[1], sys.argv[2]))
