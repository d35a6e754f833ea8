"""Compares the HTML reader with Chromium: random documents and fragments must have the same trees.

`browser-pages` writes the cases with the reader's trees. PARSING_CASES is the number of cases, by default 4000.
"""

import json
import pathlib
import re

SCRIPT = (pathlib.Path(__file__).resolve().parent / "parsing.js").read_text(encoding="utf-8")
BATCH = 500

# Cases in which Chromium does not follow the HTML Standard. If a comment does not mention Chromium, it states what the
# Standard requires.
KNOWN = [
    # U+0000: Chromium drops it before the tree is built, or replaces it with U+FFFD, by its own rules. In the Standard,
    # it implies a body (13.2.6.4.6), becomes U+FFFD in RCDATA (13.2.5.2), and is left out after "<" and in a CDATA
    # section that is read as HTML (13.2.6.4.7).
    lambda markup, context: "\0" in markup,
    # U+FFFD written as a character reference is an ordinary character (13.2.6.4.7), so no frameset may follow it.
    lambda markup, context: "<frameset" in markup.lower() and ("&#0;" in markup or "&#x110000;" in markup),
    # In a fragment whose context is a select, <input> is ignored (13.2.6.4.7).
    lambda markup, context: "<input" in markup.lower() and context == "select",
    # <search> is a special element (13.2.4.2).
    lambda markup, context: "<search" in markup.lower(),
    # In a fragment of SVG or MathML, an end tag that closes nothing is ignored (13.2.6.5).
    lambda markup, context: context.startswith(("svg ", "math ")) and "</" in markup,
    # In HTML content, the name of an end tag is not changed to SVG's mixed case (13.2.6.5).
    lambda markup, context: "</foreignobject" in markup.lower(),
    # In a template, </form> also closes what is open in the form, and a form in a table is ignored (13.2.6.4.7 and 9).
    lambda markup, context: "<form" in markup.lower() and ("<template" in markup.lower() or context == "template"),
    # In a template, metadata content does not change the insertion mode (13.2.6.4.16).
    lambda markup, context: ("<template" in markup.lower() or context == "template")
    and any("<" + name in markup.lower() for name in ("base", "bgsound", "noframes", "title")),
    # Whitespace after the body reconstructs the active formatting elements (13.2.6.4.17).
    lambda markup, context: "</body" in markup.lower() or "</html" in markup.lower(),
    # Chromium drops a line feed in a tag when a carriage return was in the tag before it, though not directly before it
    # (13.2.3.5).
    lambda markup, context: re.search(r"<[^>]*\r[^\n>]+\n", markup) is not None,
    # The end of the input also ends pending table text in a template (13.2.6.4.10).
    lambda markup, context: "<template" in markup.lower() and context == "colgroup",
]


def batches(lines):
    batch = []
    for line in lines:
        batch.append(json.loads(line))
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def check(browser, folder):
    page = browser.new_page()
    failures, count, excused = [], 0, 0
    with open(pathlib.Path(folder) / "parsing.jsonl", encoding="utf-8") as file:
        for batch in batches(file):
            found = page.evaluate(SCRIPT, [[case["markup"], case["context"]] for case in batch])
            count += len(batch)
            for case, tree in zip(batch, found):
                if tree == case["tree"]:
                    continue
                if any(known(case["markup"], case["context"]) for known in KNOWN):
                    excused += 1
                else:
                    place = " in <%s>" % case["context"] if case["context"] else ""
                    failures.append("%r%s:\nChromium:\n%sthe reader:\n%s" % (case["markup"], place, tree, case["tree"]))
    page.close()
    return "%d documents and fragments, %d where Chromium departs from the Standard" % (count, excused), failures
