#!/usr/bin/env python3
"""Writes SingleByteTables+Table.swift: the single-byte encodings of the Encoding Standard.

    generate.py [--check]

The tables are those of Python's codecs, except where the Encoding Standard differs: bytes from 0x80 to 0x9F without
a character are controls, and a few characters of KOI8-U, x-mac-cyrillic and windows-1255 are others.
Tests/Browser/charsets.py compares the result with Chromium. With --check, nothing is written; exit status 1 means that
the file is not up to date.
"""

import pathlib
import sys

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"
FILE = "HTML/Encoding/SingleByteTables+Table.swift"
ENCODINGS = [
    ("IBM866", "cp866"), ("ISO-8859-2", "iso8859-2"), ("ISO-8859-3", "iso8859-3"), ("ISO-8859-4", "iso8859-4"),
    ("ISO-8859-5", "iso8859-5"), ("ISO-8859-6", "iso8859-6"), ("ISO-8859-7", "iso8859-7"), ("ISO-8859-8", "iso8859-8"),
    ("ISO-8859-10", "iso8859-10"), ("ISO-8859-13", "iso8859-13"), ("ISO-8859-14", "iso8859-14"),
    ("ISO-8859-15", "iso8859-15"), ("ISO-8859-16", "iso8859-16"), ("KOI8-R", "koi8-r"), ("KOI8-U", "koi8-u"),
    ("macintosh", "mac-roman"), ("windows-874", "cp874"), ("windows-1250", "cp1250"), ("windows-1251", "cp1251"),
    ("windows-1252", "cp1252"), ("windows-1253", "cp1253"), ("windows-1254", "cp1254"), ("windows-1255", "cp1255"),
    ("windows-1256", "cp1256"), ("windows-1257", "cp1257"), ("windows-1258", "cp1258"),
    ("x-mac-cyrillic", "mac-cyrillic"),
]
CHANGES = {
    "KOI8-U": {0xAE: 0x45E, 0xBE: 0x40E},
    "x-mac-cyrillic": {0xA2: 0x490, 0xB6: 0x491, 0xFF: 0x20AC},
    "windows-1255": {0xCA: 0x5BA},
}


def code(name, codec, byte):
    if byte in CHANGES.get(name, {}):
        return CHANGES[name][byte]
    try:
        return ord(bytes([byte]).decode(codec))
    except UnicodeDecodeError:
        return byte if byte < 0xA0 else 0xFFFD


def table():
    lines = []
    for name, codec in ENCODINGS:
        codes = "".join("%04X" % code(name, codec, byte) for byte in range(0x80, 0x100))
        text = "%s:%s " % (name, codes)
        lines += [text[at : at + 108] for at in range(0, len(text), 108)]
    body = "\\\n".join("        " + line for line in lines).rstrip()
    return '''extension SingleByteTables {
    /// The names of encodings with the characters for the bytes from 0x80 on, four hexadecimal digits each. Generated
    /// by Tools/encodings/generate.py.
    static let table: StaticString = """
%s
        """
}
''' % body


def main(arguments):
    target = SOURCES / "VitrineMarkup" / FILE
    text = table()
    if "--check" in arguments:
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            print("%s is out of date; run make vocabulary" % target.relative_to(SOURCES.parent), file=sys.stderr)
            return 1
        return 0
    target.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
