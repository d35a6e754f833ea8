import Testing

@testable import VitrineConformance

@Suite("Languages")
struct LanguageTypeTests {
    @Test(
        "Right tags",
        arguments: [
            // The examples of RFC 5646, appendix A.
            "de fr ja i-enochian zh-Hant zh-Hans sr-Cyrl sr-Latn zh-cmn-Hans-CN cmn-Hans-CN zh-yue-HK yue-HK sr-Latn-RS",
            "sl-rozaj sl-rozaj-biske sl-nedis de-CH-1901 sl-IT-nedis hy-Latn-IT-arevela de-DE en-US es-419",
            "de-CH-x-phonebk az-Arab-x-AZE-derbend x-whatever qaa-Qaaa-QM-x-southern de-Qaaa sr-Latn-QM sr-Qaaa-RS",
            "en-US-u-islamcal zh-CN-a-myext-x-private en-a-myext-b-another",
            // Registered as a whole, and capitals that do not matter.
            "i-default I-KLINGON art-lojban zh-min-nan sgn-BE-FR en-GB-oed cel-gaulish EN eN-uS ZH-hANT mas tlh",
            "und mul zxx mis sgn-ase ar-arb en-u-hc-h23 de-DE-u-co-phonebk ja-t-it-m0-xxx-v21a-2007 x-a-b-c-d",
            "nb nn no sh iw mo en-AA en-ZZ en-XZ qtz ca-valencia de-1996 de-1901-1996 pt-ao1990 en-GB-oxendict vi-Latn",
            "zh-Hant-TW-x-java en-x-12345678 fil haw cmn yue hak en-001 en-150",
        ] as [String])
    func right(tags: String) {
        for tag in tags.split(separator: " ") { #expect(problem("lang", String(tag)) == nil, "\(tag)") }
    }

    @Test(
        "Wrong tags with the reason",
        arguments: [
            ("", "it is empty where a language such as en is needed"), (" ", "a language has no white space"),
            ("en ", "a language has no white space"), ("en_US", "subtags are joined by hyphens, not by underscores"),
            ("dé", "a language has only letters, digits and hyphens of ASCII"),
            ("english", "there is no language “english”"), ("eng", "there is no language “eng”"),
            ("deu", "there is no language “deu”"), ("xq", "there is no language “xq”"),
            ("zzz", "there is no language “zzz”"),
            ("abcd", "there is no language “abcd”"), ("e", "a language begins with two or three letters"),
            ("12", "a language begins with two or three letters"),
            ("e1", "a language begins with two or three letters"),
            ("a-DE", "a language begins with two or three letters"),
            ("en-", "a subtag is missing before or behind a hyphen"),
            ("-en", "a subtag is missing before or behind a hyphen"),
            ("en--US", "a subtag is missing before or behind a hyphen"),
            ("en-toolongsub", "a subtag has at most eight characters, and “toolongsub” has 10"),
            ("en-UK", "there is no region “UK”"), ("en-999", "there is no region “999”"),
            ("de-DD1", "“DD1” is neither a script, a region nor a variant at this place"),
            ("en-Xyzw", "there is no script “Xyzw”"),
            ("en-US-Latn", "“Latn” is neither a script, a region nor a variant at this place"),
            ("en-US-GB", "“GB” is neither a script, a region nor a variant at this place"),
            ("en-Latn-Cyrl", "“Cyrl” is neither a script, a region nor a variant at this place"),
            ("en-boston", "there is no variant “boston”"), ("de-1997", "there is no variant “1997”"),
            ("de-1996-1996", "the variant “1996” stands twice"), ("sl-rozaj-ROZAJ", "the variant “ROZAJ” stands twice"),
            ("en-u", "nothing stands behind the extension “u”"),
            ("en-u-x-a", "nothing stands behind the extension “u”"),
            ("en-a-bbb-a-ccc", "the extension “a” stands twice"), ("en-a-bbb-A-ccc", "the extension “A” stands twice"),
            ("en-x", "nothing stands behind “x”"), ("x", "nothing stands behind “x”"),
            ("x-", "a subtag is missing before or behind a hyphen"),
            ("de-yue", "“yue” extends “zh”, not “de”"), ("zh-xyz", "there is no extended language “xyz”"),
            ("zh-yue-cmn", "a language is extended once, and “cmn” extends it again"),
            ("i-notregistered", "a subtag has at most eight characters, and “notregistered” has 13"),
            ("i-nope", "a language begins with two or three letters"),
            ("zh-min-xxx", "“min” extends “ms”, not “zh”"),
        ] as [(String, String)])
    func wrong(tag: String, reason: String) { #expect(problem("lang", tag) == reason, "\(tag)") }

    @Test func emptyIsALanguageOfItsOwn() {
        #expect(problem("lang-or-empty", "") == nil)
        #expect(problem("lang-or-empty", "en-") != nil)
    }

    @Test(
        "What is no longer used is advised against",
        arguments: [
            ("<p lang=\"iw\">x</p>", "“lang” of <p> is “iw”: “iw” is no longer used: write “he”"),
            ("<p lang=\"de-DD\">x</p>", "“lang” of <p> is “de-DD”: “DD” is no longer used: write “DE”"),
            ("<p lang=\"zh-Hans-BU\">x</p>", "“lang” of <p> is “zh-Hans-BU”: “BU” is no longer used: write “MM”"),
            ("<p lang=\"no-bok\">x</p>", "“lang” of <p> is “no-bok”: “no-bok” is no longer used: write “nb”"),
            (
                "<p><a href=\"x\" hreflang=\"ji\">x</a></p>",
                "“hreflang” of <a> is “ji”: “ji” is no longer used: write “yi”"
            ),
        ] as [(String, String)])
    func advice(markup: String, message: String) throws {
        let findings = try ConformanceChecker().check(Array(Rule.Example.body(markup).document.utf8), path: "a")
        #expect(findings.map(\.message) == [message] && findings.map(\.severity) == [.warning])
    }

    @Test("The registry is whole")
    func registry() {
        let registry = LanguageSubtags.registry
        func count(_ letters: Int) -> Int {
            let ends = (0..<26).map { UInt8($0) + 0x61 }
            var words: [[UInt8]] = [[]]
            for _ in 0..<letters { words = words.flatMap { word in ends.map { word + [$0] } } }
            return words.count { registry.isLanguage(Bytes($0)) }
        }
        // 520 of those with three letters are for private use.
        #expect(count(2) == 190 && count(3) == 8_072 + 520)
        #expect(registry.isScript("latn") && registry.isScript("qaba") && !registry.isScript("qabz"))
        #expect(registry.isRegion("xk") && registry.isRegion("qm") && !registry.isRegion("ql"))
    }

    @Test("Tags of 10 MB are judged at once")
    func long() {
        #expect(problem("lang", String(repeating: "a", count: 10_000_000)) != nil)
        #expect(problem("lang", String(repeating: "en-", count: 3_000_000) + "x") != nil)
        #expect(problem("lang", "x" + String(repeating: "-abc", count: 2_500_000)) == nil)
        #expect(problem("lang", "en-u" + String(repeating: "-abc", count: 2_500_000)) == nil)
        #expect(problem("lang", String(repeating: "-", count: 10_000_000)) != nil)
    }
}
