#!/usr/bin/env python3
"""Follows every link inside a site: pages, files and fragments must exist, with exactly the same spelling.

    links.py SITE

A link that begins with a scheme leads to another site and is not followed. A link that begins with `/` or leaves the
site would break if the site moved, so it counts as broken. Exit status 1 means broken links, which are listed.
"""

import os
import re
import sys
import urllib.parse

import lxml.etree

ADDRESSES = ("href", "src", "action", "formaction", "poster", "data", "cite", "{http://www.w3.org/1999/xlink}href")
IN_CSS = re.compile(r"""url\(\s*["']?([^"')]+)["']?\s*\)""")
SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")


def files(site):
    """Returns the paths of all files relative to the site, spelled as in the folder."""
    found = set()
    for folder, _, names in os.walk(site):
        found.update(os.path.relpath(os.path.join(folder, name), site).replace(os.sep, "/") for name in names)
    return found


def candidates(srcset):
    """Returns the addresses in a `srcset`."""
    return [part.split()[0] for part in re.split(r",\s+|,$", srcset) if part.split()]


def read(path):
    """Returns the ids of one page, its duplicate ids with their lines, and its addresses with their lines."""
    parser = lxml.etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
    ids, twice, found = set(), [], []
    for element in lxml.etree.parse(path, parser).iter(lxml.etree.Element):
        name = element.get("id")
        if name is not None:
            if name in ids:
                twice.append((element.sourceline, name))
            ids.add(name)
        for attribute in ADDRESSES:
            if element.get(attribute) is not None:
                found.append((element.sourceline, element.get(attribute)))
        if element.get("srcset") is not None:
            found += [(element.sourceline, address) for address in candidates(element.get("srcset"))]
        for attribute in ("aria-labelledby", "aria-describedby", "aria-controls", "for", "headers", "list", "form"):
            for target in (element.get(attribute) or "").split():
                found.append((element.sourceline, "#" + urllib.parse.quote(target)))
    return ids, twice, found


def problem(address, page, known, ids):
    """Returns the reason why an address is broken; None if it is not, "" if it leads to another site."""
    address = address.strip()
    if SCHEME.match(address) or address.startswith("//"):
        return ""
    if address.startswith("/"):
        return "begins with a slash"
    path, _, fragment = address.partition("#")
    path = urllib.parse.unquote(path.partition("?")[0])
    target = page
    if path:
        parts = page.split("/")[:-1]
        for part in path.split("/"):
            if part == "..":
                if not parts:
                    return "leaves the site"
                parts.pop()
            elif part != ".":
                parts.append(part)
        target = "/".join(parts)
    if target not in known:
        alike = [name for name in known if name.lower() == target.lower()]
        return "is spelt %s" % alike[0] if alike else "is not there"
    if fragment and target in ids and urllib.parse.unquote(fragment) not in ids[target]:
        return "has no such id"
    return None


def main(arguments):
    if len(arguments) != 1 or not os.path.isdir(arguments[0]):
        print("usage: links.py SITE", file=sys.stderr)
        return 64
    site = arguments[0]
    known = files(site)
    pages = sorted(name for name in known if name.endswith(".html"))
    if not pages:
        print("%s: no pages" % site, file=sys.stderr)
        return 1
    ids, links, broken, count = {}, [], [], 0
    for page in pages:
        ids[page], twice, found = read(os.path.join(site, page))
        broken += ["%s:%d: the id %s is given twice" % (page, line, name) for line, name in twice]
        links += [(page, line, address) for line, address in found]
    for sheet in sorted(name for name in known if name.endswith(".css")):
        with open(os.path.join(site, sheet), encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                links += [(sheet, number, address) for address in IN_CSS.findall(line)]
    for page, line, address in links:
        reason = problem(address, page, known, ids)
        if reason == "":
            continue
        count += 1
        if reason:
            broken.append("%s:%d: %s %s" % (page, line, address, reason))
    for line in broken:
        print(line)
    if broken:
        print("%d broken" % len(broken))
        return 1
    print("%d pages, %d links, none broken" % (len(pages), count))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
