"""Compares the HTML reader with Chromium: random documents and fragments give the same trees.

`browser-pages` writes the cases with the trees of the reader. PARSING_CASES=100000 makes it write more of them than usual.
"""

import json
import pathlib
import re

SCRIPT = (pathlib.Path(__file__).resolve().parent / "parsing.js").read_text(encoding="utf-8")
BATCH = 500

# Where Chromium does not do what the HTML Standard says.
KNOWN = [
    # U+0000: Chromium drops it before the tree is built, or makes U+FFFD of it, by its own rules. By the Standard it implies
    # a body (13.2.6.4.6), means U+FFFD in RCDATA (13.2.5.2), and is left out after "<" and in a CDATA section that is
    # read as HTML (13.2.6.4.7).
    lambda markup, context: "\0" in markup,
    # U+FFFD that is written as a reference is a character like others (13.2.6.4.7), so no frameset comes after it.
    lambda markup, context: "<frameset" in markup.lower() and ("&#0;" in markup or "&#x110000;" in markup),
    # An input is left out in a fragment of a select (13.2.6.4.7).
    lambda markup, context: "<input" in markup.lower() and context == "select",
    # The element search is special (13.2.4.2).
    lambda markup, context: "<search" in markup.lower(),
    # In a fragment of SVG or MathML an end tag that closes nothing is left out (13.2.6.5).
    lambda markup, context: context.startswith(("svg ", "math ")) and "</" in markup,
    # In HTML content an end tag has the name that is written, without the capitals of SVG (13.2.6.5).
    lambda markup, context: "</foreignobject" in markup.lower(),
    # In a template, </form> closes the form with what is open in it, and a form is left out in a table (13.2.6.4.7 and 9).
    lambda markup, context: "<form" in markup.lower() and ("<template" in markup.lower() or context == "template"),
    # In a template, all metadata content leaves the mode as it is (13.2.6.4.22).
    lambda markup, context: ("<template" in markup.lower() or context == "template")
    and any("<" + name in markup.lower() for name in ("base", "bgsound", "noframes", "title")),
    # White space after the body opens formatting elements again (13.2.6.4.19).
    lambda markup, context: "</body" in markup.lower() or "</html" in markup.lower(),
    # Chromium drops a line feed in a tag when a carriage return was in the tag before it, though not directly (13.2.3.5).
    lambda markup, context: re.search(r"<[^>]*\r[^\n>]+\n", markup) is not None,
    # Text in a table of a template ends with the input too (13.2.6.4.10).
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
