#!/usr/bin/env python3
"""Writes Documentation/parity.md from site/data/parity.json, which the gallery shows too. With --check: only says whether
the file is as it should be."""
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = ROOT / "site/data/parity.json"
PAGE = ROOT / "Documentation/parity.md"


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def proof(entry):
    parts = [f"`{test}`" for test in entry["tests"]] + [f"{page}.html" for page in entry["pages"]]
    return ", ".join(parts) or "none"


def page(sources):
    lines = [
        "# What became of what",
        "",
        "Every capability of the five systems that Vitrine carries over: its form here, the tests that prove it and the pages",
        "of the gallery that show it, or why it has none. Made by `make parity` from `site/data/parity.json`; a test fails when",
        "an entry names a test or a page that is not there.",
    ]
    for source in sources:
        lines += ["", f"## {source['title']}", "", source["summary"]]
        for group in source["groups"]:
            lines += ["", f"### {group['title']}", "", "| there | here | proof |", "|---|---|---|"]
            for entry in group["entries"]:
                form = entry["form"]
                if entry.get("reason"):
                    form = f"{form} {entry['reason']}".strip()
                lines.append(f"| {cell(entry['capability'])} | {cell(form)} | {cell(proof(entry))} |")
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
