/// The plural rules of one group of languages.
///
/// The table of rules is that of CLDR, in CLDR's own syntax. It is parsed when it is first needed.
struct PluralRules: Sendable {
    /// A relation such as `i % 100 = 3..4,9`.
    private struct Relation: Sendable {
        var operand: Character
        var divisor: UInt64?
        var isNegated: Bool
        var ranges: [ClosedRange<UInt64>]

        func holds(for number: PluralOperands) -> Bool {
            // `n` is the number itself: if its fraction is not zero, neither it nor its remainder equals an integer.
            if operand == "n", number.t != 0 { return isNegated }
            var value = number[operand]
            if let divisor { value %= divisor }
            return ranges.contains { $0.contains(value) } != isNegated
        }
    }

    /// The condition of each category: all relations of at least one of its lists must be true.
    private var conditions: [(category: PluralCategory, anyOf: [[Relation]])] = []

    /// Returns the plural category of a number: the first one whose condition is true, or `other`.
    func category(of number: PluralOperands) -> PluralCategory {
        conditions.first { $0.anyOf.contains { $0.allSatisfy { $0.holds(for: number) } } }?.category ?? .other
    }

    /// Returns the rules for a language tag, or for the longest prefix of the tag that has rules. If none has rules,
    /// returns rules by which every number is `other`.
    static func rules(for language: String) -> PluralRules {
        if let known = all[language] { return known }
        var tag = language.replacing("_", with: "-").lowercased()
        while true {
            if let known = all[tag] { return known }
            guard let end = tag.lastIndex(of: "-") else { return PluralRules() }
            tag = String(tag[..<end])
        }
    }

    /// The rules of every language in the table, by its tag in lower case.
    static let all: [String: PluralRules] = {
        var all: [String: PluralRules] = [:]
        var languages: [Substring] = []
        var rules = PluralRules()
        func finish() {
            for language in languages { all[language.replacing("_", with: "-").lowercased()] = rules }
        }
        for line in table.split(separator: "\n") {
            if line.hasPrefix("- ") {
                rules.add(line.dropFirst(2))
            } else {
                finish()
                languages = line.split(separator: " ")
                rules = PluralRules()
            }
        }
        finish()
        return all
    }()

    /// Parses a rule such as `one: i = 1 and v = 0 or n = 0,1` and adds it to the conditions.
    private mutating func add(_ line: Substring) {
        guard let colon = line.firstIndex(of: ":"), let category = PluralCategory(rawValue: String(line[..<colon]))
        else {
            return
        }
        let anyOf = line[line.index(after: colon)...].split(separator: " or ").map { part in
            part.split(separator: " and ").compactMap(Self.relation)
        }
        conditions.append((category, anyOf))
    }

    private static func relation(_ text: Substring) -> Relation? {
        var words = text.split(separator: " ")
        guard words.count >= 3, let operand = words.removeFirst().first else { return nil }
        var divisor: UInt64?
        if words.first == "%", words.count > 1 {
            divisor = UInt64(words[1])
            words.removeFirst(2)
        }
        guard words.count == 2 else { return nil }
        let ranges = words[1].split(separator: ",").compactMap { range -> ClosedRange<UInt64>? in
            let ends = range.split(separator: ".").compactMap { UInt64($0) }
            guard let first = ends.first, let last = ends.last, first <= last else { return nil }
            return first...last
        }
        return Relation(operand: operand, divisor: divisor, isNegated: words[0] == "!=", ranges: ranges)
    }
}

extension PluralOperands {
    /// The value of an operand named as in UTS #35. For `n`, the integer part; its fraction is checked separately.
    fileprivate subscript(name: Character) -> UInt64 {
        switch name {
        case "v": UInt64(v)
        case "w": UInt64(w)
        case "f": f
        case "t": t
        case "e", "c": UInt64(e)
        default: i
        }
    }
}
