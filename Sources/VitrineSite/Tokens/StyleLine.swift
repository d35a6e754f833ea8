import VitrineCSS
import VitrineConformance
import VitrineSupport

/// What a page says about styles as a line of the manifest: numbers of pairs of colors, rules by components, design tokens.
///
/// The lines begin with a digest of the others; then come the pairs of colors that have numbers, then the pages.
struct StyleLine: Sendable {
    /// The line without the path.
    private let text: Substring
    /// The pairs of colors by their numbers.
    private let pairs: [TextPair]

    private static let tab = UInt8(ascii: "\t")

    // MARK: - Reading

    /// The lines of pages with their paths; none where the lines are not those that a build wrote.
    static func read(_ lines: [String]) -> [(path: String, line: StyleLine)] {
        guard let first = lines.first, first == digest(of: lines.dropFirst()) else { return [] }
        let pairs = lines.lazy.filter { $0.utf8.starts(with: "pair ".utf8) }.compactMap { pair($0.dropFirst(5)) }
        let known = Array(pairs)
        return lines.compactMap { line in
            guard line.utf8.starts(with: "page ".utf8), let end = line.utf8.firstIndex(of: tab) else { return nil }
            let start = line.utf8.index(line.startIndex, offsetBy: 5)
            return (String(line[start..<end]), StyleLine(text: line[line.utf8.index(after: end)...], pairs: known))
        }
    }

    /// The contents of the line.
    var facts: PageStyleFacts {
        var facts = PageStyleFacts()
        let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 3 else { return facts }
        if fields[0] != "-" {
            var uses: [TextPair: PagePairs.Use] = [:]
            for field in fields[0].split(separator: " ") {
                let parts = field.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
                guard parts.count == 3, let number = Int(parts[0]), pairs.indices.contains(number),
                    let count = Int(parts[1])
                else { continue }
                uses[pairs[number]] = PagePairs.Use(count: count, anchor: parts[2].isEmpty ? nil : "\(parts[2])")
            }
            facts.pairs = PagePairs(uses: uses)
        }
        for field in fields[1].split(separator: ";") {
            guard let sign = field.lastIndex(of: "=") else { continue }
            let rules = field[field.index(after: sign)...].split(separator: ",").compactMap { Int($0) }
            facts.rules[String(field[..<sign])] = Set(rules)
        }
        facts.mentions = Set(fields[2].split(separator: " ").map(String.init))
        return facts
    }

    private static func pair(_ line: Substring) -> TextPair? {
        let parts = line.split(separator: " ").map(String.init)
        guard parts.count == 7 else { return nil }
        func colors(_ start: Int) -> TextPair.Colors? {
            guard parts[start] != "-", let hundredths = Int(parts[start + 2]) else { return nil }
            return TextPair.Colors(text: parts[start], background: parts[start + 1], hundredths: hundredths)
        }
        return TextPair(light: colors(0), dark: colors(3), isLarge: parts[6] == "large")
    }

    // MARK: - Writing

    /// Lines with the facts of pages.
    static func lines(_ pages: [(path: String, facts: PageStyleFacts)]) -> [String] {
        var texts: [TextPair: String] = [:]
        for (_, facts) in pages {
            for pair in (facts.pairs?.uses ?? [:]).keys where texts[pair] == nil { texts[pair] = text(of: pair) }
        }
        let pairs = texts.sorted { $0.value < $1.value }
        var numbers: [TextPair: Int] = [:]
        for (number, pair) in pairs.enumerated() { numbers[pair.key] = number }
        let lines =
            pairs.map { "pair \($0.value)" }
            + pages.sorted { $0.path < $1.path }.map { "page \($0.path)\t\(text(of: $0.facts, numbers))" }
        return lines.isEmpty ? [] : [digest(of: lines[...])] + lines
    }

    private static func text(of facts: PageStyleFacts, _ numbers: [TextPair: Int]) -> String {
        var uses: [(number: Int, use: PagePairs.Use)] = []
        for (pair, use) in facts.pairs?.uses ?? [:] { uses.append((numbers[pair] ?? 0, use)) }
        uses.sort { $0.number < $1.number }
        var pairs = facts.pairs == nil ? "-" : ""
        for (number, use) in uses {
            if !pairs.isEmpty { pairs += " " }
            pairs += String(number) + ":" + String(use.count) + ":" + (use.anchor ?? "")
        }
        let rules = facts.rules.keys.sorted().map { name -> String in
            let numbers = (facts.rules[name] ?? []).sorted().map(String.init)
            return "\(name)=\(numbers.joined(separator: ","))"
        }
        let mentions = facts.mentions.sorted().joined(separator: " ")
        return "\(pairs)\t\(rules.joined(separator: ";"))\t\(mentions)"
    }

    private static func text(of pair: TextPair) -> String {
        func text(_ colors: TextPair.Colors?) -> String {
            colors.map { "\($0.text) \($0.background) \($0.hundredths)" } ?? "- - 0"
        }
        return "\(text(pair.light)) \(text(pair.dark)) \(pair.isLarge ? "large" : "small")"
    }

    private static func digest(of lines: ArraySlice<String>) -> String {
        var input = InputBytes()
        for line in lines { input.add(line) }
        return "digest \(input.digest)"
    }
}
