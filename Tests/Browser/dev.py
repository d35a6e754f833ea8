"""Tests the development server: every kind of file is edited, and an open page must show the change.

Compiling is simulated: the command copies another program of the same package, or prints a compiler error.
"""

import http.client
import http.server
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time

import playwright.sync_api

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = ROOT / ".build" / "debug"

COMPILE = """#!/bin/sh
if grep -q mistake Sources/View.swift; then
    echo "$PWD/Sources/View.swift:3:5: error: cannot find 'mistake' in scope" >&2
    exit 1
fi
if grep -q slow Sources/View.swift; then sleep 61.375; fi
cp %s/TodoGallery program.new && mv program.new program
"""


# With this number of rows, the gallery has about 6,000 pages.
MORE = "".join(',\n{"id": %d, "title": "Number %d"}' % (number, number) for number in range(100, 5800))
# How often the server is killed, each time at a different moment.
KILLS = 24


class Server:
    """A gallery in a temporary folder, served by its own program."""

    def __init__(self, more=MORE):
        self.more = more
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-dev-"))
        for bundle in BIN.glob("Vitrine_VitrineThemes.*"):
            os.symlink(bundle.resolve(), self.folder / bundle.name)
        shutil.copy(BIN / "TrialGallery", self.folder / "program")
        self.write("Package.swift", "// swift-tools-version: 6.2\n")
        self.write("Sources/View.swift", "// one\n")
        self.write("compile.sh", COMPILE % BIN)
        self.write("vitrine.yml", "title: Trial\n")
        self.rows('{"id": 1, "title": "One"}, {"id": 2, "title": "Two", "kind": "card"}')
        self.write("templates/thing-crad.mustache", "<p>{{title}} on a card</p>")
        self.write("assets/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
        self.write("assets/site.css", "h1 { color: rgb(1, 2, 3); }")
        self.start()
        # The browser of the tests cannot resolve host names.
        self.address = self.process.stderr.readline().strip().replace("localhost", "127.0.0.1")
        self.port = int(re.search(r":(\d+)/$", self.address).group(1))
        self.log = open(self.folder / "log", "w")
        threading.Thread(target=self.drain, daemon=True).start()

    def start(self):
        self.process = subprocess.Popen(
            [self.folder / "program", "dev", "--port", "0", "--compile", "sh %s/compile.sh" % self.folder], cwd=self.folder,
            stderr=subprocess.PIPE, text=True, start_new_session=True)

    def drain(self):
        for line in self.process.stderr:
            self.log.write(line)
            self.log.flush()

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        spare = file.with_name(file.name + ".new~")
        spare.write_text(text)
        spare.rename(file)

    def rows(self, rows):
        self.write("data/things.json", "[" + rows + self.more + "]")

    def ask(self, path, host=None, method="GET"):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.putrequest(method, path, skip_host=True)
        connection.putheader("Host", host or "localhost:%d" % self.port)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.read().decode()

    def end(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


# Runs an inline script, as injected markup might, and returns the value that it sets. The policy must block it.
INLINE = """(() => {
  const script = document.createElement("script");
  script.textContent = "window.ran = 1";
  document.head.append(script);
  return window.ran ?? null;
})()"""

# Tries to load files from the server into a page of another origin, and returns what was loaded. Nothing may be loaded.
STRANGER = """async (address) => {
  const found = [];
  const load = (name, attribute, path, more) => new Promise((done) => {
    const element = Object.assign(document.createElement(name), more ?? {});
    element.onload = () => { found.push(name + " " + path); done(); };
    element.onerror = () => done();
    element[attribute] = address + path;
    document.body.append(element);
    setTimeout(done, 3000);
  });
  await Promise.all([
    load("script", "src", ".vitrine/dev.js"), load("script", "src", "index.json"), load("img", "src", "assets/dot.svg"),
    load("link", "href", "assets/site.css", { rel: "stylesheet" }),
    fetch(address).then(() => found.push("fetch"), () => 0),
    fetch(address, { mode: "no-cors" }).then(() => found.push("fetch without cors"), () => 0),
    new Promise((done) => {
      const events = new EventSource(address + ".vitrine/events");
      events.onmessage = () => { found.push("events"); done(); };
      events.onerror = () => { events.close(); done(); };
    }),
  ]);
  return found;
}"""


def elsewhere(browser, server):
    """Returns what a page from another port of this machine can load from the server."""
    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!DOCTYPE html><title>x</title><body>")

        def log_message(self, *_):
            pass

    other = http.server.HTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    page = browser.new_page()
    try:
        page.goto("http://127.0.0.1:%d/" % other.server_port)
        found = page.evaluate(STRANGER, server.address)
        return ["another origin loads %s" % one for one in found]
    finally:
        page.close()
        other.shutdown()


def alive(name):
    """Returns the ids of the remaining processes of a server: those with its folder in their command, and those that
    its compiler started."""
    return subprocess.run(["pgrep", "-f", "%s|sleep 61.375" % name], capture_output=True, text=True).stdout.split()


def files(folder):
    """Returns every file of a folder with its bytes."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def killed(failures):
    """Kills the server at many moments while data and code are saved. No process and no lock may remain, and the site
    must be complete."""
    server = Server(more="")
    try:
        server.process.kill()
        server.process.wait()
        subprocess.run([server.folder / "program", "build"], cwd=server.folder, check=True, capture_output=True)
        site, names = files(server.folder / "_site"), {file.name for file in server.folder.iterdir()}
        for moment in range(KILLS):
            server.start()
            time.sleep(moment * 0.06)
            server.rows('{"id": 1, "title": "Take %d"}' % moment)
            server.write("Sources/View.swift", "// slow %d\n" % moment)
            time.sleep(moment % 5 * 0.05)
            server.process.kill()
            server.process.wait()
            deadline = time.monotonic() + 5
            while alive(str(server.folder)) and time.monotonic() < deadline:
                time.sleep(0.05)
            left = {file.name for file in server.folder.iterdir()} - names
            if alive(str(server.folder)) or left or files(server.folder / "_site") != site:
                failures.append("killed at moment %d: processes %s, files %s" % (moment, alive(str(server.folder)), sorted(left)))
    finally:
        server.end()


def check(browser, _folder):
    failures, times = [], {}
    server = Server()
    try:
        page = browser.new_page()
        problems = []
        page.on("pageerror", lambda error: problems.append("the script of a page failed: %s" % error))

        def see(what, edit, condition, limit=20):
            edit()
            start = time.monotonic()
            # `wait_for_function` cannot be used, because it evaluates code in the page, which the page's policy
            # forbids.
            while time.monotonic() - start < limit:
                try:
                    if page.evaluate(condition):
                        times[what] = time.monotonic() - start
                        return
                except playwright.sync_api.Error:
                    pass  # The page is being reloaded.
                page.wait_for_timeout(10)
            failures.append("%s: not seen after %d s" % (what, limit))

        overlay = "(document.querySelector('vitrine-overlay')?.shadowRoot.textContent ?? '')"
        page.goto(server.address + "things.html")
        see("page", lambda: None, "document.body.textContent.includes('Two on a card')")
        see("style", lambda: server.write("assets/site.css", "h1 { color: rgb(9, 8, 7); }"),
            "getComputedStyle(document.querySelector('h1')).color === 'rgb(9, 8, 7)'")
        see("data", lambda: server.rows('{"id": 1, "title": "Uno"}, {"id": 2, "title": "Two", "kind": "card"}'),
            "document.body.textContent.includes('Uno')")
        see("template", lambda: server.write("templates/thing-crad.mustache", "<p>Card: {{title}}</p>"),
            "document.body.textContent.includes('Card: Two')")
        see("settings", lambda: server.write("vitrine.yml", "title: Another\n"), "document.title.includes('Another')")
        see("theme", lambda: server.write("vitrine.yml", "title: Another\ntheme: mine\n")
            if server.write("themes/mine/theme.yml", "name: mine\nextends: none\n") is None else None,
            "document.querySelector('link[href*=\"assets/components.css\"]') && !document.querySelector('link[href*=\"assets/style.css\"]')")
        see("words", lambda: server.write("strings/Vitrine.xcstrings",
            '{"sourceLanguage": "en", "version": "1.0", "strings": {"Rows": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Lines"}}}}}}'),
            "document.body.textContent.includes('Lines')")
        see("error of data", lambda: server.rows('{"id": "x"}'),
            overlay + ".includes('data/things.json:1: error: [0].id: expected a whole number')")
        if page.evaluate("getComputedStyle(document.querySelector('vitrine-overlay')).position") != "fixed":
            failures.append("the box has no styles")
        if page.evaluate(INLINE):
            failures.append("a script in the page runs, which its policy forbids")
        if "Card: Two" not in page.content():
            failures.append("the last good site does not stay")
        see("data again", lambda: server.rows('{"id": 1, "title": "Eins"}'),
            "document.body.textContent.includes('Eins') && !document.querySelector('vitrine-overlay')")
        see("error of a component", lambda: server.rows('{"id": 1, "title": "Vase", "kind": "refused"}'),
            overlay + ".includes('Thing (things/1): “Vase” is refused today')")
        see("error of Swift", lambda: server.write("Sources/View.swift", "// mistake\n"),
            overlay + ".includes(\"Sources/View.swift:3:5: error: cannot find 'mistake' in scope\")")
        page.goto(server.address)
        see("view", lambda: server.write("Sources/View.swift", "// two\n"), "document.body.textContent.includes('Todo')")
        for path in ["/todos.html", "/index.html", "/components/todo.html"]:
            if server.ask(path)[0] != 200:
                failures.append("%s is not served by the new program" % path)
        failures += problems

        for path in ["/../vitrine.yml", "/%2e%2e/vitrine.yml", "/assets/../../vitrine.yml", "/assets%5c..%5cvitrine.yml", "/vitrine.yml",
                     "/data/things.json", "//etc/passwd", "/assets/%00"]:
            status, text = server.ask(path)
            if status not in (400, 404) or "title: Another" in text:
                failures.append("%s gives %d" % (path, status))
        for host, status in [("evil.example", 403), ("localhost.evil.example:80", 403), ("127.0.0.1", 200), ("[::1]:1", 200)]:
            if server.ask("/", host)[0] != status:
                failures.append("host %s is not answered by %d" % (host, status))
        failures += elsewhere(browser, server)
        if server.ask("/", method="POST")[0] != 405:
            failures.append("POST is served")
        second = subprocess.run(
            [BIN / "TodoGallery", "dev", "--port", str(server.port)], cwd=server.folder, capture_output=True, text=True, timeout=60)
        words = "error: port %d is used by another program; choose another with --port, or 0 for any\n" % server.port
        if (second.returncode, second.stderr) != (3, words):
            failures.append("a taken port: %d, %s" % (second.returncode, second.stderr))

        # The server is killed while it compiles. No process and no lock may remain, and nothing may be written.
        server.write("Sources/View.swift", "// slow\n")
        time.sleep(1)
        server.process.kill()
        server.process.wait()
        deadline = time.monotonic() + 5
        while alive("%s/compile.sh" % server.folder) and time.monotonic() < deadline:
            time.sleep(0.1)
        if alive("%s/compile.sh" % server.folder):
            failures.append("a compiler outlives the server")
        left = sorted(file.name for file in server.folder.iterdir())
        if [name for name in left if name.startswith((".vitrine", "_site"))]:
            failures.append("the server leaves files: %s" % left)
    finally:
        server.end()

    killed(failures)
    server = Server(more="")
    try:
        server.ask("/")
        server.process.send_signal(signal.SIGINT)
        if server.process.wait(10) != 0:
            failures.append("Ctrl+C ends with status %d" % server.process.returncode)
        with socket.socket() as other:
            if other.connect_ex(("127.0.0.1", server.port)) == 0:
                failures.append("the port is still taken")
    finally:
        server.end()
    seen = ", ".join("%s %.2f s" % item for item in times.items())
    return "every kind of file edited and seen with 6,000 pages: %s; killed %d times" % (seen, KILLS), failures
