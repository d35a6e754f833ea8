import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// An email address whose domain has one label of the maximum length, 63 bytes.
private let longMail = "a@" + String(repeating: "b", count: 63)

@Suite("Names, tokens and addresses")
struct TokenTypeTests {
    @Test(
        "Valid values",
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
        "Invalid values, with the reason",
        arguments: [
            ("id", "", "expected an id of at least one character"), ("id", "a b", "a space is not allowed in an id"),
            ("id", " ", "a space is not allowed in an id"), ("id", "a\n", "a line break is not allowed in an id"),
            ("headers-list", "a b a", "duplicate “a”"), ("tokens-unique", "a\ta", "duplicate “a”"),
            ("itemref-tokens", "x x", "duplicate “x”"),
            ("tokens-unique", "1 2 3 4 5 6 7 8 9 1", "duplicate “1”"),
            ("accesskey", "ab", "expected single characters, found “ab”"),
            ("accesskey", "s s", "duplicate “s”"),
            ("accesskey", "e\u{301}", "expected single characters, found “é”"),
            ("css-size-keyword", "16", "expected a size such as 16x16, or “any”, found “16”"),
            ("css-size-keyword", "16x", "expected a size such as 16x16, or “any”, found “16x”"),
            ("css-size-keyword", "16x16x16", "expected a size such as 16x16, or “any”, found “16x16x16”"),
            ("css-size-keyword", "16*16", "expected a size such as 16x16, or “any”, found “16*16”"),
            ("css-size-keyword", "0x0", "a number in “0x0” begins with 0"),
            ("css-size-keyword", "016x16", "a number in “016x16” begins with 0"),
            ("css-size-keyword", "16x16 16X16", "duplicate “16X16”"),
            ("itemtype", "", "expected at least one item type such as https://schema.org/Person"),
            ("itemtype", "https://a.b/ https://a.b/", "duplicate “https://a.b/”"),
            ("itemprop", "", "expected at least one property name"),
            ("itemprop", "a b a", "duplicate “a”"),
            ("itemprop", "a.b", "“a.b” is not an absolute URL, so “.” and “:” are not allowed in it"),
            ("custom-element-name", "", "expected a name such as “my-card”"),
            ("custom-element-name", "1-a", "expected a lowercase letter from a to z at the start, found “1”"),
            ("custom-element-name", "-a", "expected a lowercase letter from a to z at the start, found “-”"),
            ("custom-element-name", "My-card", "expected a lowercase letter from a to z at the start, found “M”"),
            ("custom-element-name", "my-Card", "“C” is not allowed; write lowercase letters"),
            ("custom-element-name", "card", "a hyphen is missing"),
            ("custom-element-name", "my-c ard", "a space is not allowed in the name of an element"),
            ("custom-element-name", "font-face", "the name is reserved for SVG and MathML"),
            ("custom-element-name", "annotation-xml", "the name is reserved for SVG and MathML"),
            ("dir-keyword", "left", "expected “ltr”, “rtl” or “auto”"),
            ("dir-keyword", "", "expected “ltr”, “rtl” or “auto”"),
            ("charset-utf8", "utf8", "expected “utf-8”"),
            ("charset-utf8", "iso-8859-1", "expected “utf-8”"),
            ("content-type-utf8", "text/html", "expected “text/html; charset=utf-8”"),
            ("content-type-utf8", "text/html ; charset=utf-8", "expected “text/html; charset=utf-8”"),
            ("content-type-utf8", "text/html; charset=latin1", "expected “text/html; charset=utf-8”"),
            ("content-type-utf8", "text/html; charset=utf-8 ", "expected “text/html; charset=utf-8”"),
            ("autocomplete-form", "", "expected “on” or “off”"),
            ("autocomplete-form", "email", "expected “on” or “off”"),
            (
                "exportparts", "a,",
                "a part such as “title” or “title: heading” is missing; write one before and after each comma"
            ),
            ("exportparts", "a:", "a name is missing before or after “:”"),
            ("exportparts", "a b", "a comma is missing in “a b”"),
            ("exportparts", "::before", "expected a part such as “title” or “title: heading”, found “::before”"),
            ("exportparts", "a:b:c", "expected a part such as “title” or “title: heading”, found “a:b:c”"),
            ("email", "a", "“@” is missing"), ("email", "@b", "the name before “@” is missing"),
            ("email", "a@", "a part of the domain is empty"), ("email", "a@b.", "a part of the domain is empty"),
            ("email", "a@b..c", "a part of the domain is empty"),
            ("email", "a b@c", "a space is not allowed before “@”"),
            ("email", "a@b c", "a space is not allowed in the domain"),
            ("email", "a@b@c", "“@” is not allowed in the domain"),
            ("email", "\"a\"@b", "“\"” is not allowed before “@”"),
            ("email", "é@b", "“é” is not allowed before “@”"),
            ("email", "a@é.org", "“é” is not allowed in the domain"),
            ("email", "a@-b", "a part of the domain begins or ends with a hyphen"),
            ("email", "a@b-", "a part of the domain begins or ends with a hyphen"),
            ("email", longMail + "b", "a part of the domain is longer than 63 characters"),
            ("email", "a@b,c@d", "“,” is not allowed in the domain"),
            ("email-list", "a@b,", "an e-mail address is missing before or after a comma"),
            ("email-list", "a@b,c", "“c”: “@” is missing"),
            ("email-list", "a@b;c@d", "“a@b;c@d”: “;” is not allowed in the domain"),
            ("refresh", "", "expected a whole number of seconds"),
            ("refresh", "-1", "expected a whole number of seconds at the start, found “-”"),
            ("refresh", " 5", "expected a whole number of seconds at the start, found a space"),
            ("refresh", "5.5", "expected “;” after the seconds, found “.”"),
            ("refresh", "5;url=a", "a space is missing after “;”"),
            ("refresh", "5, url=a", "expected “;” after the seconds, found “,”"),
            ("refresh", "5; a.html", "expected “url=” before the URL, found “a.html”"),
            ("refresh", "5; url = a", "expected “url=” before the URL, found “url = a”"),
            ("refresh", "5; url='a'", "quotation marks around the URL are not allowed"),
            ("refresh", "5;", "a space is missing after “;”"),
            ("refresh", "5; ", "expected “url=” before the URL, found the end"),
            ("refresh", "5; url=a b", "a space is not allowed in the URL or around it"),
            ("viewport", "", "expected a property such as width=device-width"),
            ("viewport", ",", "expected a property such as width=device-width"),
            ("viewport", " ", "expected a property such as width=device-width, found only whitespace"),
            ("viewport", "width", "“width” has no value"), ("viewport", "width=", "“width” has no value"),
            (
                "viewport", "width=device",
                "expected “device-width” or a number from 1 to 10000 for “width”, found “device”"
            ),
            ("viewport", "initial-scale=100%", "expected a number from 0.1 to 10 for “initial-scale”, found “100%”"),
            ("viewport", "user-scalable=maybe", "expected “yes”, “no”, “1” or “0” for “user-scalable”, found “maybe”"),
            ("viewport", "zoom=1", "unknown property “zoom”"),
        ] as [(String, String, String)])
    func wrong(type: String, value: String, reason: String) { #expect(problem(type, value) == reason, "\(value)") }

    @Test("The types of items must be absolute URLs")
    func itemTypes() {
        for value in ["Person", "/Person", "schema.org/Person", "//schema.org/Person", "?a", "#a"] {
            #expect(problem("itemtype", value) != nil, "\(value)")
            #expect(problem("input-url", value) != nil, "\(value)")
        }
    }

    @Test("A host has at most 253 characters, not counting a trailing dot")
    func hostLength() {
        let labels = String(repeating: String(repeating: "a", count: 63) + ".", count: 3)
        let longest = labels + String(repeating: "b", count: 253 - labels.utf8.count)
        for host in [longest, longest + "."] { #expect(problem("input-url", "https://\(host)/") == nil) }
        for host in [longest + "b", longest + "b.", "ä." + longest] {
            #expect(
                problem("input-url", "https://\(host)/") == "the host is longer than 253 characters in its ASCII form")
        }
    }

    @Test("Numbers of an IPv6 address may have leading zeros")
    func leadingZeros() {
        for host in ["[2001:0db8::1]", "[0000:0:0:0:0:0:0:0001]", "[::ffff:1.2.3.4]"] {
            #expect(problem("input-url", "https://\(host)/") == nil, "\(host)")
        }
        #expect(problem("input-url", "https://[::00001]/") != nil)
        #expect(problem("input-url", "https://[::1.2.3.04]/") != nil)
    }

    @Test(
        "What follows “(?” in a pattern",
        arguments: [
            ("(?i:a)", nil), ("(?i-ms:a)", nil), ("(?i)a", "“:” is missing after the modifiers “i”, as in “(?i:…)”"),
            ("(?ii:a)", "“ii” is not allowed after “(?”; \(modifiers)"),
            ("(?x:a)", "“x” is not allowed after “(?”; \(modifiers)"),
            ("(?-:a)", "“-” is not allowed after “(?”; \(modifiers)"),
            ("(?>a)", "expected “:”, “=”, “!”, “<” or modifiers such as “i:” after “(?”, found “>a)”"),
        ])
    func groups(pattern: String, message: String?) {
        #expect(problem("pattern", pattern) == message)
    }

    private static let modifiers =
        "the modifiers are “i”, “m” and “s”, each at most once, with “-” before those to turn off"

    private static let foreignNumber =
        "the host is an IPv4 address with characters that are not ASCII; write only “0” to “9”, and “.” between "
        + "the numbers"

    @Test(
        "A host that ends with a number is an IPv4 address",
        arguments: [
            ("a.123", "“a” is not a decimal number; a host that ends with a number is an IPv4 address"),
            ("bücher.123", "“bücher” is not a decimal number; a host that ends with a number is an IPv4 address"),
            ("1.bücher.１２３", "“bücher” is not a decimal number; a host that ends with a number is an IPv4 address"),
            ("1.2.3.４", Self.foreignNumber), ("１.2.3.4", Self.foreignNumber), ("127。0。0。1", Self.foreignNumber),
        ])
    func numericHost(host: String, reason: String) { #expect(problem("input-url", "https://\(host)/") == reason) }

    @Test("Email addresses agree with the Standard's regular expression")
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

    @Test("A class must not be repeated")
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

    @Test("Values of 10 MB are checked quickly")
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

    @Test("Every type has a registered rule")
    func registered() {
        let rules = Set(Rules.all.map(\.id))
        for (name, type) in Datatype.named { #expect(rules.contains(type.rule.id), "\(name)") }
    }
}
