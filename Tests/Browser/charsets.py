"""Compares the tables of the encodings with Chromium's decoders: those of the single-byte encodings, and the corrections
of Big5 and gb18030."""

import importlib.util
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
GENERATOR = ROOT / "Tools" / "encodings" / "generate.py"
CORRECTIONS = ROOT / "Sources" / "VitrineMarkup" / "HTML" / "Encoding" / "MultiByteTables+Corrections.swift"
DECODE = """names => names.map(name => {
    const decoder = new TextDecoder(name);
    return Array.from({length: 128}, (_, index) => decoder.decode(new Uint8Array([index + 128])).codePointAt(0));
})"""
DECODE_EACH = """([name, codes]) => {
    const decoder = new TextDecoder(name);
    return codes.map(code => decoder.decode(new Uint8Array(code)).codePointAt(0));
}"""


def corrected():
    """Yields the corrections of Big5 and gb18030: the name of the encoding, and the bytes and characters."""
    blocks = dict(re.findall(r'static let (\w+) = """\n(.*?)"""', CORRECTIONS.read_text(encoding="utf-8"), re.S))
    pairs = {name: re.findall(r"(\w+)=(\w+)", text) for name, text in blocks.items()}
    for name, block in (("big5", "big5Corrections"), ("gb18030", "gb18030Corrections")):
        yield name, [(list(bytes.fromhex(code)), int(scalar, 16)) for code, scalar in pairs[block]]
    yield "gb18030", [(four_bytes(int(pointer)), int(scalar, 16)) for pointer, scalar in pairs["gb18030RangeRows"]]


def four_bytes(pointer):
    return [0x81 + pointer // 12600, 0x30 + pointer // 1260 % 10, 0x81 + pointer // 10 % 126, 0x30 + pointer % 10]


def check(browser, folder):
    """Compares every code of the upper half of each encoding. The tables are generated here, so `folder` is not
    used."""
    spec = importlib.util.spec_from_file_location("encodings_generate", GENERATOR)
    generator = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generator)
    page = browser.new_page()
    found = page.evaluate(DECODE, [name for name, _ in generator.ENCODINGS])
    failures = []
    for name, pairs in corrected():
        for (code, own), said in zip(pairs, page.evaluate(DECODE_EACH, [name, [code for code, _ in pairs]])):
            if own != said:
                shown = bytes(code).hex().upper()
                failures.append("%s, bytes %s: Chromium says U+%04X, the table U+%04X" % (name, shown, said, own))
    page.close()
    for (name, codec), codes in zip(generator.ENCODINGS, found):
        for index, code in enumerate(codes):
            own = generator.code(name, codec, index + 128)
            if own != code:
                failures.append("%s, byte %02X: Chromium says U+%04X, the table U+%04X" % (name, index + 128, code, own))
    return "%d encodings" % len(generator.ENCODINGS), failures
