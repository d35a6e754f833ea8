#!/usr/bin/env python3
"""Compiles every Swift sample of every document against the modules of the debug build, and checks the links between
documents.

A block consists of declarations, or of statements, which become the body of a function. Each block becomes a file. All
blocks of a document are one module, so later blocks see the types of earlier ones. Markdown comments specify what a
block needs:

    <!-- unit: NAME -->        the next block is in a separate module, with the other blocks of this name
    <!-- in: func f(_ html: HTML) -->    the next block is the body of this function
    <!-- file: PATH -->        the next block, in any language, is in Tests/PublicAPITests/GuideGallery/PATH,
                               which a test builds
    <!-- swift                 code that the reader does not see, until the comment ends

Code in Tests/*/Guides is compiled there; code of other libraries follows a line with their name and is not compiled.
The package that “vitrine new” makes is compiled, too.
"""

import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
sys.dont_write_bytecode = True
from modules import ROOT, flags, products, program  # noqa: E402

OTHERS = re.compile(r"^(Blocks|TappableLabel|Label|Flexible label|FlexibleLabel|Combine login|Combine|OBAListView|SwiftUI|UIKit|Storybook|Before)\b.*:$")
DECLARATION = re.compile(r"^(@|import |public |private |internal |final |struct |enum |class |actor |extension |protocol |func |typealias |//|\}|\)|#)")
TYPE = re.compile(r"^(@main|@Suite|@Test|(public |private |final |@\w+(\([^)]*\))? )*(struct|enum|class|actor|extension|protocol|func) )", re.MULTILINE)
IMPORTS = ["Foundation", "Vitrine", "VitrineKit"]


class Block:
    def __init__(self, document, line, language, text, label, marks):
        self.document, self.line, self.language, self.text, self.label, self.marks = document, line, language, text, label, marks

    def place(self):
        return f"{self.document}:{self.line}"


def blocks(path):
    """Yields the blocks of a document, including those in Markdown comments."""
    name = str(path.relative_to(ROOT))
    label, marks, fence, start, body, hidden = "", {}, None, 0, [], None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if hidden is not None:
            if line.strip() == "-->":
                yield Block(name, hidden, "swift", "\n".join(body), "", marks)
                hidden, body, marks = None, [], {}
            else:
                body.append(line)
        elif fence is not None:
            if line.strip() == "```":
                # Blocks that follow each other without text between them have the same label.
                yield Block(name, start, fence, "\n".join(body), label, marks)
                fence, body, marks = None, [], {}
            else:
                body.append(line)
        elif line.strip() == "<!-- swift":
            hidden, body = number + 1, []
        elif found := re.match(r"<!-- (unit|in|file): (.*?) -->$", line.strip()):
            marks[found[1]] = found[2]
        elif found := re.match(r"```(\w+)$", line):
            fence, start, body = found[1], number + 1, []
        elif line.strip():
            label = line.strip()
    if fence is not None or hidden is not None:
        sys.exit(f"{name}: a block or a comment does not end")


def slug(heading, seen):
    """Returns the anchor that GitHub creates for a heading."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.strip().replace("`", ""))
    text = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
    count = seen[text] = seen.get(text, -1) + 1
    return text if count == 0 else f"{text}-{count}"


def without_blocks(path):
    return re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def anchors(path):
    seen = {}
    return {slug(found, seen) for found in re.findall(r"^#+ (.*)$", without_blocks(path), re.MULTILINE)}


def dead_links(path):
    """Yields a message for each link to a file that does not exist or to a heading that the file does not contain."""
    # Text in `code` that looks like a link is only an example.
    for address in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`\n]*`", "", without_blocks(path))):
        if re.match(r"[a-z]+:", address):
            continue
        name, _, anchor = address.partition("#")
        target = (path.parent / name).resolve() if name else path
        if not target.exists():
            yield f"{path.relative_to(ROOT)}: there is no {name}"
        elif anchor and target.suffix == ".md" and anchor not in anchors(target):
            yield f"{path.relative_to(ROOT)}: {target.name} has no heading #{anchor}"


def lines(text):
    return [line.strip() for line in text.splitlines() if line.strip()]


def contains(text, sample):
    text, sample = lines(text), lines(sample)
    return any(text[start:start + len(sample)] == sample for start in range(len(text) - len(sample) + 1))


def compiled_elsewhere():
    return [path.read_text(encoding="utf-8") for path in sorted((ROOT / "Tests").glob("*/Guides/*.swift"))]


def source(block, number):
    """Returns the text of a file for a block."""
    text = block.text
    imports = re.findall(r"^(?:@testable )?import .*$", text, re.MULTILINE)
    rest = re.sub(r"^(?:@testable )?import .*$", "", text, flags=re.MULTILINE)
    if not imports:
        imports = [f"import {name}" for name in IMPORTS]
        if re.search(r"@Test|@Suite|expect[A-Z]|#expect", text):
            imports += ["import Testing", "import VitrineTesting"]
    head = "\n".join(imports) + "\n"
    location = f'#sourceLocation(file: "{block.document}", line: {block.line})\n'
    function = block.marks.get("in")
    if function is None and not TYPE.search(rest):
        function = "func"
    if function is None:
        return head + location + rest + "\n"
    if function == "func":
        function = f"@MainActor func sample{number}() async throws"
    return f"{head}{function} {{\n{location}{rest}\n}}\n"


def typecheck(name, files, found, mode=("-swift-version", "6", "-parse-as-library")):
    command = [program("swiftc"), "-typecheck", *mode, "-module-name", name, *found, *map(str, files)]
    result = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True)
    errors = [line for line in (result.stdout + result.stderr).splitlines() if re.search(r"(error|warning):", line)]
    # A sample may leave a value unused.
    errors = [line for line in errors if not re.search(r"warning: .*(never used|never mutated|unused|never read)", line)]
    if result.returncode and not errors:
        errors = [result.stdout + result.stderr]
    return errors


def manifest(block, folder, number):
    path = folder / f"Package{number}.swift"
    path.write_text(block.text, encoding="utf-8")
    api = pathlib.Path(str(program("swiftc"))).resolve().parents[1] / "lib" / "swift" / "pm" / "ManifestAPI"
    return typecheck(f"Package{number}", [path], ["-I", str(api), "-package-description-version", "6.2.0"], ("-swift-version", "5"))


def new_package(folder, found):
    """Compiles the package that “vitrine new” creates: a library, a gallery and a test."""
    vitrine = products() / "vitrine"
    if not vitrine.exists():
        return ["vitrine is not built: Tools/build --product vitrine"]
    subprocess.run([str(vitrine), "new", "my shop", "--vitrine", str(ROOT)], cwd=folder, check=True, capture_output=True)
    package = folder / "my shop"
    module = folder / "MyShop.swiftmodule"
    result = subprocess.run(
        [str(program("swiftc")), "-emit-module", "-enable-testing", "-swift-version", "6", "-parse-as-library", "-module-name", "MyShop",
         "-emit-module-path", str(module), *found, *map(str, sorted((package / "Sources" / "MyShop").glob("*.swift")))],
        cwd=folder, capture_output=True, text=True)
    errors = [] if result.returncode == 0 else [result.stderr]
    for name in ("Sources/MyShopGallery", "Tests/MyShopTests"):
        files = sorted((package / name).glob("*.swift"))
        errors += typecheck(pathlib.Path(name).name, files, [*found, "-I", str(folder)])
    return [f"vitrine new: {error}" for error in errors]


def main():
    documents = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "Documentation").glob("*.md"))]
    guides, gallery = compiled_elsewhere(), ROOT / "Tests" / "PublicAPITests" / "GuideGallery"
    units, manifests, problems = {}, [], []
    counts = {"compiled here": 0, "compiled in tests": 0, "of others": 0, "files of the guides' gallery": 0}
    for document in documents:
        problems += dead_links(document)
        for block in blocks(document):
            if path := block.marks.get("file"):
                counts["files of the guides' gallery"] += 1
                file = gallery / path
                if not file.exists():
                    problems.append(f"{block.place()}: the guides' gallery has no {path}")
                elif not contains(file.read_text(encoding="utf-8"), block.text):
                    problems.append(f"{block.place()}: the block is not in {path} of the guides' gallery")
                continue
            if block.language != "swift":
                continue
            if any(contains(text, block.text) for text in guides):
                counts["compiled in tests"] += 1
            elif OTHERS.match(block.label):
                counts["of others"] += 1
            elif "import PackageDescription" in block.text:
                counts["compiled here"] += 1
                manifests.append(block)
            else:
                counts["compiled here"] += 1
                units.setdefault((block.document, block.marks.get("unit", "")), []).append(block)
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(2) as pool:
        folder = pathlib.Path(name)
        found = flags()
        jobs = [pool.submit(new_package, folder, found)]
        jobs += [pool.submit(manifest, block, folder, number) for number, block in enumerate(manifests)]
        for number, (_, members) in enumerate(units.items()):
            files = []
            for index, block in enumerate(members):
                path = folder / f"unit{number}-{index}.swift"
                path.write_text(source(block, index), encoding="utf-8")
                files.append(path)
            jobs.append(pool.submit(typecheck, f"Samples{number}", files, found))
        for job in jobs:
            problems += job.result()
    if problems:
        print("\n".join(problems))
        sys.exit(f"{len(problems)} problems in samples of the documents")
    print("samples: " + ", ".join(f"{count} {kind}" for kind, count in counts.items()) + f", in {len(units) + len(manifests)} modules")


if __name__ == "__main__":
    main()
