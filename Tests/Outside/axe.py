#!/usr/bin/env python3
"""Checks pages of a site with axe in headless Chromium, in light and dark mode.

    axe.py CHROMIUM SITE [PAGE...]

Pages that show mistakes on purpose (rules, states of fields) are checked too. Exit status 1 means violations, which are
listed.
"""

import json
import os
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# Pages of different kinds, with the built-in components; those in `ar` are written from right to left.
KINDS = [
    "index.html", "kitchen.html", "drawings.html", "labels-tappable.html", "labels-layout.html", "lists-appearances.html",
    "lists-actions.html", "lists-sections.html", "lists-empty.html", "lists-ready-rows.html", "forms-fields.html",
    "forms-login.html", "forms-login-film.html", "lifecycle.html", "parity-lists.html", "components/badge.html",
    "rule-image-alt.html", "ar/index.html", "ar/lists-sections.html", "ar/forms-fields.html", "ja/labels-tappable.html",
]


def main(chromium, site, names):
    violations, judged = [], 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            page = browser.new_context(color_scheme=scheme, viewport={"width": 1280, "height": 900}).new_page()
            for name in names:
                path = os.path.abspath(os.path.join(site, name))
                if not os.path.exists(path):
                    violations.append(f"{name}: there is no such page")
                    continue
                page.goto("file://" + path)
                found = Axe().run(page)
                judged += 1
                for violation in found.response["violations"]:
                    for node in violation["nodes"]:
                        violations.append(
                            f"{name} ({scheme}): {violation['id']}: {violation['help']}: {json.dumps(node['target'])}")
        browser.close()
    for violation in violations[:60]:
        print(violation, file=sys.stderr)
    print(f"axe: {judged} pages, {len(violations)} violations")
    return 1 if violations else 0


sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:] or KINDS))
