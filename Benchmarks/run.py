#!/usr/bin/env python3
"""Measures Vitrine and prints tables: rendering, detection, type-checking, whole builds, and builds with Hugo for
comparison.

Usage: Benchmarks/run.py [--rounds N] [--pages N[,N]] [--dir FOLDER] [--no-hugo]

Workloads take turns, because machines are noisy. Times are medians; those of detection are the best of all runs.
--dir specifies the folder in which sites are written; the row "plain writes", which only writes the same files, shows
whether the disk is busy.
"""
import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
BIN = HERE / ".build/release"


def median(values):
    return statistics.median(values)


# Runs a command and prints wall seconds, CPU seconds, peak memory and the exit status. It is a small separate process,
# because the peak memory of a child includes the memory that its parent had when it started the child.
RUNNER = """
import os, sys, time
start = time.monotonic()
pid = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=[(os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)])
_, status, usage = os.wait4(pid, 0)
print(time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss, os.waitstatus_to_exitcode(status))
"""


def run(command, **options):
    """Runs a command and returns its wall seconds, its CPU seconds and its peak memory in MB."""
    result = subprocess.run([sys.executable, "-S", "-c", RUNNER, *command], capture_output=True, text=True, **options)
    wall, cpu, memory, status = result.stdout.split()
    if status != "0":
        sys.exit(f"{command}: {result.stderr}")
    return float(wall), float(cpu), int(memory) / (1024 * 1024 if sys.platform == "darwin" else 1024)


def row(name, value, ratio="", note=""):
    print(f"| {name:<52} | {value:>20} | {ratio:>14} | {note} |")


def render():
    lines = subprocess.run([BIN / "render-bench"], check=True, capture_output=True, text=True).stdout.splitlines()
    print(f"\n{lines[0]}\n")
    print("| render, CPU time | median ns/element | to the floor | |\n|---|---|---|---|")
    for line in lines[1:]:
        name, middle, best, ratio, allocations = line.split("\t")
        row(name, middle, ratio, f"best {best}, {allocations} allocations a page")


def detection():
    print("\n| detection in 1 MB of text, 1,000 patterns | best ms of 9 | 2 MB to 1 MB | |\n|---|---|---|---|")
    for line in subprocess.run([BIN / "tap-bench", "slope"], check=True, capture_output=True, text=True).stdout.splitlines():
        name, one, two, few, count = line.split("\t")
        row(name.split(":")[0].split(" of ")[0], one, f"{float(two) / float(one):.2f}", f"{few} ms with {count} patterns")


def body(nested):
    lines = ["import VitrineHTML", "struct Item { var title: String; var url: String }"]
    lines.append("func body(_ html: HTML, _ item: Item, _ isOn: Bool) {")
    if nested:
        lines.append("  html.main {")
    for group in range(10):
        lines += [f'  html.section(.id("group-{group}")) {{', '    html.ul(.class("items")) {']
        for number in range(8):
            lines += [f'      html.li(.class("item"), .class("on", when: isOn), .data("key", "k{number}")) {{',
                      '        html.a(item.title, .href(item.url))', f'        html.span("Note {number}", .class("note"))',
                      '      }']
        lines += ["    }", "  }"]
    if nested:
        lines.append("  }")
    return "\n".join(lines + ["}"]) + "\n"


def import_flags():
    """Returns the flags with which swiftc finds the package's modules and the C modules that they use: headers of
    libxml2 and cmark-gfm, and module maps."""
    flags = ["-I", str(BIN / "Modules"), "-I", str(HERE.parent / "Sources/CVitrineLibXML2"), "-I", str(HERE.parent / "Sources/CVitrineCMark")]
    headers = subprocess.run(
        [HERE.parent / "Tools/ensure-libraries", "--cflags"], check=True, capture_output=True, text=True).stdout.split()
    maps = [*BIN.glob("*.build/module.modulemap"), *(HERE / ".build/checkouts").glob("*/Sources/*/include/module.modulemap")]
    for flag in [*headers, *(f"-fmodule-map-file={path}" for path in maps)]:
        flags += ["-Xcc", flag]
    return flags


def typecheck(rounds):
    print("\n| type-check, whole swiftc -typecheck | median s | | |\n|---|---|---|---|")
    imports = import_flags()
    with tempfile.TemporaryDirectory() as folder:
        cases = {"10 x 8 body, 260 elements": body(False), "the same inside one more element": body(True),
                 "an empty body": "import VitrineHTML\nfunc body(_ html: HTML) {}\n"}
        times = {name: [] for name in cases}
        for _ in range(rounds):
            for name, text in cases.items():
                file = pathlib.Path(folder) / "body.swift"
                file.write_text(text)
                seconds, _, _ = run(["swiftc", "-typecheck", "-swift-version", "6", *imports, str(file)])
                times[name].append(seconds)
        for name, values in times.items():
            row(name, f"{median(values):.2f}", "", f"{min(values):.2f} to {max(values):.2f}")


def hugo_site(folder, pages):
    (folder / "content/entry").mkdir(parents=True)
    (folder / "layouts/_default").mkdir(parents=True)
    (folder / "config.toml").write_text('baseURL="https://example.org/"\ntitle="Bench"\ndisableKinds=["taxonomy","term","RSS","sitemap"]\n')
    (folder / "layouts/_default/baseof.html").write_text(
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>'
        '<main>{{ block "main" . }}{{ end }}</main></body></html>')
    (folder / "layouts/_default/single.html").write_text('{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}{{ end }}')
    (folder / "layouts/_default/list.html").write_text(
        '{{ define "main" }}<h1>{{ .Title }}</h1><ul>{{ range (.Paginate .Pages 50).Pages }}<li><a href="{{ .RelPermalink }}">'
        '{{ .Title }}</a></li>{{ end }}</ul>{{ end }}')
    words = "lorem ipsum dolor sit amet consetetur sadipscing elitr žluťoučký кот nonumy &".split()
    for page in range(pages):
        text = "\n\n".join(
            " ".join(words[(page * 7 + part * 13 + word * 5) % len(words)] for word in range(62))
            + f"\n\n- [Read on](more.html?entry={page}&part={part})\n- [Notes](notes.html)" for part in range(14))
        (folder / f"content/entry/page-{page}.md").write_text(f'---\ntitle: "Page {page}"\n---\n\n{text}\n')


def plain_writes(source, folder):
    """Writes the bytes of a site again with only system calls, to measure the highest speed that the disk allows."""
    files = [(path.relative_to(source), path.read_bytes()) for path in source.rglob("*") if path.is_file()]
    start = time.monotonic()
    made = set()
    for path, data in files:
        target = folder / path
        if target.parent not in made:
            target.parent.mkdir(parents=True, exist_ok=True)
            made.add(target.parent)
        descriptor = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        os.write(descriptor, data)
        os.close(descriptor)
    return time.monotonic() - start


def builds(pages, rounds, base, with_hugo):
    with tempfile.TemporaryDirectory(dir=base) as name:
        folder = pathlib.Path(name)
        environment = dict(os.environ, PAGES=str(pages))
        site, floor, hugo_source, hugo_out = folder / "site", folder / "floor", folder / "hugo", folder / "hugo-out"
        command = [str(BIN / "site-bench"), "build", "--site", str(folder), "--output", str(site)]
        if with_hugo:
            hugo_site(hugo_source, pages)
        results = {"plain writes": [], "vitrine": [], "unchanged": [], "hugo": []}
        for _ in range(rounds):
            shutil.rmtree(site, ignore_errors=True)
            results["vitrine"].append(run(command, env=environment))
            results["unchanged"].append(run(command, env=environment))
            shutil.rmtree(floor, ignore_errors=True)
            results["plain writes"].append((plain_writes(site, floor), 0, 0))
            if with_hugo:
                shutil.rmtree(hugo_out, ignore_errors=True)
                results["hugo"].append(run(["hugo", "--quiet", "-s", str(hugo_source), "-d", str(hugo_out)]))
        size = sum(path.stat().st_size for path in site.glob("page-*.html")) / pages
        print(f"\n| {pages} pages of {size / 1000:.1f} kB | median wall s | to plain writes | |\n|---|---|---|---|")
        base_time = median([result[0] for result in results["plain writes"]])
        pages_of_hugo = [path.stat().st_size for path in hugo_out.glob("entry/page-*/index.html")]
        titles = {"plain writes": "plain writes of the same files", "vitrine": "Vitrine: rendered, parsed, written",
                  "unchanged": "Vitrine: the same again, nothing changed", "hugo": "Hugo: rendered from Markdown, written"}
        for key, values in results.items():
            if values:
                wall = median([value[0] for value in values])
                cpu, memory = median([value[1] for value in values]), max(value[2] for value in values)
                note = f"CPU {cpu:.2f} s, {memory:.0f} MB" if memory else ""
                if key == "hugo":
                    note += f", pages of {sum(pages_of_hugo) / len(pages_of_hugo) / 1000:.1f} kB"
                row(titles[key], f"{wall:.2f}", f"{wall / base_time:.2f}", note)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pages", default="1000,10000")
    parser.add_argument("--dir", default=None)
    parser.add_argument("--no-hugo", action="store_true")
    options = parser.parse_args()
    subprocess.run(["swift", "build", "-c", "release"], cwd=HERE, check=True, stdout=sys.stderr)
    render()
    detection()
    typecheck(options.rounds)
    for pages in options.pages.split(","):
        builds(int(pages), options.rounds, options.dir, not options.no_hugo and shutil.which("hugo") is not None)


if __name__ == "__main__":
    main()
