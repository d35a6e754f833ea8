#!/usr/bin/env python3
"""Edits pages of a gallery, one place or four places at a time, and counts the pages for which vitrine reports exactly
as many changes as there were edits.

    edits.py VITRINE SITE [--count N]

No edited page may be missed. At least 97 of 100 pages with one edit must have exactly one change, and at least 85 of
100 pages with four edits must have exactly four. Each comparison runs twice, because parts of pages are hashed with a
random key; both reports must be the same. Otherwise, the exit status is 1.
"""

import argparse
import copy
import glob
import json
import os
import random
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

X = "{http://www.w3.org/1999/xhtml}"
ET.register_namespace("", X[1:-1])
ET.register_namespace("svg", "http://www.w3.org/2000/svg")


def local(element):
    return element.tag[len(X):] if isinstance(element.tag, str) and element.tag.startswith(X) else ""


def parents(tree):
    return {child: parent for parent in tree.iter() for child in parent}


def pick(rng, body, test):
    found = [element for element in body.iter() if test(element)]
    return rng.choice(found) if found else None


INLINE = {"a", "b", "i", "em", "strong", "span", "code", "small"}
FLOW = {"p", "ul", "li", "div", "section", "article", "h2", "h3", "table", "form", "figure", "dl"}


def edit_text(rng, body):
    element = pick(rng, body, lambda e: local(e) in FLOW | INLINE and len((e.text or "").split()) > 0)
    words = element.text.split(" ")
    place = rng.choice([n for n, word in enumerate(words) if word.strip()])
    words[place] = "Zebra"
    element.text = " ".join(words)


def delete(rng, body):
    up = parents(body)
    element = pick(rng, body, lambda e: e in up and local(e) in {"p", "li", "h3", "section", "article", "img"} and "".join(e.itertext()).strip())
    up[element].remove(element)


def insert(rng, body):
    element = pick(rng, body, lambda e: local(e) in {"main", "section", "article"})
    new = ET.Element(X + "p")
    new.text = f"A new paragraph with number {rng.randrange(10**6)}"
    element.insert(rng.randrange(len(element) + 1), new)


def insert_item(rng, body):
    element = pick(rng, body, lambda e: local(e) == "ul" and len(e) > 0)
    new = ET.Element(X + "li")
    new.text = f"Item {rng.randrange(10**6)}"
    element.insert(rng.randrange(len(element) + 1), new)


def move(rng, body):
    element = pick(rng, body, lambda e: local(e) in {"ul", "main", "tbody", "section"} and len({"".join(c.itertext()) for c in e}) > 2)
    children = list(element)
    child = rng.choice(children)
    element.remove(child)
    places = [n for n in range(len(children)) if n != children.index(child)]
    element.insert(rng.choice(places), child)
    if ["".join(c.itertext()) for c in element] == ["".join(c.itertext()) for c in children]:
        raise ValueError


def attribute(rng, body):
    element = pick(rng, body, lambda e: e.get("href") or e.get("src"))
    name = "href" if element.get("href") else "src"
    element.set(name, element.get(name) + "x")


def add_class(rng, body):
    element = pick(rng, body, lambda e: local(e) in FLOW)
    element.set("class", ((element.get("class") or "") + " zebra").strip())


def remove_class(rng, body):
    element = pick(rng, body, lambda e: e.get("class"))
    tokens = element.get("class").split()
    tokens.remove(rng.choice(tokens))
    if tokens:
        element.set("class", " ".join(tokens))
    else:
        del element.attrib["class"]


def style(rng, body):
    pick(rng, body, lambda e: local(e) in FLOW and not e.get("style")).set("style", "color: red")


def title(rng, body):
    pick(rng, body, lambda e: local(e) in FLOW and not e.get("title")).set("data-zebra", "1")


def rename(rng, body):
    element = pick(rng, body, lambda e: local(e) in {"h2", "h3"})
    element.tag = X + {"h2": "h3", "h3": "h4"}[local(element)]


def wrap(rng, body):
    up = parents(body)
    element = pick(rng, body, lambda e: e in up and local(e) in {"p", "section", "article", "ul", "form"} and local(up[e]) in {"main", "div", "section", "article"})
    parent = up[element]
    place = list(parent).index(element)
    wrapper = ET.Element(X + "div", {"class": "zebra"})
    (wrapper.tail, element.tail) = (element.tail, None)
    parent.remove(element)
    wrapper.append(element)
    parent.insert(place, wrapper)


def link(rng, body):
    element = pick(rng, body, lambda e: local(e) == "p" and len(e) == 0 and len((e.text or "").split()) > 3)
    words = element.text.split()
    place = rng.randrange(1, len(words) - 1)
    inner = ET.Element(X + "em")
    inner.text = words[place]
    inner.tail = " " + " ".join(words[place + 1:])
    element.text = " ".join(words[:place]) + " "
    element.append(inner)


def split(rng, body):
    up = parents(body)
    element = pick(rng, body, lambda e: e in up and local(e) == "p" and len(e) == 0 and not e.get("id") and len((e.text or "").split()) > 5)
    words = element.text.split()
    place = rng.randrange(2, len(words) - 1)
    new = ET.Element(X + "p", dict(element.attrib))
    element.text, new.text = " ".join(words[:place]), " ".join(words[place:])
    (new.tail, element.tail) = (element.tail, None)
    parent = up[element]
    parent.insert(list(parent).index(element) + 1, new)


EDITS = [edit_text, delete, insert, insert_item, move, attribute, add_class, remove_class, style, title, rename, wrap, link, split]


def write(tree, path):
    with open(path, "w", encoding="utf-8") as file:
        file.write("<!DOCTYPE html>\n" + ET.tostring(tree, encoding="unicode", short_empty_elements=True))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine")
    parser.add_argument("site")
    parser.add_argument("--count", type=int, default=600)
    options = parser.parse_args()
    rng = random.Random(7)
    paths = sorted(glob.glob(os.path.join(options.site, "*.html")))
    trees = {}
    failed = False
    for number, expected, goal in ((options.count, 1, 97), (options.count // 2, 4, 85)):
        names = {}
        with tempfile.TemporaryDirectory() as folder:
            base, head = os.path.join(folder, "base"), os.path.join(folder, "head")
            os.makedirs(base)
            os.makedirs(head)
            while len(names) < number:
                path = rng.choice(paths)
                if path not in trees:
                    trees[path] = ET.parse(path).getroot()
                before = trees[path]
                after = copy.deepcopy(before)
                body = after.find(X + "body")
                done = []
                for _ in range(20):
                    edit = rng.choice(EDITS)
                    try:
                        edit(rng, body)
                        done.append(edit.__name__)
                    except (AttributeError, IndexError, ValueError, KeyError):
                        if done == []:
                            continue
                        break
                    if len(done) == expected:
                        break
                if len(done) != expected:
                    continue
                name = f"{len(names):04}.html"
                names[name] = (done, os.path.basename(path))
                write(before, os.path.join(base, name))
                write(after, os.path.join(head, name))
            reports = [
                subprocess.run([options.vitrine, "compare", base, head, "--quiet", "--format", "json"], capture_output=True, text=True, check=False).stdout
                for _ in range(2)]
            found = {page["path"]: page["changes"] for page in json.loads(reports[0])["changed"]}
        missed = [name for name in names if not found.get(name)]
        exact = [name for name in names if len(found.get(name, [])) == expected]
        for name, (done, page) in names.items():
            if expected == 1 and len(found.get(name, [])) != 1:
                print(f"{done[0]} of {page}: {[change.get('sentence', change['kind']) for change in found.get(name, [])][:4]}", file=sys.stderr)
        print(f"edits: {number} pages with {expected}, {len(missed)} missed, {100 * len(exact) / number:.1f} % exact, goal {goal} %")
        if reports[0] != reports[1]:
            print("edits: two runs do not say the same")
        failed = failed or missed or 100 * len(exact) < goal * number or reports[0] != reports[1]
    return 1 if failed else 0


sys.exit(main())
