"""Reviews a pull request as a new user does: opens the page, decides on every group with one key, applies the file that
the page saves, and expects the next run to pass.

The pull request edits a template, renames a component, changes a token and replaces a picture. The gallery is
`.build/debug/gallery` with a copy of `site`. REVIEW_PICTURES is a folder for screenshots of the page, 1280 and 390
pixels wide, light and dark.
"""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GALLERY = os.environ.get("GALLERY", str(ROOT / ".build/debug/gallery"))
UNDER_SNAPSHOT = '["quote/*", "badge/badge-*", "list-view/images", "list-header/contacts-*"]'


def edit(path, change):
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


def prepare(site):
    """Makes a small copy of the gallery's files."""
    shutil.copytree(ROOT / "site", site, ignore=shutil.ignore_patterns("snapshots", "Sources"))
    for name, count in (("contacts", 4), ("todos", 6)):
        data = json.loads((site / "data" / (name + ".json")).read_text(encoding="utf-8"))
        (site / "data" / (name + ".json")).write_text(json.dumps(data[:count], ensure_ascii=False), encoding="utf-8")
    (site / "data/rules.json").write_text('["heading-*"]\n', encoding="utf-8")

    def settings(text):
        lines = [line for line in text.split("\nsnapshots:")[0].split("\n") if not line.startswith("locales:")]
        return "\n".join(lines) + "\nsnapshots:\n  include: %s\n" % UNDER_SNAPSHOT
    edit(site / "vitrine.yml", settings)


def pull_request(site):
    """Makes the changes of the pull request. The snapshots look as if the component Badge was called Label before."""
    edit(site / "templates/quote.mustache", lambda text: text.replace("<figcaption><bdi>", "<figcaption>By <bdi>"))
    edit(site / "assets/site.css", lambda text: text + ":root { --accent: #8a1a5f }\n")
    edit(site / "assets/harbor.svg", lambda text: text.replace("</svg>", '<circle r="90"/></svg>'))
    store = site / "snapshots"
    (store / "badge").rename(store / "label")
    for path in (store / "label").glob("*.html"):
        edit(path, lambda text: text.replace('"Badge"', '"Label"'))
    for name in ("manifest.txt", "styles.txt"):
        edit(store / name, lambda text: text.replace("badge/", "label/"))


def take_pictures(page, folder):
    for width in (390, 1280):
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            page.set_viewport_size({"width": width, "height": 1600})
            page.wait_for_timeout(500)
            page.screenshot(path=folder / ("review-%d-%s.png" % (width, scheme)), full_page=True)


def check(browser, _):
    failures = []
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work)
        prepare(folder / "site")

        def snapshot(*arguments):
            return subprocess.run([GALLERY, "snapshot", arguments[0], "--site", "site", *arguments[1:]], cwd=folder,
                                  env={**os.environ, "CI": ""}, capture_output=True, text=True, check=False)

        def expect(what, result, status):
            if result.returncode != status:
                failures.append("%s: status %d instead of %d: %s%s" % (what, result.returncode, status, result.stdout, result.stderr))
        expect("record", snapshot("record"), 0)
        pull_request(folder / "site")
        pixels = ["--pixels", "--browser", os.environ["CHROMIUM"], "--widths", "800"]
        drawn = snapshot("check", "--report", "review", *pixels)
        expect("check", drawn, 1)
        if "Drawn at 800 px (light): " not in drawn.stdout or "Changed pixels that no reported change explains" in drawn.stdout:
            failures.append("what is said of pixels: %s" % drawn.stdout)
        context = browser.new_context(accept_downloads=True, viewport={"width": 1280, "height": 1600})
        page = context.new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto((folder / "review/index.html").as_uri())
        groups = page.locator("details[data-group]").count()
        if not 1 <= groups <= 6:
            failures.append("%d groups" % groups)
        if os.environ.get("REVIEW_PICTURES"):
            take_pictures(page, pathlib.Path(os.environ["REVIEW_PICTURES"]))
        kind = page.locator("details[data-kind]").first.get_attribute("data-kind")
        page.get_by_label("Kind", exact=True).select_option(kind)
        shown = page.locator("details[data-group]:visible").evaluate_all("cards => cards.map(card => card.dataset.kind)")
        if set(shown) != {kind} or not len(shown) < groups:
            failures.append("groups shown of the kind %s: %s" % (kind, shown))
        page.get_by_label("Kind", exact=True).select_option("")
        page.keyboard.press("ArrowDown")
        for _ in range(groups):
            page.keyboard.press("a")
        state = page.locator("[role=status]").inner_text()
        if state != "%d of %d groups decided" % (groups, groups):
            failures.append("after one key for each: “%s”" % state)
        accepted = page.locator("details[data-decision=accept] .decision", has_text="accepted").count()
        if accepted != groups:
            failures.append("%d of %d groups are shown as accepted" % (accepted, groups))
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save decisions.txt").click()
        saved.value.save_as(folder / "decisions.txt")
        context.close()
        failures += errors
        expect("accept", snapshot("accept", "--from", "decisions.txt"), 0)
        expect("the next check", snapshot("check"), 0)
        expect("the next check with pixels", snapshot("check", *pixels), 0)
    return "a pull request in %d groups, decided with %d keys and replayed" % (groups, groups + 1), failures
