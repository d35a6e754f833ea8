import Testing
import VitrineComponents

@Suite("Language tags")
struct LanguageTagTests {
    @Test(
        "Valid tags, in their usual case",
        arguments: [
            ("de", "de"), ("EN-us", "en-US"), ("zh-hant-tw", "zh-Hant-TW"), ("ar-EG", "ar-EG"), ("es-419", "es-419"),
            ("de-DE-u-nu-arab", "de-DE-u-nu-arab"), ("ckb", "ckb"), ("de-1996", "de-1996"), ("en-x-shop", "en-x-shop"),
        ])
    func good(tag: String, text: String) throws {
        #expect(try LanguageTag(tag).text == text)
        #expect(RenderContext.problem(withLanguage: tag) == nil)
    }

    @Test("Old language codes are known")
    func oldCodes() {
        for tag in ["iw", "in", "ji", "no", "sh", "tl"] {
            #expect(RenderContext.problem(withLanguage: tag) == nil, "\(tag)")
        }
    }

    @Test(
        "Malformed tags",
        arguments: [
            "", "-", "d", "de-", "-de", "de--AT", "de AT", "de\u{0}", "dé", "123", "de-a", "de-a-b", "de-x",
            "de-1996-1996",
            "de-u-nu-u-nu", "en-abcdefghi", "a-de", "x-private", "de-AT-DE", "deutsche-sprache!",
        ])
    func malformed(tag: String) {
        #expect(RenderContext.problem(withLanguage: tag) == .malformed(tag))
    }

    @Test("Messages")
    func messages() {
        let message = { RenderContext.problem(withLanguage: $0)?.description }
        #expect(message("d!") == "“d!” is not a language tag such as de, pt-BR or zh-Hant")
        #expect(
            message("de_AT") == "“de_AT” is not a language tag; join its parts with hyphens: “de-AT”")
        #expect(message("xx-Nowhere") == "“xx-Nowhere” is not a known language: “xx” is not in ISO 639")
        #expect(message("german") == "“german” is not a known language: “german” is not in ISO 639")
        for code in ["und", "mul", "zxx", "mis"] {
            #expect(
                message("\(code)-Latn") == "“\(code)-Latn” does not name a language: “\(code)” is a special code of "
                    + "ISO 639; expected a language such as de")
        }
        let start = "“" + String(repeating: "a-", count: 30) + "…” is too long for a language tag: "
        #expect(
            message(String(repeating: "a-", count: 500_000)) == start + "1000000 bytes; at most 100 bytes are allowed")
        let valid = "de-x" + String(repeating: "-abcdefg", count: 13)
        #expect(message(valid)?.hasSuffix(": 108 bytes; at most 100 bytes are allowed") == true)
        #expect(message("de-x" + String(repeating: "-abcdefg", count: 12)) == nil)
    }
}
