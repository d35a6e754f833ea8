import Testing

@testable import VitrineConformance

/// An address whose domain has one part that is as long as can be.
private let longMail = "a@" + String(repeating: "b", count: 63)

@Suite("Names, words and addresses")
struct TokenTypeTests {
    @Test(
        "Right values",
        arguments: [
            ("id", ["a", "1", "é", "a.b:c", "#", "\"", "a\u{A0}b"]), ("id-token", ["x"]),
            ("id-list", ["", "a", "a b", "a a"]),
            ("headers-list", ["", "a", "a b", " a\nb ", "a A"]), ("tokens-unique", ["", "a b c"]),
            ("itemref-tokens", ["a b"]),
            ("class", ["", "a", "a a", "\t"]), ("part", ["", "a a"]), ("text", ["", "anything <>"]),
            ("meta-name", ["whatever", ""]),
            ("accesskey", ["", "s", "s 0", "é ß", "😀", "s S"]),
            ("css-size-keyword", ["", "any", "ANY", "16x16", "16X16 32x32 any", "1000000x1"]),
            ("itemtype", ["https://schema.org/Person", "urn:isbn:1 https://example.org/a", "HTTP://example.org/"]),
            ("itemprop", ["name", "a b", "https://example.org/name", "first-name", "urn:x"]),
            ("custom-element-name", ["my-card", "a-", "a-b-c", "emotion-😍", "math-α", "x-1.2_3", "a-é", "font-faces"]),
            ("dir-keyword", ["ltr", "RTL", "auto"]), ("charset-utf8", ["utf-8", "UTF-8", "Utf-8"]),
            (
                "content-type-utf8",
                ["text/html; charset=utf-8", "text/html;charset=utf-8", "TEXT/HTML;\t CHARSET=UTF-8"]
            ),
            ("autocomplete-form", ["on", "off", "ON"]),
            ("exportparts", ["", "a", "a, b", "a:b", "a : b, c", "::before: x", "a:b,a:c"].filter { $0 != "" }),
            ("email", ["", "a@b", "a.b+c@d.e", "!#$%&'*+/=?^_`{|}~-@example.org", "a@1.2", "..@x", longMail]),
            ("email-list", ["", "a@b", "a@b,c@d", " a@b , c@d "]),
            ("input-url", ["", "https://example.org/", " https://example.org/ ", "mailto:a@b", "x-y+z.1:abc"]),
            ("refresh", ["0", "5", "5; url=next.html", "5;  URL=next.html", "0;\turl=https://example.org/?a=b"]),
            (
                "viewport",
                [
                    "width=device-width", "width=device-width, initial-scale=1", "width=320;initial-scale=1.5",
                    "WIDTH=DEVICE-WIDTH,", "user-scalable=yes", "viewport-fit=cover",
                    "interactive-widget=resizes-content",
                    "width = device-width , minimum-scale = 0.5", "shrink-to-fit=no", "height=device-height",
                ]
            ),
        ] as [(String, [String])])
    func right(type: String, values: [String]) {
        for value in values { #expect(problem(type, value) == nil, "\(type) \(value)") }
    }

    @Test(
        "Wrong values with the reason",
        arguments: [
            ("id", "", "it is empty, and an id has at least one character"), ("id", "a b", "an id has no white space"),
            ("id", " ", "an id has no white space"), ("id", "a\n", "an id has no white space"),
            ("headers-list", "a b a", "“a” stands twice"), ("tokens-unique", "a\ta", "“a” stands twice"),
            ("itemref-tokens", "x x", "“x” stands twice"),
            ("tokens-unique", "1 2 3 4 5 6 7 8 9 1", "“1” stands twice"),
            ("accesskey", "ab", "every key is one character, and “ab” has more"),
            ("accesskey", "s s", "“s” stands twice"),
            ("accesskey", "e\u{301}", "every key is one character, and “e\u{301}” has more"),
            ("css-size-keyword", "16", "a size is written as 16x16 or any, and not as “16”"),
            ("css-size-keyword", "16x", "a size is written as 16x16 or any, and not as “16x”"),
            ("css-size-keyword", "16x16x16", "a size is written as 16x16 or any, and not as “16x16x16”"),
            ("css-size-keyword", "16*16", "a size is written as 16x16 or any, and not as “16*16”"),
            ("css-size-keyword", "0x0", "“0x0” begins a number with 0"),
            ("css-size-keyword", "016x16", "“016x16” begins a number with 0"),
            ("css-size-keyword", "16x16 16X16", "“16X16” stands twice"),
            ("itemtype", "", "it is empty, and an item has at least one type"),
            ("itemtype", "https://a.b/ https://a.b/", "“https://a.b/” stands twice"),
            ("itemprop", "", "it is empty, and a property has at least one name"),
            ("itemprop", "a b a", "“a” stands twice"),
            ("itemprop", "a.b", "“a.b” is no absolute address, so it has neither “.” nor “:”"),
            ("custom-element-name", "", "the name of a custom element begins with a letter from a to z"),
            ("custom-element-name", "1-a", "the name of a custom element begins with a letter from a to z"),
            ("custom-element-name", "-a", "the name of a custom element begins with a letter from a to z"),
            ("custom-element-name", "My-card", "the name of a custom element begins with a letter from a to z"),
            ("custom-element-name", "my-Card", "the name of a custom element has no capitals from A to Z"),
            ("custom-element-name", "card", "the name of a custom element has a hyphen"),
            ("custom-element-name", "my-c ard", "the name of a custom element has no white space, “/” and “>”"),
            ("custom-element-name", "font-face", "this name belongs to SVG or MathML"),
            ("custom-element-name", "annotation-xml", "this name belongs to SVG or MathML"),
            ("dir-keyword", "left", "the values are ltr, rtl and auto"),
            ("dir-keyword", "", "the values are ltr, rtl and auto"),
            ("charset-utf8", "utf8", "the only value is utf-8"),
            ("charset-utf8", "iso-8859-1", "the only value is utf-8"),
            ("content-type-utf8", "text/html", "it must be “text/html; charset=utf-8”"),
            ("content-type-utf8", "text/html ; charset=utf-8", "it must be “text/html; charset=utf-8”"),
            ("content-type-utf8", "text/html; charset=latin1", "it must be “text/html; charset=utf-8”"),
            ("content-type-utf8", "text/html; charset=utf-8 ", "it must be “text/html; charset=utf-8”"),
            ("autocomplete-form", "", "the values are on and off"),
            ("autocomplete-form", "email", "the values are on and off"),
            ("exportparts", "a,", "a name is missing before or behind a comma"),
            ("exportparts", "a:", "a name is missing beside “:”"),
            ("exportparts", "a b", "a comma is missing in “a b”"),
            ("exportparts", "::before", "“::before” is not a part, or a part with “:” and its name outside"),
            ("exportparts", "a:b:c", "“a:b:c” is not a part, or a part with “:” and its name outside"),
            ("email", "a", "“@” is missing"), ("email", "@b", "a name is missing before “@”"),
            ("email", "a@", "a part of the domain is empty"), ("email", "a@b.", "a part of the domain is empty"),
            ("email", "a@b..c", "a part of the domain is empty"), ("email", "a b@c", "an address has no white space"),
            ("email", "a@b c", "a domain has only letters, digits, hyphens and points of ASCII"),
            ("email", "a@b@c", "a domain has only letters, digits, hyphens and points of ASCII"),
            ("email", "\"a\"@b", "a character before “@” is not allowed"),
            ("email", "é@b", "a character before “@” is not allowed"),
            ("email", "a@é.org", "a domain has only letters, digits, hyphens and points of ASCII"),
            ("email", "a@-b", "no part of a domain begins or ends with a hyphen"),
            ("email", "a@b-", "no part of a domain begins or ends with a hyphen"),
            ("email", longMail + "b", "a part of a domain has at most 63 characters"),
            ("email", "a@b,c@d", "a domain has only letters, digits, hyphens and points of ASCII"),
            ("email-list", "a@b,", "an address is missing before or behind a comma"),
            ("email-list", "a@b,c", "“c”: “@” is missing"),
            ("email-list", "a@b;c@d", "“a@b;c@d”: a domain has only letters, digits, hyphens and points of ASCII"),
            ("refresh", "", "it begins with a whole number of seconds"),
            ("refresh", "-1", "it begins with a whole number of seconds"),
            ("refresh", " 5", "it begins with a whole number of seconds"),
            ("refresh", "5.5", "“;” stands behind the seconds"),
            ("refresh", "5;url=a", "a space stands behind “;”"),
            ("refresh", "5, url=a", "“;” stands behind the seconds"),
            ("refresh", "5; a.html", "“url=” stands before the address"),
            ("refresh", "5; url = a", "“url=” stands before the address"),
            ("refresh", "5; url='a'", "the address has no quotation marks"),
            ("refresh", "5;", "a space stands behind “;”"),
            ("refresh", "5; ", "“url=” stands before the address"),
            ("refresh", "5; url=a b", "an address has no white space"),
            ("viewport", "", "it is empty where a property such as width=device-width is needed"),
            ("viewport", "width", "“width” has no value"), ("viewport", "width=", "“width” has no value"),
            ("viewport", "width=device", "“width” is device-width or a number from 1 to 10000, not “device”"),
            ("viewport", "initial-scale=100%", "“initial-scale” is a number from 0.1 to 10, not “100%”"),
            ("viewport", "user-scalable=maybe", "“user-scalable” is yes or no, not “maybe”"),
            ("viewport", "zoom=1", "there is no property “zoom”"),
        ] as [(String, String, String)])
    func wrong(type: String, value: String, reason: String) { #expect(problem(type, value) == reason, "\(value)") }

    @Test("Types of items are absolute addresses")
    func itemTypes() {
        for value in ["Person", "/Person", "schema.org/Person", "//schema.org/Person", "?a", "#a"] {
            #expect(problem("itemtype", value) != nil, "\(value)")
            #expect(problem("input-url", value) != nil, "\(value)")
        }
    }

    @Test("Addresses of mail are those of the Standard's regular expression")
    func mailReference() throws {
        let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
        let pattern = try Regex("[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@\(label)(?:\\.\(label))*")
        var state: UInt64 = 11
        let letters = Array("aZ0.-@+ _")
        for _ in 0..<20_000 {
            var value = ""
            for _ in 0..<(1 + state >> 33 % 9) {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                value.append(letters[Int(state >> 33 % UInt64(letters.count))])
            }
            #expect((problem("email", value) == nil) == (try pattern.wholeMatch(in: value) != nil), "\(value)")
        }
    }

    @Test("A class stands once")
    func classes() throws {
        func rules(_ value: String) throws -> [String] {
            try RuleExampleTests.broken(Rule.Example.body("<p class=\"\(value)\">x</p>").document)
        }
        for value in ["", "a", "a b c", "a aa aaa", " a\tb ", "A a", "ab a b"] {
            #expect(try rules(value) == [], "\(value)")
        }
        let long = (0..<200).map { "class-\($0)" }.joined(separator: " ")
        #expect(try rules(long) == [])
        for value in ["a a", "a b a", " b a  b ", long + " class-7"] {
            #expect(try rules(value) == ["class-repeated"], "\(value)")
        }
    }

    @Test("Values of 10 MB are judged at once")
    func long() {
        let words = (0..<1_500_000).map { String($0, radix: 36) }.joined(separator: " ")
        for type in ["tokens-unique", "headers-list", "itemprop"] { #expect(problem(type, words) == nil, "\(type)") }
        for type in [
            "css-size-keyword", "accesskey", "itemtype", "autocomplete-field", "link-rel", "viewport", "email",
        ] {
            #expect(problem(type, words) != nil || type == "link-rel", "\(type)")
        }
        let pages = Array("<!DOCTYPE html><html><body class=\"\(words)\"></body></html>".utf8)
        #expect((try? ConformanceChecker().check(pages, path: "x").contains { $0.rule == "class-repeated" }) == false)
    }

    @Test("Every type has a rule that is registered")
    func registered() {
        let rules = Set(Rules.all.map(\.id))
        for (name, type) in Datatype.plainTypes { #expect(rules.contains(type.rule.id), "\(name)") }
    }
}
