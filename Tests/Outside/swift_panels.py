#!/usr/bin/env python3
"""Type-checks the Swift that the pages about stories show, against the modules of the gallery.

    swift_panels.py SITE MODULES [COUNT]

Each panel is a function in one of a few big files, so that the compiler starts once per file. Exit status 1 lists the panels that
do not compile. With COUNT so many are shown of them.
"""

import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PANEL = re.compile(r"<summary>Swift</summary>(?:<p[^>]*>[^<]*</p>)?<pre[^>]*><code>(.*?)</code>", re.S)
HEADER = "import Foundation\nimport TappableText\nimport Vitrine\nimport VitrineKit\n@testable import VitrineComponents\n@testable import gallery\n\n"
PER_FILE = 400


def panels(site):
    found = {}
    for page in sorted((site / "stories").glob("*.html")):
        match = PANEL.search(page.read_text())
        if match:
            found.setdefault(html.unescape(match.group(1)), page.name)
    return list(found.items())


def check(chunk, modules, flags):
    """The pages whose panels do not compile, with what the compiler says. Types are checked where the rest can be parsed."""
    failures = compiled(chunk, ["-parse"])
    rest = [panel for panel in chunk if panel[1] not in failures]
    return {**failures, **compiled(rest, ["-typecheck", "-swift-version", "6", "-I", modules, *flags])}


def compiled(chunk, arguments):
    """What the compiler says, by pages."""
    with tempfile.TemporaryDirectory() as folder:
        path, lines, starts = os.path.join(folder, "panels.swift"), HEADER.split("\n"), []
        lines.pop()
        for number, (code, page) in enumerate(chunk):
            lines.append("@MainActor func panel%d() -> Any {" % number)
            starts.append((len(lines), page))
            lines += code.split("\n") + ["}"]
        with open(path, "w") as file:
            file.write("\n".join(lines) + "\n")
        run = subprocess.run(["swiftc", *arguments, path], capture_output=True, text=True)
        failures = {}
        for line, message in re.findall(r"panels\.swift:(\d+):\d+: error: (.*)", run.stderr):
            page = max((start for start in starts if start[0] < int(line)), default=(0, "header"))[1]
            failures.setdefault(page, message)
        if run.returncode and not failures:
            sys.exit(run.stderr)
        return failures


def main(site, modules, count=20):
    root = pathlib.Path(modules).resolve().parents[2]
    flags = ["-I/usr/include/libxml2"]
    for place in ["Sources/CVitrineLibXML2/module.modulemap", *map(str, root.glob("checkouts/*/Sources/*/include/module.modulemap"))]:
        flags += ["-Xcc", "-fmodule-map-file=" + str(pathlib.Path(place).resolve()), "-Xcc", "-I" + str(pathlib.Path(place).resolve().parent)]
    flags += ["-Xcc", "-fmodule-map-file=" + str(pathlib.Path(modules).resolve().parent / "CVitrineSystem.build/module.modulemap"), "-Xcc", "-ISources/CVitrineSystem/include"]
    found, failures = panels(pathlib.Path(site)), {}
    for start in range(0, len(found), PER_FILE):
        failures.update(check(found[start:start + PER_FILE], modules, flags))
    for page, message in sorted(failures.items())[:int(count)]:
        print("%s: %s" % (page, message))
    print("Swift panels: %d, %d do not compile" % (len(found), len(failures)))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
