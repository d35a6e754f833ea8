import Foundation
import Testing
import VitrineComponents

@Suite("The rules of fields")
struct FieldRuleTests {
    @Test(
        "A user name has more than three Characters, a password eight or more; nothing is trimmed",
        arguments: [
            (nil, false, false), ("", false, false), ("123", false, false), ("1234", true, false),
            ("    ", true, false), ("1234567", true, false), ("12345678", true, true),
            ("👍👍👍👍", true, false), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", false, false), ("🇩🇪🇫🇷🇪🇸🇮🇹", true, false),
            ("e\u{301}e\u{301}e\u{301}", false, false), ("क्षिक्षिक्षि", false, false), ("한국어말", true, false),
        ] as [(String?, Bool, Bool)])
    func login(value: String?, isName: Bool, isPassword: Bool) {
        #expect(LoginRules.username.accepts(value) == isName)
        #expect(LoginRules.password.accepts(value) == isPassword)
    }

    @Test("An untouched field is neither valid nor invalid; an empty text is not untouched")
    func untouched() {
        #expect(LoginRules.username.validate(nil) == .untouched)
        #expect(LoginRules.username.validate("") == .invalid("Fill this in."))
        #expect(LoginRules.username.validate("ann") == .invalid("At least \(4) characters."))
        #expect(LoginRules.username.validate("anna") == .valid)
        #expect(FieldRules(.length(4...)).validate("") == .valid)
        #expect(FieldRules(.length(4...)).accepts(nil))
    }

    @Test(
        "The values that each rule accepts and refuses",
        arguments: [
            (.length(...3), ["a", "abc", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"], ["abcd"]),
            (.length(2...3), ["ab", "abc"], ["a", "abcd"]),
            (.length(-1...1), ["a"], ["ab"]),
            (.length(...Int.max), ["a"], []),
            (.length(Int.min...Int.max), ["a"], []),
            (.length(Int.max...), [], ["a"]),
            (
                .email, ["a@b", "ann.lee+x@ex-ample.co.uk", " a@b ", "!@b"],
                ["a", "@b", "a@", "a@b@c", "a@-b", "a@b..c", "ä@b"]
            ),
            (
                .url, ["https://example.com", "HTTP://localhost:8080/a?b#c", "https://a.b/ü"],
                [
                    "example.com", "ftp://a.b", "https://", "https://1.2.3.4", "https://a.b:65536", "https://a b.c",
                    "https://a@b.c", "https://xn--a.b", "https:/a.b", "https://-a.b",
                ]
            ),
            (.url(schemes: ["ftp"]), ["ftp://a.b"], ["https://a.b"]),
            (
                .url(schemes: ["Skype"]), ["skype://a.b", "sKyPe://a.b"],
                ["s\u{212A}ype://a.b", "skype\u{301}://a.b", "sky://a.b"]
            ),
            (.url(schemes: []), [], ["://a.b", "https://a.b"]),
            (
                .number(), ["1", "-1.5", ".5", "1e3", "1E-3", "00", "1e128", "-1e200", "1e-200", "0e999"],
                ["+1", "1.", "1,5", "e3", "", "-", "0x1", "1 ", "١", "1e309", "-1e309"]
            ),
            (.number(0...1), ["0", "1", "1e-200", "0e999"], ["1.1", "-0.1", "1e200", "-1e200", "-1e-200"]),
            (.number(1...6, step: 2), ["1", "3", "5", "3.0"], ["0", "2", "6", "7", "3.1"]),
            (.number(step: 0.1), ["0.3", "1", "-0.2", "0e999"], ["0.35", "1e-200"]),
            (.number(step: 2), ["-4", "0", "4", "1e200"], ["-3", "3", "0.5"]),
            (.number(step: 0), ["0.3"], []),
            (.number(1...6, step: -1), ["1.5"], ["0.5"]),
            (
                .date(), ["2026-09-21", "2024-02-29", "0001-01-01"],
                ["2026-9-21", "2026-02-29", "0000-01-01", "2026-13-01", "x"]
            ),
            (
                .date(from: FieldDate("2026-09-01"), through: FieldDate("2026-09-30")), ["2026-09-01", "2026-09-30"],
                ["2026-08-31", "2026-10-01"]
            ),
            (
                .characters(.asciiLetters + .digits + .anyOf("._-"), message: "x"), ["ann-lee_1.2", "Z"],
                ["a b", "é", "a\u{301}"]
            ),
            (.characters(.anyOf(""), message: "x"), [], ["a"]),
            (.characters(.letters + .space, message: "x"), ["Jürgen Ōe", "한국", "हिन्दी"], ["a1", "👍"]),
            (
                .pattern([.count(1...3, .uppercase), .one(.anyOf("-")), .count(1...4, .digits)], message: "x"),
                ["B-1", "ABC-1234"], ["-1", "ABCD-1", "B-", "B-12345", "B1", "b-1"]
            ),
            (
                .pattern([.any(.lowercase), .optional(.digits), .some(.anyOf("a"))], message: "x"),
                ["a", "aaa", "b1a", "zzza"], ["b", "1", "a1"]
            ),
            (.custom("even", message: "x") { $0.count.isMultiple(of: 2) }, ["ab"], ["a"]),
            (.required, ["a", " "], []),
        ] as [(FieldRule, [String], [String])])
    func verdicts(rule: FieldRule, accepted: [String], refused: [String]) {
        let rules = FieldRules(.required, rule)
        for value in accepted { #expect(rules.accepts(value), "\(rule) should accept \"\(value)\"") }
        for value in refused { #expect(!rules.accepts(value), "\(rule) should refuse \"\(value)\"") }
    }

    @Test("Whitespace alone is an empty address, so a required one is missing", arguments: [FieldRule.email, .url])
    func blankAddress(rule: FieldRule) {
        #expect(FieldRules(rule).accepts("  "))
        #expect(FieldRules(rule, .length(3...)).accepts("  "))
        #expect(FieldRules(.required, rule).validate("  ") == .invalid("Fill this in."))
        #expect(FieldRules(rule, .required).validate("\t\n") == .invalid("Fill this in."))
        #expect(FieldRules(.required).accepts("  "))
    }

    @Test("No rule counts whitespace around an address")
    func spacedAddress() {
        let same = FieldRule.equals(field: "email", label: "E-mail")
        let letters = FieldRule.characters(.asciiLetters + .anyOf("@"), message: "x")
        let rules = FieldRules(.required, .email, .length(3...5), letters, same)
        #expect(rules.accepts("  a@b   ", among: ["email": "a@b "]))
        #expect(rules.broken(by: "  a@   ", among: ["email": "a@"]).map(\.description) == ["email", "length 3...5"])
        #expect(!FieldRules(.required, .email).accepts("a b@c"))
        #expect(!FieldRules(.length(...5)).accepts("  a@b   "))
    }

    @Test("A value that must be repeated is compared with the other field")
    func repeated() {
        let rules = FieldRules(.equals(field: "password", label: "Password"))
        #expect(rules.accepts("abc", among: ["password": "abc"]))
        #expect(!rules.accepts("abd", among: ["password": "abc"]))
        #expect(!rules.accepts("", among: ["password": "abc"]))
        #expect(rules.accepts("", among: [:]))
        #expect(rules.validate("x", among: [:]) == .invalid("The same as in \("Password" as LocalizedText)."))
    }

    @Test("All broken rules are reported in order")
    func broken() {
        let rules = FieldRules(.length(3...), .characters(.digits, message: "Digits."), .email.saying("Mail."))
        #expect(rules.broken(by: "a").map(\.description) == ["length 3...", "pattern", "email"])
        #expect(rules.validate("abc") == .invalid("Digits."))
        #expect(FieldRules(.email.saying("Mail.")).validate("x") == .invalid("Mail."))
    }

    @Test("A long hostile value is checked quickly, even if a pattern could match in many ways")
    func hostile() {
        let value = String(repeating: "a", count: 100_000) + "!"
        let loop = TextPattern([.any(.lowercase), .any(.lowercase), .any(.lowercase), .some(.lowercase)])
        #expect(!FieldRules(.pattern(loop, message: "x")).accepts(value))
        #expect(!FieldRules(.length(...8), .email, .url).accepts(value))
    }

    @Test("Rules with the same requirements are equal, wherever they are declared")
    func equality() {
        #expect(FieldRules(.required, .length(4...)) == LoginRules.username)
        #expect(FieldRules(.required) != LoginRules.username)
        #expect(
            FieldRule.custom("a", message: "x") { _ in true } == FieldRule.custom("a", message: "x") { _ in false })
    }
}
