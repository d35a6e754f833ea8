import Foundation
import VitrineSupport
import Yams

/// Turns errors of decoders into problems that name the file, the reason and, if it is known, the line.
enum DataErrors {
    /// The problem that an error of a decoder describes.
    /// - Parameters:
    ///   - text: the text of the file.
    ///   - file: the path of the file as the user would write it.
    static func problem(_ error: any Error, text: String, file: String) -> SiteProblem {
        switch error {
        case let error as DecodingError: decoding(error, text: text, file: file)
        case let error as YamlError: yaml(error, text: text, file: file)
        default: SiteProblem(file: file, .data(.refused("", reason: words(of: error))))
        }
    }

    /// Whether an error reports valid JSON as corrupted, without a place. The JSON decoder throws such errors when a
    /// number does not fit its type.
    static func lacksPlace(_ error: any Error, in text: String) -> Bool {
        guard case DecodingError.dataCorrupted(let found) = error else { return false }
        return found.codingPath.isEmpty && found.underlyingError == nil && syntaxError(in: text) == nil
    }

    /// Whether an error of the YAML decoder reports that a value is not a date.
    static func isAboutDate(_ error: DecodingError) -> Bool {
        guard case .typeMismatch(let type, _) = error else { return false }
        return type == Date.self
    }

    private static func decoding(_ error: DecodingError, text: String, file: String) -> SiteProblem {
        let path: [any CodingKey]
        let mistake: DataMistake
        switch error {
        case .keyNotFound(let key, let found):
            path = found.codingPath
            // A key that an entry of the same list has besides the missing one is not a misspelling of it.
            let entries = path.isEmpty ? nil : value(at: path.dropLast(), in: text)?.sequence
            let others = entries?.compactMap(\.mapping).map { $0.keys.compactMap(\.string) } ?? []
            let known = Set(others.filter { $0.contains(key.stringValue) }.joined())
            let own = value(at: path, in: text)?.mapping?.keys.compactMap(\.string) ?? []
            let keys = own.filter { !known.contains($0) }
            mistake = .missingKey(key.stringValue, in: name(path), near: nearest(key.stringValue, in: keys))
        case .typeMismatch(let type, let found):
            path = found.codingPath
            mistake = .wrongType(
                name(path), expected: DataKind.expected(type), found: value(at: path, in: text).map(DataKind.found))
        case .valueNotFound(let type, let found):
            path = found.codingPath
            mistake = .wrongType(name(path), expected: DataKind.expected(type), found: "null")
        case .dataCorrupted(let found):
            path = found.codingPath
            let isYAML = file.hasSuffix(".yml") || file.hasSuffix(".yaml")
            if let syntax = found.underlyingError ?? (isYAML ? nil : syntaxError(in: text)) {
                return syntaxProblem(syntax, text: text, file: file)
            }
            let value = value(at: path, in: text)
            if let expected = DataKind.expected(in: found.debugDescription) {
                mistake = .wrongType(name(path), expected: expected, found: value.map(DataKind.found))
            } else if found.debugDescription.hasPrefix("Cannot initialize "), let value {
                // The decoder's own message for an enum with raw values contains names of Swift types.
                mistake = .notAllowed(name(path), value: DataKind.found(value))
            } else {
                mistake = .refused(name(path), reason: found.debugDescription)
            }
        @unknown default:
            return SiteProblem(file: file, .data(.refused("", reason: "\(error)")))
        }
        return SiteProblem(file: file, line: line(of: path, in: text), .data(mistake))
    }

    /// The syntax error in a text, found with `JSONSerialization`, because the decoder does not report its place on all
    /// systems; nil if the text is valid JSON.
    private static func syntaxError(in text: String) -> (any Error)? {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            return nil
        } catch {
            return error
        }
    }

    /// Builds the problem for a syntax error. The place of an error in JSON is taken from Foundation's message. If the
    /// message contains neither a line nor a byte offset, the place is the end of the text.
    private static func syntaxProblem(_ error: any Error, text: String, file: String) -> SiteProblem {
        if let error = error as? YamlError { return yaml(error, text: text, file: file) }
        let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
        var line = words.firstMatch(of: /line (\d+)/).flatMap { Int($0.output.1) }
        if line == nil, let offset = words.firstMatch(of: /character (\d+)/).flatMap({ Int($0.output.1) }) {
            line = text.utf8.prefix(offset).count { $0 == 0x0A } + 1
        }
        let atEnd = line == nil ? text.utf8.count { $0 == 0x0A } + 1 : nil
        return SiteProblem(file: file, line: line ?? atEnd, .data(.notJSON(words)))
    }

    /// The problem that an error of the YAML parser describes.
    private static func yaml(_ error: YamlError, text: String, file: String) -> SiteProblem {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return SiteProblem(file: file, line: mark.line, .data(.notYAML(YAMLReason.words(problem))))
        case .duplicatedKeysInMapping(let keys, let context):
            let mark = context.mark
            let found = DuplicateKeys(keys, line: mark.line, column: mark.column, in: text)
            return SiteProblem(file: file, line: found.line, .data(.duplicateKeys(found)))
        default:
            return SiteProblem(file: file, .data(.notYAML("\(error)")))
        }
    }

    /// The path to a value in the form `[12].name`; empty for the whole document.
    private static func name(_ path: [any CodingKey]) -> String {
        var text = ""
        for key in path {
            if let index = position(key) {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue
            }
        }
        return text
    }

    /// The position in a list, from 0, that a key stands for; nil for a key of a mapping. Both may have an integer
    /// value, but the string value of a key of a mapping is then that number, such as “2024”, while that of a position
    /// is a name such as “Index 0”.
    private static func position(_ key: any CodingKey) -> Int? {
        key.intValue.flatMap { key.stringValue == "\($0)" ? nil : $0 }
    }

    /// The line on which a value, or its nearest ancestor that exists, begins; nil if the text is empty or cannot be
    /// parsed.
    private static func line(of path: [any CodingKey], in text: String) -> Int? {
        nearestValue(to: path, in: text)?.node.mark?.line
    }

    /// The value at a path; nil if there is none.
    private static func value(at path: [any CodingKey], in text: String) -> Node? {
        nearestValue(to: path, in: text).flatMap { $0.isWhole ? $0.node : nil }
    }

    /// The value at a path (then `isWhole` is true) or its nearest ancestor that exists; nil if the text is empty or
    /// cannot be parsed. JSON is YAML, so the YAML parser reads both.
    private static func nearestValue(to path: [any CodingKey], in text: String) -> (node: Node, isWhole: Bool)? {
        guard var node = try? Yams.compose(yaml: text, SiteFolder.resolver) else { return nil }
        for key in path {
            guard let next = child(of: node, at: key) else { return (node, false) }
            node = next
        }
        return (node, true)
    }

    private static func child(of node: Node, at key: any CodingKey) -> Node? {
        guard let index = position(key) else { return node.mapping?[key.stringValue] }
        return node.sequence.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
}
