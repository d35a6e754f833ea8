"""Tests that every Character of a tappable label is hit where it is shown, and that a click there leads to the right
place.

For each Character of each label, the browser is asked which element is at the middle of the Character's box. It must be
the anchor of the run that the slow reference detector found there, or no anchor. Then real clicks are made: one on the
first or last Character of every piece of a run on a line, which must lead to the run's destination, and one on plain
text, which must lead nowhere.

Some Characters have no box and are only counted: line endings; characters without a width (joiners, isolated combining
marks, direction marks, soft hyphens); and an alef outside the anchor of the lam before it, if the font has one glyph
for both, which the browser assigns to the lam. Text that a label with `numberOfLines` cuts off must not be hit at all.
"""

import collections
import json
import pathlib
import unicodedata

from playwright.sync_api import TimeoutError

HERE = pathlib.Path(__file__).parent
LOOK = (HERE / "hits.js").read_text(encoding="utf-8")
VIEWPORT = {"width": 1000, "height": 600}

# Removes the fragment from the address and scrolls a line of the page to the middle of the window.
PREPARE = """y => {
  history.replaceState(null, "", location.pathname);
  scrollTo(0, y - innerHeight / 2);
  return scrollY;
}"""
# Waits until two frames have been drawn, so that a link has had time to change the address. Returns the address and the
# text of its target.
ARRIVED = """async () => {
  for (const _ of [1, 2]) await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  return [location.pathname.split("/").pop() + location.hash, document.querySelector(":target")?.textContent.trim()];
}"""
ALEFS = "\u0622\u0623\u0625\u0627"
# The maximum number of Characters that an ellipsis replaces at the end of the last line.
BEHIND_ELLIPSIS = 4


def kind_without_box(character, before):
    """Returns the reason why a Character has no box; None if it should have one."""
    categories = {unicodedata.category(scalar) for scalar in character}
    if character in ("\n", "\r", "\r\n"):
        return "line ends"
    if categories <= {"Cf", "Mn", "Me", "Cc"}:
        return "without width"
    if character[0] in ALEFS and before.startswith("\u0644"):
        return "joined with a lam before"
    return None


class Labels:
    """The checks of one site, with counts and failures."""

    def __init__(self, page, root):
        self.page, self.root = page, root
        self.counts = collections.Counter()
        self.failures = []

    def fail(self, case, character, message):
        self.failures.append("%s, label %d (%s), %r of %r: %s" % (
            case["page"], case["id"], case["layout"], character, case["text"], message))

    def open(self, name):
        self.page.goto((self.root / name).as_uri())

    def look(self, case):
        """Returns what the browser hits at each Character, with the Character and the index of its run."""
        seen = self.page.evaluate(LOOK, [case["id"], [length for _, length, _ in case["characters"]]])
        if seen["text"] != case["shown"]:
            self.fail(case, "", "the page shows %r" % seen["text"])
        units, offset, found = case["text"].encode("utf-16-le"), 0, []
        for (length, _, run), hit in zip(case["characters"], seen["characters"]):
            character = units[2 * offset:2 * (offset + length)].decode("utf-16-le")
            offset += length
            found.append((character, run, hit))
        return found

    def judge(self, case, found):
        """Compares the hits with the rules, and returns the Characters whose hits are correct."""
        right = []
        shown = [index for index, (_, _, hit) in enumerate(found) if "anchor" in hit]
        for index, (character, run, hit) in enumerate(found):
            before = found[index - 1][0] if index else ""
            wanted = case["runs"][run] if run >= 0 else None
            place = "%d,%d" % (wanted["start"], wanted["count"]) if wanted else None
            if hit["state"] == "no box":
                reason = kind_without_box(character, before)
                if reason is None:
                    self.fail(case, character, "it has no box")
                self.counts[reason] += 1
            elif hit["state"] == "below the label":
                if not case["lines"]:
                    self.fail(case, character, "it is below its label")
                elif hit["own"]:
                    self.fail(case, character, "it is cut away and is hit all the same")
                self.counts["cut away"] += 1
            elif "anchor" not in hit:
                self.fail(case, character, hit["state"])
            elif hit["anchor"] is None and case["lines"] and index in shown[-BEHIND_ELLIPSIS:] and wanted:
                self.counts["behind an ellipsis"] += 1
            elif hit["anchor"] != place:
                self.fail(case, character, "hit the anchor %s instead of %s" % (hit["anchor"], place))
            elif wanted and hit["value"] != wanted["value"]:
                self.fail(case, character, "hit an anchor for %r" % hit["value"])
            else:
                self.counts["hit"] += 1
                right.append((character, run, hit))
        return right

    def click(self, case, character, run, hit):
        """Clicks the middle of a Character, and checks where that leads."""
        wanted = case["runs"][run]["address"] if run >= 0 else case["page"]
        landing = case["runs"][run]["landing"] if run >= 0 else None
        top = self.page.evaluate(PREPARE, hit["y"])
        self.page.mouse.click(hit["x"], hit["y"] - top)
        self.counts["clicks"] += 1
        if wanted != case["page"]:
            # If the click leads somewhere else, the wait times out, and the address below shows where it led.
            try:
                self.page.wait_for_url("**/" + wanted)
            except TimeoutError:
                pass
        address, text = self.page.evaluate(ARRIVED)
        if address != wanted:
            self.fail(case, character, "a click leads to %s instead of %s" % (address, wanted))
        elif landing and text != landing:
            self.fail(case, character, "a click leads to %r instead of %r" % (text, landing))
        if address.partition("#")[0] != case["page"]:
            self.counts["clicks that left the page"] += 1
            self.open(case["page"])

    def clicks(self, right):
        """Yields what to click: the first or the last Character, alternating, of every piece of a run on a line, and
        one Character of plain text."""
        pieces, plain = {}, None
        for character, run, hit in right:
            if run < 0:
                plain = plain or (character, run, hit)
                continue
            pieces.setdefault((run, hit["line"]), []).append((character, run, hit))
        self.counts["pieces"] += len(pieces)
        for number, piece in enumerate(pieces.values()):
            yield piece[-(number % 2)]
        if plain:
            yield plain


def check(browser, folder):
    cases = json.loads((folder / "hits.json").read_text(encoding="utf-8"))
    page = browser.new_page(viewport=VIEWPORT)
    labels = Labels(page, folder / "hits")
    by_page = {}
    for case in cases:
        by_page.setdefault(case["page"], []).append(case)
    for name, on_page in by_page.items():
        labels.open(name)
        judged = [(case, labels.judge(case, labels.look(case))) for case in on_page]
        if labels.failures:
            continue
        for case, right in judged:
            for character, run, hit in labels.clicks(right):
                labels.click(case, character, run, hit)
    page.close()
    counts = labels.counts
    if counts["hit"] < 5000 or counts["clicks"] < 800:
        labels.failures.append("only %d Characters and %d clicks" % (counts["hit"], counts["clicks"]))
    detail = ", ".join("%d %s" % (counts[name], name) for name in sorted(counts) if name != "hit")
    return "%d labels, %d Characters hit; %s" % (len(cases), counts["hit"], detail), labels.failures
