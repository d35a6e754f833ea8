import Foundation
import Testing

@testable import VitrineSupport

@Suite("JSON")
struct JSONReaderTests {
    private func problem(
        _ text: String, _ surrogates: JSONReader.LoneSurrogates = .refused
    ) -> JSONProblem? {
        do {
            _ = try JSONReader.read(Array(text.utf8)[...], loneSurrogates: surrogates)
            return nil
        } catch {
            return error
        }
    }

    @Test func values() throws {
        let text = #" {"a": [1, -0.5e+3, true, false, null], "b\n\u00e9\ud83d\ude00": {"": "\/\\\""}, "a": "last"} "#
        let document = try JSONReader.read(Array(text.utf8)[...])
        #expect(document.members?.map(\.name) == ["a", "b\né😀", "a"])
        #expect(document["a"]?.string == "last" && document["x"] == nil)
        #expect(document["b\né😀"]?[""]?.string == "/\\\"")
        let list = try #require(document.members?.first?.node.elements)
        #expect(list.count == 5 && list[4].isNull && list[0].string == nil)
        guard case .number("-0.5e+3") = list[1].value, case .bool(true) = list[2].value else {
            Issue.record("\(list)")
            return
        }
    }

    @Test func places() throws {
        let text = "{\n  \"é\": [\n\t{}],\r\n  \"b\": 1}"
        let members = try #require(try JSONReader.read(Array(text.utf8)[...]).members)
        #expect(members[0].place == JSONPlace(offset: 4, line: 2, column: 3))
        #expect(members[0].node.elements?[0].place == JSONPlace(offset: 13, line: 3, column: 2))
        #expect(members[1].node.place == JSONPlace(offset: 26, line: 4, column: 8))
    }

    @Test func placesInSlice() {
        let bytes = Array("xx[1,]".utf8)
        #expect(
            throws: JSONProblem(
                reason: .expected(.value, found: UInt8(ascii: "]")), place: JSONPlace(offset: 5, line: 1, column: 4))
        ) {
            try JSONReader.read(bytes[2...])
        }
    }

    @Test(
        "Errors and their offsets",
        arguments: [
            ("", 0, "expected a value, found the end"), (" ", 1, "expected a value, found the end"),
            ("{} x", 3, "expected the end, found “x”"), ("truex", 4, "expected the end, found “x”"),
            ("{\"a\" 1}", 5, "expected “:”, found “1”"),
            ("{\"a\":1,}", 7, "expected a name in double quotes, found “}”"),
            ("[1,]", 3, "expected a value, found “]”"), ("[é]", 1, "expected a value, found another character"),
            ("[1 2]", 3, "expected “,” or “]”, found “2”"), ("{\"a\":1 \"b\":2}", 7, "expected “,” or “}”, found “\"”"),
            ("{a:1}", 1, "expected a name in double quotes, found “a”"), ("'a'", 0, "expected a value, found “'”"),
            ("\"a", 2, "a string has no closing quote"), ("\"a\\", 3, "a string has no closing quote"),
            ("\"a\n\"", 2, "a line break or control character in a string must be escaped, as in \\n or \\u0007"),
            ("\"\\x\"", 2, "unknown escape after “\\” in a string"),
            ("\"\\u12g4\"", 3, "“\\u” must be followed by four hexadecimal digits"),
            ("\"\\u+123\"", 3, "“\\u” must be followed by four hexadecimal digits"),
            ("\"\\ud83d\"", 7, "a string has an unpaired surrogate"),
            ("01", 2, "a number must not have a leading zero"), ("1.", 2, "expected a digit, found the end"),
            ("-", 1, "expected a digit, found the end"), ("1e", 2, "expected a digit, found the end"),
            ("+1", 0, "expected a value, found “+”"), ("TRUE", 0, "expected a value, found “T”"),
            ("[", 1, "expected a value, found the end"), ("// x\n{}", 0, "expected a value, found “/”"),
        ] as [(String, Int, String)])
    func wrong(text: String, offset: Int, reason: String) {
        #expect(problem(text)?.place.offset == offset)
        #expect(problem(text).map { "\($0.reason)" } == reason)
    }

    @Test("An error has its line and column")
    func line() {
        #expect(problem("{\n\"a\": 1\n \"b\"")?.place == JSONPlace(offset: 10, line: 3, column: 2))
        #expect(problem("[\r\n1,\n")?.place == JSONPlace(offset: 6, line: 3, column: 1))
    }

    @Test("A lone surrogate becomes U+FFFD if this is allowed")
    func loneSurrogates() throws {
        #expect(problem("\"\\ud800\"")?.reason == .loneSurrogate)
        let text = #"["\ud800", "\udc00\ud83d\ude00", "\ud800\u0041"]"#
        let list = try JSONReader.read(Array(text.utf8)[...], loneSurrogates: .replaced).elements
        #expect(list?.map(\.string) == ["\u{FFFD}", "\u{FFFD}😀", "\u{FFFD}A"])
    }

    @Test func invalidUTF8() {
        #expect(throws: JSONProblem(reason: .notUTF8, place: JSONPlace(offset: 2, line: 1, column: 3))) {
            try JSONReader.read([0x22, 0xFF, 0x22])
        }
    }

    @Test("Foundation reads the same texts")
    func reference() {
        var state: UInt64 = 5
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"a\"", "\"", "1", "-", "0", ".5", "e2", "true", "null", " ", "\\u0041",
            "\\",
        ]
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<(1 + state >> 33 % 7) {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33 % UInt64(pieces.count))]
            }
            let reads = (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
            #expect(((try? JSONReader.read(Array(text.utf8)[...])) != nil) == reads, "\(text)")
        }
    }

    @Test func hostileTexts() {
        let deep = JSONProblem.Reason.tooDeep(limit: 256)
        #expect(problem(String(repeating: "[", count: 1_000_000))?.reason == deep)
        #expect(problem(String(repeating: "{\"a\":", count: 100_000))?.reason == deep)
        #expect("\(deep)" == "values are nested more than 256 levels deep")
        let level = JSONReader.depthLimit
        #expect(problem(String(repeating: "[", count: level) + String(repeating: "]", count: level)) == nil)
        #expect(problem("[" + String(repeating: "1,", count: 500_000) + "1]") == nil)
        #expect(problem("\"" + String(repeating: "\\n", count: 500_000) + "\"") == nil)
    }
}
