#!/usr/bin/env python3
"""Tests the gallery in WebKit (GTK), opened from a folder, as firefox.py does in Firefox.

    webkit.py [SITE]

It needs WebKitWebDriver, MiniBrowser and a display, such as Xvfb. The exit status is 0 on success, 1 with a list of
failures, and 77 if something that it needs is missing.
"""

import glob
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

import firefox

BROWSERS = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class WebKit(firefox.Browser):
    """MiniBrowser, on a virtual display if DISPLAY is not set and Xvfb is installed."""

    COMMANDS = {
        "WebDriver:Navigate": "url", "WebDriver:ExecuteScript": "execute/sync", "WebDriver:SetWindowRect": "window/rect",
        "WebDriver:FindElements": "elements", "WebDriver:SwitchToFrame": "frame", "WebDriver:SwitchToParentFrame": "frame/parent",
    }

    def __init__(self, driver, browser):
        self.processes = []
        environment = {**os.environ, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        # If root starts WebKit, as in containers, it cannot create its own sandbox.
        environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        if shutil.which("Xvfb") and "DISPLAY" not in os.environ:
            environment["DISPLAY"] = ":%d" % (90 + os.getpid() % 900)
            self.processes.append(subprocess.Popen(
                ["Xvfb", environment["DISPLAY"], "-screen", "0", "1400x1000x24"], stderr=subprocess.DEVNULL))
            time.sleep(1)
        port = free_port()
        self.address = "http://127.0.0.1:%d/session" % port
        self.processes.append(subprocess.Popen(
            [driver, "--port=%d" % port], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        options = {"binary": browser, "args": ["--automation"]}
        for attempt in range(50):
            try:
                session = self.post(self.address, {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
                break
            except urllib.error.URLError:
                time.sleep(0.2)
        self.address += "/" + session["sessionId"]
        self.send("WebDriver:SetWindowRect", {"width": 1300, "height": 950})

    def post(self, address, values):
        request = urllib.request.Request(address, json.dumps(values).encode(), {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def send(self, command, values=None):
        values = dict(values or {})
        if command == "WebDriver:FindElements":
            return self.post("%s/elements" % self.address, values)
        if command == "WebDriver:SwitchToFrame":
            values = {"id": {ELEMENT: values["element"]}}
        result = self.post("%s/%s" % (self.address, self.COMMANDS[command]), values)
        return {"value": result}

    def end(self):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()


def main():
    driver, browsers = shutil.which("WebKitWebDriver"), glob.glob(BROWSERS)
    if not driver or not browsers or not (shutil.which("Xvfb") or "DISPLAY" in os.environ):
        print("webkit: skipped: WebKitWebDriver or MiniBrowser is not installed, or no display was found")
        return 77
    webkit = WebKit(driver, browsers[0])
    try:
        return firefox.report("webkit", firefox.check(webkit, knows_schemes=False))
    finally:
        webkit.end()


if __name__ == "__main__":
    sys.exit(main())
