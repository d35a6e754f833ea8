"""Compares accessible names: the table that the Swift tests read must agree with Chromium's accessibility tree."""

import pathlib

TABLE = pathlib.Path(__file__).resolve().parent / "fixtures" / "names.txt"
PAGE = 'data:application/xhtml+xml,<html xmlns="http://www.w3.org/1999/xhtml"><body><main></main></body></html>'
SPACES = {"svg": "http://www.w3.org/2000/svg", "math": "http://www.w3.org/1998/Math/MathML"}
SHOW = "markup => { document.querySelector('main').innerHTML = markup; }"


def rows():
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            markup, said = line.split(" == ", 1)
            name, _, description = said.partition(" ; ")
            yield markup, ("" if name == "-" else name), description


def said(session, page, markup):
    for name, space in SPACES.items():
        markup = markup.replace("<" + name, '<%s xmlns="%s"' % (name, space))
    page.evaluate(SHOW, markup)
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "#t"})["nodeId"]
    tree = session.send("Accessibility.getPartialAXTree", {"nodeId": node, "fetchRelatives": False})
    found = tree["nodes"][0]
    texts = (found.get(key, {}).get("value") or "" for key in ("name", "description"))
    # Chromium sometimes keeps a trailing space. No-break spaces belong to the name and are not stripped.
    return tuple(text.strip(" ") for text in texts)


def check(browser, folder):
    page = browser.new_page()
    page.goto(PAGE)
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    failures, count = [], 0
    for markup, name, description in rows():
        count += 1
        found = said(session, page, markup)
        if found != (name, description):
            failures.append("%s: Chromium says %r, the table %r" % (markup, found, (name, description)))
    page.close()
    return "%d names" % count, failures
