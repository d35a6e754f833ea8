import VitrineSupport

/// The difference between two texts that differ only in whitespace, such as a space that was added at the end.
struct WhitespaceChange: Hashable, Sendable {
    /// The position of the whitespace in the text.
    private enum Place: Hashable, Sendable {
        case start
        case end
        case between(String, String)
        /// The whole text is whitespace.
        case everywhere
        case several(Int)
    }

    private var place: Place
    /// The whitespace that was removed, and the whitespace that was added in the same place; both empty if there are
    /// several places.
    private var removed: [Unicode.Scalar] = []
    private var added: [Unicode.Scalar] = []
    /// The new text without leading and trailing whitespace.
    private let text: String

    /// Compares two texts; nil if they are equal or differ in more than whitespace.
    init?(_ before: String, _ after: String) {
        let (one, other) = (Array(before.unicodeScalars), Array(after.unicodeScalars))
        var differences: [(Range<Int>, Range<Int>)] = []
        var (i, j) = (0, 0)
        while true {
            let (gap, otherGap) = (Self.gap(one, i), Self.gap(other, j))
            if one[gap] != other[otherGap] { differences.append((gap, otherGap)) }
            (i, j) = (gap.upperBound, otherGap.upperBound)
            if i == one.count || j == other.count { break }
            guard one[i] == other[j] else { return nil }
            (i, j) = (i + 1, j + 1)
        }
        guard i == one.count, j == other.count, let (gap, otherGap) = differences.first else { return nil }
        let start = other.firstIndex { !$0.properties.isWhitespace } ?? other.count
        let end = other.lastIndex { !$0.properties.isWhitespace } ?? start - 1
        text = Self.string(other[start..<max(start, end + 1)])
        guard differences.count == 1 else {
            place = .several(differences.count)
            return
        }
        let (old, new) = Self.withoutCommon(one[gap], other[otherGap])
        (removed, added) = (Array(old), Array(new))
        place =
            switch (gap.lowerBound == 0, gap.upperBound == one.count) {
            case (true, true): .everywhere
            case (true, false): .start
            case (false, true): .end
            case (false, false):
                gap.isEmpty ? Self.between(other, otherGap) : Self.between(one, gap)
            }
    }

    /// Returns the range of the whitespace that begins at an index.
    private static func gap(_ text: [Unicode.Scalar], _ start: Int) -> Range<Int> {
        start..<(text[start...].firstIndex { !$0.properties.isWhitespace } ?? text.count)
    }

    private static func withoutCommon(
        _ one: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>
    ) -> (ArraySlice<Unicode.Scalar>, ArraySlice<Unicode.Scalar>) {
        let front = zip(one, other).prefix { $0 == $1 }.count
        let (one, other) = (one.dropFirst(front), other.dropFirst(front))
        let back = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
        return (one.dropLast(back), other.dropLast(back))
    }

    /// Returns the words before and after a range of whitespace.
    private static func between(_ text: [Unicode.Scalar], _ gap: Range<Int>) -> Place {
        let before = text[..<gap.lowerBound].reversed().prefix { !$0.properties.isWhitespace }.reversed()
        let after = text[gap.upperBound...].prefix { !$0.properties.isWhitespace }
        let (one, other) = (Self.string(before), Self.string(after))
        return .between(
            one.count > wordLimit ? "…" + one.suffix(wordLimit - 1) : one,
            other.count > wordLimit ? other.prefix(wordLimit - 1) + "…" : other)
    }

    /// The maximum length of a word in a sentence, in characters.
    private static let wordLimit = 24

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    // MARK: - Words

    /// The values that distinguish the change from others, without the words around it.
    var key: (before: String, after: String) {
        let name =
            switch place {
            case .start: "start"
            case .end: "end"
            case .between: "between"
            case .everywhere: "everywhere"
            case .several: "several"
            }
        return ("\(name)\u{0}\(Self.string(removed))", "\(name)\u{0}\(Self.string(added))")
    }

    /// Returns the change in words: `a space was added at the end of the text “Read more”`,
    /// `a space became a no-break space between “7” and “min” in title`.
    /// - Parameters:
    ///   - subject: the name of the text that contains the whitespace.
    ///   - quotes: whether to quote the text or the words around the whitespace, and to state the number of places.
    func sentence(of subject: String, quotes: Bool) -> String {
        let excerpt = quotes ? " “\(Excerpt.of(text))”" : ""
        switch place {
        case .several(let count):
            return "whitespace changed in \(quotes ? Count.grouped(count) : "several") places in \(subject)" + excerpt
        case .start: return "\(happening) at the start of \(subject)" + excerpt
        case .end: return "\(happening) at the end of \(subject)" + excerpt
        case .between(let one, let other):
            return happening + (quotes ? " between “\(one)” and “\(other)” in " : " inside ") + subject
        case .everywhere:
            return "\(happening) \(removed.isEmpty ? "to" : added.isEmpty ? "from" : "in") \(subject)"
        }
    }

    private var happening: String {
        let (old, new) = (Self.named(removed), Self.named(added))
        if removed.isEmpty { return "\(new.words) \(new.isOne ? "was" : "were") added" }
        if added.isEmpty { return "\(old.words) \(old.isOne ? "was" : "were") removed" }
        return "\(old.words) became \(new.words)"
    }

    /// Returns whitespace in words: `a space`, `a line break and 2 spaces`.
    private static func named(_ scalars: [Unicode.Scalar]) -> (words: String, isOne: Bool) {
        var runs: [(name: String, count: Int)] = []
        // A carriage return followed by a line feed is one `Character`, so it is counted as one line break.
        for character in string(scalars) {
            let name = name(of: character)
            if runs.last?.name == name { runs[runs.count - 1].count += 1 } else { runs.append((name, 1)) }
        }
        let words = runs.map { run in
            run.count > 1
                ? "\(Count.grouped(run.count)) \(run.name)s"
                : "\(run.name.first.map { "aeio".contains($0) } ?? false ? "an" : "a") \(run.name)"
        }
        let all = words.count > 1 ? words.dropLast().joined(separator: ", ") + " and " : ""
        return (all + (words.last ?? ""), runs.count == 1 && runs[0].count == 1)
    }

    private static func name(of character: Character) -> String {
        switch character {
        case " ": return "space"
        case "\n", "\r\n", "\r": return "line break"
        case "\t": return "tab"
        case "\u{C}": return "form feed"
        default:
            let scalar = character.unicodeScalars.first
            return scalar?.properties.name?.lowercased()
                ?? scalar.map { "character \(TerminalText.codePoint($0))" } ?? ""
        }
    }
}
