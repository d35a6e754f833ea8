#!/usr/bin/env python3
"""Builds the reference of all public modules, with the guides as articles, and checks the result with “vitrine check”.

    Tools/reference/build.py OUTPUT

It reads the modules of the debug build (Tools/modules.py), so nothing is compiled again. Every warning of DocC is an
error, except for undocumented parameters. The pages of DocC need a server and scripts. The option that writes their
text into the HTML, --experimental-transform-for-static-hosting-with-content, crashes docc 6.3 on Linux.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
sys.dont_write_bytecode = True
from modules import ROOT, flags, products, program, run  # noqa: E402

# The modules in the order of the reference; the first has the articles.
MODULES = [
    "Vitrine", "VitrineKit", "VitrineComponents", "VitrineHTML", "VitrineConformance", "VitrineTesting", "VitrineCombine",
    "TappableText", "VitrineSite", "VitrineSnapshots", "VitrineMarkup", "VitrineSupport",
]
GROUPS = {
    "First steps": ["first-gallery", "components", "sections", "stories", "data", "settings", "themes", "localization", "forms", "raw-markup"],
    "Every day": ["developing", "checking", "testing", "snapshots", "comparing", "styles", "scale", "installing"],
    "Coming from elsewhere": [
        "migrating", "coming-from-blocks", "coming-from-tappable-label", "coming-from-flexible-label", "coming-from-combine-login",
        "coming-from-oba-list-view", "parity",
    ],
}
# Findings about what DocC generates: its stylesheets, a <noscript> on every page, and pages to which no link leads,
# because scripts add the links.
IGNORED = ["*:css/**", "child-not-allowed:**", "orphan-page:**"]


def article(path):
    """Returns a guide in the syntax of DocC: links to other guides by name, links to files of the repository as
    code."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"<!-- .*?-->\n", "", text, flags=re.DOTALL)

    def link(found):
        words, address = found[1], found[2]
        if re.match(r"[a-z]+:", address):
            return found[0]
        name = address.partition("#")[0]
        if name == "":
            return words
        target = pathlib.PurePosixPath(name)
        if target.suffix == ".md" and (path.parent / target).resolve().parent == path.parent.resolve():
            return f"[{words}](doc:{target.stem})"
        return f"{words} (`{name}`)" if words != f"`{name}`" else words

    parts = re.split(r"(```.*?\n```)", text, flags=re.DOTALL)
    return "".join(part if part.startswith("```") else re.sub(r"!?\[([^\]]+)\]\(([^)\s]+)\)", link, part) for part in parts)


def catalog(folder):
    """Writes the folder of articles, with a page that lists them."""
    folder.mkdir()
    guides = {path.stem: path for path in sorted((ROOT / "Documentation").glob("*.md"))}
    listed = {name for names in GROUPS.values() for name in names}
    text = "# ``Vitrine``\n\nTyped Swift components become a static HTML site that is proven valid and compared in CI.\n\n## Topics\n"
    for title, names in GROUPS.items():
        text += f"\n### {title}\n\n" + "".join(f"- <doc:{name}>\n" for name in names if name in guides)
    rest = [name for name in guides if name not in listed]
    text += "\n### More\n\n" + "".join(f"- <doc:{name}>\n" for name in rest)
    (folder / "Vitrine.md").write_text(text, encoding="utf-8")
    for name, path in guides.items():
        (folder / f"{name}.md").write_text(article(path), encoding="utf-8")


def convert(module, work, found):
    """Builds the archive of one module."""
    graphs, archive = work / module, work / f"{module}.doccarchive"
    graphs.mkdir()
    run(
        program("swift-symbolgraph-extract"), "-module-name", module, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-skip-inherited-docs", "-output-dir", graphs, *found)
    # Conformances to protocols of Testing and Foundation would add pages about these modules.
    for path in graphs.glob("*@*.symbols.json"):
        if module not in ("VitrineComponents", "VitrineTesting"):
            path.unlink()
    command = [program("docc"), "convert"]
    if module == MODULES[0]:
        catalog(work / "Vitrine.docc")
        command.append(work / "Vitrine.docc")
    command += [
        "--additional-symbol-graph-dir", graphs, "--fallback-display-name", module, "--fallback-bundle-identifier", f"vitrine.{module}",
        "--transform-for-static-hosting", "--disable-parameters-and-returns-validation", "--output-path", archive,
    ]
    result = subprocess.run([str(part) for part in command], cwd=work, capture_output=True, text=True)
    said = (result.stdout + result.stderr).strip()
    if result.returncode != 0 or re.search(r"\b(warning|error):", said):
        return archive, f"docc of {module}:\n{said}"
    return archive, None


def dead_links(output):
    """Returns a message for each link to a page of the reference that does not exist. DocC keeps the links in JSON
    files next to the pages."""
    known = {path.relative_to(output / "data").with_suffix("").as_posix().lower() for path in (output / "data").rglob("*.json")}
    lost = set()
    for path in sorted((output / "data").rglob("*.json")):
        for reference in json.loads(path.read_text(encoding="utf-8")).get("references", {}).values():
            address = reference.get("url", "").partition("#")[0].strip("/").lower()
            if address.startswith("documentation/") and address not in known:
                lost.add(f"{path.relative_to(output)}: there is no page {address}")
    return sorted(lost)


def main(output):
    if not pathlib.Path(program("docc")).exists():
        if os.environ.get("OUTSIDE") == "required":
            sys.exit("docc is missing")
        print("reference: skipped: docc is not installed")
        return
    output = pathlib.Path(output).resolve()
    vitrine = products() / "vitrine"
    found = flags()
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(2) as pool:
        work = pathlib.Path(name)
        done = list(pool.map(lambda module: convert(module, work, found), MODULES))
        problems = [problem for _, problem in done if problem]
        if problems:
            sys.exit("\n".join(problems))
        if output.exists():
            shutil.rmtree(output)
        output.parent.mkdir(parents=True, exist_ok=True)
        run(
            program("docc"), "merge", *[archive for archive, _ in done], "--synthesized-landing-page-name", "Vitrine",
            "--output-path", output)
    lost = dead_links(output)
    if lost:
        sys.exit("\n".join(lost))
    command = [str(vitrine), "check", str(output), "--address", "https://example.org/", "--no-contrast"]
    for rule in IGNORED:
        command += ["--ignore", rule]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr)
    pages = sum(1 for _ in output.rglob("index.html"))
    print(f"reference: {pages} pages of {len(MODULES)} modules in {output}; {result.stdout.strip().splitlines()[-1]}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) == 2 else sys.exit("usage: Tools/reference/build.py OUTPUT"))
