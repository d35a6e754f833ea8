"""Tests hostile texts in every place where data can be used, and randomly changed raw markup: the browser must build
the intended tree and run no script.

The texts are those of Tests/Outside/corpus.py. They are read from YAML into a gallery (titles, ids, views, templates,
sanitized markup) whose pages have no content security policy, because that would block scripts. They are also passed to
the writer directly, as names, values, texts, comments, scripts, styles and raw markup. Every page must be the same tree
for Chromium's HTML and XML parsers, and no script may run.
RAW_CASES is the number of fragments of raw markup (2,000). BROWSER_PAGES is the program, by default
`.build/debug/browser-pages`.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("BROWSER_PAGES", str(ROOT / ".build/debug/browser-pages"))
CASES = int(os.environ.get("RAW_CASES", "2000"))
SEED = int(os.environ.get("RAW_SEED", "18"))
BATCH = 250

sys.path.append(str(ROOT / "Tests/Outside"))
import corpus  # noqa: E402

# Records calls of the functions with which the hostile scripts show that they run.
HOOKS = """for (const name of ["alert", "confirm", "prompt", "print"]) window[name] = () => {
  window.ran = name;
  try { top.ran = name; } catch { /* another origin */ }
};"""

COMPARE = r"""(() => {
  const XMLNS = "http://www.w3.org/2000/xmlns/";
  function children(node) {
    const found = [];
    for (const child of (node.localName === "template" && node.content ? node.content : node).childNodes) {
      const text = child.nodeType === 3 || child.nodeType === 4;
      if (text && found.length && typeof found[found.length - 1] === "string") found[found.length - 1] += child.data;
      else found.push(text ? child.data : child);
    }
    return found.filter(one => one !== "");
  }
  const attributes = node => [...node.attributes].filter(one => one.namespaceURI !== XMLNS && one.name !== "xmlns")
    .map(one => one.name.replace(/^xlink:/, "") + "=" + one.value).sort().join("\u0001");
  function difference(one, other, path) {
    if (typeof one === "string" || typeof other === "string") {
      // HTML leaves out a line feed at the beginning of a text area.
      if (typeof one === typeof other && (one === other || /textarea$/.test(path) && "\n" + one === other)) return null;
      return path + ": " + JSON.stringify([one, other].map(x => typeof x === "string" ? x.slice(0, 60) : String(x && x.nodeName)));
    }
    if (one.nodeType !== other.nodeType) return path + ": kinds";
    if (one.nodeType === 8) return one.data === other.data ? null : path + ": comment";
    if (one.nodeType !== 1) return null;
    if (one.localName !== other.localName || one.namespaceURI !== other.namespaceURI) return path + ": " + one.nodeName + ", " + other.nodeName;
    if (attributes(one) !== attributes(other)) return path + "/" + one.localName + ": " + attributes(one) + " | " + attributes(other);
    const [a, b] = [children(one), children(other)];
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      if (a[i] === undefined || b[i] === undefined) return path + "/" + one.localName + ": number of children";
      const found = difference(a[i], b[i], path + "/" + one.localName);
      if (found) return found;
    }
    return null;
  }
  function active(root, allowsData) {
    for (const node of root.querySelectorAll("*")) {
      const name = node.localName.toLowerCase();
      if (name === "script" && !(allowsData && node.type === "application/json")) return "<script>";
      if (name === "base") return "<base>";
      if (name === "meta" && node.httpEquiv.toLowerCase() === "refresh") return "refresh";
      if (name === "template" && node.content) { const found = active(node.content, allowsData); if (found) return found; }
      for (const one of node.attributes) {
        const key = one.localName.toLowerCase(), value = one.value.replace(/[\t\n\r]/g, "").replace(/^[\0- ]+/, "").toLowerCase();
        if (/^on[a-z]/.test(key)) return key + " on " + name;
        if (key === "srcdoc" && !allowsData) return key;
        if (value.startsWith("javascript:") && /^(href|src|action|formaction|data|to|from|by|poster|background)$/.test(key)) return key + "=" + value;
        if (key === "values" && value.split(";").some(x => x.replace(/^[\0- ]+/, "").startsWith("javascript:"))) return key;
      }
    }
    return null;
  }
  window.judge = (pages, allowsData) => pages.map(page => {
    const html = new DOMParser().parseFromString(page, "text/html");
    const xml = new DOMParser().parseFromString(page, "application/xhtml+xml");
    if (xml.querySelector("parsererror")) return "not XML: " + xml.querySelector("parsererror").textContent.slice(0, 160);
    for (const one of [html, xml]) {
      // HTML moves the whitespace after the body into it.
      const body = one.body || one.getElementsByTagName("body")[0], last = body && body.lastChild;
      if (last && last.nodeType === 3 && !last.data.trim()) last.remove();
    }
    const inBody = [html, xml].map(one => one.body || one.getElementsByTagName("body")[0]);
    return difference(inBody[0], inBody[1], "") || active(html, allowsData);
  });
})()"""

PAGE = ('<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/><title>x</title></head>'
        "<body>%s</body></html>")


def whole(markup):
    """Returns a fragment inside a <div>. A part of a table is put into a table instead, because browsers drop it
    elsewhere."""
    name = re.match(r"\s*<([a-z0-9]*)", markup)
    name = name.group(1) if name else ""
    around = "<div>%s</div>"
    if name in ("td", "th"):
        around = "<table><tbody><tr>%s</tr></tbody></table>"
    elif name == "tr":
        around = "<table><tbody>%s</tbody></table>"
    elif name == "col":
        around = "<table><colgroup>%s</colgroup></table>"
    elif name in ("caption", "colgroup", "tbody", "thead", "tfoot"):
        around = "<table>%s</table>"
    return around.replace("%s", markup)


def answers(texts):
    """Returns two results of RawMarkup for each text: the accepted markup and the sanitized markup. A result is None if
    the text was refused."""
    data = b"".join(text.encode() + b"\0" for text in texts)
    out = subprocess.run([PROGRAM, "--raw"], input=data, stdout=subprocess.PIPE, check=True).stdout.split(b"\0")[:-1]
    if len(out) != 2 * len(texts):
        raise SystemExit("browser-pages --raw gave %d answers for %d texts" % (len(out), len(texts)))
    decode = lambda answer: None if answer[:1] == b"R" else answer[1:].decode()
    return [(decode(out[2 * number]), decode(out[2 * number + 1])) for number in range(len(texts))]


class Watch:
    """Pages in which scripts that run are recorded. Each file gets its own page, because frames with hostile markup may
    never finish loading."""

    def __init__(self, browser):
        self.context = browser.new_context()
        self.context.add_init_script(HOOKS)
        self.context.set_default_timeout(20_000)
        self.wanted = ""
        # Blocks everything that the page loads, such as frames with hostile addresses, so that loading does not wait.
        self.context.route("**/*", lambda route: route.continue_() if route.request.url == self.wanted else route.abort())
        self.judge_page = self.context.new_page()
        self.judge_page.evaluate(COMPARE)

    def judge(self, pages, allows_data):
        return self.judge_page.evaluate("([pages, data]) => window.judge(pages, data)", [pages, allows_data])

    def runs(self, path):
        """Loads a page and returns what ran; None if nothing did. The mouse does not move and nothing is clicked, so
        everything that runs does so by itself."""
        self.wanted = path.as_uri()
        page = self.context.new_page()
        try:
            page.goto(self.wanted, wait_until="domcontentloaded")
            page.wait_for_timeout(100)
            return page.evaluate("window.ran || null")
        finally:
            page.close()


def raw(watch, folder, failures):
    accepted = kept = tried = 0
    texts = list(corpus.mutated(CASES, SEED))
    for start in range(0, len(texts), 10 * BATCH):
        part = texts[start:start + 10 * BATCH]
        found = []
        for text, (plain, clean) in zip(part, answers(part)):
            tried += 1
            for kind, markup in (("accepted", plain), ("sanitized", clean)):
                if markup is not None:
                    found.append((kind, text, whole(markup)))
        accepted += sum(kind == "accepted" for kind, _, _ in found)
        kept += sum(kind == "sanitized" for kind, _, _ in found)
        for at in range(0, len(found), BATCH):
            batch = found[at:at + BATCH]
            for (kind, text, _), problem in zip(batch, watch.judge([PAGE % one[2] for one in batch], False)):
                if problem:
                    failures.append("%s %r: %s" % (kind, text, problem))
            page = folder / "raw.html"
            page.write_text(PAGE % "\n".join(one[2] for one in batch), encoding="utf-8")
            ran = watch.runs(page)
            if ran:
                failures.append("a page of fragments ran %s, the first is %r" % (ran, batch[0][1]))
    return "%d of %d spoiled fragments accepted, %d sanitized" % (accepted, tried, kept)


def quoted(text):
    """Returns a text quoted for YAML."""
    def letter(one):
        if one in "\"\\":
            return "\\" + one
        return one if " " <= one <= "~" else "\\U%08x" % ord(one)
    return '"%s"' % "".join(map(letter, text))


def doors(watch, folder, failures):
    texts = corpus.strings()
    site = folder / "gallery"
    (site / "data").mkdir(parents=True)
    (site / "templates").mkdir()
    (site / "data/strings.yml").write_text("\n".join("- " + quoted(text) for text in texts) + "\n", encoding="utf-8")
    (site / "templates/door.mustache").write_text(
        "<div class=\"door\" title=\"{{text}}\" data-single='{{text}}'><p>{{text}}</p><pre>x{{text}}</pre></div>\n")
    # Numbers the texts in the same way as DoorPages, which skips texts that contain only whitespace.
    shown = [text for text in texts if text.strip()]
    words = {"text %d" % number: {"localizations": {"en": {"stringUnit": {"state": "translated", "value": text.replace("%", "%%")}}}}
             for number, text in enumerate(shown)}
    (site / "strings").mkdir()
    (site / "strings/Localizable.xcstrings").write_text(
        json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": words}), encoding="utf-8")
    (site / "vitrine.yml").write_text("title: %s\ndescription: %s\n" % (
        quoted("\"'><script>alert(1)</script>{{content}}"), quoted("x' onmouseover='alert(1)")))
    result = subprocess.run([PROGRAM, "--doors", "data/strings.yml", str(site), str(folder / "out")],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode:
        failures.append("the gallery is not built: " + result.stdout[-3000:])
        return "no pages"
    pages = sorted((folder / "out").rglob("*.html"))
    for path in pages:
        name = path.relative_to(folder / "out").as_posix()
        if not re.fullmatch(r"[a-z0-9/.-]+", name):
            failures.append("the name %r" % name)
        problem = watch.judge([path.read_text(encoding="utf-8")], name.startswith("writer/"))[0]
        if problem:
            failures.append("%s: %s" % (name, problem))
        ran = watch.runs(path)
        if ran:
            failures.append("%s ran %s" % (name, ran))
    return "%d texts through every door on %d pages" % (len(texts), len(pages))


def check(browser, folder):
    failures = []
    temporary = pathlib.Path(tempfile.mkdtemp())
    watch = Watch(browser)
    try:
        parts = [] if os.environ.get("RAW_ONLY") else [doors(watch, temporary, failures)]
        parts.append(raw(watch, temporary, failures))
    finally:
        watch.context.close()
        shutil.rmtree(temporary)
    return ", ".join(parts) + ": one tree, nothing runs", failures
