"""Compares accessibility snapshots, which Vitrine computes only from markup, with Chromium's accessibility tree.

fixtures/accessibility.txt contains pieces of markup with their snapshots; the Swift tests check that they are up to
date. If the folder contains `accessibility.json` with the snapshots of a site, some stories of each component and some
pages are also compared; with ACCESSIBILITY=all, all of them. Pages are compared without their styles, because snapshots
do not depend on styles.

Differences that are due to Chromium are handled in ROLES, SEEN_THROUGH, `node` and `fair`.
"""

import json
import os
import pathlib
import re
import unicodedata

TABLE = pathlib.Path(__file__).resolve().parent / "fixtures" / "accessibility.txt"
PAGE = 'data:application/xhtml+xml,<html xmlns="http://www.w3.org/1999/xhtml"><body></body></html>'
SPACES = {"svg": "http://www.w3.org/2000/svg", "math": "http://www.w3.org/1998/Math/MathML"}

# Chromium's roles and the names that snapshots use for them.
ROLES = {
    "RootWebArea": "document", "image": "img", "DescriptionList": "dl", "DisclosureTriangle": "summary", "DisclosureTriangleGrouped": "summary", "Abbr": "abbr",
    "Iframe": "iframe", "Video": "video", "Audio": "audio", "Canvas": "canvas", "SvgRoot": "graphics-document",
    "ColorWell": "color-field", "Date": "date-field", "DateTime": "datetime-local-field", "InputTime": "time-field",
    "MathMLMath": "math",
}
# Nodes of Chromium's tree that are left out, because they would not help a reader of the snapshot; their children are
# kept.
SEEN_THROUGH = {
    "LabelText", "Legend", "Figcaption", "MenuListPopup", "LineBreak", "none", "Ruby", "RubyAnnotation", "Pre",
    # A role of WAI-ARIA. `fair` removes it from snapshots, too.
    "rowgroup",
    # Roles of the WAI-ARIA 1.3 draft for headers and footers of sections, which ARIA in HTML calls generic.
    "sectionheader", "sectionfooter",
}
# Nodes that the browser draws and that are not in the page's markup.
DRAWN = {"InlineTextBox", "ListMarker"}
# Quotation marks and bullets that come from the browser's own stylesheet.
MARKS = {"\u201c", "\u201d", "\u2018", "\u2019", "\u2022", "\u25e6", "\u25aa"}
# Roles whose children are not compared: in Chromium, they are parts of the control as it is drawn.
FIELDS = {
    "textbox", "searchbox", "spinbutton", "slider", "meter", "progressbar", "color-field", "date-field", "time-field",
    "datetime-local-field", "month-field", "week-field", "file-field", "password-field", "video", "audio", "iframe", "img",
    "checkbox", "radio", "switch", "option", "button", "tab", "separator", "menuitemcheckbox", "menuitemradio",
}
STATES = {
    "level", "checked", "selected", "pressed", "expanded", "disabled", "required", "readonly", "invalid", "multiselectable",
    "modal", "busy", "live", "haspopup",
}
LINE = re.compile(r'^( *)- ([a-z-]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]="]+(?:=(?:"(?:[^"\\]|\\.)*"|[^\]"]+))?\])*)(?::(?: (.*))?)?$')
STATE = re.compile(r'\[([^\]="]+)(?:=("(?:[^"\\]|\\.)*"|[^\]"]+))?\]')


def unquoted(text):
    if not text or not text.startswith('"'):
        return text or ""
    one = lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]) if found[1] else chr(int(found[2], 16))
    return re.sub(r"\\(?:u\{([0-9A-F]+)\}|(.))", lambda f: chr(int(f[1], 16)) if f[1] else {"n": "\n", "t": "\t"}.get(f[2], f[2]), text[1:-1])


class Node:
    def __init__(self, role, name="", states=None, value="", description=""):
        self.role, self.name, self.states, self.value = role, " ".join(name.split()), states or {}, value
        self.description = " ".join(description.split())
        self.children = []

    def lines(self, depth=0):
        states = "".join(" [%s=%s]" % state for state in sorted(self.states.items()))
        about = " [description=%r]" % self.description if self.description else ""
        value = ": " + " ".join(self.value.split()) if self.value else ""
        yield "%s%s %r%s%s%s" % ("  " * depth, self.role, self.name, states, about, value)
        for child in self.children:
            yield from child.lines(depth + 1)


def snapshot(text):
    """Parses the text of a snapshot into a tree."""
    root = Node("root")
    stack = [(-1, root)]
    for line in text.splitlines():
        if not line or line.startswith("# "):
            continue
        found = LINE.match(line)
        if not found:
            raise ValueError("no line of a snapshot: " + line)
        depth = len(found[1]) // 2
        states = {name: unquoted(value) if value else "true" for name, value in STATE.findall(found[4] or "")}
        node = Node(found[2], unquoted(found[3]), states, unquoted(found[5]), states.pop("description", ""))
        while stack[-1][0] >= depth:
            stack.pop()
        stack[-1][1].children.append(node)
        stack.append((depth, node))
    return root


def said(nodes):
    """Returns the browser's tree in the same form as `snapshot`, with the names that snapshots use."""
    known = {node["nodeId"]: node for node in nodes}

    def add(found, around):
        role = found.get("role", {}).get("value", "none")
        if role in DRAWN or role == "StaticText" and str(found["name"].get("value")).strip() in MARKS:
            return
        inside = around
        if not found["ignored"] and role not in SEEN_THROUGH and (role == "MathMLMath" or not role.startswith("MathML")):
            inside = node(found, role)
            if inside is None:
                inside = around
            else:
                around.children.append(inside)
        for child in found.get("childIds", []):
            if child in known:
                add(known[child], inside)

    root = Node("root")
    add(nodes[0], root)
    return root


def node(found, role):
    text = lambda key: str(found.get(key, {}).get("value") or "")
    states = {}
    for entry in found.get("properties", []):
        name, value = entry["name"].lower(), entry["value"].get("value")
        states[name] = str(value).lower() if isinstance(value, bool) else str(value)
    if role == "StaticText":
        return Node("text", value=text("name"))
    if role == "generic" and not text("name") and not text("description") and states.get("live", "off") == "off":
        # Generic elements that can be focused are announced. The browser's own boxes in a field, which are editable,
        # are not.
        if states.get("focusable") != "true" or "editable" in states:
            return None
    return Node(ROLES.get(role, role), text("name"), states, text("value"), text("description"))


def letters_of(text):
    """Returns a text without whitespace. Letters are normalized, because Chromium reports variables in formulas as
    mathematical italic letters."""
    return "".join(unicodedata.normalize("NFKC", text).split())


def fair(node, is_ours):
    """Returns a copy of a tree without the properties that the two sides report in different ways."""
    states = {}
    for name in STATES & set(node.states):
        value = node.states[name]
        if value not in ("false", "none", "off", "", "0"):
            states[name] = value
    role = node.role
    # Levels of other roles are not compared: they follow from how lists are nested.
    if role != "heading":
        states.pop("level", None)
    # Chromium does not distinguish states in the markup from those that follow from the role or are its own defaults.
    if role in ("alert", "status", "log", "timer", "marquee"):
        states.pop("live", None)
    if role in ("combobox", "option", "tab", "video", "audio"):
        for name in ("haspopup", "selected", "disabled") if role != "option" else ("selected",):
            states.pop(name, None)
    # If a choice is required and has not been made, Chromium reports it as invalid instead of as required.
    if role in ("combobox", "checkbox", "switch", "radio"):
        states.pop("required", None)
        states.pop("invalid", None)
    if states.get("invalid") == "true" and not is_ours and node.states.get("required") == "true":
        states.pop("invalid")
    elif is_ours and states.get("invalid") and states.get("required"):
        states.pop("invalid")
    # These states are not compared, because the browser decides whether a group is disabled and how a dialog affects
    # the rest of the page.
    if role in ("group", "dialog"):
        states.pop("disabled", None)
        states.pop("modal", None)
    role = {"password-field": "textbox", "file-field": "button"}.get(role, role)
    # Names of these roles are not compared: Chromium computes some from contents where WAI-ARIA does not allow it, and
    # does not use captions.
    name = "" if role in ("figure", "term", "row", "video", "audio", "treeitem", "math") else node.name
    value = node.value if role in ("text",) else ""
    made = Node(role, name, states, value, node.description if role not in ("video", "audio", "table", "abbr", "button") else "")
    if role == "abbr":
        made.name = node.name or node.description
    children = [] if role in FIELDS else node.children
    # A snapshot writes a node's only text after the node, and leaves out texts that the name repeats.
    if is_ours and node.value and role not in FIELDS and role != "text":
        children = [Node("text", value=node.value)]
    choices = {letters_of(child.name) for child in children if child.role in ("radio", "checkbox", "switch")}
    for child in children:
        if child.role == "rowgroup":
            made.children += [fair(inner, is_ours) for inner in child.children]
        elif child.role == "group" and is_box(child):
            made.children += fair(child, is_ours).children
        elif child.role == "img" and not child.name:
            # Chromium reports only that a drawing without a name exists, so it is left out on both sides.
            continue
        elif child.role == "text":
            letters = letters_of(child.value)
            # The label next to a choice is the choice's name; Chromium reports it once or twice.
            if not letters or letters in choices:
                continue
            if made.children and made.children[-1].role == "text":
                made.children[-1].value += letters
            else:
                made.children.append(Node("text", value=letters))
        else:
            made.children.append(fair(child, is_ours))
    only = made.children[0] if len(made.children) == 1 else None
    if only is not None and only.role == "text" and only.value in (letters_of(made.name), repeated(node)):
        made.children = []
    return made


def repeated(node):
    """Returns the letters of a tree item's name; empty for other roles. Names of tree items are not compared, but the
    text inside may repeat them."""
    return letters_of(node.name) if node.role == "treeitem" else ""


def is_box(node):
    """Returns whether a group, such as the address of a contact, has no name and no text directly in it. Chromium
    leaves out some of these groups."""
    return not node.name and not node.value and all(child.role != "text" for child in node.children)


def differences(text, nodes, is_page):
    ours, theirs = fair(snapshot(text), True), fair(said(nodes), False)
    if not is_page and theirs.children and theirs.children[0].role == "document":
        theirs = theirs.children[0]
        ours.role = theirs.role = "root"
        theirs.name, theirs.states = "", {}
    one, other = list(ours.lines()), list(theirs.lines())
    for number, (line, counter) in enumerate(zip(one + ["nothing"], other + ["nothing"])):
        # Chromium leaves out a space where a line wraps; where pages wrap depends on their styles.
        if line != counter and not (is_page and letters_of(line) == letters_of(counter)):
            return "line %d: the snapshot says %s, Chromium %s" % (number, line.strip(), counter.strip())
    return None


def blocks():
    """Returns the markup and the snapshot of every block of the table."""
    lines = [line for line in TABLE.read_text(encoding="utf-8").split("\n") if not line.startswith("# Markup")]
    for block in "\n".join(lines).strip("\n").split("\n\n"):
        markup, _, text = block.partition("\n=\n")
        yield markup, text


def check_table(browser, failures):
    page = browser.new_page()
    page.goto(PAGE)
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    count = 0
    for markup, text in blocks():
        count += 1
        for name, space in SPACES.items():
            markup = re.sub("<%s(?=[ >])" % name, '<%s xmlns="%s"' % (name, space), markup)
        page.evaluate("markup => { document.body.innerHTML = markup; }", markup)
        found = differences(text, session.send("Accessibility.getFullAXTree")["nodes"], False)
        if found:
            failures.append("%s: %s" % (markup, found))
    page.close()
    return count


def sample(pages):
    """Returns two stories of each component and every eighth of the other pages; with ACCESSIBILITY=all, all pages.
    Only the site's own language is included, because how Chromium joins pieces of Arabic into a name does not depend on
    the markup."""
    pages = [page for page in pages if not re.search(r"/_site/[a-z]{2}/", page["path"])]
    if os.environ.get("ACCESSIBILITY") == "all":
        return pages
    kept, counts = [], {}
    for page in pages:
        path = pathlib.Path(page["path"])
        kind = path.stem.split("--")[0] if path.parent.name == "stories" else ""
        counts[kind] = counts.get(kind, 0) + 1
        if counts[kind] <= 2 if kind else counts[kind] % 8 == 1:
            kept.append(page)
    return kept


def check_site(browser, file, failures):
    page = browser.new_page()
    page.route(re.compile(r"\.(css|js)$"), lambda route: route.abort())
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    pages = sample(json.loads(file.read_text(encoding="utf-8")))
    for entry in pages:
        page.goto(pathlib.Path(entry["path"]).as_uri())
        found = differences(entry["text"], session.send("Accessibility.getFullAXTree")["nodes"], True)
        if found:
            failures.append("%s: %s" % (pathlib.Path(entry["path"]).name, found))
    page.close()
    return len(pages)


def check(browser, folder):
    failures = []
    summary = "%d pieces of markup" % check_table(browser, failures)
    file = folder / "accessibility.json"
    if file.exists():
        summary += ", %d pages of a site" % check_site(browser, file, failures)
    return summary, failures
