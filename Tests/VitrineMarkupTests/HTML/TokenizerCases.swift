import Foundation
import Testing

@testable import VitrineMarkup

/// A test case of the tokenizer, for one of its initial states.
struct TokenizerCase {
    var name: String
    var input: [UInt8]
    var state: TokenRecorder.State
    var lastStartTag: String?
    var tokens: [TokenRecorder.Token]
    /// The lines, columns and codes of the errors, such as `1 4 eof-in-comment`; nil if the case does not list them.
    var errors: [String]?

    /// Returns the cases in a file of html5lib-tests, each once for every initial state in which it is run.
    static func all(_ file: URL) throws -> [TokenizerCase] {
        let data = try Data(contentsOf: file)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let tests = object["tests"] as? [[String: Any]] ?? []
        return try tests.flatMap { try cases(of: $0, file.lastPathComponent) }
    }

    private static func cases(of test: [String: Any], _ file: String) throws -> [TokenizerCase] {
        let isEscaped = test["doubleEscaped"] as? Bool ?? false
        func bytes(_ value: Any?) -> [UInt8]? { (value as? String).map { isEscaped ? unescaped($0) : Array($0.utf8) } }
        let input = try #require(bytes(test["input"]))
        var tokens: [TokenRecorder.Token] = []
        for token in try #require(test["output"] as? [[Any]]) {
            switch token[0] as? String {
            case "StartTag":
                let attributes = token[2] as? [String: String] ?? [:]
                let pairs = attributes.map { (bytes($0.key) ?? [], bytes($0.value) ?? []) }
                tokens.append(
                    .startTag(
                        try #require(bytes(token[1])), Dictionary(uniqueKeysWithValues: pairs),
                        isSelfClosing: token.count > 3))
            case "EndTag": tokens.append(.endTag(try #require(bytes(token[1]))))
            case "Comment": tokens.append(.comment(try #require(bytes(token[1]))))
            case "Character": tokens.append(.text(try #require(bytes(token[1]))))
            case "ProcessingInstruction":
                tokens.append(.instruction(try #require(bytes(token[1])), try #require(bytes(token[2]))))
            default:
                tokens.append(
                    .doctype(
                        bytes(token[1]), bytes(token[2]), bytes(token[3]),
                        isCorrect: try #require(token[4] as? Bool)))
            }
        }
        let errors = (test["errors"] as? [[String: Any]])?.map { error -> String in
            "\(error["line"] ?? "") \(error["col"] ?? "") \(error["code"] ?? "")"
        }
        let states = test["initialStates"] as? [String] ?? ["Data state"]
        return try states.map { state in
            TokenizerCase(
                name: "\(file): \(test["description"] ?? "") in \(state)", input: input,
                state: try #require(TokenRecorder.State(rawValue: state)),
                lastStartTag: test["lastStartTag"] as? String,
                tokens: tokens, errors: errors)
        }
    }

    /// Returns the bytes of a text in which `\uHHHH` is a UTF-16 code unit. An unpaired surrogate becomes three bytes.
    private static func unescaped(_ text: String) -> [UInt8] {
        var units: [UInt16] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first == "\\", rest.dropFirst().first == "u", let unit = UInt16(rest.dropFirst(2).prefix(4), radix: 16) {
                units.append(unit)
                rest = rest.dropFirst(6)
            } else {
                units += Array(String(first).utf16)
                rest = rest.dropFirst()
            }
        }
        var bytes: [UInt8] = []
        var at = 0
        while at < units.count {
            let unit = units[at]
            if unit & 0xFC00 == 0xD800, at + 1 < units.count, units[at + 1] & 0xFC00 == 0xDC00 {
                bytes += Array(String(decoding: units[at...at + 1], as: UTF16.self).utf8)
                at += 2
            } else if unit & 0xF800 == 0xD800 {
                bytes += [0xE0 | UInt8(unit >> 12), 0x80 | UInt8(unit >> 6 & 0x3F), 0x80 | UInt8(unit & 0x3F)]
                at += 1
            } else {
                bytes += Array(String(decoding: [unit], as: UTF16.self).utf8)
                at += 1
            }
        }
        return bytes
    }
}
