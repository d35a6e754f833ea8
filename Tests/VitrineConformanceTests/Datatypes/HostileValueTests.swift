import TestSupport
import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Hostile values")
struct HostileValueTests {
    /// Texts that are repeated to make a long value, each with the text before and after the repetitions.
    static let shapes: [(start: String, repeated: String, end: String)] = [
        ("", "a", ""), ("", "(", ""), ("", "[", ""), ("", "{", ""), ("", ")", ""), ("", " ", "a"), ("", "a ", ""),
        ("", ",", ""), ("", "a,", "a"), ("", ";", ""), ("", "a:b;", ""), ("", "\"", ""), ("", "\\", ""),
        ("", "/*", ""), ("", "/**/", "a"), ("", "%41", ""), ("", "é", ""), ("", "\u{E000}", ""), ("", "9", ""),
        ("http://", "a.", ""), ("http://", "é.", ""), ("http://", "é", ""), ("http://xn--", "a", ""),
        ("http://", "1.", ""),
        ("http://", "@", ""), ("http://", "[", "]"), ("http://[", "1:", "]"), ("http://[", ":", "]"),
        ("http://a:", "1", ""),
        ("data:;base64,", "AAAA", ""), ("data:", ";", ","), ("", "a 1x, ", "a"), ("", "a 1w,\n", ""), ("a ", "1", "x"),
        ("", "not ", "(color)"), ("", "(color) and ", "(color)"), ("", "(color), ", "(color)"), ("", "not (", ""),
        ("(width: ", "calc(", "1px"), ("calc(", "1px + ", "1px)"), ("calc(", "(", "1px"), ("calc(", "-", "1px)"),
        ("", "color-mix(in srgb, ", "red"), ("rgb(from ", "rgb(from ", "red"), ("", "rgb(1,2,3)", ""),
        ("", "(a", ""), ("", "(?:", ""), ("", "()|", ""), ("", "a*", ""), ("", "a{1}", ""), ("a{", "9", "}"),
        ("\\", "9", ""),
        ("[", "a-z", "]"), ("[", "[a]", "]"), ("[", "a&&", "a]"), ("[a", "--b", "]"), ("[\\q{", "a|", "a}]"),
        ("(?<", "a", ">b)"), ("", "(?<a>b)|", "c"), ("", "\\k<a>", "(?<a>b)"), ("\\u{", "0", "41}"), ("\\p{", "L", "}"),
        ("text/html", ";a=b", ""), ("text/html;a=\"", "\\\"", "\""), ("sha256-", "A", "="), ("", "allow-forms ", ""),
        ("default-src ", "'self' ", ""), ("", "img-src *;", ""), ("geolocation ", "https://a ", ""),
        ("p{", "a:b;", "}"), ("", "p{a:b}", ""), ("", "@media{", ""), ("a:", "url(", ""), ("--a:", "{[(", ")]}"),
    ]

    @Test("Long values are checked quickly", arguments: WebTypeTable.names)
    func long(type: String) {
        for (start, repeated, end) in Self.shapes {
            let value = start + String(repeating: repeated, count: 40_000 / repeated.utf8.count) + end
            // It does not matter here whether the value is valid. The check must be fast, and a message must be short.
            let took = ProcessorTime.measure {
                #expect((WebTypeTable.problem(type, value) ?? "").utf8.count < 2_000, "\(start) \(repeated) \(end)")
            }
            #expect(took < .seconds(20), "\(start) \(repeated) \(end)")
        }
    }

    @Test("Patterns with many named groups are checked quickly")
    func alternatives() {
        let start = ProcessorTime.now
        let groups = (0..<4_000).map { "(?<a\($0)>b)" }
        #expect(WebTypeTable.problem("pattern", groups.joined()) == nil)
        #expect(WebTypeTable.problem("pattern", groups.joined(separator: "|")) == nil)
        let nested = (0..<4_000).reduce(into: "") { $0 += "(?<a\($1)>b|" } + String(repeating: ")", count: 4_000)
        #expect(WebTypeTable.problem("pattern", nested) == nil)
        #expect(WebTypeTable.problem("pattern", groups.joined() + "(?<a7>b)") == "two groups have the name “a7”")
        #expect(ProcessorTime.now - start < .seconds(60))
    }

    @Test("Every byte is checked, alone and between others", arguments: WebTypeTable.names)
    func bytes(type: String) {
        for byte in UInt8.min...UInt8.max {
            for value: [UInt8] in [
                [byte], [0x61, byte], [byte, byte], [0x5C, byte], [0x28, byte, 0x29], [0x25, byte],
            ] {
                let problem = WebTypeTable.problem(type, value[...])
                #expect(problem != "")
                // The bytes around a slice of an array must not affect the result.
                #expect(WebTypeTable.problem(type, ([0x20, 0x41] + value + [0x42])[2..<2 + value.count]) == problem)
            }
        }
    }

    @Test(
        "Labels in Punycode: a hyphen at the start is not a delimiter, and “_” is allowed as in other labels",
        arguments: [
            ("https://xn--tda/", nil), ("https://xn--bcher-kva/", nil),
            ("https://xn--_b-uia.example/", nil), ("https://ä_b.example/", nil),
            ("https://xn--!b-uia.example/", "“!” is not allowed in the host"),
            ("https://xn---tda/", "the part “xn---tda” of the host is not valid Punycode"),
        ] as [(String, String?)])
    func punycode(address: String, problem: String?) { #expect(WebTypeTable.problem("url", address) == problem) }

    @Test("Truncated values are checked")
    func prefixes() {
        let values = [
            ("url", "https://[1:2::3.4.5.6]:80/a%41é?b#c"),
            ("media", "screen and (1px <= width < calc(2em + (3px * 4)))"),
            ("sizes", "auto, (min-width: 1px) clamp(1px, 2vw, 3em), 4px"), ("srcset", "a 1x, b 2.5e1x"),
            ("css-color", "color-mix(in lch longer hue, rgb(from red r g b / 5%) 20%, #123)"),
            ("pattern", "(?<a>[\\w--[a-z&&\\p{L}]])\\k<a>{1,2}?|(?i-m:\\u{41}\\q)"),
            ("mime", "text/html; charset=\"a\\\"b\"; c=d"), ("csp", "img-src https://*.a.b:*/c 'nonce-a='; sandbox"),
        ]
        for (type, value) in values {
            for count in 0...value.utf8.count {
                let bytes = Array(value.utf8.prefix(count))
                #expect(WebTypeTable.problem(type, bytes[...]) != "")
            }
        }
    }
}
