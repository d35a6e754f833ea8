#!/usr/bin/env python3
"""Measures how fast HTML is parsed, compared with lexbor (selectolax), html5lib and libxml2's XML parser.

Usage: Benchmarks/readers.py [--rounds N] [--program CHECK_BENCH] [NAME=FOLDER_OR_FILE...]

By default: the gallery in _site and a page of 20 MB made of its pages. Needs `pip install selectolax html5lib` and
`swift build -c release --product check-bench`. Readers take turns; medians of CPU seconds are compared. Ratios are
lexbor's time divided by the reader's: above 1 is faster than lexbor.
"""
import argparse
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import html5lib
from selectolax.lexbor import LexborHTMLParser

ROOT = pathlib.Path(__file__).resolve().parents[1]


class Reader:
    """A `check-bench readers` process, which answers with times."""

    def __init__(self, program, listing):
        self.process = subprocess.Popen(
            [program, "readers", listing], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def seconds(self, name):
        self.process.stdin.write(name + "\n")
        return float(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def lexbor(pages):
    start = time.process_time()
    for page in pages:
        LexborHTMLParser(page)
    return time.process_time() - start


def slow(pages):
    start = time.process_time()
    for page in pages:
        html5lib.parse(page)
    return time.process_time() - start


def peak(program, listing, name):
    """Returns the peak memory in bytes of a process that parses all pages once; if `name` is empty, of one that parses
    nothing."""
    code = "import subprocess,resource,sys;subprocess.run(sys.argv[1:-1],input=sys.argv[-1],text=True,stdout=-3);" \
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss*1024)"
    return int(subprocess.check_output([sys.executable, "-c", code, program, "readers", listing, name]))


def measure(name, files, program, rounds, folder):
    listing = folder / "list"
    listing.write_text("\n".join(map(str, files)) + "\n")
    pages = [file.read_bytes() for file in files]
    size = sum(map(len, pages))
    repeats = max(1, int(2e6 / size))
    reader = Reader(program, str(listing))
    times = {key: [] for key in ("html", "new", "xml", "lexbor")}
    for _ in range(rounds):
        for key in times:
            work = (lambda: lexbor(pages)) if key == "lexbor" else (lambda: reader.seconds(key))
            times[key].append(sum(work() for _ in range(repeats)) / repeats)
    reader.close()
    middle = {key: statistics.median(values) for key, values in times.items()}
    # html5lib is hundreds of times slower, so it makes only one pass over a sample of the pages.
    some = pages[:: max(1, len(pages) // 40)]
    middle["html5lib"] = slow(some) * size / sum(map(len, some)) if size < 5e7 and len(pages) > 1 else None
    print(f"{name}: {len(pages)} pages, {size / 1e6:.1f} MB")
    labels = {"html": "HTMLReader", "new": "HTMLReader, new memory", "xml": "libxml2, to the first error", "lexbor": "lexbor", "html5lib": "html5lib"}
    for key, label in labels.items():
        if middle[key]:
            print(f"  {label:<28} {middle[key] * 1000:10.1f} ms {size / middle[key] / 1e6:8.1f} MB/s {middle['lexbor'] / middle[key]:6.2f} x lexbor")
    if len(pages) == 1:
        empty = peak(program, str(listing), "")
        full = peak(program, str(listing), "html\n")
        print(f"  memory {full / 1e6:.0f} MB, of it the page {size / 1e6:.0f} MB; reading it {(full - empty) / size:.1f} times the page")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--program", default=str(ROOT / ".build/release/check-bench"))
    parser.add_argument("sets", nargs="*")
    options = parser.parse_args()
    sets = [value.split("=", 1) for value in options.sets]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        if not sets:
            sets = [["gallery", ROOT / "_site"]]
            big, size = folder / "big.html", 0
            bodies = []
            for page in sorted((ROOT / "_site").glob("*.html")):
                text = page.read_text()
                bodies.append(text[text.index("<main"): text.index("</main>") + 7] if "<main" in text else "")
            with big.open("w") as file:
                file.write("<!DOCTYPE html><html lang=en><title>Big</title><body>")
                while size < 20e6:
                    for body in bodies:
                        size += file.write(body)
            sets.append(["20 MB", big])
        for name, place in sets:
            place = pathlib.Path(place)
            files = sorted(place.rglob("*.html")) if place.is_dir() else [place]
            measure(name, files, options.program, options.rounds, folder)


if __name__ == "__main__":
    main()
