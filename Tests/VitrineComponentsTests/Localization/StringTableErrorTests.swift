import Testing
import VitrineComponents

@Suite("The exact texts of errors in String Catalogs")
struct StringTableErrorTests {
    private func document(_ json: String) -> [String] {
        do {
            _ = try StringTable(name: "Localizable", json: Array(json.utf8))
            return []
        } catch {
            return error.all.map { "\($0.line): \($0)" }
        }
    }

    @Test(
        "The document",
        arguments: [
            ("", ["1: is not valid JSON: expected a value, found the end"]),
            ("[]", ["1: must be an object"]),
            ("{\"strings\": {}}", ["1: has no “version”", "1: has no “sourceLanguage”"]),
            (
                "{\"version\": 1, \"sourceLanguage\": \"en\", \"strings\": {}}",
                ["1: version: must be a string such as “1.0”"]
            ),
            (
                "{\"version\": \"2.0\", \"sourceLanguage\": \"en\", \"strings\": {}}",
                ["1: version: unknown version 2.0; expected 1"]
            ),
            ("{\"version\": \"1.1\", \"sourceLanguage\": \"en\", \"strings\": {}}", []),
            ("{\"version\": \"1.0\",\n \"sourceLanguage\": 7}", ["2: sourceLanguage: must be a string"]),
            ("{\"version\": \"1.0\",\n \"sourceLanguage\": \"en\"}", ["1: has no “strings”"]),
            (
                "{\"version\": \"1.0\",\n \"sourceLanguage\": \"e_n\",\n \"strings\": []}",
                [
                    "2: sourceLanguage: “e_n” is not a language tag; join its parts with hyphens: “e-n”",
                    "3: strings: must be an object",
                ]
            ),
        ])
    func documents(json: String, expected: [String]) {
        #expect(document(json) == expected)
    }

    @Test(
        "Entries",
        arguments: [
            (#""a": 1"#, ["2: “a”: must be an object"]),
            (#""a": {"shouldTranslate": "no"}"#, ["2: “a” (shouldTranslate): must be true or false"]),
            (#""a": {"localizations": []}"#, ["2: “a”: must be an object"]),
            (
                #""a": {"localizations": {"german": {}, "xx": {}, "de_AT": {}}}"#,
                [
                    "2: “a” (german): “german” is not a known language: “german” is not in ISO 639",
                    "2: “a” (xx): “xx” is not a known language: “xx” is not in ISO 639",
                    "2: “a” (de_AT): “de_AT” is not a language tag; join its parts with hyphens: “de-AT”",
                ]
            ),
            (#""a": {"localizations": {"de": {"stringUnit": {}}}}"#, ["2: “a” (de): has no “value”"]),
            (
                #""a": {"localizations": {"de": {"stringUnit": {"value": 1}}}}"#,
                ["2: “a” (de, value): must be a string"]
            ),
            (
                #""a": {"localizations": {"de": {"stringUnit": {"value": "x", "state": 1}}}}"#,
                ["2: “a” (de, state): must be a string"]
            ),
            ("\"a\": {},\n\"a\": {}", ["3: strings: duplicate “a”: the first is on line 2"]),
            (
                "\"a\": {},\n\"a\": {},\n\"a\": {}",
                [
                    "3: strings: duplicate “a”: the first is on line 2",
                    "4: strings: duplicate “a”: the first is on line 2",
                ]
            ),
            (
                "\"a\": {\"localizations\": {\n\"de\": {},\n\"de\": {}}}",
                ["4: “a”: duplicate “de”: the first is on line 3"]
            ),
        ])
    func entries(strings: String, expected: [String]) {
        #expect(problems(strings: strings) == expected)
    }

    private func german(_ words: String, key: String) -> [String] {
        problems(strings: "\"\(key)\": {\"localizations\": {\"de\": {\"stringUnit\": {\n\"value\": \"\(words)\"}}}}")
    }

    @Test(
        "Words that do not fit their key",
        arguments: [
            ("%@ has %lld", "%@ hat %lld", []), ("%@ has %lld", "%2$lld bei %1$@", []), ("%lld", "viele", []),
            ("%lld", "%ld %d %%", ["the text contains %d, but the key has no such argument"]),
            (
                "%@ has %lld", "%lld bei %@",
                [
                    "the text contains %lld where the key has %@", "the text contains %@ where the key has %lld",
                ]
            ),
            ("%lld", "%2$lld", ["the text contains %2$lld, but the key has no such argument"]),
            ("%lf km", "%.2f km", []), ("%lf", "%lld", ["the text contains %lld where the key has %lf"]),
            ("Done", "%@ fertig", ["the text contains %@, but the key has no such argument"]),
            ("Done", "100%ig, 100 % die 50%", []),
            ("%@", "%@ %s", ["the text contains %s, which is not supported; use %@, %lld or %lf"]),
            ("%lld", "%#@x@", ["the text contains %#@x@, but there is no such substitution"]),
        ] as [(String, String, [String])])
    func specifiers(key: String, words: String, expected: [String]) {
        #expect(german(words, key: key) == expected.map { "3: “\(key)” (de): \($0)" })
    }

    @Test("A symbolic key has the arguments of its words in the source language")
    func names() {
        let strings = { (german: String) in
            #"""
            "due": {"localizations": {
              "en": {"stringUnit": {"value": "Due in %lld days"}},
              "de": {"stringUnit": {"value": "\#(german)"}}}}
            """#
        }
        #expect(problems(strings: strings("Noch %lld Tage")) == [])
        #expect(
            problems(strings: strings("Noch %@ Tage")) == [
                "4: “due” (de): the text contains %@ where the key has %lld"
            ])
    }

    @Test("Variations")
    func variations() {
        let strings = #"""
            "%lld": {"localizations": {
              "de": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%@"}},
                "several": {"stringUnit": {"value": "x"}}}}},
              "fr": {"variations": {"device": {
                "iphone": {"stringUnit": {"value": "x"}}}}},
              "it": {"variations": {"device": {"other": {"variations": {"plural": {
                "few": {"stringUnit": {"value": "%lld"}}}}}}}}}}
            """#
        #expect(
            problems(strings: strings) == [
                "3: “%lld” (de): has no text for “other”",
                "4: “%lld” (de, one): the text contains %@ where the key has %lld",
                "5: “%lld” (de): “several” is not a plural form; expected one of zero, one, two, few, many, other",
                "6: “%lld” (fr, device): has no text for “other”",
                "8: “%lld” (it, device, other): has no text for “other”",
            ])
    }

    @Test("Substitutions")
    func substitutions() {
        let strings = #"""
            "%lld": {"localizations": {
              "de": {"stringUnit": {"value": "%#@a@ %#@b@"}, "substitutions": {
                "a": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "other": {"stringUnit": {"value": "%arg %#@c@"}}}}},
                "b": {"argNum": 0, "formatSpecifier": "q!", "variations": {"plural": {
                  "other": {"stringUnit": {"value": "%arg %#@b@"}}}}},
                "d": {"argNum": 1}}}}}
            """#
        #expect(
            problems(strings: strings) == [
                "4: “%lld” (de, substitutions, a): the text contains %lld, but the key has no such argument",
                "5: “%lld” (de, substitutions, a, other): the text contains %#@c@, but there is no such substitution",
                "6: “%lld” (de, substitutions, b, argNum): must be a whole number, at least 1",
                "6: “%lld” (de, substitutions, b, formatSpecifier): must be a specifier such as lld",
                "6: “%lld” (de, substitutions, b): the substitution “b” contains itself, or too many nested substitutions",
                "8: “%lld” (de, substitutions, d): has no “variations”",
            ])
    }
}
