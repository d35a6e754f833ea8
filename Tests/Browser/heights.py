"""Measures the layout of rows: flexible rows share the remaining height equally, and rows of lists are high enough to
tap, adapt to large text and align their labels. Frames on the pages about stories have about the height of the stories
in them.

The markup is that of the views, which is checked by their own tests. The styles are those of the themes. The frames are
those of the gallery in `_site`, or in the folder specified by SITE.
"""

import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
THEMES = ROOT / "themes"
SITE = pathlib.Path(os.environ.get("SITE", ROOT / "_site")).resolve()

SCREEN = """<!DOCTYPE html><html lang="en"><body class="chrome"><main><div class="screen">
<div class="head"><div class="spacer flexible"></div></div><ul class="rows">%s</ul>
<div class="foot"><p class="flexible">A view of one's own</p></div></div></main></body></html>"""

ROWS = {"default": 44, "subtitle": 44, "value": 44, "header": 0}
LIST = """<!DOCTYPE html><html lang="en"><body><div class="list"><section class="list-section"><ul class="list-items">
%s</ul></section></div></body></html>""" % "".join(
    '<li class="list-item"><div class="list-row %s"></div></li>' % name for name in ROWS)
VALUE = """<!DOCTYPE html><html lang="en"><body><div class="list"><div class="list-row value">
<span class="list-image"><svg width="24" height="24"></svg></span><span class="list-text"><span class="list-primary">Next</span>
<span class="list-secondary">7 min</span></span></div></div></body></html>"""
ALIGNMENTS = ["left", "center", "right", "justified"]
LABELS = """<!DOCTYPE html><html lang="en" dir="%s"><body><div class="list"><section class="list-section"><ul class="list-items">
<li class="list-item"><div class="list-cell"><p class="label" dir="auto">a</p><p class="label" dir="auto">\u05d0</p>%s</div></li>
</ul></section></div></body></html>"""
BELOW = """() => {
    const box = name => document.querySelector('.list-' + name).getBoundingClientRect();
    return [box('text').top >= box('image').bottom, box('secondary').top >= box('primary').bottom];
}"""


def styled(browser, markup, theme, height=2000, width=1000):
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(markup)
    for file in (THEMES / "components/assets/components.css", THEMES / theme / "assets/style.css"):
        page.add_style_tag(content=file.read_text(encoding="utf-8"))
    return page


def heights(page, selector):
    return page.eval_on_selector_all(selector, "all => all.map(one => one.getBoundingClientRect().height)")


def flexible(browser, theme, count):
    """Checks that flexible headers, footers and rows have equal heights, and that an inflexible row keeps its
    height."""
    rows = '<li class="row"><div class="spacer flexible"></div></li>' * count
    rows += '<li class="row"><div style="block-size: 30px"></div></li>'
    page = styled(browser, SCREEN % rows, theme)
    found = heights(page, ".row:has(> .flexible), .head, .foot")
    fixed = heights(page, ".row:not(:has(> .flexible))")
    page.close()
    failures = []
    if max(found) - min(found) > 1 or min(found) < 50:
        failures.append("%s, %d rows: flexible heights are %s" % (theme, count, found))
    if fixed != [30]:
        failures.append("%s, %d rows: the row of 30 pixels is %s high" % (theme, count, fixed))
    return failures


def crowded(browser, theme):
    """Checks that flexible rows take up almost no space if none is left over, and that the other content is not cut
    off."""
    rows = '<li class="row"><div class="spacer flexible"></div></li><li class="row"><div style="block-size: 3000px"></div></li>'
    page = styled(browser, SCREEN % rows, theme, height=600)
    found = heights(page, ".row")
    page.close()
    return [] if found[0] <= 1 and found[1] == 3000 else ["%s: crowded rows are %s high" % (theme, found)]


def rows(browser, theme):
    page = styled(browser, LIST, theme)
    found = dict(zip(ROWS, heights(page, ".list-row")))
    page.close()
    wrong = {name: found[name] for name, height in ROWS.items() if (found[name] < 44) != (height < 44)}
    return ["%s: rows of lists are %s high" % (theme, wrong)] if wrong else []


def aligned(browser, theme):
    """Checks that labels in lists are aligned as their class says or, without one, at the line start of the page,
    whatever the direction of their text."""
    failures = []
    for direction, start in (("ltr", "left"), ("rtl", "right")):
        labels = "".join('<p class="label align-%s" dir="auto">a</p>' % name for name in ALIGNMENTS)
        page = styled(browser, LABELS % (direction, labels), theme)
        found = page.eval_on_selector_all("p", "all => all.map(one => getComputedStyle(one).textAlign)")
        page.close()
        if found != [start, start, "left", "center", "right", "justify"]:
            failures.append("%s, %s: labels in a list are aligned %s" % (theme, direction, found))
    return failures


def large(browser, theme):
    """Checks that the image is above the text and the value below it if the letters are large for the width, and that
    they are side by side otherwise."""
    failures = []
    for width, expected in ((1000, [False, False]), (220, [True, True])):
        page = styled(browser, VALUE, theme, width=width)
        found = page.evaluate(BELOW)
        page.close()
        if found != expected:
            failures.append("%s, %d pixels: text below the image, value below the text: %s" % (theme, width, found))
    return failures


# Stories with description lists, tables and lists, which themes lay out differently.
STORIES = [
    "format-sample--minutes.html", "format-sample--numbers.html", "todo-row--with-everything.html", "badge--badge-accent.html",
    "text-field--text-invalid.html",
]
FRAME = re.compile(r'<iframe src="\.\./(bare/[^"#]*)" title="[^"]*" width="(\d+)" height="(\d+)"')
# On narrow screens, the gallery's own stylesheet arranges the columns of this component vertically. An estimate that is
# made from the markup cannot take that into account.
OWN_STYLES, NARROW = "format-sample--", 640
# How much higher and lower than its story a frame may be, in pixels.
TOO_HIGH, TOO_LOW = 130, 60
STORY = "() => Math.max(...[...document.querySelector('main').children].map(e => e.getBoundingClientRect().bottom)) + 24"


def frames(browser):
    """Checks the estimated heights of frames against the heights of the stories in them."""
    failures = []
    for name in STORIES:
        for path, width, height in sorted(set(FRAME.findall((SITE / "stories" / name).read_text(encoding="utf-8")))):
            if name.startswith(OWN_STYLES) and int(width) < NARROW:
                continue
            page = browser.new_page(viewport={"width": int(width), "height": 90})
            page.goto((SITE / path).as_uri())
            needed = page.evaluate(STORY)
            page.close()
            if not -TOO_LOW <= int(height) - max(88, needed) <= TOO_HIGH:
                failures.append("%s at %s pixels: the frame is %s high, the story %d" % (name, width, height, needed))
    return failures


def check(browser, folder):
    """Runs all checks. The pages are generated here or are those of the gallery; `folder` is not used."""
    failures = []
    for theme in ("default", "paper"):
        for count in (0, 1, 3):
            failures += flexible(browser, theme, count)
        failures += crowded(browser, theme) + rows(browser, theme) + large(browser, theme)
        failures += aligned(browser, theme)
    if not SITE.is_dir():
        return "heights in two themes; without frames, there is no %s" % SITE.name, failures
    return "heights in two themes, and frames of %d stories" % len(STORIES), failures + frames(browser)
