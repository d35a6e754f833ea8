#!/usr/bin/env python3
"""Lists the messages of errors, comparisons and commands in Documentation/messages-of-errors.md.

They are read from the Swift files with the messages, and values are replaced by examples. With --check, it writes
nothing and fails if the list differs, so that every change to a message is visible in a review.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = ROOT / "Documentation" / "messages-of-errors.md"
FOLDER = ROOT / "Tools" / "messages"
SMALL = {"the", "a", "an", "is", "of", "in", "no", "not", "to", "with", "and", "must", "for", "be", "are", "has", "than",
         "expected", "write", "missing", "there", "found", "cannot", "it", "was", "were", "after", "before", "on", "from",
         "unknown", "duplicate", "by", "only"}
# Literals that contain code instead of messages: scripts, XPath, XML and the files of new projects.
CODE = re.compile(r"=> \{|ancestor-or-self|<\?xml|<testcase|apt-get|import Vitrine|^\[ \{|^title: |^/#|:not\(|::error")


def examples():
    """Returns the example values: under "" those for all files, under the name of a file those for that file. The
    examples are found by a literal, by an expression, or by the last name in an expression."""
    found, file = {"": {}}, ""
    for line in (FOLDER / "examples.txt").read_text().splitlines():
        if line.startswith("["):
            file = line.strip("[]")
            found[file] = {}
        elif line and not line.startswith("#"):
            key, value = line.split(" = ", 1)
            found[file][key] = value
    return found


def pieces(text):
    """Splits a literal into a list of texts and expressions; expressions are tuples."""
    out, at, start = [], 0, 0
    while at < len(text):
        if text.startswith("\\(", at):
            depth, end = 0, at + 1
            while True:
                depth += {"(": 1, ")": -1}.get(text[end], 0)
                if depth == 0:
                    break
                end += 1
            out += [text[start:at], (text[at + 2:end],)]
            at = start = end + 1
        else:
            at += 1
    return out + [text[start:]]


def value(expression, known):
    """Returns an example for an expression: the one that is listed for the whole expression, one for its form, such as
    a call of `quoted`, or the one that is listed for the last of its names that has one; “…” if there is none."""
    expression = " ".join(expression.split())
    if expression in known:
        return known[expression]
    count = re.match(r'Count\.of\(.*, "([^"]+)", "([^"]+)"\)$', expression)
    if count:
        return f"3 {count[2]}"
    quoted = re.match(r"quoted\((.*)\)$", expression)
    if quoted:
        return f"“{value(quoted[1], known)}”"
    shown = re.match(r"ValueText\.shown\(\w+\)$", expression)
    if shown:
        return "“é”"
    tag = re.match(r"(?:tag|describe|described|title|label)\(.*\)$", expression)
    if tag:
        return "<p>"
    choice = re.search(r'(?:\? |\?\? )"((?:[^"\\]|\\.)*)"', expression)
    if choice:
        return "".join(p if isinstance(p, str) else value(p[0], known) for p in pieces(choice[1]))
    names = re.findall(r"[A-Za-z]+", re.sub(r'"[^"]*"', "", expression))
    for name in reversed(names):
        if name in known:
            return known[name]
    return "…"


def literals(lines):
    """Returns the literals of a file, each as its start, its end and its text. The lines of a multi-line literal are
    joined."""
    text = "\n".join(line if not line.lstrip().startswith("//") else "" for line in lines)
    found, at = [], 0
    while True:
        start = text.find('"', at)
        if start < 0:
            return found
        if text.startswith('"""', start):
            end = text.index('"""', start + 3)
            body = re.sub(r"\\\n\s*", "", text[start + 3:end])
            found.append((start, end + 3, " ".join(body.split())))
            at = end + 3
            continue
        end, depth = start + 1, 0
        while text[end] != '"' or depth:
            if text.startswith("\\(", end):
                depth += 1
                end += 2
                inner = 1
                while inner:
                    if text[end] == '"':
                        end = text.index('"', end + 1)
                    inner += {"(": 1, ")": -1}.get(text[end], 0)
                    end += 1
                depth -= 1
            elif text[end] == "\\":
                end += 2
            elif text[end] == "\n":
                break
            else:
                end += 1
        found.append((start, end + 1, text[start + 1:end]))
        at = end + 1


def joined(found, text):
    """Joins literals that the source concatenates with `+`."""
    out = []
    for start, end, body in found:
        if out and re.fullmatch(r"\s*\+\s*", text[out[-1][1]:start]):
            out[-1] = (out[-1][0], end, out[-1][2] + body)
        else:
            out.append((start, end, body))
    return out


def is_sentence(body):
    words = re.findall(r"[A-Za-z’']+", re.sub(r"\\\(.*?\)", "", body))
    return len(words) > 1 and any(word.lower() in SMALL for word in words) and " " in body.strip()


def sentences(path, examples):
    known = examples[""] | examples.get(path.stem, {})
    lines = path.read_text().splitlines()
    text = "\n".join(line if not line.lstrip().startswith("//") else "" for line in lines)
    out = []
    for _, _, body in joined(literals(lines), text):
        if not is_sentence(body):
            continue
        shown = known.get(body) or "".join(p if isinstance(p, str) else value(p[0], known) for p in pieces(body))
        shown = re.sub(r'\\(["\\n])', lambda match: " " if match[1] == "n" else match[1], shown).strip()
        if shown not in out and not CODE.search(shown):
            out.append(shown)
    return out


def listing():
    known = examples()
    text = """# Messages of errors, comparisons and commands

What Vitrine prints besides the [messages of the rules](messages.md), with example values; “…” is a value or another
message. Some lines are only the beginning, the middle or the end of a message. The list is read from the sources by
`Tools/messages/generate.py`; write it again with `make vocabulary`.
"""
    count = 0
    for line in (FOLDER / "sources.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        title, patterns = line.split(": ", 1)
        text += f"\n## {title}\n\n```text\n"
        seen = set()
        for pattern in patterns.split():
            files = sorted((ROOT / "Sources").glob(pattern))
            if not files:
                sys.exit(f"Tools/messages/sources.txt: no file matches {pattern}")
            for path in files:
                for sentence in sentences(path, known):
                    if sentence not in seen:
                        seen.add(sentence)
                        text += sentence + "\n"
                        count += 1
        text += "```\n"
    return text, count


def main():
    text, count = listing()
    if "--check" in sys.argv:
        if not LIST.exists() or LIST.read_text() != text:
            sys.exit(f"{LIST.relative_to(ROOT)} is out of date; run make vocabulary")
        return
    LIST.write_text(text)
    print(f"{count} messages in {LIST.relative_to(ROOT)}")


main()
