#!/usr/bin/env python3
"""Validates formats for third-party programs against the schemas in Documentation/schemas, and checks that files with
mistakes are invalid.

    formats.py VITRINE

Exit status 1 means a failure; the first one is printed.
"""

import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

import jsonschema

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PAGE = '<!DOCTYPE html><html lang="en"><head><title>T</title><link rel="stylesheet" href="s.css"></head><body><main>%s</main></body></html>'
BASE = {
    "a.html": PAGE % '<h1>Price</h1><p class="old" data-component="Card" data-instance="x/1">One</p><ul><li>a<li>b<li>c</ul><button aria-label="Buy"></button>',
    "b.html": PAGE % "<p>Some words that stay where they are, so that the page is found again</p><ul>%s</ul>" % "".join(
        f"<li>{number}</li>" for number in range(20)),
    "c.xhtml": "<html><b></html>", "gone.html": PAGE % "<p>Gone</p>", "s.css": ":root { --ink: #000 } p { color: var(--ink) }",
}
HEAD = dict(BASE, **{
    "a.html": PAGE % '<h2>Price</h2><p class="new" data-component="Tile" data-instance="x/1">Two</p><ul><li>c<li>a<li>b</ul><button></button>',
    "c.xhtml": "<html><i></html>", "new.html": PAGE % "<p>New</p>", "s.css": ":root { --ink: #777 } p { color: var(--ink) }",
})
HEAD["moved.html"] = HEAD.pop("b.html")
del HEAD["gone.html"]


def validator(name):
    with open(os.path.join(ROOT, "Documentation", "schemas", name + ".schema.json"), encoding="utf-8") as file:
        schema = json.load(file)
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)


def expect(name, values, wrong):
    """Expects all values to be valid and all wrong ones to be invalid. Returns the number of values."""
    check = validator(name)
    for place, value in values:
        errors = list(check.iter_errors(value))
        assert not errors, (name, place, errors[0].message[:200])
    for value in wrong:
        assert not check.is_valid(value), (name, value)
    return len(values)


def compared(vitrine):
    with tempfile.TemporaryDirectory() as folder:
        for side, files in (("base", BASE), ("head", HEAD)):
            os.mkdir(os.path.join(folder, side))
            for name, text in files.items():
                with open(os.path.join(folder, side, name), "w", encoding="utf-8") as file:
                    file.write(text)
        command = [vitrine, "compare", "base", "head", "--format", "json"]
        result = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        assert result.returncode == 3, result
        return json.loads(result.stdout)


def gallery(vitrine):
    """Returns the output of the guides' gallery: as it is, with mistakes in its files, and built in parts."""
    program = os.path.join(os.path.dirname(vitrine), "HarborGallery")
    source = os.path.join(ROOT, "Tests", "PublicAPITests", "GuideGallery")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("assets", "data", "strings", "templates", "vitrine.yml"):
            place = os.path.join(folder, name)
            (shutil.copytree if os.path.isdir(os.path.join(source, name)) else shutil.copy)(os.path.join(source, name), place)

        def run(*arguments, status=0):
            result = subprocess.run([program, *arguments], cwd=folder, capture_output=True, check=False, text=True)
            assert result.returncode == status, (arguments, result)
            return result.stdout

        def read(path):
            with open(os.path.join(folder, path), encoding="utf-8") as file:
                return json.load(file)
        found = {"build": [("built", json.loads(run("build", "--format", "json")))], "list": [("list", json.loads(run("list", "--format", "json")))]}
        found["index"] = [("index.json", read("_site/index.json"))]
        for part in ("1/2", "2/2"):
            run("build", "--shard", part, "--output", "part-" + part[0])
        found["part"] = [(part, read(f"part-{part}/part.json")) for part in "12"]
        run("merge", "part-1", "part-2", "--output", "merged", "--costs", "costs.json")
        found["costs"] = [("costs.json", read("costs.json"))]
        assert read("merged/index.json") == found["index"][0][1]
        quote = os.path.join(folder, "templates", "quote.mustache")
        with open(quote, "a", encoding="utf-8") as file:
            file.write("{{nothing}}")
        found["build"].append(("component", json.loads(run("build", "--format", "json", status=1))))
        found["check"] = [("component", json.loads(run("check", "--format", "json", status=1)))]
        assert found["check"][0][1]["errors"] > 0
        with open(os.path.join(folder, "data", "boats.json"), "w", encoding="utf-8") as file:
            file.write("[{]")
        found["build"].append(("data", json.loads(run("build", "--format", "json", status=1))))
        found["check"].append(("data", json.loads(run("check", "--format", "json", status=1))))
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "a.html"), "w", encoding="utf-8") as file:
            file.write("<p>")
        result = subprocess.run([vitrine, "check", folder, "--format", "json"], capture_output=True, check=False)
        found["check"].append(("page", json.loads(result.stdout)))
    return found


def main(vitrine):
    report = compared(vitrine)
    assert report["renamed"] and report["problems"] and len(report["groups"]) > 4, report
    wrong = [{**report, "format": 2}, {**report, "unchanged": -1}, {key: report[key] for key in report if key != "groups"},
             {**report, "changed": [{"path": "a", "accessibility": "same", "changes": [{"kind": "other"}]}]}]
    counts = [expect("compare", [("compare", report)], wrong)]

    for name, values in gallery(vitrine).items():
        value = values[0][1]
        wrong = [{**value, "format": 2}, {key: value[key] for key in value if key != "format"}, []]
        counts.append(expect(name, values, wrong))
    texts_from = len(counts)

    def texts(pattern):
        for path in sorted(glob.glob(os.path.join(ROOT, "site", "snapshots", pattern), recursive=True)):
            with open(path, encoding="utf-8", newline="") as file:
                yield os.path.relpath(path, ROOT), file.read()
    files = [entry for pattern in ("**/*.html", "**/*.a11y.txt") for entry in texts(pattern)]
    counts.append(expect("snapshot", files, ["<p></p>\n", "<!-- vitrine snapshot 2 -->\n<!-- end -->\n",
                                             "<!-- vitrine snapshot 1 -->\n<p></p>\n", "# vitrine accessibility 1\n<!-- end -->\n"]))
    counts.append(expect("manifest", list(texts("manifest.txt")), ["# vitrine snapshots 3\n\na/b 12\n", "# vitrine snapshots 2\n"]))
    line = "accept 3f61b02c9d4e " + 4 * "5d41402abc4b2a76" + "\n"
    start = "# vitrine decisions 1\n"
    counts.append(expect("decisions", [("one", start + line), ("none", start), ("all", start + line + "\n# no\nskip" + line[6:])],
                         [line, start + "accept it\n", start + line[:-2] + "\n", start.replace("1", "2") + line]))
    print(f"formats: {sum(counts)} files as their schemas say, among them {counts[texts_from]} of snapshots")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
