import Foundation
import Testing

@testable import VitrineConformance

@Suite("Strict JSON")
struct StrictJSONTests {
    private func read(_ text: String) -> Result<JSONValue, StrictJSON.Problem> {
        Result { () throws(StrictJSON.Problem) in try StrictJSON.read(Bytes(text.utf8)) }
    }

    @Test func values() {
        let text = #" {"a": [1, -0.5e+3, true, false, null], "b\n\u00e9\ud83d\ude00": {"": "\/\\\""}, "a": "last"} "#
        let value = JSONValue.object([
            .init(name: "a", value: .list([.number, .number, .bool(true), .bool(false), .null])),
            .init(name: "b\né😀", value: .object([.init(name: "", value: .text("/\\\""))])),
            .init(name: "a", value: .text("last")),
        ])
        #expect(read(text) == .success(value))
        #expect(value["a"] == .text("last") && value["x"] == nil)
    }

    @Test(
        "What is wrong, and where",
        arguments: [
            ("", 0, "there is nothing in it"), (" ", 1, "there is nothing in it"),
            ("{} x", 3, "more stands behind the end"),
            ("{\"a\" 1}", 5, "“:” is missing behind “a”"),
            ("{\"a\":1,}", 7, "a name in double quotation marks is needed"),
            ("[1,]", 3, "a value is needed: a text in double quotation marks, a number, a list or an object"),
            ("[1 2]", 3, "“,” or “]” is missing"), ("{\"a\":1 \"b\":2}", 7, "“,” or “}” is missing"),
            ("{a:1}", 1, "a name in double quotation marks is needed"),
            ("'a'", 0, "a value is needed: a text in double quotation marks, a number, a list or an object"),
            ("\"a", 2, "a text does not end"),
            ("\"a\n\"", 2, "line breaks and other controls are written as \\n in a text"),
            ("\"\\x\"", 3, "there is no such character behind “\\”"),
            ("\"\\u12g4\"", 3, "“\\u” is followed by four hexadecimal digits"),
            ("\"\\u+123\"", 3, "“\\u” is followed by four hexadecimal digits"),
            ("01", 2, "a number does not begin with 0"), ("1.", 2, "a digit is missing behind the point"),
            ("-", 1, "a digit is missing"),
            ("1e", 2, "a digit is missing behind the e"),
            ("+1", 0, "a value is needed: a text in double quotation marks, a number, a list or an object"),
            ("TRUE", 0, "a value is needed: a text in double quotation marks, a number, a list or an object"),
            ("[", 1, "it ends where a value is needed"),
            ("// x\n{}", 0, "a value is needed: a text in double quotation marks, a number, a list or an object"),
        ] as [(String, Int, String)])
    func wrong(text: String, at: Int, reason: String) {
        #expect(read(text) == .failure(.init(reason: reason, at: at)), "\(text)")
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
            #expect(((try? read(text).get()) != nil) == reads, "\(text)")
        }
    }

    @Test func hostileTexts() {
        let deep = String(repeating: "[", count: 1_000_000)
        #expect(read(deep) == .failure(.init(reason: "it has more than 256 levels", at: 256)))
        let level = StrictJSON.depthLimit
        #expect((try? read(String(repeating: "[", count: level) + String(repeating: "]", count: level)).get()) != nil)
        #expect((try? read("[" + String(repeating: "1,", count: 2_000_000) + "1]").get()) != nil)
        #expect((try? read("\"" + String(repeating: "\\n", count: 2_000_000) + "\"").get()) != nil)
    }
}
