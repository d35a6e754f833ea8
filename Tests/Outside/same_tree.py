#!/usr/bin/env python3
"""Reads every page of a site as XML and as HTML and compares the two trees.

    same_tree.py SITE [COUNT]

With COUNT, it reads about that many pages, spread over the whole site.

A page must be well-formed for lxml and for expat, and html5lib, which builds trees as browsers do, must see the same
elements with the same namespaces, attributes, texts and comments in the same places. Exit status 1 means differences;
the first one of each page is printed.

Known differences between HTML and XML parsers are ignored:
- HTML parsers drop whitespace directly in <html>, and move whitespace after </body> into the body;
- `xmlns` on an element of HTML, SVG or MathML is an attribute without effect, because the parser knows the namespace.

A line feed at the beginning of <pre> or <textarea>, which HTML parsers drop, and an element that they add, such as a
missing <tbody>, count as differences. Comments outside <html> are not compared.
"""

import multiprocessing
import os
import sys
import xml.parsers.expat
from xml.etree import ElementTree

import html5lib
import lxml.etree

XHTML = "http://www.w3.org/1999/xhtml"
XML = "http://www.w3.org/XML/1998/namespace"
SPACE = " \t\n\f\r"


def pages(site):
    """Returns the paths of all pages, relative to the site, sorted."""
    found = []
    for folder, folders, files in os.walk(site):
        folders.sort()
        found += [os.path.relpath(os.path.join(folder, name), site) for name in files if name.endswith(".html")]
    return sorted(found)


def split(name):
    """Splits `{namespace}local` into the namespace, which may be empty, and the local name."""
    if name.startswith("{"):
        namespace, local = name[1:].split("}", 1)
        return namespace, local
    return "", name


def attributes(element):
    """Returns the attributes by namespace and name. html5lib reports `xml:lang` on an HTML element as a name without a
    namespace, as browsers do; the same is done here for the other tree."""
    found = {}
    for name, value in element.attrib.items():
        namespace, local = split(name)
        if namespace == "http://www.w3.org/2000/xmlns/" or (not namespace and local.split(":")[0] == "xmlns"):
            continue
        if namespace == XML and split(element.tag)[0] == XHTML:
            namespace, local = "", "xml:" + local
        found[(namespace, local)] = value
    return found


def node(element):
    """Returns an element as a value that can be compared: kind, name, attributes, and children with the texts between
    them."""
    children = []

    def text(value):
        if not value:
            return
        if children and isinstance(children[-1], str):
            children[-1] += value
        else:
            children.append(value)

    text(element.text)
    for child in element:
        if child.tag is lxml.etree.Comment or child.tag is ElementTree.Comment:
            children.append(("comment", child.text or ""))
        elif isinstance(child.tag, str):
            children.append(node(child))
        else:
            children.append(("instruction", child.text or ""))
        text(child.tail)
    return ("element", split(element.tag), attributes(element), children)


def without_frame_space(root):
    """Returns the root without the whitespace that is directly in <html> or at the end of <body>. HTML parsers drop the
    former, and move whitespace after </body> to the end of the body."""
    kind, name, attributes, children = root
    kept = [child for child in children if not (isinstance(child, str) and not child.strip(SPACE))]
    for index, child in enumerate(kept):
        if not isinstance(child, str) and child[0] == "element" and child[1] == (XHTML, "body"):
            content = list(child[3])
            if content and isinstance(content[-1], str):
                last = content.pop().rstrip(SPACE)
                content += [last] if last else []
            kept[index] = (child[0], child[1], child[2], content)
    return (kind, name, attributes, kept)


def shown(value):
    """Returns a short description of a node."""
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return "the text " + repr(value if len(value) < 60 else value[:57] + "...")
    if value[0] == "element":
        return "<%s>" % value[1][1] + ("" if value[1][0] == XHTML else " in {%s}" % value[1][0])
    return "%s %r" % (value[0], value[1])


def difference(xml, html, path):
    """Returns the first difference between two nodes in words; None if they are equal."""
    if isinstance(xml, str) or isinstance(html, str) or xml[0] != "element" or html[0] != "element":
        return None if xml == html else "%s: %s as XML, %s as HTML" % (path, shown(xml), shown(html))
    if xml[1] != html[1]:
        return "%s: %s as XML, %s as HTML" % (path, shown(xml), shown(html))
    path = "%s/%s" % (path, xml[1][1])
    if xml[2] != html[2]:
        for name in sorted(set(xml[2]) | set(html[2])):
            one, other = xml[2].get(name), html[2].get(name)
            if one != other:
                return "%s: attribute %s is %r as XML, %r as HTML" % (path, name[1], one, other)
    for index in range(max(len(xml[3]), len(html[3]))):
        one = xml[3][index] if index < len(xml[3]) else None
        other = html[3][index] if index < len(html[3]) else None
        if one is None or other is None:
            return "%s: %s as XML, %s as HTML" % (path, shown(one), shown(other))
        found = difference(one, other, path)
        if found:
            return found
    return None


def check(path):
    """Returns the problem with a page; None if there is none."""
    with open(path, "rb") as file:
        data = file.read()
    try:
        # Entities and network access are disabled: no page needs them.
        parser = lxml.etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
        strict = lxml.etree.fromstring(data, parser)
    except lxml.etree.XMLSyntaxError as error:
        return "not well-formed for lxml: %s" % error
    try:
        xml.parsers.expat.ParserCreate().Parse(data, True)
    except xml.parsers.expat.ExpatError as error:
        return "not well-formed for expat: %s" % error
    parser = html5lib.HTMLParser(tree=html5lib.getTreeBuilder("etree"), namespaceHTMLElements=True)
    html = parser.parse(data, transport_encoding="utf-8")
    if strict.getroottree().docinfo.doctype != "<!DOCTYPE html>":
        return "the document type is %r" % strict.getroottree().docinfo.doctype
    if parser.compatMode != "no quirks":
        return "HTML parsers read it in quirks mode"
    return difference(without_frame_space(node(strict)), without_frame_space(node(html)), "")


def check_page(arguments):
    site, page = arguments
    return page, check(os.path.join(site, page))


def main(arguments):
    if len(arguments) not in (1, 2) or not os.path.isdir(arguments[0]):
        print("usage: same_tree.py SITE [COUNT]", file=sys.stderr)
        return 64
    site = arguments[0]
    names = pages(site)
    if len(arguments) == 2:
        names = names[:: max(1, len(names) // int(arguments[1]))]
    if not names:
        print("%s: no pages" % site, file=sys.stderr)
        return 1
    with multiprocessing.Pool(2) as pool:
        results = pool.map(check_page, [(site, name) for name in names], chunksize=8)
    wrong = [(page, problem) for page, problem in results if problem]
    for page, problem in wrong:
        print("%s: %s" % (page, problem))
    if wrong:
        print("%d of %d pages differ" % (len(wrong), len(names)))
        return 1
    print("%d pages, same tree" % len(names))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
