"""Runs `vitrine compare --pixels` with a real Chromium and checks the exit status, the sentences and the pictures of
the review.

VITRINE is the program, by default `.build/debug/vitrine`. The browser is the one that the driver starts.
"""

import json
import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("VITRINE", str(ROOT / ".build/debug/vitrine")).split()
PAGE = '<!DOCTYPE html>\n<html lang="en"><head><title>T</title>%s</head><body><main>%s</main></body></html>\n'
INNER = PAGE % ("<style>p { color: %s }</style>", "<p>Inside</p>")
OUTER = PAGE % ("", '<h1>Outside</h1><iframe src="inner.html" title="Inside" width="200" height="100"></iframe>')
PLAIN = PAGE % ("", '<h1 class="a b">Title</h1>')

# The cases by name: files before, files after, options, the expected status, and a part of the expected output.
CASES = {
    "the same pages, written in two ways": (
        {"a.html": PLAIN}, {"a.html": PLAIN.replace('"a b"', "'b  a'")}, [], 0, "Drawn at 1280 px (light) and 390 px (light): 1 page, of which 0 look different."),
    "a change with a sentence": (
        {"a.html": PLAIN}, {"a.html": PLAIN.replace("Title", "Other")}, [], 1, "Drawn at 1280 px (light) and 390 px (light): 1 page, of which 1 looks different."),
    "a change that --fail-on lets pass and whose page has a sentence": (
        {"a.html": INNER % "red"}, {"a.html": INNER % "blue"}, ["--fail-on", "data"], 0, "of which 1 looks different."),
    "pixels without a sentence": (
        {"inner.html": INNER % "red", "outer.html": OUTER}, {"inner.html": INNER % "blue", "outer.html": OUTER}, ["--fail-on", "data"], 1,
        "Changed pixels that no reported change explains\n  outer.html at 1280 px, light: "),
    "one width, dark": (
        {"a.html": PLAIN}, {"a.html": PLAIN.replace("Title", "Other")}, ["--widths", "700", "--schemes", "dark"], 1, "Drawn at 700 px (dark): 1 page, of which 1 looks"),
}


def compare(folder, before, after, options, chromium):
    for name, files in (("base", before), ("head", after)):
        (folder / name).mkdir()
        for path, text in files.items():
            (folder / name / path).write_text(text, encoding="utf-8")
    return subprocess.run(PROGRAM + ["compare", "base", "head", "--pixels", "--browser", chromium, "--quiet", "--report", "review", *options], cwd=folder,
                          capture_output=True, text=True, check=False, timeout=300)


def check_pictures(browser, folder):
    """Checks that the review shows two different pictures for a difference in pixels that no sentence explains."""
    context = browser.new_context()
    page = context.new_page()
    page.goto((folder / "review/index.html").as_uri())
    shown = page.evaluate("[...document.querySelectorAll('img')].map((picture) => { picture.loading = 'eager'; return picture.src })")
    context.close()
    pictures = sorted((folder / "review/pixels").glob("*.png"))
    if not shown or len(pictures) < 2:
        return ["the review has %d pictures, and %d files of them" % (len(shown), len(pictures))]
    if pictures[0].read_bytes() == pictures[1].read_bytes():
        return ["the pictures of both sides are the same"]
    return []


def check(browser, _):
    failures = []
    chromium = os.environ["CHROMIUM"]
    for name, (before, after, options, status, words) in CASES.items():
        with tempfile.TemporaryDirectory() as work:
            folder = pathlib.Path(work)
            result = compare(folder, before, after, options, chromium)
            if result.returncode != status:
                failures.append("%s: status %d instead of %d: %s%s" % (name, result.returncode, status, result.stdout, result.stderr))
            if words not in result.stdout:
                failures.append("%s: no “%s” in “%s”" % (name, words, result.stdout))
            if name == "pixels without a sentence":
                failures += check_pictures(browser, folder)
                report = subprocess.run(PROGRAM + ["compare", "base", "head", "--pixels", "--browser", chromium, "--quiet", "--format", "json"], cwd=folder,
                                        capture_output=True, text=True, check=False, timeout=300)
                found = [finding["path"] for finding in json.loads(report.stdout).get("pixels", []) if not finding.get("explained", True)]
                if "outer.html" not in found:
                    failures.append("json: no pixels of outer.html: %s" % json.loads(report.stdout).get("pixels"))
    with tempfile.TemporaryDirectory() as work:
        result = compare(pathlib.Path(work), {"a.html": PLAIN}, {"a.html": PLAIN.replace("Title", "Other")}, [], "/nowhere/chromium")
        if result.returncode != 3 or "became" not in result.stdout or "there is no such program" not in result.stderr:
            failures.append("without a browser: status %d: %s%s" % (result.returncode, result.stdout, result.stderr))
    return "%d comparisons with pictures" % (len(CASES) + 2), failures
