import Foundation
import Testing
import VitrineComponents
import VitrineHTML

@Suite("Texts in the language of a page")
struct LocalizedTextTests {
    /// A source in which every key is its own text, except that keys that begin with `?` have no text. Keys that begin
    /// with `!` are not translated.
    private struct Shouting: StringSource {
        func words(for text: LocalizedText, language: String) -> LocalizedPattern? {
            text.key.hasPrefix("?") ? nil : LocalizedPattern(format: text.key, isTranslated: !text.key.hasPrefix("!"))
        }
    }

    /// A source that has the same translated text for every key.
    private struct Fixed: StringSource {
        var format: String

        func words(for text: LocalizedText, language: String) -> LocalizedPattern? {
            LocalizedPattern(format: format, isTranslated: true)
        }
    }

    @Test("The key of a literal is its format; interpolated values are the arguments")
    func keys() {
        let text: LocalizedText = "\("Ann") did \(3) of 100% in \(1.5) h: \("Done" as LocalizedText)"
        #expect(text.key == "%@ did %lld of 100%% in %lf h: %@")
        #expect(text.arguments == [.text("Ann"), .integer(3), .number(1.5), .localized("Done")])
        #expect(("100% done" as LocalizedText).key == "100% done")
    }

    @Test("Without a catalog, a text is its key, and there are no warnings")
    func noCatalog() {
        #expect(shown("Delete \(1234) <\("Ann & Bob")>") == ("Delete 1,234 &lt;Ann &amp; Bob&gt;", []))
        #expect(shown("Delete \(1234)", language: "ar-EG") == ("Delete ١٬٢٣٤", []))
        #expect(shown(.verbatim("%@ 100%"), language: "de") == ("%@ 100%", []))
        #expect(shown("100% %@ %%") == ("100% %@ %%", []))
    }

    @Test(
        "Formats",
        arguments: [
            ("%@ and %@", [.text("a"), .text("b")], "a and b"), ("%2$@ %1$@", [.text("a"), .text("b")], "b a"),
            ("%1$@ %1$@", [.text("a")], "a a"),
            ("%lld %ld %d %i %u", Array(repeating: .integer(-1), count: 5), "-1 -1 -1 -1 -1"),
            ("%lf", [.number(1234.5)], "1,234.5"), ("%.2f", [.number(0.125)], "0.12"), ("%.2f", [.integer(3)], "3.00"),
            ("%f", [.number(0.5, fractionDigits: 3)], "0.500"), ("%.1f", [.number(0.5, fractionDigits: 3)], "0.500"),
            ("%g", [.number(2)], "2"), ("%02d:%02d", [.integer(7), .integer(5)], "07:05"), ("%+d", [.integer(3)], "+3"),
            ("%d%%", [.integer(50)], "50%"), ("%d% done", [.integer(50)], "50% done"), ("%@%", [.text("a")], "a%"),
            ("%@ 100 % sure", [.text("a")], "a 100 % sure"), ("%lld", [.text("a")], "a"),
            ("%@", [.integer(1000)], "1,000"),
            ("%@", [.date(monday, style: .date)], "Sep 21, 2026"), ("%@", [.localized("a \("b")")], "a b"),
        ] as [(String, [LocalizedText.Argument], String)])
    func formats(key: String, arguments: [LocalizedText.Argument], words: String) {
        #expect(shown(LocalizedText(key: key, arguments: arguments)) == (words, []))
    }

    @Test(
        "Numbers and dates are formatted in the language",
        arguments: [
            ("de", "1.234,5 am 21. Sept. 2026"), ("ar-EG", "١٬٢٣٤٫٥ am ٢١ سبتمبر، ٢٠٢٦"),
            ("ja", "1,234.5 am 2026年9月21日"),
        ])
    func numbers(language: String, words: String) {
        let text: LocalizedText = "\(1234.5) am \(monday, style: .date)"
        #expect(plain(shown(text, language: language).text) == words)
    }

    @Test("A missing translation is a warning, once for each component and key")
    func missing() {
        let (text, problems) = shown("?a", "?a", "!b", "c", "?d \(1)", language: "de", strings: Shouting())
        #expect(text == "?a?a!bc?d 1")
        #expect(
            problems == [
                "warning: Words: the catalog has no de translation of “?a”",
                "warning: Words: the catalog has no de translation of “!b”",
                "warning: Words: the catalog has no de translation of “?d %lld”",
            ])
        #expect(!RenderProblem(error: .missingString(key: "a", language: "de")).isError)
        #expect(shown(.verbatim("?a"), language: "de", strings: Shouting()) == ("?a", []))
    }

    @Test(
        "A missing argument is an error",
        arguments: [
            ("%@ %@", "a %@", "%@"), ("%999$@", "%999$@", "%999$@"), ("%99999999999999999999$@", nil, nil),
            ("%2$lld %1$@", "%2$lld a", "%2$lld"), ("%0$@", "%0$@", nil),
            ("%@ %#@x@", "a %#@x@", "%#@x@"),
        ] as [(String, String?, String?)])
    func missingArgument(format: String, words: String?, specifier: String?) {
        let (text, problems) = shown(LocalizedText(key: "k", arguments: [.text("a")]), strings: Fixed(format: format))
        if let words { #expect(text == words) }
        #expect(problems == (specifier.map { ["error: Words: the text “k” has no argument for \($0)"] } ?? []))
    }

    @Test("A specifier that is not supported is an error")
    func unsupportedSpecifier() {
        let (text, problems) = shown(
            LocalizedText(key: "k", arguments: [.text("a")]), strings: Fixed(format: "%@ %s"))
        #expect(text == "a %s")
        #expect(problems == ["error: Words: the text “k” contains %s, which is not supported; use %@, %lld or %lf"])
    }

    @Test("Texts that may run in the other direction are isolated; in right-to-left languages, all are")
    func isolation() {
        #expect(shown("\("Ann"): \(5)").text == "Ann: 5")
        #expect(shown("\("أحمد"): \(5)").text == "\u{2068}أحمد\u{2069}: 5")
        #expect(shown("\("Ann"): \(5)", language: "ar").text == "\u{2068}Ann\u{2069}: 5")
        #expect(shown("\("\u{202E}evil"): \(5)").text == "\u{2068}\u{202E}evil\u{2069}: 5")
        #expect(shown("\("a\u{2069}b\u{2067}c")!").text == "\u{2068}ab\u{2067}c\u{2069}\u{2069}!")
        #expect(shown("\(""): \(5)", language: "he").text == ": 5")
        #expect(shown("\("Open" as LocalizedText)!", language: "ar", strings: Fixed(format: "%@")).text == "%@")
        #expect(shown("\(LocalizedText.verbatim("Ann"))!", language: "ar").text == "\u{2068}Ann\u{2069}!")
    }

    /// Returns a text that contains other texts, nested `depth` levels deep.
    private func nested(_ depth: Int) -> LocalizedText {
        (0..<depth).reduce("end") { text, _ in "\(text)" }
    }

    @Test("Too deep nesting of texts is an error")
    func depth() {
        #expect(shown(nested(15)) == ("end", []))
        let message =
            "error: Words: the text “%@” contains texts that are nested more than 16 levels deep; does one contain itself?"
        #expect(shown(nested(16)) == ("", [message]))
        for depth in [17, 18, 31, 32, 33, 10_000, 1_000_000] { #expect(shown(nested(depth)) == ("", [message])) }
    }

    @Test("The time for long keys and many arguments is linear")
    func large() {
        let long = String(repeating: "%", count: 1_000_000)
        #expect(shown(LocalizedText(key: long)).text.count == 1_000_000)
        #expect(shown(LocalizedText(key: long, arguments: [.integer(1)])).text.count == 500_000)
        let many = LocalizedText(
            key: String(repeating: "%@", count: 10_000), arguments: Array(repeating: .localized("a"), count: 10_000))
        #expect(shown(many).text == String(repeating: "a", count: 10_000))
        let problem = shown(LocalizedText(key: "?" + long), language: "de", strings: Shouting()).problems.first
        #expect(problem?.count == 116)
    }

    @Test("Control characters become U+FFFD")
    func controlCharacters() {
        let (text, problems) = shown("\("a\u{0}b") \u{7}")
        #expect(text == "a\u{FFFD}b \u{FFFD}")
        #expect(problems.count == 2)
    }

    @Test("A moment is an element with a machine-readable time")
    func moments() {
        let html = HTML()
        html.moment(monday, style: .date)
        html.moment(monday + 0.9, "today", class: "due late")
        html.moment(Date(timeIntervalSince1970: -62_135_596_800), "long ago")
        html.moment(Date(timeIntervalSince1970: -62_135_596_801), "before")
        html.moment(.init(timeIntervalSince1970: 253_402_300_800), "after", class: "x")
        html.moment(.init(timeIntervalSince1970: .nan), "never")
        #expect(
            html.string == """
                <time datetime="2026-09-21T14:13:20Z">Sep 21, 2026</time>\
                <time datetime="2026-09-21T14:13:20Z" class="due late">today</time>\
                <time datetime="0001-01-01T00:00:00Z">long ago</time><span>before</span>\
                <span class="x">after</span><span>never</span>
                """)
    }

    @Test("The machine-readable time is the same as Foundation's")
    func machineTime() {
        for seconds in stride(from: -11_000_000_000, to: 250_000_000_000, by: 98_765_431) {
            let date = Date(timeIntervalSince1970: Double(seconds))
            let html = HTML()
            html.moment(date, "")
            #expect(html.string.contains("\"\(date.ISO8601Format())\""))
        }
    }
}
