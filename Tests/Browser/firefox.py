#!/usr/bin/env python3
"""Tests the gallery in Firefox, opened from a folder: the index and the page about a story.

    firefox.py [SITE]

Firefox is controlled with Marionette, a protocol of JSON messages, so nothing else has to be installed. The exit status
is 0 on success, 1 with a list of failures, and 77 if Firefox is not installed.
"""

import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time

SITE = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2] / "_site").resolve()
STORY = "stories/badge--badge-accent.html"
# Returns the state of a frame of a story's appearances: width, color scheme, direction, text size in percent, outline.
LOOK = """return [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, document.documentElement.dir,
  Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 * 100),
  getComputedStyle(document.querySelector('main *')).outlineStyle]"""


class Browser:
    """The commands that the checks need, for a browser with a WebDriver interface."""

    def open(self, path):
        self.send("WebDriver:Navigate", {"url": (SITE / path).as_uri()})

    def ask(self, script, *values):
        return self.send("WebDriver:ExecuteScript", {"script": script, "args": list(values)})["value"]

    def size(self, width, height):
        self.send("WebDriver:SetWindowRect", {"width": width, "height": height})

    def look(self, number):
        """Scrolls to a frame of a story's appearances, and returns its state as LOOK does."""
        frames = self.send("WebDriver:FindElements", {"using": "css selector", "value": ".look iframe"})
        self.ask("arguments[0].scrollIntoView()", frames[number])
        return self.in_frame(frames[number], LOOK)

    def in_frame(self, element, script):
        """Waits until a frame is loaded, runs a script in it, and returns the result."""
        self.send("WebDriver:SwitchToFrame", {"element": list(element.values())[0], "focus": False})
        try:
            for _ in range(100):
                if self.ask("return location.href != 'about:blank' && document.readyState == 'complete'"):
                    break
                time.sleep(0.05)
            return self.ask(script)
        finally:
            self.send("WebDriver:SwitchToParentFrame")

    def is_wide(self):
        """Returns whether the page scrolls sideways at 320 pixels. The page is loaded into a frame, because windows
        cannot be that narrow."""
        element = self.ask("""let frame = document.createElement('iframe');
            frame.style.cssText = 'position: fixed; width: 320px; height: 640px'; frame.src = location.href;
            document.body.append(frame); return frame""")
        return self.in_frame(element, "return innerWidth == 320 && document.documentElement.scrollWidth > 320")

class Firefox(Browser):
    """A headless Firefox with its own profile."""

    def __init__(self, program, profile):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        preferences = {
            "marionette.port": port, "layout.css.prefers-color-scheme.content-override": 1,
            "datareporting.policy.dataSubmissionEnabled": False, "app.update.enabled": False,
        }
        (pathlib.Path(profile) / "user.js").write_text(
            "".join("user_pref(%s, %s);\n" % (json.dumps(name), json.dumps(value)) for name, value in preferences.items()))
        self.process = subprocess.Popen(
            [program, "--headless", "--marionette", "--no-remote", "--profile", profile], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env={**os.environ, "HOME": profile, "MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "900"})
        self.number = 0
        for _ in range(600):
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
                break
            except OSError:
                time.sleep(0.1)
        self.read()
        self.send("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"acceptInsecureCerts": True}}})

    def read(self):
        size = b""
        while not size.endswith(b":"):
            size += self.socket.recv(1)
        left, data = int(size[:-1]), b""
        while len(data) < left:
            data += self.socket.recv(left - len(data))
        return json.loads(data)

    def send(self, command, values=None):
        self.number += 1
        data = json.dumps([0, self.number, command, values or {}]).encode()
        self.socket.sendall(b"%d:%s" % (len(data), data))
        _, _, error, result = self.read()
        if error:
            raise RuntimeError("%s: %s" % (command, error["message"]))
        return result

    def end(self):
        self.process.terminate()
        self.process.wait()


def check(firefox, knows_schemes=True):
    """Returns a list of failures. If `knows_schemes` is false, the color schemes of frames are not checked: WebKit in
    Debian 12 does not apply the color scheme of a frame element to the page inside."""
    failures = []

    def expect(what, found, wanted):
        if found != wanted:
            failures.append("%s: %s, expected %s" % (what, found, wanted))

    firefox.open("index.html")
    top = firefox.ask("return document.querySelector('.cards li').getBoundingClientRect().top")
    if top > 900:
        failures.append("the first component is %d pixels down" % top)
    drawn = firefox.ask("return document.querySelector('.thumb iframe').getBoundingClientRect().height > 50")
    expect("the picture of a component is drawn", drawn, True)
    expect("the index at 320 pixels scrolls sideways", firefox.is_wide(), False)
    firefox.open(STORY)
    count = firefox.ask("return document.querySelectorAll('.look').length")
    looks = [firefox.look(number) for number in range(count)]
    expect("widths", [look[0] for look in looks[:3]], [390, 820, 1280])
    if knows_schemes:
        expect("light, then dark", [look[1] for look in looks[3:5]], [False, True])
    expect("directions", [look[2] for look in looks[5:7]], ["ltr", "rtl"])
    expect("sizes of text in percent", [look[3] for look in looks[7:12]], [82, 135, 165, 235, 312])
    expect("outlines", looks[-1][4] == "solid", True)
    opened = firefox.ask("let p = document.querySelector('.panels details'); p.querySelector('summary').click(); return p.open")
    expect("a panel opens", opened, True)
    expect("the page about a story at 320 pixels scrolls sideways", firefox.is_wide(), False)
    return failures


def main():
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if not program:
        print("firefox: skipped: Firefox is not installed")
        return 77
    with tempfile.TemporaryDirectory() as profile:
        firefox = Firefox(program, profile)
        try:
            failures = check(firefox)
        finally:
            firefox.end()
    return report("firefox", failures)


def report(name, failures):
    for failure in failures:
        print("%s: %s" % (name, failure))
    print("%s: %s" % (name, "%d failures" % len(failures) if failures else "index and looks as they should be, from a folder"))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
