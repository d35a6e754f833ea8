/// The classes and names of labels of all kinds.
enum LabelParagraph {
    /// The greatest number of lines to which a label can be limited: the stylesheet has a class for each number.
    static let lineLimit = 20

    /// Returns the classes of a label's element, separated by spaces: its own ones, followed by those for the alignment
    /// and the number of lines. Nil if there are none.
    /// - Throws: ``RenderError/numberOfLines(_:limit:)`` when the number is negative or greater than ``lineLimit``.
    static func classes(
        _ own: [String], alignment: LabelAlignment, numberOfLines: Int
    ) throws(RenderError) -> String? {
        guard (0...lineLimit).contains(numberOfLines) else {
            throw .numberOfLines(numberOfLines, limit: lineLimit)
        }
        var classes = own
        if alignment != .natural { classes.append("align-\(alignment.rawValue)") }
        if numberOfLines > 0 { classes += ["lines", "lines-\(numberOfLines)"] }
        return classes.isEmpty ? nil : classes.joined(separator: " ")
    }

    /// Returns a text as the name of its label: on one line, truncated with an ellipsis after 80 Unicode scalars. Nil
    /// if there is no text or only whitespace.
    static func name(of text: String?) -> String? {
        // Scalars are counted instead of Characters, because a Character can be arbitrarily long.
        guard let text, let start = text.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }) else {
            return nil
        }
        let rest = text.unicodeScalars[start...]
        let words = Substring(rest.prefix(nameLimit)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return rest.dropFirst(nameLimit).isEmpty ? words : words + "…"
    }

    private static let nameLimit = 80
}
