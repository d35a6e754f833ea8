"""Compares the computed styles of `vitrine style` with those of the browser, for every element of a page.

The pages are stories of the built gallery and generated ones, in light and dark mode, 390 and 1280 pixels wide.
Properties that a browser resolves by layout are left out: sizes, offsets, grid tracks, origins in pixels.

Only a sample is compared: STYLE_STORIES and STYLE_PAGES are the numbers of stories and generated pages, 200 and 60 for
a full run. VITRINE is the program, by default `.build/debug/vitrine`; SITE is the gallery, by default `_site`.
"""

import collections
import json
import os
import pathlib
import random
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("VITRINE", str(ROOT / ".build/debug/vitrine")).split()
SITE = pathlib.Path(os.environ.get("SITE", ROOT / "_site"))
STORIES = int(os.environ.get("STYLE_STORIES", "12"))
PAGES = int(os.environ.get("STYLE_PAGES", "6"))
# Pages take turns: each one is compared under two of the four conditions, so that it is seen in both modes and in both
# widths. STYLE_CONDITIONS=all compares every page under all of them.
CONDITIONS = [("light", 1280), ("dark", 390), ("dark", 1280), ("light", 390)]
ALL_CONDITIONS = os.environ.get("STYLE_CONDITIONS") == "all"
HEIGHT = 800

# Properties that are resolved by layout, or documented as not computed by Vitrine.
LAYOUT = {
    "width", "height", "top", "right", "bottom", "left", "transform-origin", "perspective-origin", "grid-template-rows",
    "grid-template-columns", "d", "x", "y", "cx", "cy", "r", "rx", "ry", "min-width", "min-height",
}
# Properties with keywords that the browser does not show or shows in a different syntax.
OTHER_SYNTAX = {"offset-rotate", "justify-items"} | {"corner-%s-shape" % name for name in (
    "top-left", "top-right", "bottom-left", "bottom-right", "start-start", "start-end", "end-start", "end-end")}
# Form controls: the Standard leaves their style to the browser, and Chromium computes some of it itself.
CONTROLS = {"input", "select", "textarea", "button", "meter", "progress", "option", "optgroup"}

READ = """names => [...document.querySelectorAll("*")].map(element => {
  const style = getComputedStyle(element);
  return [element.localName, names.map(name => style.getPropertyValue(name))];
})"""


def ours(page, scheme, width):
    out = subprocess.run(
        PROGRAM + ["style", str(page), "*", "--under", "%s,%dx%d" % (scheme, width, HEIGHT), "--all", "--format", "json"],
        capture_output=True, text=True, check=True).stdout
    return json.loads(out)


NUMBER = re.compile(r"-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[-+][0-9]+)?")


# Known differences by property: functions that return whether two values are equivalent.
EXPLAINED = {
    # Chromium snaps this property to whole pixels; in CSS UI 4, only `outline-width` is snapped.
    "outline-offset": lambda one, other: abs(float(one[:-2]) - float(other[:-2])) < 1,
    # The second value defaults to `auto`, which Chromium includes.
    "background-size": lambda one, other: one == other.replace(" auto", ""),
}


def is_same(name, one, other):
    """Returns whether two values are equal except for rounding and addresses: browsers calculate with 32 bits, even
    when they convert colors to `lab()` and `lch()`. Vitrine keeps addresses as they are written; the browser makes them
    absolute."""
    if name in EXPLAINED and EXPLAINED[name](one, other):
        return True
    other = re.sub(r'url\("file:///[^")]*/', 'url("', other)
    if one == other:
        return True
    if NUMBER.sub("", one) != NUMBER.sub("", other):
        return False
    limit = 0.02 if re.search(r"\b(lab|lch)\(", one) else 0.0005 if re.search(r"(oklab|oklch|color)\(", one) else 0.0002
    pairs = zip(map(float, NUMBER.findall(one)), map(float, NUMBER.findall(other)))
    return all(abs(left - right) <= max(limit, abs(left) * 0.0005 if "(" in one else 0) for left, right in pairs)


def depends_on_layout(name, value):
    return name.startswith(("margin-", "padding-")) and not value.endswith("px") or name == "transform" and "%" in value


class Comparison:
    def __init__(self):
        self.counts = collections.Counter()
        self.properties = set()
        self.differences = collections.Counter()
        self.examples = {}

    def page(self, page, path, scheme, width, calculated):
        names = [name for name in calculated[0]["properties"] if not name.startswith("--") and name not in LAYOUT | OTHER_SYNTAX]
        found = page.evaluate(READ, names)
        if len(found) != len(calculated):
            self.differences["elements"] += 1
            self.examples["elements"] = "%s: %d here, %d in the browser" % (path, len(calculated), len(found))
            return
        for element, (tag, values) in zip(calculated, found):
            for name, theirs in zip(names, values):
                value = element["properties"][name]
                # If the browser has no value for a property, it does not support the property.
                if not theirs or depends_on_layout(name, value):
                    continue
                self.counts["all"] += 1
                self.properties.add(name)
                if value != theirs and not is_same(name, value, theirs):
                    key = tag in CONTROLS and "control" or tag, name
                    self.differences[key] += 1
                    self.examples.setdefault(key, "%s %s %s/%d: %s, in the browser %s" % (
                        path, element["path"], scheme, width, value, theirs))


def compare(browser, pages, calculate=ours):
    comparison = Comparison()
    for number, (scheme, width) in enumerate(CONDITIONS):
        page = browser.new_page(viewport={"width": width, "height": HEIGHT}, color_scheme=scheme)
        for path in pages if ALL_CONDITIONS else pages[number // 2::2]:
            page.goto(pathlib.Path(path).as_uri())
            comparison.page(page, path, scheme, width, calculate(path, scheme, width))
        page.close()
    return comparison


# MARK: generated pages

ELEMENTS = ["div", "p", "span", "section", "ul", "li", "a", "em", "strong", "code", "pre", "h1", "h2", "h3", "small",
            "sub", "blockquote", "figure", "table", "mark", "abbr", "ol", "dl", "dt", "dd", "b", "i", "kbd", "s", "q"]
CLASSES = ["a", "b", "c", "d", "e", "f"]
LENGTHS = ["0", "1px", "2.5px", "1em", "0.5rem", "1.5em", "10pt", "1vw", "2vh", "calc(1em + 2px)", "max(3px, 1em)",
           "clamp(1px, 2vw, 20px)", "1in", "5mm", "min(10px, 1rem)", "calc(2 * (1px + 0.25em))"]
COLORS = ["red", "#123", "#12345678", "rgb(10 20 30)", "rgb(10% 20% 30% / 50%)", "hsl(120 50% 50%)", "hsl(20deg 10% 90% / .3)",
          "hwb(200 20% 10%)", "lab(50 20 -30)", "lch(60% 40 200)", "oklab(0.6 0.1 -0.1)", "oklch(.7 .1 150 / .5)",
          "color(srgb 0.1 0.2 0.3)", "color(display-p3 1 0 0.5)", "color-mix(in srgb, red, blue)", "currentcolor",
          "color-mix(in oklch, red 30%, blue)", "color-mix(in hsl, yellow, teal 20%)", "light-dark(#eee, #222)", "Canvas",
          "color-mix(in srgb, currentcolor 40%, white)", "transparent", "LinkText", "rgb(from red r g 100)",
          "oklch(from teal l c calc(h + 90))", "hsl(from #123456 h s 50%)", "color(xyz 0.2 0.3 0.1)", "rebeccapurple",
          "color-mix(in lab, rgb(1 2 3), white 70%)", "lab(none 10 20)", "var(--tone)", "var(--missing, green)"]


def value(random_):
    """Returns a declaration, which may be invalid."""
    length = lambda: random_.choice(LENGTHS)
    color = lambda: random_.choice(COLORS)
    pick = lambda *words: random_.choice(words)
    return random_.choice([
        # In some elements, Chromium does not notice that a `color` mixed with `currentcolor` depends on the color of
        # the parent.
        lambda: "color: " + color().replace("currentcolor", "teal"), lambda: "background-color: " + color(), lambda: "border-color: %s %s" % (color(), color()),
        lambda: "border: %s %s %s" % (pick("1px", "thin", "0.4px", "3.7px", "1em"), pick("solid", "dashed", "none", "double"), color()),
        lambda: "border-inline-start: 2px solid", lambda: "border-block-width: thick", lambda: "border-style: solid none",
        lambda: "font-size: " + pick("12px", "1.2em", "80%", "larger", "smaller", "x-large", "small", "1.1rem", "calc(1em + 1px)"),
        lambda: "font-weight: " + pick("bold", "bolder", "lighter", "350", "normal", "900"),
        lambda: "line-height: " + pick("1.5", "20px", "150%", "normal", "1.2em", "calc(1em * 1.4)"),
        lambda: "font-family: " + pick("serif", "monospace", "Arial, sans-serif", "'A B', A B, monospace", "system-ui"),
        lambda: "font: " + pick("italic bold 12px/1.5 serif", "small-caps 1.2em monospace", "300 14px/20px Arial, sans-serif"),
        lambda: "letter-spacing: " + pick("normal", "1px", "0.1em", "0"), lambda: "word-spacing: " + pick("normal", "2px", ".2em"),
        lambda: "text-align: " + pick("center", "start", "end", "justify", "left"), lambda: "text-indent: " + length(),
        lambda: "text-transform: " + pick("uppercase", "none", "capitalize"),
        lambda: "text-decoration: " + pick("underline", "none", "line-through red", "underline dotted 2px", "overline underline"),
        lambda: "text-shadow: 1px 1px %s" % color(), lambda: "box-shadow: 0 1px 2px %s, inset 0 0 1em red" % color(),
        lambda: "outline: 2px solid %s" % color(), lambda: "outline-offset: " + length(),
        lambda: "margin: %s %s" % (length(), length()), lambda: "padding: %s" % length(), lambda: "padding-inline: %s 3px" % length(),
        lambda: "margin-block-start: " + length(), lambda: "border-radius: %s %s / 2px" % (length(), length()),
        lambda: "border-start-end-radius: 5px", lambda: "display: " + pick("block", "inline", "flex", "grid", "inline-block", "none", "contents", "inline flex", "list-item"),
        lambda: "position: " + pick("relative", "absolute", "static", "sticky", "fixed"), lambda: "float: " + pick("left", "right", "none", "inline-start"),
        lambda: "overflow: " + pick("hidden", "auto", "visible", "scroll visible", "clip", "clip auto"),
        lambda: "opacity: " + pick("0.5", "50%", "2", "calc(1 / 3)", "1"), lambda: "visibility: " + pick("hidden", "visible", "collapse"),
        lambda: "white-space: " + pick("nowrap", "pre", "pre-wrap", "normal", "pre-line"), lambda: "direction: " + pick("rtl", "ltr"),
        lambda: "writing-mode: " + pick("vertical-rl", "horizontal-tb", "vertical-lr"), lambda: "z-index: " + pick("1", "auto", "-3"),
        lambda: "flex: " + pick("1", "none", "auto", "2 3 10px", "0 0 5rem", "initial"), lambda: "gap: %s %s" % (length(), length()),
        lambda: "align-items: " + pick("center", "start", "baseline", "safe end"), lambda: "place-content: " + pick("center", "start end", "space-between"),
        lambda: "justify-content: " + pick("space-between", "normal", "flex-end"), lambda: "order: " + pick("1", "-2"),
        lambda: "grid-area: " + pick("1 / 2", "a", "1 / span 2 / 3", "auto"), lambda: "grid-auto-flow: " + pick("column dense", "row"),
        lambda: "list-style: " + pick("none", "square inside", "decimal", "'x' outside", "url(a.png) circle"),
        lambda: "vertical-align: " + pick("middle", "top", "2px", "sub"), lambda: "cursor: " + pick("pointer", "auto", "help"),
        lambda: "transition: " + pick("color .2s", "all 1s ease-in 200ms", "opacity 1s cubic-bezier(.1,.2,.3,1), color 2s steps(3)", "none"),
        lambda: "animation: " + pick("x 1s infinite", "none", "y 200ms ease-out both paused, z 1s"),
        lambda: "background: " + pick("red", "url(a.png) no-repeat center / cover", "linear-gradient(red, blue) 0 0 / 10px 20px repeat-x", "none", "var(--tone)", "url(a.png) right 10px bottom 5px, fixed #fff"),
        lambda: "background-position: " + pick("left", "10px 20%", "right 3px top 1em", "center bottom"), lambda: "background-size: " + pick("auto", "10px auto", "50%", "cover", "1em 2em"),
        lambda: "transform: " + pick("none", "rotate(45deg)", "translate(1em, 2px) scale(2)", "skewX(10deg)", "matrix(1, 0, 0, 1, 2, 3)"),
        lambda: "filter: " + pick("none", "blur(2px)", "brightness(50%) contrast(1.2)", "drop-shadow(1px 2px red)"),
        lambda: "text-overflow: ellipsis", lambda: "aspect-ratio: " + pick("16 / 9", "1.5", "auto 2 / 1"), lambda: "object-fit: cover",
        lambda: "columns: " + pick("2", "10em", "3 200px"), lambda: "column-rule: 1px solid red", lambda: "tab-size: " + pick("4", "2em"),
        lambda: "max-width: " + pick("none", "50%", "30em", "calc(100% - 2em)"), lambda: "caret-color: " + color(), lambda: "accent-color: " + color(),
        lambda: "fill: " + color(), lambda: "stroke-width: " + pick("1", "2px", "1em"), lambda: "all: " + pick("unset", "initial", "revert"),
        lambda: "color: inherit", lambda: "display: revert", lambda: "margin: revert", lambda: "font-size: unset", lambda: "border: initial",
        lambda: "padding: var(--space) var(--missing)", lambda: "padding: var(--space)", lambda: "border: var(--line)", lambda: "font-size: var(--size)",
        lambda: "--tone: " + color(), lambda: "--space: %s %s" % (length(), length()), lambda: "--line: 2px dotted var(--tone)", lambda: "--size: calc(var(--base) * 2)",
        lambda: "--base: " + pick("1em", "10px", "var(--size)"), lambda: "counter-reset: " + pick("x", "x 3 y"), lambda: "quotes: '<' '>'",
        lambda: "colr: red", lambda: "color: 10xx", lambda: "margin: 1", lambda: "width: red", lambda: "color-scheme: " + pick("dark", "light", "light dark"),
        lambda: "will-change: transform", lambda: "user-select: none", lambda: "inset: 1px auto", lambda: "clip-path: inset(10% 2px)", lambda: "text-underline-offset: .2em",
    ])()


def selector(random_, depth=0):
    compound = random_.choice(["", random_.choice(ELEMENTS)])
    for _ in range(random_.randint(0, 2)):
        compound += random_.choice([
            lambda: "." + random_.choice(CLASSES), lambda: "#i%d" % random_.randint(0, 20), lambda: "[title]", lambda: "[title^=x i]",
            lambda: ":first-child", lambda: ":nth-child(2n + 1)", lambda: ":last-of-type", lambda: ":empty", lambda: ":only-child",
            lambda: ":not(.%s)" % random_.choice(CLASSES), lambda: ":is(.a, p > .b)", lambda: ":where(div, .c)", lambda: ":hover",
            lambda: ":has(> .%s)" % random_.choice(CLASSES), lambda: ":lang(de)", lambda: ":dir(rtl)", lambda: ":nth-last-child(-n + 2 of .a, .b)", lambda: ":nope",
        ])()
    compound = compound or "*"
    if depth < 3 and random_.random() < 0.4:
        return selector(random_, depth + 1) + random_.choice([" ", " > ", " + ", " ~ "]) + compound
    return compound


def rule(random_, depth=0):
    body = "; ".join(value(random_) + random_.choice(["", "", "", " !important"]) for _ in range(random_.randint(1, 5)))
    if depth < 2 and random_.random() < 0.2:
        body += "; " + random_.choice(["&", "& ", "> ", ""]) + selector(random_).lstrip() + " { " + value(random_) + " } " + value(random_)
    text = ", ".join(selector(random_) for _ in range(random_.randint(1, 2))) + " { " + body + " }"
    if random_.random() < 0.25:
        text = random_.choice([
            "@media (width < 500px)", "@media (prefers-color-scheme: dark)", "@media print", "@layer one", "@layer two", "@layer one.inner",
            "@supports (display: grid)", "@supports not (colr: red)", "@media (min-width: 30em) and (hover)", "@scope (.a) to (.b)"]) + " { " + text + " }"
    return text


def tree(random_, depth, counter):
    name = random_.choice(["div", "section", "ul", "p", "span", "blockquote"] if depth < 3 else ELEMENTS)
    if depth < 4 and name == "p":
        name = "div"
    # Elements that the HTML parser would move are not nested in one another.
    name = {"li": "div", "dt": "div", "dd": "div", "table": "figure", "a": "em", "p": "span", "h1": "b", "h2": "b", "h3": "b", "pre": "code"}.get(name, name) if depth > 1 else name
    attributes = ""
    if random_.random() < 0.6:
        attributes += ' class="%s"' % " ".join(random_.sample(CLASSES, random_.randint(1, 2)))
    if random_.random() < 0.3:
        counter[0] += 1
        attributes += ' id="i%d"' % counter[0]
    if random_.random() < 0.15:
        attributes += random_.choice([' title="xyz"', ' lang="de"', ' dir="rtl"', ' dir="auto"', ' hidden=""'])
    if random_.random() < 0.15:
        attributes += ' style="%s"' % "; ".join(value(random_) for _ in range(2)).replace('"', "'")
    inner = "".join(tree(random_, depth + 1, counter) for _ in range(random_.randint(0, 3) if depth < 6 else 0))
    return "<%s%s>%s%s</%s>" % (name, attributes, random_.choice(["", "text", "\u05d0"]), inner, name)


# The root sets its color, because Chromium inherits black even in dark mode, where the initial value is white.
PAGE = """<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml" style="color: CanvasText !important"><head><meta charset="utf-8"/><title>x</title>%s<style>/*<![CDATA[*/
%s
/*]]>*/</style></head><body>%s</body></html>"""


def generate(folder, count, seed=1):
    random_ = random.Random(seed)
    paths = []
    for number in range(count):
        layers = "@layer two, one;\n@property --base { syntax: '<length>'; inherits: true; initial-value: 7px }\n" if number % 3 == 0 else ""
        sheet = layers + "\n".join(rule(random_) for _ in range(40))
        body = "".join(tree(random_, 0, [0]) for _ in range(6))
        path = pathlib.Path(folder) / ("page%d.html" % number)
        # Neither the XML reader nor the HTML parser may read the stylesheet as markup, so PAGE encloses it in a CDATA
        # section whose delimiters are in CSS comments.
        path.write_text(PAGE % (random_.choice(["", '<meta name="color-scheme" content="light dark"/>']), sheet, body), encoding="utf-8")
        paths.append(path)
    return paths


def check(browser, folder):
    stories = sorted((SITE / "stories").glob("*.html"))
    stories = stories[::max(1, len(stories) // STORIES)][:STORIES]
    with tempfile.TemporaryDirectory() as temporary:
        comparison = compare(browser, stories + generate(temporary, PAGES))
    different = sum(comparison.differences.values())
    total = max(1, comparison.counts["all"])
    failures = ["%d times %s of %s: %s" % (count, key[1], key[0], comparison.examples[key])
                for key, count in comparison.differences.most_common()]
    summary = "%d properties, %d values, %.3f %% agree" % (
        len(comparison.properties), total, 100 - 100 * different / total)
    if different <= total / 1000:
        # Up to this number, differences are tolerated, but the first twelve are listed.
        for failure in failures[:12]:
            print("styles: differs " + failure)
        failures = []
    return summary, failures
