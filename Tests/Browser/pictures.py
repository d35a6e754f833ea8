"""Changes pages of the gallery at random, and compares the report of `vitrine compare` with the pictures that Chromium
draws.

Pages that are reported as the same must be drawn with equal pixels, in light mode, 1280 and 390 pixels wide, so every
visible difference has a sentence. With PICTURES_ALL, the other pages are drawn too, and the number of sentences without
a visible difference is printed. That is not a failure: names, addresses and roles are invisible.

PICTURES is the number of pages, by default 120; PICTURES_SEED is the seed for choosing and changing them. VITRINE is
the program, by default `.build/debug/vitrine`; SITE is the gallery, by default `_site`. PICTURES_KEEP is a folder for
pages that failed.
"""

import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import Error

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("VITRINE", str(ROOT / ".build/debug/vitrine")).split()
SITE = pathlib.Path(os.environ.get("SITE", ROOT / "_site"))
COUNT = int(os.environ.get("PICTURES", "120"))
SEED = int(os.environ.get("PICTURES_SEED", "1"))
ALL = bool(os.environ.get("PICTURES_ALL"))
WIDTHS = (1280, 390)
# Larger pages are not drawn, because that takes too long.
LARGEST = 60_000
SOURCES = 40

TAG = re.compile(r"<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:=(?:\"[^\"]*\"|'[^']*'))?)*)\s*(/?)>")
ATTRIBUTE = re.compile(r"\s+([\w:-]+)(?:=(\"[^\"]*\"|'[^']*'))?")
TEXT = re.compile(r">([^<>]*[A-Za-z][^<>]*)<")
GAP = re.compile(r">(\s*)<")


def body(text):
    place = text.find("<body")
    return max(place, 0)


def at(rng, text, pattern, test=lambda match: True):
    found = [match for match in pattern.finditer(text, body(text)) if test(match)]
    return rng.choice(found) if found else None


def replace(text, match, new, group=0):
    return text[:match.start(group)] + new + text[match.end(group):]


def tag_with(rng, text, change, test=lambda match: True):
    """Returns the text with one start tag changed; unchanged if there is no suitable tag."""
    match = at(rng, text, TAG, test)
    if not match:
        return text
    attributes = [(name, value) for name, value in ATTRIBUTE.findall(match[2])]
    new = change(match[1], attributes)
    if new is None:
        return text
    return replace(text, match, "<" + new[0] + "".join(" " + name + ("=" + value if value else "") for name, value in new[1]) + (" /" if match[3] else "") + ">")


def shuffled(rng, values):
    values = list(values)
    rng.shuffle(values)
    return values


def attribute_order(rng, text):
    return tag_with(rng, text, lambda name, all: (name, shuffled(rng, all)), lambda m: m[2].count("=") > 1)


def class_order(rng, text):
    def change(name, all):
        return name, [(n, '"%s"' % "  ".join(shuffled(rng, v[1:-1].split())) if n == "class" else v) for n, v in all]
    return tag_with(rng, text, change, lambda m: re.search(r'class="[^"]+ [^"]+"', m[2]))


def comment(rng, text):
    match = at(rng, text, GAP)
    return replace(text, match, ">" + match[1] + "<!-- a note -->" + rng.choice(["", match[1]]) + "<")


def gap(rng, text):
    match = at(rng, text, GAP)
    return replace(text, match, rng.choice(["", " ", "\n", "\n\n    ", "\t", "\f", " &#32;", "\u00a0", "&#8203;"]), 1)


def letters(change):
    def act(rng, text):
        match = at(rng, text, TEXT)
        words = match[1]
        place = rng.randrange(len(words) + 1)
        return replace(text, match, change(rng, words, place), 1)
    return act


def entity(rng, words, place):
    places = [n for n, letter in enumerate(words) if letter.isalpha() and "&" not in words]
    if not places:
        return words
    place = rng.choice(places)
    return words[:place] + "&#x%x;" % ord(words[place]) + words[place + 1:]


def space_in_text(rng, words, place):
    places = [n for n, letter in enumerate(words) if letter == " "] or [place]
    place = rng.choice(places)
    return words[:place] + rng.choice(["  ", "\n", "\t ", "\u00a0", "&#8201;", "", "&#8203;", "&shy;", "<wbr/>", "<br/>", "&#32;"]) + words[place + 1:]


def edge_of_text(rng, words, place):
    return rng.choice([words.strip(), " " + words, words + " ", "\n" + words, words + "\n\n"])


def word(rng, words, place):
    parts = words.split(" ")
    place = rng.choice([n for n, part in enumerate(parts) if part.strip()])
    wrapped = rng.choice(["<span>%s</span>", "<b>%s</b>", "<em>%s</em>", "<i>%s</i>", "<code>%s</code>", "%s%s", "<bdi>%s</bdi>", "<q>%s</q>", "<small>%s</small>"])
    parts[place] = wrapped.replace("%s%s", parts[place] * 2).replace("%s", parts[place])
    return " ".join(parts)


def quotes(rng, text):
    def change(name, all):
        return name, [(n, "'%s'" % v[1:-1] if v and "'" not in v else v) for n, v in all]
    return tag_with(rng, text, change, lambda m: "=" in m[2])


def capitals(rng, text):
    return tag_with(rng, text, lambda name, all: (name.upper(), [(n.upper() if rng.random() < .5 else n, v) for n, v in all]), lambda m: m[1] not in ("svg", "path", "rect", "circle", "line", "text", "g"))


def doctype(rng, text):
    return text.replace("<!DOCTYPE html>", rng.choice([
        "<!doctype HTML>", "<!DOCTYPE html SYSTEM 'about:legacy-compat'>", "", "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 3.2//EN'>",
        "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Transitional//EN' 'http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd'>",
        "<!DOCTYPE html>\n<!-- x -->"]), 1)


STYLES = [
    "color: red", "margin: 1px; margin-left: 0", "margin-left: 0; margin: 1px", "background: none; background-color: #eee",
    "font-family: 'A  B', serif", "--accent: #c00", "--space-2: 3rem", "display: inline-block", "white-space: pre", "white-space: pre-wrap",
    "text-transform: uppercase", "letter-spacing: 2px", "padding: .5em", "order: -1", "opacity: .5", "float: right", "direction: rtl",
    "line-height: 2", "text-align: center", "position: relative; top: 3px", "visibility: hidden", "color: ; top: 0", "colour: red",
]


def style_attribute(rng, text):
    value = rng.choice(STYLES)
    return tag_with(rng, text, lambda name, all: (name, [pair for pair in all if pair[0] != "style"] + [("style", '"%s"' % value)]))


def style_order(rng, text):
    def change(name, all):
        return name, [(n, '"%s"' % ";".join(shuffled(rng, v[1:-1].split(";"))) if n == "style" else v) for n, v in all]
    return tag_with(rng, text, change, lambda m: "style=" in m[2])


ATTRIBUTES = [
    ("hidden", ""), ("dir", '"rtl"'), ("lang", '"ja"'), ("lang", '"de"'), ("title", '"A hint"'), ("data-x", '"1"'), ("role", '"note"'), ("aria-hidden", '"true"'),
    ("aria-current", '"page"'), ("aria-label", '"Other"'), ("tabindex", '"0"'), ("open", ""), ("inert", ""), ("translate", '"no"'), ("width", '"40"'),
    ("height", '"40"'), ("align", '"right"'), ("bgcolor", '"#eeeeaa"'), ("class", '"zebra"'), ("disabled", ""), ("checked", ""), ("value", '"7"'),
    ("type", '"number"'), ("start", '"5"'), ("reversed", ""), ("colspan", '"2"'), ("fill", '"red"'), ("xml:lang", '"en"'), ("contenteditable", ""),
    ("nowrap", ""), ("border", '"1"'), ("popover", ""), ("slot", '"a"'), ("part", '"b"'), ("spellcheck", '"false"'), ("draggable", '"true"'),
]


def attribute(rng, text):
    added = rng.choice(ATTRIBUTES)
    return tag_with(rng, text, lambda name, all: (name, [pair for pair in all if pair[0] != added[0]] + [added]))


def less(rng, text):
    def change(name, all):
        left = list(all)
        left.remove(rng.choice(left))
        return name, left
    return tag_with(rng, text, change, lambda m: m[2].strip())


def other_value(rng, text):
    def change(name, all):
        place = rng.randrange(len(all))
        n, v = all[place]
        value = v[1:-1] if v else ""
        new = rng.choice([value.upper(), value + " ", " " + value, value.replace("-", "_"), value[:-1], value + "x", re.sub(r"\d+", lambda d: str(int(d[0]) + 1), value)])
        return name, all[:place] + [(n, '"%s"' % new.replace('"', "&quot;"))] + all[place + 1:]
    return tag_with(rng, text, change, lambda m: "=" in m[2])


def other_element(rng, text):
    pairs = [("h2", "h3"), ("p", "div"), ("section", "article"), ("section", "div"), ("b", "strong"), ("i", "em"), ("span", "b"), ("ul", "ol"), ("div", "section"),
             ("figure", "div"), ("article", "x-card"), ("nav", "div"), ("code", "kbd"), ("dl", "div")]
    old, new = rng.choice(pairs)
    match = at(rng, text, re.compile(r"<%s\b([^>]*)>((?:(?!</?%s\b).)*)</%s>" % (old, old, old), re.S))
    return replace(text, match, "<%s%s>%s</%s>" % (new, match[1], match[2], new)) if match else text


def end_tag(rng, text):
    match = at(rng, text, re.compile(r"</(p|li|td|tr|dt|dd|option|b|span)>"))
    return replace(text, match, "") if match else text


def stray(rng, text):
    match = at(rng, text, GAP)
    return replace(text, match, ">" + rng.choice(["</div>", "</p>", "<b/>", "<br/>", "<hr/>", "<span></span>", "<div></div>", "<template><p>x</p></template>",
        "<![CDATA[ x ]]>", "<?x y?>", "<p></p>", "<i>", "<script>1</script>", "<style>p { color: green }</style>", "<style>zebra { color: green }</style>"]) + "<")


def head(rng, text):
    return text.replace("</head>", rng.choice([
        "<style>%s</style>" % rule for rule in ("p { margin: 0 }", "h1 { letter-spacing: 1px }", "li::marker { color: red }", "a:hover { color: red }", "x {}", "@media print { p { color: red } }",
        "@media (width < 400px) { p { margin: 4px } }", "/* nothing */", ":root { --accent: #804000 }", "main > * { outline: 1px solid }")] + [
        '<meta name="x" content="y"/>', '<link rel="stylesheet" href="nowhere.css"/>', '<meta name="viewport" content="width=500"/>', '<base target="_blank"/>']) + "</head>", 1)


def sheet(rng, text):
    links = list(re.finditer(r'<link rel="stylesheet"[^>]*>', text))
    if not links:
        return text
    match = rng.choice(links)
    return replace(text, match, rng.choice(["", match[0] + match[0], match[0].replace("<link", '<link media="print"'), match[0].replace("<link", "<link disabled"), match[0].replace("<link", "<link title='x'")]))


CHANGES = [attribute_order, class_order, comment, gap, gap, gap, letters(entity), letters(space_in_text), letters(space_in_text), letters(edge_of_text),
           letters(word), quotes, capitals, doctype, style_attribute, style_order, attribute, attribute, less, other_value, other_element, end_tag, stray, head, sheet]


def spoiled(rng, text):
    """Returns a page with one change or, sometimes, two, and the names of the changes."""
    names = []
    new = text
    for _ in range(rng.choice([1, 1, 1, 2])):
        change = rng.choice(CHANGES)
        try:
            new = change(rng, new)
        except (IndexError, AttributeError, TypeError, ValueError):
            continue
        names.append(getattr(change, "__name__", "text"))
    return new, "+".join(names)


def sources(rng):
    """Returns one page of each kind, at most SOURCES. Large pages are left out because drawing them takes too long, and
    pages with frames because timing decides which frames are drawn."""
    pages = [path for path in sorted(SITE.glob("*.html")) if path.stat().st_size <= LARGEST and b"<iframe" not in path.read_bytes()]
    kinds = collections.defaultdict(list)
    for path in pages:
        kinds[path.name.split("-")[0]].append(path)
    chosen = [rng.choice(all) for _, all in sorted(kinds.items())]
    rng.shuffle(chosen)
    return chosen[:SOURCES]


class Camera:
    """Draws pages. A page that is not drawn in time is drawn once more in a new window, so that it does not end a long
    run."""

    # The number of pages after which a new window is opened, because windows leak memory with every page.
    PAGES = 200
    MILLISECONDS = 60_000

    def __init__(self, browser):
        self.browser = browser
        self.context = None
        self.drawn = 0

    def close(self):
        if self.context:
            self.context.close()
            self.context = None

    def draw(self, path):
        for attempt in (1, 2):
            try:
                return self.pictures(path)
            except Error:
                self.close()
                if attempt == 2:
                    raise
        return []

    def pictures(self, path):
        if self.context is None or self.drawn >= self.PAGES:
            self.close()
            self.context = self.browser.new_context(java_script_enabled=False, color_scheme="light", reduced_motion="reduce")
            self.context.set_default_timeout(self.MILLISECONDS)
            self.drawn = 0
        self.drawn += 1
        page = self.context.new_page()
        try:
            found = []
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 800})
                page.goto(path.as_uri())
                found.append(page.screenshot(full_page=True, animations="disabled", caret="hide"))
            return found
        finally:
            page.close()


def compare(base, side):
    """Returns the changes of each changed page, by path, and the pages that could not be compared."""
    result = subprocess.run(PROGRAM + ["compare", str(base), str(side), "--format", "json", "--quiet"], capture_output=True, text=True, check=False,
                            timeout=600)
    report = json.loads(result.stdout)
    return {page["path"]: page["changes"] for page in report["changed"]}, {problem["path"] for problem in report["problems"]}


def spoil(rng, base, side):
    """Writes two versions of each page: unchanged into `base`, and with random changes into `side`. Returns the source
    of each page and how it was changed, by name."""
    pages = sources(rng)
    texts = {path: path.read_text(encoding="utf-8") for path in pages}
    for folder in (base, side):
        shutil.copytree(SITE / "assets", folder / "assets")
    made = {}
    while len(made) < COUNT:
        source = rng.choice(pages)
        text, how = spoiled(rng, texts[source])
        if text == texts[source]:
            continue
        name = "%05d.html" % len(made)
        (base / name).write_text(texts[source], encoding="utf-8")
        (side / name).write_text(text, encoding="utf-8")
        made[name] = (source, how)
    return made


def keep(name, base, side):
    """Copies both versions of a page to the folder PICTURES_KEEP, if it is set, to help with examining a failure."""
    folder = os.environ.get("PICTURES_KEEP")
    if folder:
        shutil.copy(base / name, os.path.join(folder, name.replace(".", "-base.")))
        shutil.copy(side / name, os.path.join(folder, name.replace(".", "-head.")))


def check(browser, _):
    failures, kinds = [], collections.Counter()
    camera = Camera(browser)
    with tempfile.TemporaryDirectory() as work:
        base, side = pathlib.Path(work, "base"), pathlib.Path(work, "head")
        made = spoil(random.Random(SEED), base, side)
        changes, problems = compare(base, side)
        drawn = {}
        for number, (name, (source, how)) in enumerate(made.items()):
            if number and number % 500 == 0:
                print("pictures: %d of %d pages" % (number, len(made)), file=sys.stderr, flush=True)
            reported = bool(changes.get(name)) or name in problems
            if reported and not ALL:
                kinds[(True, None)] += 1
                continue
            try:
                if source not in drawn:
                    drawn[source] = camera.draw(base / name)
                differs = camera.draw(side / name) != drawn[source]
                if differs and not reported:
                    # Timing may cause one difference; only a repeated difference is a failure.
                    differs = camera.draw(base / name) != camera.draw(side / name)
            except Error as error:
                failures.append("%s of %s (%s): not drawn: %s" % (name, source.name, how, str(error).split("\n", maxsplit=1)[0]))
                continue
            kinds[(reported, differs)] += 1
            if differs and not reported:
                failures.append("%s of %s (%s): drawn otherwise, and said to be the same" % (name, source.name, how))
                keep(name, base, side)
        camera.close()
    words = "%d spoiled pages: %d said to be the same and drawn the same, %d said to be the same and drawn otherwise" % (
        len(made), kinds[(False, False)], kinds[(False, True)])
    if ALL:
        return words + ", %d reported and seen, %d reported and not seen" % (kinds[(True, True)], kinds[(True, False)]), failures
    return words + ", %d reported" % kinds[(True, None)], failures
