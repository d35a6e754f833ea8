#!/usr/bin/env python3
"""Type-checks the Swift code that the pages about stories show, together with its imports.

    swift_panels.py SITE MODULES MODULE [COUNT]

MODULES is the folder of the compiled modules, and MODULE is the module that contains the stories. Panels with the same
imports become functions in one file, so that the compiler is not started for each of them. A panel that reports missing
names, or that its value cannot be created by code, is counted but not compiled. Exit status 1 means that panels do not
compile; COUNT (20) of them are listed.
"""

import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PANEL = re.compile(r"<summary>Swift</summary>(?P<notes>(?:<p class.*?</p>)*)(?:<pre[^>]*><code>(?P<code>.*?)</code>)?", re.S)
NOTE = re.compile(r'<p class="notes (missing|imports)">(.*?)</p>', re.S)
CODE = re.compile(r"<code>(.*?)</code>", re.S)


def panels(site):
    """Returns the panels and, for each, the first page that shows it. A panel is a tuple of its code, its imports, and
    the names that it reports as missing."""
    found = {}
    for page in sorted((site / "stories").glob("*.html")):
        match = PANEL.search(page.read_text())
        if not match:
            continue
        notes = {kind: tuple(map(html.unescape, CODE.findall(text))) for kind, text in NOTE.findall(match["notes"])}
        code = html.unescape(match["code"] or "")
        if not code and "missing" not in notes:
            sys.exit("%s: the panel has neither code nor a reason for having none" % page.name)
        found.setdefault((code, notes.get("imports", ()), notes.get("missing", ())), page.name)
    return found


def check(chunk, imports, module, flags):
    """Returns the pages whose panels do not compile, with the messages of the compiler. Panels that cannot be parsed
    are left out of type-checking."""
    failures = compiled(chunk, imports, module, ["-parse"])
    rest = [panel for panel in chunk if panel[1] not in failures]
    return {**failures, **compiled(rest, imports, module, ["-typecheck", "-suppress-warnings", "-swift-version", "6", *flags])}


def compiled(chunk, imports, module, arguments):
    """Returns the first error of the compiler for each page that has one."""
    with tempfile.TemporaryDirectory() as folder:
        path, lines, starts = os.path.join(folder, "panels.swift"), [*imports, "@testable import " + module], []
        for number, (code, page) in enumerate(chunk):
            lines.append("@MainActor func panel%d() async throws {" % number)
            starts.append((len(lines), page))
            lines += code.split("\n") + ["}"]
        pathlib.Path(path).write_text("\n".join(lines) + "\n")
        run = subprocess.run(["swiftc", *arguments, path], capture_output=True, text=True)
        failures = {}
        for line, message in re.findall(r"panels\.swift:(\d+):\d+: error: (.*)", run.stderr):
            page = max((start for start in starts if start[0] < int(line)), default=(0, "header"))[1]
            failures.setdefault(page, message)
        if run.returncode and not failures:
            sys.exit(run.stderr)
        return failures


def main(site, modules, module, count=20):
    root = pathlib.Path(modules).resolve().parents[2]
    flags = ["-I", modules, "-I/usr/include/libxml2"]
    for place in ["Sources/CVitrineLibXML2/module.modulemap", "Sources/CVitrineCMark/module.modulemap", *map(str, root.glob("checkouts/*/Sources/*/include/module.modulemap"))]:
        flags += ["-Xcc", "-fmodule-map-file=" + str(pathlib.Path(place).resolve()), "-Xcc", "-I" + str(pathlib.Path(place).resolve().parent)]
    flags += ["-Xcc", "-fmodule-map-file=" + str(pathlib.Path(modules).resolve().parent / "CVitrineSystem.build/module.modulemap"), "-Xcc", "-ISources/CVitrineSystem/include"]
    found, groups, failures, incomplete = panels(pathlib.Path(site)), {}, {}, 0
    if not found:
        sys.exit("no page of %s has a Swift panel" % site)
    for (code, imports, missing), page in found.items():
        incomplete += bool(missing)
        if not missing:
            groups.setdefault(imports, []).append((code, page))
    for imports, chunk in sorted(groups.items()):
        failures.update(check(chunk, imports, module, flags))
    for page, message in sorted(failures.items())[:int(count)]:
        print("%s: %s" % (page, message))
    print("%d Swift panels: %d compile, %d say which names are missing, %d do not compile"
          % (len(found), len(found) - incomplete - len(failures), incomplete, len(failures)))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
