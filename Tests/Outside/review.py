#!/usr/bin/env python3
"""Changes a site in typical ways and writes a review of it, for third-party checkers.

    review.py VITRINE SITE FOLDER

The review must pass `vitrine check --strict`, mention every changed page and run no script. Exit status 1 means a
failure; the first one is printed.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

PAGES = 30


def change(number, text):
    """Returns a page with a changed heading. Depending on the number of the page, a class is also added to its
    components, or its summary is removed."""
    text = re.sub(r'(<h1[^>]*>)', r'\1More of ', text, count=1)
    if number % 3 == 0:
        text = re.sub(r'class="([^"]*)" (id="[^"]*" data-component)', r'class="\1 wide" \2', text)
    if number % 5 == 0:
        text = re.sub(r'<p class="summary"[^>]*>.*?</p>', "", text, count=1)
    return text


def main(vitrine, site, folder):
    names = sorted(name for name in os.listdir(site) if name.endswith(".html"))[:PAGES]
    with tempfile.TemporaryDirectory() as work:
        base, head = os.path.join(work, "base"), os.path.join(work, "head")
        for side in (base, head):
            shutil.copytree(os.path.join(site, "assets"), os.path.join(side, "assets"))
            for name in names:
                shutil.copy(os.path.join(site, name), side)
        for number, name in enumerate(names):
            path = os.path.join(head, name)
            with open(path, encoding="utf-8") as file:
                text = file.read()
            with open(path, "w", encoding="utf-8") as file:
                file.write(change(number, text))
        os.remove(os.path.join(head, names[1]))
        shutil.copy(os.path.join(base, names[2]), os.path.join(head, "another.html"))
        result = subprocess.run([vitrine, "compare", base, head, "--report", folder], capture_output=True, check=False)
        assert result.returncode == 1, result
    # The lists have no markers, so role="list" is there on purpose.
    command = [vitrine, "check", folder, "--strict", "--ignore", "list-role"]
    checked = subprocess.run(command, capture_output=True, check=False)
    assert checked.returncode == 0, checked.stdout.decode("utf-8")
    pages = [name for name in os.listdir(folder) if name.endswith(".html")]
    text = ""
    for name in pages:
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            text += file.read()
    for name in names + ["another.html"]:
        assert name in text, name
    assert "<script" not in text and "&lt;script" not in re.sub(r"<pre.*?</pre>", "", text, flags=re.S)
    assert text.count("<iframe") == text.count('sandbox="allow-same-origin"') > PAGES
    print(f"review: {len(names)} pages changed, {len(pages)} pages of review, {text.count('<iframe')} frames")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3])
