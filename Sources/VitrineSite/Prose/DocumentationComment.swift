import VitrineComponents

/// The comment before the declaration of a type, such as `/// A card with a picture.`, as Markdown.
struct DocumentationComment: Hashable {
    var text: String
    /// The line of the file on which the comment begins, from 1.
    var line: Int

    /// Finds the comment of a type.
    /// - Returns: nil if the file does not declare the type, or if there is no `///` comment right before the
    ///   declaration and its attributes. An attribute that takes several lines is not recognized.
    init?(of type: String, in file: String) {
        let lines = file.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard let declaration = lines.firstIndex(where: { Self.declares(type, $0) }) else { return nil }
        var end = declaration
        while end > 0, Self.isAttribute(lines[end - 1]) { end -= 1 }
        var start = end
        while start > 0, Self.comment(lines[start - 1]) != nil { start -= 1 }
        guard start < end else { return nil }
        text = lines[start..<end].map { Self.comment($0) ?? "" }.joined(separator: "\n")
        line = start + 1
    }

    private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor"]

    private static func declares(_ type: String, _ line: Substring) -> Bool {
        let line = line.prefix { $0 != "/" && $0 != "\"" }
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return zip(words, words.dropFirst()).contains { kinds.contains($0) && $1 == type }
    }

    private static func isAttribute(_ line: Substring) -> Bool { line.drop { $0 == " " || $0 == "\t" }.hasPrefix("@") }

    /// The text of a line after `///` and an optional space; nil if the line is not such a comment.
    private static func comment(_ line: Substring) -> Substring? {
        let line = line.drop { $0 == " " || $0 == "\t" }
        guard line.hasPrefix("///") else { return nil }
        let text = line.dropFirst(3)
        return text.hasPrefix(" ") ? text.dropFirst() : text
    }
}
