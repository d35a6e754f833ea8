import VitrineSupport

/// Shortens texts for sentences: one line of about 80 characters.
enum Excerpt {
    private static let limit = 80
    /// The number of characters to keep before the first difference and after the last one.
    private static let context = 24

    /// Returns the beginning of a text, on one line.
    static func of(_ text: String?) -> String { clipped(onOneLine(text ?? "")) }

    /// Returns excerpts of two texts that show the difference: short texts completely, long ones around the difference.
    /// If they would look the same, whitespace other than spaces, invisible characters and, if necessary, all other
    /// characters outside of ASCII are spelled out.
    static func of(_ before: String?, _ after: String?) -> (before: String, after: String) {
        let (before, after) = (before ?? "", after ?? "")
        var (one, other) = (onOneLine(before), onOneLine(after))
        if looks(one) == looks(other) { (one, other) = (spelled(before), spelled(after)) }
        if one == other { (one, other) = (spelled(before, onlyASCII: true), spelled(after, onlyASCII: true)) }
        guard one.count > limit || other.count > limit else { return (one, other) }
        return around(Array(one), Array(other))
    }

    private static func onOneLine(_ text: String) -> String {
        text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map { $0.drop { $0 == " " } }.joined(separator: " ")
    }

    private static func clipped(_ text: String) -> String {
        text.count > limit ? text.prefix(limit - 1) + "…" : text
    }

    /// Returns a text as it looks: without invisible characters, and with a space for each other whitespace character.
    /// Tabs count as invisible, because they are control characters.
    private static func looks(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { !isUnseen($0) }.map { $0.properties.isWhitespace ? " " : $0 }))
    }

    private static func spelled(_ text: String, onlyASCII: Bool = false) -> String {
        text.unicodeScalars.map { scalar in
            if scalar == "\n" { return "⏎" }
            let isSpelled =
                scalar != " " && scalar.properties.isWhitespace || isUnseen(scalar) || onlyASCII && !scalar.isASCII
            return isSpelled ? TerminalText.codePoint(scalar) : String(scalar)
        }.joined()
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control && scalar != "\n"
    }

    /// Returns the differing parts with the words around them.
    private static func around(_ one: [Character], _ other: [Character]) -> (before: String, after: String) {
        let shorter = min(one.count, other.count)
        var front = 0
        while front < shorter, one[front] == other[front] { front += 1 }
        var back = 0
        while back < shorter - front, one[one.count - 1 - back] == other[other.count - 1 - back] { back += 1 }
        let start = begin(one, front)
        return (part(one, from: start, without: back), part(other, from: start, without: back))
    }

    /// Returns the index at which the words before a difference begin.
    private static func begin(_ letters: [Character], _ front: Int) -> Int {
        guard front > context else { return 0 }
        let word = (front - context...front).first { letters[$0 - 1] == " " }
        return word ?? front - context
    }

    private static func part(_ letters: [Character], from start: Int, without back: Int) -> String {
        let end = min(letters.count - max(0, back - context), start + limit)
        let text = String(letters[start..<max(start, end)])
        return (start > 0 ? "…" : "") + text + (end < letters.count ? "…" : "")
    }
}
