#!/usr/bin/env python3
"""Lists the public interface of the package's modules, one declaration per line, in Documentation/api/.

Builds the modules, reads their symbol graphs (swift symbolgraph-extract), and writes one file per module. With --check,
it writes nothing and fails if a file differs, so that every change to the interface is visible in a review.
"""

import difflib
import json
import os
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
sys.dont_write_bytecode = True
from modules import ROOT, flags, program, run  # noqa: E402

LISTS = ROOT / "Documentation" / "api"
# Together, these targets depend on all modules below.
BUILT = ["Vitrine", "VitrineKit", "VitrineTesting", "VitrineCombine"]
# Modules of the package, and whether a product offers them.
MODULES = {
    "Vitrine": True,
    "VitrineKit": True,
    "VitrineComponents": True,
    "VitrineHTML": True,
    "VitrineConformance": True,
    "VitrineTesting": True,
    "VitrineCombine": True,
    "TappableText": True,
    "VitrineSupport": False,
    "VitrineMarkup": False,
    "VitrineAccessibility": False,
    "VitrineSnapshots": False,
    "VitrineSite": False,
}
KINDS = {
    "swift.protocol", "swift.class", "swift.struct", "swift.enum", "swift.typealias", "swift.associatedtype",
    "swift.enum.case", "swift.init", "swift.method", "swift.type.method", "swift.property", "swift.type.property",
    "swift.subscript", "swift.type.subscript", "swift.func", "swift.func.op", "swift.var", "swift.macro",
}
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}
EXPORT = re.compile(r"^\s*@_exported public import (.+)$", re.MULTILINE)


def build():
    # The step in `make test` runs after everything has been built.
    if os.environ.get("BUILT"):
        return
    print("building the modules whose interface is listed", flush=True)
    for target in BUILT:
        run(ROOT / "Tools" / "build", "--target", target)


def symbols(module, flags, folder):
    run(
        program("swift-symbolgraph-extract"), "-module-name", module, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-skip-inherited-docs", "-output-dir", folder, *flags)
    for path in sorted(pathlib.Path(folder).glob(f"{module}*.symbols.json")):
        graph = json.loads(path.read_text())
        names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in graph["symbols"]}
        bases = {}
        for found in graph["relationships"]:
            if found["kind"] in ("conformsTo", "inheritsFrom"):
                base = names.get(found["target"]) or found.get("targetFallback", "").removeprefix("Swift.")
                # Conformances that every type has would only add noise.
                if base and base not in IMPLIED:
                    bases.setdefault(found["source"], set()).add(base)
        # Extensions of types in other modules are in separate files: Module@Other.symbols.json.
        other = path.name.removesuffix(".symbols.json").partition("@")[2]
        for symbol in graph["symbols"]:
            if symbol["kind"]["identifier"] in KINDS:
                yield other, symbol, bases.get(symbol["identifier"]["precise"], set())


def line(other, symbol, bases):
    """Returns a line such as `Section.title | var title: String?` or `Section | struct Section : Sendable`."""
    declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
    declaration = " ".join(declaration.split())
    if bases and symbol["kind"]["identifier"] != "swift.protocol":
        declaration += " : " + ", ".join(sorted(bases))
    path = ".".join(symbol["pathComponents"])
    return f"{other + '/' if other else ''}{path} | {declaration}"


def listing(module, flags):
    with tempfile.TemporaryDirectory() as folder:
        lines = {line(*found) for found in symbols(module, flags, folder)}
    for path in sorted((ROOT / "Sources" / module).glob("*.swift")):
        lines |= {f"import {name}" for name in EXPORT.findall(path.read_text())}
    offered = "" if MODULES[module] else "; no product offers it, others name what is listed here"
    head = f"# The public interface of {module}{offered}. Written by Tools/api/generate.py.\n"
    return head + "".join(f"{text}\n" for text in sorted(lines))


def main():
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        sys.exit("usage: Tools/api/generate.py [--check]")
    if not sys.platform.startswith("linux"):
        print("the listing of the public interface is made and checked on Linux only: Combine is another module elsewhere")
        return
    build()
    found = flags()
    LISTS.mkdir(parents=True, exist_ok=True)
    changed = []
    for module in MODULES:
        path, text = LISTS / f"{module}.txt", listing(module, found)
        before = path.read_text() if path.exists() else ""
        if before == text:
            continue
        changed.append(module)
        if check:
            sys.stdout.writelines(
                difflib.unified_diff(
                    before.splitlines(True), text.splitlines(True), f"Documentation/api/{path.name}", "as compiled", n=0))
        else:
            path.write_text(text)
            print(f"wrote {path.relative_to(ROOT)}")
    unknown = {path.stem for path in LISTS.glob("*.txt")} - MODULES.keys()
    if unknown:
        sys.exit(f"Documentation/api lists unknown modules: {', '.join(sorted(unknown))}")
    if check and changed:
        sys.exit(
            "the public interface differs from the list; if this is intended, run “make api” and commit Documentation/api")


if __name__ == "__main__":
    main()
