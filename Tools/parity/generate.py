#!/usr/bin/env python3
"""Writes Documentation/parity.md from site/data/parity.json, which the gallery shows too.

With --check, it writes nothing and fails if the file is not up to date."""
import json
import pathlib
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = ROOT / "site/data/parity.json"
PAGE = ROOT / "Documentation/parity.md"
WIDTH = 120


def wrapped(text, first="", rest=""):
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False)


def place(page):
    story = page.get("story")
    return f"`{page['page']}`" + (f" ({story})" if story else "")


def entry(item):
    form = item["form"]
    if item.get("reason"):
        form += f" *{item['reason']}*"
    lines = wrapped(f"**{item['capability']}**", "- ", "  ")
    lines[-1] += "\\"
    lines += wrapped(form, "  ", "  ")
    proof = []
    if item["pages"]:
        proof.append("Pages: " + ", ".join(place(page) for page in item["pages"]) + ".")
    if item["tests"]:
        proof.append("Tests: " + ", ".join(f"`{test}`" for test in item["tests"]) + ".")
    if proof:
        lines[-1] += "\\"
        lines += wrapped(" ".join(proof), "  ", "  ")
    return lines


def page(sources):
    lines = ["# Capabilities of the five sources", ""]
    lines += wrapped(
        "This page lists every capability of the five systems that people migrate from: its equivalent in Vitrine, the pages of "
        "the gallery that show it and the tests that prove it, or why there is no equivalent. The pages are those of `make site`: "
        "`updates` is `_site/updates.html`, and the story that shows the capability is in parentheses. `make parity` writes this "
        "page from `site/data/parity.json`. A test fails if an entry names a test or a story that does not exist, or if the story "
        "does not show what the entry says. Sentences in italics give reasons; “the source” is the system of that chapter.")
    for source in sources:
        lines += ["", f"## {source['title']}", "", *wrapped(source["summary"])]
        for group in source["groups"]:
            lines += ["", f"### {group['title']}", ""]
            for item in group["entries"]:
                lines += entry(item)
    return "\n".join(lines) + "\n"


def main():
    text = page(json.loads(DATA.read_text(encoding="utf-8")))
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            sys.exit("Documentation/parity.md is out of date; run make parity")
        return
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
