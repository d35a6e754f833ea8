import Foundation
import TestSupport
import Testing
import VitrineSupport

@Suite("The JSON reader compared with Foundation's")
struct JSONFoundationTests {
    /// Returns a value as text, in the same form as `Tree.text`.
    private func foreign(_ node: JSONNode) -> String {
        switch node.value {
        case .object(let members):
            let pairs = Dictionary(members.map { ($0.name, foreign($0.node)) }) { $1 }
            return "{" + pairs.sorted { $0.key < $1.key }.map { "\($0.debugDescription):\($1)" }.joined(separator: ",")
                + "}"
        case .array(let elements): return "[" + elements.map(foreign).joined(separator: ",") + "]"
        case .string(let text): return text.debugDescription
        case .number(let text): return "\(Double(text) ?? .nan)"
        case .bool(let value): return "\(value)"
        case .null: return "null"
        }
    }

    private func own(_ text: String) -> String? { (try? JSONReader.read(Array(text.utf8)[...])).map(foreign) }

    private func other(_ text: String) -> String? {
        (try? JSONDecoder().decode(Tree.self, from: Data(text.utf8))).map(\.text)
    }

    /// A document as Foundation's decoder reads it, written as text with sorted names.
    private struct Tree: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                text = "null"
            } else if let value = try? container.decode(Bool.self) {
                text = "\(value)"
            } else if let value = try? container.decode(Double.self) {
                text = "\(value)"
            } else if let value = try? container.decode(String.self) {
                text = value.debugDescription
            } else if let value = try? container.decode([Tree].self) {
                text = "[" + value.map(\.text).joined(separator: ",") + "]"
            } else {
                let value = try container.decode([String: Tree].self)
                let pairs = value.sorted { $0.key < $1.key }.map { "\($0.debugDescription):\($1.text)" }
                text = "{" + pairs.joined(separator: ",") + "}"
            }
        }
    }

    @Test(
        "Foundation reads accepted documents the same way",
        arguments: [
            #"{"a": [1, -2.5e3, true, false, null, "x"], "b": {}}"#, #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀""#,
            " [ ] ",
            #"{"a" : { "b" : [ { } ] } }"#, "0", "-0.0", "1E+2", "\"\"", #"["a", "b"]"#,
        ])
    func good(text: String) {
        #expect(own(text) != nil)
        #expect(own(text) == other(text))
    }

    @Test(
        "Foundation rejects the same documents",
        arguments: [
            "", " ", "{", "}", "[,1]", "{\"a\"}", "{\"a\":}", "{a:1}", "tru", "truex", "01", "1.",
            "-",
            "1e", "+1", ".5", "\"", "\"\n\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\udc00\"",
            "\"\\ud800\\u0041\"",
            "[1 2]", "{} {}", "'a'", "// a\n1", "[NaN]", "[\"a\" \"b\"]", "\u{0}", "[1]\u{0}",
        ])
    func bad(text: String) {
        #expect(own(text) == nil)
        #expect(other(text) == nil)
    }

    @Test("A trailing comma is rejected, although Foundation accepts it", arguments: ["[1,]", "{\"a\":1,}"])
    func trailingComma(text: String) {
        #expect(own(text) == nil)
    }

    @Test("Foundation agrees about documents with one changed byte")
    func mutations() {
        let seed = Array(#"{"ab": [1.5e2, true, "x\n\u00e9", null], "c": {"d": ""}}"#.utf8)
        var random = SplitMix64(state: 7)
        var agreed = 0
        for _ in 0..<4000 {
            var bytes = seed
            let place = Int(random.next() % UInt64(bytes.count))
            bytes[place] = UInt8(truncatingIfNeeded: 0x20 + random.next() % 0x5F)
            let text = String(decoding: bytes, as: UTF8.self)
            let (mine, theirs) = (own(text), other(text))
            #expect(mine == theirs, "\(text)")
            agreed += mine == nil ? 0 : 1
        }
        #expect(agreed > 500)
    }
}
