"""Compares the rule `contrast` of `vitrine check` with axe in the browser, in light and dark mode.

The pages are those of the built gallery, copies of them with random colors, and generated ones. Every violation that
axe is certain of must be found, and nothing that axe passes may be reported. Where axe is not certain, differences are
allowed.

Only a sample is checked: CONTRAST_PAGES is the number of pages of each kind, `all` for the whole gallery. VITRINE is
the program, by default `.build/debug/vitrine`; SITE is the gallery, by default `_site`.
"""

import importlib.util
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("VITRINE", str(ROOT / ".build/debug/vitrine")).split()
SITE = pathlib.Path(os.environ.get("SITE", ROOT / "_site"))
COUNT = os.environ.get("CONTRAST_PAGES", "24")
MESSAGE = re.compile(r"the contrast of text (#[0-9a-f]{6}) on (#[0-9a-f]{6}) is ([0-9.]+):1(?: in (light|dark) mode)?")

# Text colors as axe sees them, grouped by its verdict. Two kinds of texts are left out: those on the canvas of a dark
# page, which axe takes for white, and those in controls with the browser's own background.
JUDGE = """async () => {
  const root = getComputedStyle(document.documentElement);
  const meta = document.querySelector("meta[name=color-scheme]");
  const schemes = root.colorScheme === "normal" ? meta && meta.content || "" : root.colorScheme;
  const isDark = schemes.includes("dark") && (matchMedia("(prefers-color-scheme: dark)").matches || !schemes.includes("light"));
  const isOnCanvas = element => {
    // An element that is not opaque may be mixed with the canvas.
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).opacity < 1) return true;
    for (let at = element; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if (color.startsWith("rgb(") || /^(color|lab|lch|oklab|oklch)\\([^/]*$/.test(color)) return false;
    }
    return true;
  };
  // Browsers and systems have backgrounds of their own for controls.
  const isOwn = element => {
    const control = element.closest("button, input, select, textarea");
    return control && ["rgb(239, 239, 239)", "rgb(107, 107, 107)"].includes(getComputedStyle(control).backgroundColor);
  };
  const found = await axe.run(document, {runOnly: ["color-contrast"], resultTypes: ["violations", "incomplete", "passes"]});
  // In an element that is not opaque, axe mixes the background but not the text, so its result is not exact.
  const isMixed = element => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).opacity < 1) return true;
    return false;
  };
  const isClear = node => {
    const data = node.any.map(check => check.data).find(data => data && data.fgColor) || {};
    return !isMixed(document.querySelector(node.target[0])) || data.contrastRatio < .8 * parseFloat(data.expectedContrastRatio);
  };
  for (const rule of found.violations) rule.nodes = rule.nodes.filter(isClear);
  const pairs = results => results.flatMap(rule => rule.nodes).filter(node => {
    const element = document.querySelector(node.target[0]);
    return !(isDark && isOnCanvas(element)) && !isOwn(element);
  }).map(node => {
    const data = node.any.map(check => check.data).find(data => data && data.fgColor) || {};
    return [data.fgColor || "", data.bgColor || "", node.target.join(" ")];
  });
  return {violations: pairs(found.violations), incomplete: pairs(found.incomplete), passes: pairs(found.passes)};
}"""


def axe_source():
    package = importlib.util.find_spec("axe_playwright_python")
    return (pathlib.Path(package.origin).parent / "axe.min.js").read_text(encoding="utf-8")


def ours(folder):
    """Returns, by page and color scheme, the pairs of colors whose contrast is too low."""
    out = subprocess.run(PROGRAM + ["check", "--no-links", "--format", "json", str(folder)], capture_output=True, text=True).stdout
    found = {}
    for finding in json.loads(out)["findings"]:
        if finding["rule"] != "contrast":
            continue
        text, background, _, where = MESSAGE.match(finding["message"]).groups()
        for scheme in ([where] if where else ["light", "dark"]):
            found.setdefault((str(pathlib.Path(finding["path"]).resolve()), scheme), set()).add((text, background))
    return found


def is_near(pair, pairs, is_mixed=False):
    """Returns whether a pair is in `pairs`, except for rounding: colors are mixed with different precision. In elements
    that are not opaque, axe mixes the background but not the text, so the color of the text may differ more."""
    def bytes_(color):
        return [int(color[at:at + 2], 16) for at in (1, 3, 5)]
    return any(all(abs(one - other) <= limit for mine, theirs, limit in zip(pair, candidate, (110 if is_mixed else 1, 2 if is_mixed else 1))
                   for one, other in zip(bytes_(mine), bytes_(theirs)))
               for candidate in pairs if candidate[0] and candidate[1])


# MARK: pages

def shade(random_):
    return random_.choice(["#777", "#767676", "#999", "#888", "#aaa", "#555", "#333", "#000", "#fff", "#eee", "teal", "orange", "gray",
                           "rgb(0 0 0 / 50%)", "rgb(0 0 0 / 55%)", "rgb(255 255 255 / .6)", "hsl(210 50% 50%)", "light-dark(#888, #666)",
                           "color-mix(in srgb, black 45%, white)", "oklch(.6 .1 150)", "var(--tone)", "inherit", "currentcolor"])


def declaration(random_):
    return random_.choice([
        lambda: "color: " + shade(random_), lambda: "color: " + shade(random_), lambda: "background: " + shade(random_),
        lambda: "background-color: " + random_.choice(["#fff", "#eee", "#222", "navy", "transparent", "rgb(255 255 255 / .4)", "light-dark(white, black)"]),
        lambda: "font-size: " + random_.choice(["24px", "18.66px", "19px", "14pt", "18pt", "1.5em", "80%", "12px"]),
        lambda: "font-weight: " + random_.choice(["bold", "600", "700", "normal"]), lambda: "--tone: " + random_.choice(["#787878", "#666", "#ccc"]),
        lambda: "color-scheme: " + random_.choice(["light dark", "dark", "light"]),
        lambda: random_.choice(["opacity: .6", "visibility: hidden", "display: none", "background-image: linear-gradient(red, blue)",
                                "opacity: 90%", "position: relative"]),
    ])()


def sheet(random_, count, names):
    rules = []
    for _ in range(count):
        selector = random_.choice(names) + random_.choice(["", "", " " + random_.choice(names), " > " + random_.choice(names), ":first-child", ":not(.a)"])
        rule = "%s { %s }" % (selector, "; ".join(declaration(random_) for _ in range(random_.randint(1, 2))))
        # The canvas uses the background of `body` without its opacity, but axe does not take this into account.
        if selector.startswith("body"):
            rule = rule.replace("opacity", "order")
        rules.append("@media (prefers-color-scheme: dark) { %s }" % rule if random_.random() < .2 else rule)
    return "\n".join(rules)


def tree(random_, depth):
    name = random_.choice(["div", "section", "p", "span", "h2", "strong", "em", "ul", "button", "label", "small", "a"] if depth else ["div", "section"])
    inner = "text %d" % random_.randint(0, 99) if random_.random() < .7 else ""
    if depth < 5 and name in ("div", "section"):
        inner += "".join(tree(random_, depth + 1) for _ in range(random_.randint(1, 4)))
    if name == "ul":
        inner = "<li>one</li><li class=\"b\">two</li>"
    attributes = ' class="%s"' % random_.choice("abcdef") if random_.random() < .6 else ""
    attributes += {"a": ' href="#x"', "button": random_.choice(["", " disabled"])}.get(name, "")
    attributes += random_.choice([""] * 12 + [' aria-hidden="true"', " hidden", ' style="color: #7a7a7a"'])
    return "<%s%s>%s</%s>" % (name, attributes, inner, name)


def generate(folder, count, seed):
    random_ = random.Random(seed)
    names = [".a", ".b", ".c", ".d", ".e", ".f", "div", "p", "span", "li", "h2", "strong", "body", "section", "button", "a"]
    for number in range(count):
        head = random_.choice(["", '<meta name="color-scheme" content="light dark">'])
        body = "".join(tree(random_, 0) for _ in range(8))
        (folder / ("generated%d.html" % number)).write_text(
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>x</title>%s<style>\n%s\n</style></head><body>%s</body></html>"
            % (head, sheet(random_, 12, names), body), encoding="utf-8")


def plant(site, folder, pages, seed):
    """Writes copies of pages, each with an additional stylesheet after its others."""
    random_ = random.Random(seed)
    names = ["main p", "li", "h1", "h2", "nav a", "main", "dd", "td", "code", "header", "small", "figcaption", "label", "button", "summary"]
    for page in pages:
        # The policy of the page would block the stylesheet.
        text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page.read_text(encoding="utf-8"))
        target = folder / page.relative_to(site)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text.replace("</head>", "<style>%s</style></head>" % sheet(random_, 3, names), 1), encoding="utf-8")


def compare(browser, folder, source, totals, failures):
    found = ours(folder)
    pages = sorted(folder.rglob("*.html"))
    for scheme in ("light", "dark"):
        context = browser.new_context(color_scheme=scheme, viewport={"width": 1280, "height": 900})
        page = context.new_page()
        for path in pages:
            page.goto(path.as_uri())
            page.evaluate(source)
            theirs = page.evaluate(JUDGE)
            is_mixed = "opacity" in path.read_text(encoding="utf-8")
            mine = found.get((str(path.resolve()), scheme), set())
            name = "%s (%s)" % (path.relative_to(folder), scheme)
            totals["pages"] += 1
            totals["texts"] += sum(map(len, theirs.values()))
            totals["violations"] += len(theirs["violations"])
            certain = [(one, other) for one, other, _ in theirs["violations"]]
            unsure = [(one, other) for one, other, _ in theirs["incomplete"]]
            passes = [(one, other) for one, other, _ in theirs["passes"]]
            for one, other, target in theirs["violations"]:
                if one and not is_near((one, other), mine, is_mixed):
                    failures.append("%s: missed %s on %s at %s" % (name, one, other, target))
            # In dark mode, JUDGE may leave out results of axe for a page with `opacity`, so ours are not compared.
            for pair in sorted(mine if scheme == "light" or not is_mixed else []):
                totals["ours"] += 1
                # Axe omits some texts, does not report all uncertain colors, and mixes colors inexactly.
                colors = [one for one, _ in certain + unsure + passes]
                is_open = (is_mixed or "" in colors or pair[0] not in colors) and not is_near(pair, passes)
                if not is_near(pair, certain, is_mixed) and not is_near(pair, unsure, is_mixed) and not is_open:
                    failures.append("%s: axe does not say so: %s on %s" % (name, *pair))
        context.close()


def check(browser, folder):
    source = axe_source()
    totals = dict.fromkeys(["pages", "texts", "violations", "ours"], 0)
    failures = []
    everything = sorted(path for path in SITE.rglob("*.html") if "assets" not in path.parts)
    count = len(everything) if COUNT == "all" else int(COUNT)
    sample = everything[::max(1, len(everything) // count)][:count] if everything else []
    planted = sample[:min(count, 200)]
    with tempfile.TemporaryDirectory() as temporary:
        temporary = pathlib.Path(temporary)
        for number, name in enumerate(["gallery", "planted", "generated"]):
            target = temporary / name
            target.mkdir()
            if name != "generated" and (SITE / "assets").exists():
                shutil.copytree(SITE / "assets", target / "assets")
            if name == "gallery":
                for page in sample:
                    (target / page.relative_to(SITE)).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(page, target / page.relative_to(SITE))
            elif name == "planted":
                plant(SITE, target, planted, seed=7)
            else:
                generate(target, min(count, 200), seed=11)
            compare(browser, target, source, totals, failures)
    return "{pages} pages, {texts} texts, {violations} of them too near for axe, {ours} pairs found".format(**totals), failures
