/// Two versions of a piece of markup as one text, with the removed and added parts marked. The versions are compared
/// word by word.
package struct SourceDiff: Hashable, Sendable {
    /// A run of the text.
    package enum Run: Hashable, Sendable {
        /// Text in both versions.
        case same(String)
        /// Text only in the old version.
        case gone(String)
        /// Text only in the new version.
        case new(String)
        /// Equal lines that were left out.
        case left(lines: Int)
    }

    /// The runs in order.
    package private(set) var runs: [Run] = []

    /// The approximate number of bytes that the diff takes up in a review.
    var size: Int {
        runs.reduce(0) { sum, run in
            switch run {
            case .same(let text), .gone(let text), .new(let text): sum + text.utf8.count + 16
            case .left: sum + 40
            }
        }
    }

    /// The maximum number of bytes of one version that are compared; the rest is cut off.
    package static let limit = 12_000
    /// The number of equal lines that are shown before and after a difference.
    static let context = 3
    /// The maximum number of edits to search for; if more are needed, everything between the common beginning and end
    /// is shown as removed and added.
    private static let editLimit = 600

    /// Compares two texts; nil means no text.
    package init(_ old: String?, _ new: String?) {
        let shown = String.trimmed(old, new, to: Self.limit)
        let (before, after) = (Self.tokens(shown.before ?? ""), Self.tokens(shown.after ?? ""))
        var front = 0
        while front < min(before.count, after.count), before[front] == after[front] { front += 1 }
        var back = 0
        while back < min(before.count, after.count) - front,
            before[before.count - 1 - back] == after[after.count - 1 - back]
        {
            back += 1
        }
        let (oldMiddle, newMiddle) = (front..<before.count - back, front..<after.count - back)
        add(before[..<front]) { .same($0) }
        let matches = Myers.matches(Array(before[oldMiddle]), Array(after[newMiddle]), limit: Self.editLimit) ?? []
        var (oldPlace, newPlace) = (front, front)
        for (one, other) in matches + [(oldMiddle.count, newMiddle.count)] {
            add(before[oldPlace..<front + one]) { .gone($0) }
            add(after[newPlace..<front + other]) { .new($0) }
            guard one < oldMiddle.count, other < newMiddle.count else { break }
            add(before[front + one...front + one]) { .same($0) }
            (oldPlace, newPlace) = (front + one + 1, front + other + 1)
        }
        add(before[(before.count - back)...]) { .same($0) }
        joinNeighbors()
        leaveOut()
    }

    /// The kinds of characters; a token contains characters of only one kind.
    private enum CharacterKind {
        case word, space, lineBreak, other
    }

    /// Returns words, runs of spaces, and single other characters; a line break includes the indentation after it.
    static func tokens(_ text: String) -> [String] {
        var tokens: [String] = []
        var current = ""
        var kind: CharacterKind?
        // A character includes its combining marks, and all parts of an emoji.
        for character in text {
            let isBreak = character == "\n" || character == "\r\n"
            let next = isBreak ? .lineBreak : Self.kind(of: character, after: kind)
            if !current.isEmpty, next != kind || next == .other || isBreak {
                tokens.append(current)
                current = ""
            }
            current.append(character)
            kind = next
        }
        if !current.isEmpty { tokens.append(current) }
        return tokens
    }

    private static func kind(of character: Character, after last: CharacterKind?) -> CharacterKind {
        // The first scalar is the base of the character.
        guard let base = character.unicodeScalars.first else { return .other }
        switch base {
        case " ", "\t": return last == .lineBreak ? .lineBreak : .space
        case "-", "_": return .word
        default: return base.properties.isAlphabetic || base.properties.numericType != nil ? .word : .other
        }
    }

    private mutating func add(_ tokens: ArraySlice<String>, _ run: (String) -> Run) {
        guard !tokens.isEmpty else { return }
        runs.append(run(tokens.joined()))
    }

    /// Joins adjacent runs of one kind. If there is only a space or a similar short text between a replacement and the
    /// next difference, all three become one change, because a phrase is easier to read in one piece.
    private mutating func joinNeighbors() {
        var out: [Run] = []
        var (gone, new) = ("", "")
        func flush(_ out: inout [Run]) {
            if !gone.isEmpty { out.append(.gone(gone)) }
            if !new.isEmpty { out.append(.new(new)) }
            (gone, new) = ("", "")
        }
        for (place, run) in runs.enumerated() {
            switch run {
            case .gone(let text): gone += text
            case .new(let text): new += text
            case .left: break
            case .same(let text):
                let isLast = place == runs.count - 1
                if !gone.isEmpty, !new.isEmpty, !isLast, Self.isGlue(text) {
                    gone += text
                    new += text
                } else {
                    flush(&out)
                    if case .same(let last)? = out.last {
                        out[out.count - 1] = .same(last + text)
                    } else {
                        out.append(run)
                    }
                }
            }
        }
        flush(&out)
        runs = out
    }

    private static func isGlue(_ text: String) -> Bool {
        text.utf8.count <= 2 && !text.contains("\n") && !text.contains { $0.isLetter || $0.isNumber }
            && !text.contains { "<>\"=".contains($0) }
    }

    private mutating func leaveOut() {
        runs = runs.enumerated().flatMap { place, run -> [Run] in
            guard case .same(let text) = run else { return [run] }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let head = place == 0 ? 0 : Self.context + 1
            let tail = place == runs.count - 1 ? 0 : Self.context + 1
            let count = lines.count - head - tail
            guard count > 2 else { return [run] }
            var parts: [Run] = []
            if head > 0 { parts.append(.same(lines.prefix(head).joined(separator: "\n") + "\n")) }
            parts.append(.left(lines: count))
            if tail > 0 { parts.append(.same("\n" + lines.suffix(tail).joined(separator: "\n"))) }
            return parts
        }
    }
}
