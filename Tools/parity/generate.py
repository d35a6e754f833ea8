#!/usr/bin/env python3
"""Writes Documentation/parity.md from site/data/parity.json, which the gallery shows too. With --check: only says whether
the file is as it should be."""
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
        "Every capability of the five systems that Vitrine carries over: what it was, its form here, the pages of the gallery "
        "that show it and the tests that prove it, or why it has none. The pages are those of `make site`, so `updates` is "
        "`_site/updates.html`, and after it is the story that shows it. Made by `make parity` from `site/data/parity.json`; a test fails when an entry names a test "
        "or a story that is not there, or when the story does not show what the entry says.")
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
            sys.exit("Documentation/parity.md is not what site/data/parity.json says; run make parity")
        return
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
