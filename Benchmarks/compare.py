#!/usr/bin/env python3
"""Measures `vitrine compare` on four kinds of sites: seconds, CPU seconds and peak memory of the process.

Usage: Benchmarks/compare.py [--program VITRINE] [--rounds N] [--dir DIR] [--keep] [--format FORMAT] [CASE...]

| case | compared sites |
|---|---|
| footer | 10,000 pages of 4 kB whose footers all differ in the same word |
| all | 10,000 pages of 4 kB, each with a title, a heading, three paragraphs and five entries that differ |
| 26mb | a page of 26 MB, 450,000 elements, with one different paragraph |
| attributes | an element with 10,000 attributes, half of which have different values; then with 20,000 and 40,000 |

Needs `swift build -c release --product vitrine`. The default of `--program` is `.build/release/vitrine`. The output is
the median of all rounds.
"""
import argparse
import os
import pathlib
import shutil
import statistics
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
WORDS = "bread rye flour water salt oven crust crumb baker table market harbor morning window letter garden river stone".split()


def text(number, count):
    """Returns words that depend only on a number."""
    return " ".join(WORDS[(number * 7 + place * (3 + number % 5)) % len(WORDS)] for place in range(count))


def page(number, footer="2024", word=""):
    """Returns a page of about 4 kB, like a page of a shop."""
    paragraphs = "\n".join(
        f'      <p class="text">{text(number + place, 30)}{word if place % 2 == 0 else ""} {number}.{place}.</p>' for place in range(6))
    entries = "\n".join(
        f'        <li data-component="Product" data-instance="{number}/{place}"><a href="product-{place}.html">{text(place, 3)}</a> '
        f'<span class="price">{(number * 13 + place) % 900}{word if place % 2 == 0 else ""} kr</span></li>' for place in range(10))
    links = "\n".join(f'      <li><a href="section-{place}.html">{text(place, 2)}</a></li>' for place in range(12))
    return f"""<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8"/>
    <title>Page {number}{word} – The bakery</title>
    <meta name="viewport" content="width=device-width"/>
  </head>
  <body>
    <header><nav aria-label="Sections"><ul>
{links}
    </ul></nav></header>
    <main>
      <h1>{text(number, 4)}{word}</h1>
{paragraphs}
      <ul class="products">
{entries}
      </ul>
      <form action="search"><label for="q">Search</label> <input id="q" name="q" type="search"/> <button>Go</button></form>
    </main>
    <footer><p>© {footer} The bakery</p><p><a href="imprint.html">Imprint</a></p></footer>
  </body>
</html>
"""


def write_pages(folder, count, **changes):
    folder.mkdir()
    for number in range(count):
        (folder / f"page-{number:05}.html").write_text(page(number, **changes), encoding="utf-8")


def large(folder, word):
    folder.mkdir()
    with open(folder / "index.html", "w", encoding="utf-8") as file:
        file.write('<!DOCTYPE html>\n<html lang="en"><head><title>Large</title></head><body><main>\n')
        for number in range(90_000):
            own = word if number == 45_000 else "same"
            file.write(f'<section class="entry" id="entry-{number}"><h2>Entry {number}</h2>\n<p>{text(number, 26)} {own} {number}.</p>\n'
                       f'<p><a href="entry-{number + 1}.html">next</a></p></section>\n')
        file.write("</main></body></html>\n")


def attributes(folder, count, word):
    folder.mkdir()
    values = " ".join(f'data-a{number}="{number}{word if number % 2 else ""}"' for number in range(count))
    (folder / "index.html").write_text(f'<!DOCTYPE html>\n<html lang="en"><head><title>A</title></head><body><p {values}>Text</p></body></html>\n',
                                       encoding="utf-8")


def cases(work, wanted):
    """Yields the sites of each case: a name and two folders."""
    def pair(name):
        (work / name).mkdir()
        return work / name / "base", work / name / "head"
    if "footer" in wanted or "all" in wanted:
        base, head = pair("footer")
        write_pages(base, 10_000)
        if "footer" in wanted:
            write_pages(head, 10_000, footer="2025")
            yield "footer", base, head
        if "all" in wanted:
            _, head = pair("all")
            write_pages(head, 10_000, word=" new")
            yield "all", base, head
    if "26mb" in wanted:
        base, head = pair("26mb")
        large(base, "old")
        large(head, "new")
        yield "26mb", base, head
    if "attributes" in wanted:
        for count in (10_000, 20_000, 40_000):
            base, head = pair(f"attributes-{count}")
            attributes(base, count, "")
            attributes(head, count, "x")
            yield f"{count} attributes", base, head


def run(program, base, head, form):
    """Returns the seconds, CPU seconds and peak memory in bytes of one run."""
    start = time.monotonic()
    child = os.fork()
    if child == 0:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.execv(program, [program, "compare", str(base), str(head), "--quiet", "--format", form])
    _, status, usage = os.wait4(child, 0)
    seconds = time.monotonic() - start
    if os.waitstatus_to_exitcode(status) != 1:
        raise SystemExit(f"compare.py: status {os.waitstatus_to_exitcode(status)} instead of 1")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / ".build/release/vitrine"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--dir", help="where sites are written")
    parser.add_argument("--keep", action="store_true", help="leave the sites where they were written")
    parser.add_argument("--format", default="text")
    parser.add_argument("case", nargs="*")
    options = parser.parse_args()
    wanted = options.case or ["footer", "all", "26mb", "attributes"]
    work = pathlib.Path(tempfile.mkdtemp(prefix="compare-", dir=options.dir))
    for name, base, head in cases(work, wanted):
        runs = [run(options.program, base, head, options.format) for _ in range(options.rounds)]
        seconds, processor, memory = (statistics.median(values) for values in zip(*runs))
        print(f"{name:18} {seconds:6.2f} s {processor:6.2f} s of processor time {memory / 1e6:6.0f} MB", flush=True)
    if options.keep:
        print(f"sites: {work}")
    else:
        shutil.rmtree(work)


main()
