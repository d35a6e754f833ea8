"""Performs typical tasks in a gallery that is opened from a folder, starting at its index, and counts the clicks.

Each task must take at most three clicks. Then pages of many kinds are checked: they must not scroll sideways at 320
pixels, their links and buttons must be at least 24 pixels high, and at most three tab stops, not counting the links of
the breadcrumb, may come before the content. SITE is the gallery, by default `_site`.
"""

import hashlib
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SITE = pathlib.Path(os.environ.get("SITE", ROOT / "_site")).resolve()
GALLERY = ROOT / os.environ.get("BIN", ".build/debug") / "gallery"
MOST_CLICKS = 3
PAGES = [
    "index.html", "all-stories.html", "everything.html", "coverage.html", "design-tokens.html", "components/badge.html", "components/todo-row.html",
    "stories/badge--badge-accent.html", "stories/todo-row--with-everything.html", "ar/stories/text-field--text-invalid.html",
    "bare/badge--badge-accent.html", "forms-fields.html", "pages/writing-stories.html", "ar/pages/guidelines/showing-a-state.html",
]

# Returns the links and buttons that are less than 24 pixels high. Those in sentences (WCAG 2.5.8), tables and
# components, and the links that skip to the content, may be smaller.
LOW = """() => [...document.querySelectorAll("a, button, summary")].filter(e => !e.closest(".stage, .screen, .skip, p:not(.foot), table"))
  .filter(e => e.checkVisibility() && e.getClientRects().length)
  .map(e => [e.textContent.trim().slice(0, 40), Math.max(e.getBoundingClientRect().height, e.parentElement.matches("li, h2, dd") ? e.parentElement.getBoundingClientRect().height : 0)])
  .filter(([text, height]) => height < 24)"""


class Visit:
    """One task: a page, which starts at the index, and the number of clicks so far."""

    def __init__(self, page):
        self.page, self.clicks = page, 0
        page.goto((SITE / "index.html").as_uri())

    def click(self, selector):
        element = self.page.locator(selector).first
        target = element.evaluate("element => element.closest('a')?.href")
        element.click()
        if target:
            self.page.wait_for_url(target)
        self.clicks += 1
        return self

    def component(self, name):
        return self.click(".cards a[href='components/%s.html']" % name)

    def story(self, component, story):
        return self.component(component).click(".story h2 a[href$='/%s--%s.html']" % (component, story))

    def look(self, number):
        element = self.page.locator(".look iframe").nth(number)
        element.scroll_into_view_if_needed()
        frame = element.element_handle().content_frame()
        frame.wait_for_selector("main")
        # On a busy machine, styles may be loaded later than the first elements.
        frame.wait_for_load_state()
        return frame

    def panel(self, name):
        self.click(".panels summary:text-is('%s')" % name)
        return self.page.locator(".panels details[open] pre code").first.inner_text()

    def panel_text(self, name):
        self.click(".panels summary:has-text('%s')" % name)
        return self.page.locator(".panels details[open] li").first.inner_text()


def find(visit):
    return visit.page.locator(".cards a:has-text('Row')").count() >= 5 and visit.component("todo-row").page.title().startswith("TodoRow")


def together(visit):
    visit.component("badge")
    tops = visit.page.locator(".story > .stage").evaluate_all("all => all.map(e => e.getBoundingClientRect().bottom)")
    return sum(top <= 900 for top in tops) >= 3


def widths(visit):
    visit.story("badge", "badge-accent")
    return [visit.look(number).evaluate("innerWidth") for number in range(3)] == [390, 820, 1280]


def schemes(visit):
    visit.story("badge", "badge-accent")
    ask = "matchMedia('(prefers-color-scheme: dark)').matches"
    return [visit.look(number).evaluate(ask) for number in (3, 4)] == [False, True]


def directions(visit):
    visit.story("badge", "badge-accent")
    frames = [visit.look(number).evaluate("document.documentElement.dir") for number in (5, 6)]
    visit.click(".languages a[hreflang=ar]")
    return frames == ["ltr", "rtl"] and visit.page.url.endswith("/ar/stories/badge--badge-accent.html")


def sizes(visit):
    visit.story("badge", "badge-accent")
    ask = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    found = [round(visit.look(number).evaluate(ask) / 16 * 100) for number in range(7, 12)]
    return found == [82, 135, 165, 235, 312]


def swift(visit):
    code = visit.story("badge", "badge-accent").panel("Swift")
    return "Story(" in code and "Badge(" in code


def html(visit):
    text = visit.story("badge", "badge-accent").panel("HTML")
    return text.startswith("<span class=") and "data-" not in text and "../" not in text


def tree(visit):
    return visit.story("todo-row", "with-everything").panel("Accessibility tree").startswith(("#", "-"))


def permalink(visit):
    return visit.story("badge", "badge-accent").page.url.endswith("/stories/badge--badge-accent.html")


def relations(visit):
    visit.component("contact-card").click("#page_uses a, #page_used-by a")
    return "/components/" in visit.page.url


def uncovered(visit):
    return visit.click("main a[href='coverage.html']").page.title().startswith("Coverage")


def guidelines(visit):
    return visit.component("todo-row").page.locator(".story .notes").count() > 0


def tokens(visit):
    visit.click("nav a[href='design-tokens.html']")
    return ":1" in visit.page.locator("main").inner_text()


def neighbors(visit):
    return visit.story("badge", "badge-accent").click(".pager a[rel=next]").page.url.endswith("badge--badge-alert.html")


def variant(visit):
    """Follows a link from one variant of a story to another. Both pages must show their properties without a script."""
    visit.story("badge", "badge-accent")
    current = visit.page.locator(".variants [aria-current=true]").all_inner_texts()
    visit.click(".variants a:has-text('.alert')")
    return current == [".accent"] and visit.page.locator(".variants [aria-current=true]").all_inner_texts() == [".alert"]


def appearance(visit):
    """Selects the dark appearance: the page and its frames must become dark, except for frames that show a fixed color
    scheme."""
    visit.story("badge", "badge-accent")
    visit.page.check("#page_dark")
    visit.clicks += 1
    ask = "matchMedia('(prefers-color-scheme: dark)').matches"
    live = visit.page.locator(".live iframe").element_handle().content_frame()
    live.wait_for_function(ask)
    frames = [visit.look(number).evaluate(ask) for number in (0, 3, 4)]
    dark = visit.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    visit.page.check("#page_light")
    live.wait_for_function("!" + ask)
    light = visit.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return frames == [True, False, True] and dark == "rgb(17, 20, 19)" and light == "rgb(246, 247, 244)"


def outlines(visit):
    visit.story("badge", "badge-accent")
    frame = visit.look(visit.page.locator(".look").count() - 1)
    # The fragment of the address takes effect once the frame is loaded.
    frame.wait_for_function("document.querySelector(':target') !== null")
    return frame.evaluate("getComputedStyle(document.querySelector('main *')).outlineStyle") == "solid"


def motion(visit):
    page = visit.story("loading-state", "loading-in-words").page
    usual, reduced = visit.look(page.locator(".look").count() - 2), visit.look(page.locator(".look").count() - 1)
    names = [frame.evaluate("getComputedStyle(document.querySelector('.spinner')).animationName") for frame in (usual, reduced)]
    return names == ["spinner-turn", "none"]


def changes(visit):
    if not GALLERY.is_file():
        return None
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        visit.page.goto((released(folder) / "index.html").as_uri())
        visit.click("main a[href='changes.html']")
        sentence = visit.page.locator("#page_changed li").first.inner_text()
        return "“Once” became" in sentence and visit.click("#page_changed a").panel_text("Changes").startswith("Badge")


def released(folder):
    """Builds the gallery with its changes since a release in which one badge had a different text. Returns the folder
    of the site."""
    page, manifest = "bare/badge--badge-accent.html", (SITE / "manifest.sha256").read_text()
    former = re.sub(r'(<span class="badge[^>]*>)[^<]*', r"\1Once", (SITE / page).read_text(), count=1)
    (folder / "release/bare").mkdir(parents=True)
    (folder / "release" / page).write_text(former)
    digest = hashlib.sha256(former.encode()).hexdigest()
    (folder / "release/manifest.sha256").write_text(re.sub(r"(?m)^\w{64}(  %s)$" % re.escape(page), digest + r"\1", manifest))
    subprocess.run(
        [GALLERY, "build", "--site", ROOT / "site", "--output", folder / "site", "--since", folder / "release", "--no-sync"],
        check=True, capture_output=True)
    return folder / "site"


JOBS = [find, together, widths, schemes, directions, sizes, swift, html, tree, permalink, relations, uncovered, guidelines, tokens, neighbors, variant, appearance, outlines, motion, changes]


def check(browser, folder):
    if not SITE.is_dir():
        return "skipped: %s does not exist" % SITE.name, []
    failures, clicks, left = [], [], []
    # No color scheme is emulated, because that would override the color schemes of the frames.
    page = browser.new_page(viewport={"width": 1280, "height": 900}, color_scheme="null")
    for job in JOBS:
        try:
            visit = Visit(page)
            done = job(visit)
            if done is None:
                left.append(job.__name__)
                continue
            if not done:
                failures.append("%s: not done, on %s" % (job.__name__, page.url))
            if visit.clicks > MOST_CLICKS:
                failures.append("%s: %d clicks" % (job.__name__, visit.clicks))
            clicks.append(visit.clicks)
        except Exception as error:  # A job that gets stuck has failed.
            failures.append("%s: %s" % (job.__name__, str(error).splitlines()[0]))
    for path in PAGES:
        if not (SITE / path).is_file():
            failures.append("%s is not there" % path)
            continue
        page.set_viewport_size({"width": 320, "height": 640})
        page.goto((SITE / path).as_uri())
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > 320:
            failures.append("%s: %d pixels wide at 320" % (path, width))
        page.set_viewport_size({"width": 1280, "height": 900})
        for text, height in page.evaluate(LOW):
            failures.append("%s: “%s” is %.0f pixels high" % (path, text, height))
        if not path.startswith("bare/"):
            stops = 0
            while stops < 9 and not page.evaluate("!!document.activeElement.closest('main')"):
                page.keyboard.press("Tab")
                stops += 1
            crumbs = page.locator(".breadcrumb a").count()
            if stops - 1 - crumbs > 3:
                failures.append("%s: %d tab stops before the content" % (path, stops - 1))
    page.close()
    summary = "%d jobs in %d clicks, %d kinds of pages" % (len(clicks), sum(clicks), len(PAGES))
    return summary + ("; skipped: %s" % ", ".join(left) if left else ""), failures
