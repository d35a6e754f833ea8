import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Languages")
struct LanguageTypeTests {
    @Test(
        "Valid tags",
        arguments: [
            // The examples of RFC 5646, appendix A.
            "de fr ja i-enochian zh-Hant zh-Hans sr-Cyrl sr-Latn zh-cmn-Hans-CN cmn-Hans-CN zh-yue-HK yue-HK sr-Latn-RS",
            "sl-rozaj sl-rozaj-biske sl-nedis de-CH-1901 sl-IT-nedis hy-Latn-IT-arevela de-DE en-US es-419",
            "de-CH-x-phonebk az-Arab-x-AZE-derbend x-whatever qaa-Qaaa-QM-x-southern de-Qaaa sr-Latn-QM sr-Qaaa-RS",
            "en-US-u-islamcal zh-CN-a-myext-x-private en-a-myext-b-another",
            // Tags that are registered as a whole, tags in unusual case, and other valid tags.
            "i-default I-KLINGON art-lojban zh-min-nan sgn-BE-FR en-GB-oed cel-gaulish EN eN-uS ZH-hANT mas tlh",
            "und mul zxx mis sgn-ase ar-arb en-u-hc-h23 de-DE-u-co-phonebk ja-t-it-m0-xxx-v21a-2007 x-a-b-c-d",
            "nb nn no sh iw mo en-AA en-ZZ en-XZ qtz ca-valencia de-1996 de-1901-1996 pt-ao1990 en-GB-oxendict vi-Latn",
            "zh-Hant-TW-x-java en-x-12345678 fil haw cmn yue hak en-001 en-150",
        ] as [String])
    func right(tags: String) {
        for tag in tags.split(separator: " ") { #expect(problem("lang", String(tag)) == nil, "\(tag)") }
    }

    @Test(
        "Invalid tags, with the reason",
        arguments: [
            ("", "expected a language tag such as en"), (" ", "a space is not allowed in a language tag"),
            ("en ", "a space is not allowed in a language tag"),
            ("en_US", "“_” is not allowed in a language tag; write hyphens, as in en-US"),
            ("dé", "“é” is not allowed in a language tag"),
            ("english", "unknown language “english”"), ("eng", "unknown language “eng”"),
            ("deu", "unknown language “deu”"), ("xq", "unknown language “xq”"),
            ("zzz", "unknown language “zzz”"),
            ("abcd", "unknown language “abcd”"),
            ("e", "expected a language code of two or three letters at the start, found “e”"),
            ("12", "expected a language code of two or three letters at the start, found “12”"),
            ("e1", "expected a language code of two or three letters at the start, found “e1”"),
            ("a-DE", "expected a language code of two or three letters at the start, found “a”"),
            ("en-", "it ends with a hyphen"),
            ("-en", "it begins with a hyphen"),
            ("en--US", "two hyphens in a row"),
            ("en-toolongsub", "“toolongsub” has 10 characters; a subtag of a language tag has at most eight"),
            ("en-UK", "unknown region “UK”"), ("en-999", "unknown region “999”"),
            ("de-DD1", "unexpected “DD1”; subtags must be in the order language, script, region, variants, extensions"),
            ("en-Xyzw", "unknown script “Xyzw”"),
            (
                "en-US-Latn",
                "unexpected “Latn”; subtags must be in the order language, script, region, variants, extensions"
            ),
            (
                "en-US-GB",
                "unexpected “GB”; subtags must be in the order language, script, region, variants, extensions"
            ),
            (
                "en-Latn-Cyrl",
                "unexpected “Cyrl”; subtags must be in the order language, script, region, variants, extensions"
            ),
            ("en-boston", "unknown variant “boston”"), ("de-1997", "unknown variant “1997”"),
            ("de-1996-1996", "duplicate “1996”"), ("sl-rozaj-ROZAJ", "duplicate “ROZAJ”"),
            ("en-u", "nothing follows the extension “u”"),
            ("en-u-x-a", "nothing follows the extension “u”"),
            ("en-a-bbb-a-ccc", "duplicate extension “a”"),
            ("en-a-bbb-A-ccc", "duplicate extension “A”"),
            ("en-x", "nothing follows “x”"), ("x", "nothing follows “x”"),
            ("x-", "it ends with a hyphen"),
            ("de-yue", "“yue” is only allowed after “zh”, not after “de”"),
            ("zh-xyz", "unknown extended language “xyz”"),
            ("zh-yue-cmn", "“cmn” is a second extended language; only one is allowed"),
            ("i-notregistered", "“notregistered” has 13 characters; a subtag of a language tag has at most eight"),
            ("i-nope", "expected a language code of two or three letters at the start, found “i”"),
            ("zh-min-xxx", "“min” is only allowed after “ms”, not after “zh”"),
        ] as [(String, String)])
    func wrong(tag: String, reason: String) { #expect(problem("lang", tag) == reason, "\(tag)") }

    @Test func emptyLanguageIsAllowed() {
        #expect(problem("lang-or-empty", "") == nil)
        #expect(problem("lang-or-empty", "en-") != nil)
    }

    @Test(
        "Tags that are no longer used are warnings",
        arguments: [
            ("<p lang=\"iw\">x</p>", "“lang” of <p> is “iw”: “iw” is no longer used; write “he”"),
            (
                "<p lang=\"de-Latn-AT\">x</p>",
                "“lang” of <p> is “de-Latn-AT”: “Latn” is redundant, because it is the default script of “de”; write “de-AT”"
            ),
            ("<p lang=\"de-DD\">x</p>", "“lang” of <p> is “de-DD”: “DD” is no longer used; write “DE”"),
            ("<p lang=\"zh-Hans-BU\">x</p>", "“lang” of <p> is “zh-Hans-BU”: “BU” is no longer used; write “MM”"),
            (
                "<p lang=\"zh-cmn-Hans-BU\">x</p>",
                "“lang” of <p> is “zh-cmn-Hans-BU”: “BU” is no longer used; write “MM”"
            ),
            ("<p lang=\"no-bok\">x</p>", "“lang” of <p> is “no-bok”: “no-bok” is no longer used; write “nb”"),
            (
                "<p><a href=\"x\" hreflang=\"ji\">x</a></p>",
                "“hreflang” of <a> is “ji”: “ji” is no longer used; write “yi”"
            ),
        ] as [(String, String)])
    func advice(markup: String, message: String) throws {
        let findings = try ConformanceChecker().check(Array(Rule.Example.body(markup).document.utf8), path: "a")
        #expect(findings.map(\.message) == [message] && findings.map(\.severity) == [.warning])
    }

    @Test("Subtags of extensions and for private use are not regions", arguments: ["de-x-dd", "en-u-fx", "x-dd"])
    func noAdvice(tag: String) throws {
        let page = Rule.Example.body("<p lang=\"\(tag)\">x</p>").document
        #expect(try ConformanceChecker().check(Array(page.utf8), path: "a").map(\.message) == [])
    }

    @Test("The registry is complete")
    func registry() {
        let registry = LanguageSubtags.registry
        func count(_ letters: Int) -> Int {
            let ends = (0..<26).map { UInt8($0) + 0x61 }
            var words: [[UInt8]] = [[]]
            for _ in 0..<letters { words = words.flatMap { word in ends.map { word + [$0] } } }
            return words.count { registry.isLanguage(Bytes($0)) }
        }
        // In addition to the registered three-letter subtags, 520 are valid for private use: qaa to qtz.
        #expect(count(2) == 190 && count(3) == 8_072 + 520)
        #expect(registry.isScript("latn") && registry.isScript("qaba") && !registry.isScript("qabz"))
        #expect(registry.isRegion("xk") && registry.isRegion("qm") && !registry.isRegion("ql"))
    }

    @Test("Tags of 10 MB are checked quickly")
    func long() {
        #expect(problem("lang", String(repeating: "a", count: 10_000_000)) != nil)
        #expect(problem("lang", String(repeating: "en-", count: 3_000_000) + "x") != nil)
        #expect(problem("lang", "x" + String(repeating: "-abc", count: 2_500_000)) == nil)
        #expect(problem("lang", "en-u" + String(repeating: "-abc", count: 2_500_000)) == nil)
        #expect(problem("lang", String(repeating: "-", count: 10_000_000)) != nil)
    }
}
