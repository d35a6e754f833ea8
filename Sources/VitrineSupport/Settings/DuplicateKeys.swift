/// Keys that occur more than once in a mapping of a YAML file. The parser reports only one place: the first occurrence
/// of the key that comes first in alphabetical order.
package struct DuplicateKeys: Hashable, Sendable {
    private let keys: [String]
    private let firstLine: Int
    /// The line of the second occurrence of the alphabetically first key, from 1; the line of its first occurrence if
    /// the second is not found, for example because the mapping is written in braces.
    package let line: Int

    /// - Parameters:
    ///   - keys: the keys in alphabetical order, as the parser reports them.
    ///   - line: the line that the parser reports, from 1.
    ///   - column: the column that the parser reports, from 1.
    package init(_ keys: [String], line: Int, column: Int, in text: String) {
        self.keys = keys
        firstLine = line
        self.line = keys.first.flatMap { Self.nextLine(of: $0, after: line, column: column, in: text) } ?? line
    }

    /// What is wrong.
    package var message: String {
        let text =
            (keys.count == 1 ? "duplicate key " : "duplicate keys ")
            + keys.map { quoted($0) }.joined(separator: ", ")
        guard line != firstLine else { return text }
        return "\(text): the first \(keys.count == 1 ? "" : quoted(keys[0]) + " ")is on line \(firstLine)"
    }

    /// Returns the next line, from 1, with a key in the same mapping; nil if there is none. The keys of a mapping
    /// without braces have the same column. Lines inside their values begin further to the right or with a hyphen.
    private static func nextLine(of key: String, after first: Int, column: Int, in text: String) -> Int? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated().dropFirst(first) {
            let content = line.drop { $0 == " " }
            guard let start = content.first, start != "#" else { continue }
            let indent = line.count - content.count
            if indent < column - 1 { return nil }
            if indent == column - 1, begins(content, with: key) { return index + 1 }
        }
        return nil
    }

    private static func begins(_ line: Substring, with key: String) -> Bool {
        [key, "\"\(key)\"", "'\(key)'"].contains { word in
            line.hasPrefix(word) && line.dropFirst(word.count).drop { $0 == " " }.first == ":"
        }
    }
}
