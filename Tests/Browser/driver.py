#!/usr/bin/env python3
"""Runs checks in headless Chromium against pages that Vitrine wrote.

    driver.py CHROMIUM FOLDER [CHECK...]

FOLDER is the folder that `browser-pages FOLDER` wrote. A check is a module next to this one, listed in CHECKS, with a
function `check(browser, folder)` that returns a summary in one line and a list of failures. If there are failures, the
first 50 of each check are printed, and the exit status is 1.
"""

import importlib
import os
import pathlib
import sys
import time

from playwright.sync_api import sync_playwright

CHECKS = ["hits", "jobs", "forms", "heights", "names", "accessibility", "charsets", "parsing", "styles", "contrast", "policy", "dev", "doors", "review", "pixels", "pictures"]


def launch(playwright, chromium):
    """Starts the system's Chromium, which can only connect to this machine. For root, it runs without a sandbox."""
    arguments = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--disable-gpu", "--hide-scrollbars"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return playwright.chromium.launch(executable_path=chromium, args=arguments)


def main(arguments):
    if len(arguments) < 2:
        print("usage: driver.py CHROMIUM FOLDER [CHECK...]", file=sys.stderr)
        return 64
    folder = pathlib.Path(arguments[1]).resolve()
    # Some checks run programs that start the browser themselves.
    os.environ["CHROMIUM"] = arguments[0]
    failed = []
    with sync_playwright() as playwright:
        browser = launch(playwright, arguments[0])
        for name in arguments[2:] or CHECKS:
            start = time.monotonic()
            summary, failures = importlib.import_module(name).check(browser, folder)
            for failure in failures[:50]:
                print("%s: %s" % (name, failure))
            if failures:
                failed.append("%s: %d failures, the first: %s" % (name, len(failures), failures[0]))
            print("Chromium %s, %s: %s, %.0f s" % (browser.version, name, summary, time.monotonic() - start))
        browser.close()
    # The failed checks are printed again at the end, because the output of later checks may hide theirs.
    for line in failed:
        print(line)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
