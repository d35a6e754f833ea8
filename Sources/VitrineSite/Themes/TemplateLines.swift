/// Finds the whitespace of a template that the engine may leave out around a standalone tag: one that is not a variable
/// and has a line of its own.
///
/// The engine leaves out the whole line of such a tag, with its line break. If no line break was written before it,
/// because the template begins with the tag or a partial before it does not end with one, this joins the text before
/// the line with the text after it.
struct TemplateLines {
    private var isFirst = true
    /// Whether the tag before the current place may be standalone.
    private var isAfterLine = false
    /// Whether the engine may regard the current place as the beginning of a line. After a section, it does so if the
    /// tag at the beginning of the section is standalone.
    private var beginsLine = true
    /// For each open section, whether the tag at its beginning may be standalone.
    private var sections: [Bool] = []

    /// Moves past a tag.
    /// - Parameters:
    ///   - text: the text before the tag.
    ///   - sigil: the sigil of the tag; nil for a variable.
    ///   - rest: everything after the tag.
    /// - Returns: the leading whitespace of the text, as far as it may be left out.
    mutating func advance(over text: Substring, _ sigil: Character?, before rest: Substring) -> Substring {
        let lineStart = text.lastIndex(where: \.isNewline).map { text.index(after: $0) }
        let beginsLine = lineStart != nil || beginsLine
        let isStandalone =
            sigil != nil && sigil != "&" && beginsLine && Self.isBlank(text[(lineStart ?? text.startIndex)...])
            && Self.endsLine(rest)
        var space = isAfterLine ? Self.line(text) : text.prefix(0)
        if isStandalone, isAfterLine || isFirst, Self.isBlank(text[space.endIndex...]) { space = text }
        isFirst = false
        isAfterLine = isStandalone
        self.beginsLine = isStandalone
        if sigil == "#" || sigil == "^" { sections.append(isStandalone) }
        if sigil == "/", sections.popLast() == true { self.beginsLine = true }
        return space
    }

    private static func isBlank(_ text: Substring) -> Bool { text.allSatisfy { $0 == " " || $0 == "\t" } }

    private static func endsLine(_ text: Substring) -> Bool {
        text.first { $0 != " " && $0 != "\t" }?.isNewline ?? true
    }

    /// The text up to and including the first line break.
    private static func line(_ text: Substring) -> Substring {
        text.firstIndex(where: \.isNewline).map { text[...$0] } ?? text
    }
}
