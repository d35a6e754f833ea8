"""Compares the tables of the single-byte encodings with Chromium's decoders."""

import importlib.util
import pathlib

GENERATOR = pathlib.Path(__file__).resolve().parents[2] / "Tools" / "encodings" / "generate.py"
DECODE = """names => names.map(name => {
    const decoder = new TextDecoder(name);
    return Array.from({length: 128}, (_, index) => decoder.decode(new Uint8Array([index + 128])).codePointAt(0));
})"""


def check(browser, folder):
    """Compares every code of the upper half of each encoding. The tables are generated here, so `folder` is not
    used."""
    spec = importlib.util.spec_from_file_location("encodings_generate", GENERATOR)
    generator = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generator)
    page = browser.new_page()
    found = page.evaluate(DECODE, [name for name, _ in generator.ENCODINGS])
    page.close()
    failures = []
    for (name, codec), codes in zip(generator.ENCODINGS, found):
        for index, code in enumerate(codes):
            own = generator.code(name, codec, index + 128)
            if own != code:
                failures.append("%s, byte %02X: Chromium says U+%04X, the table U+%04X" % (name, index + 128, code, own))
    return "%d encodings" % len(generator.ENCODINGS), failures
