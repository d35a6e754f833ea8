import VitrineCSS
import VitrineConformance

/// What the pages of a site say about styles, by path. It is kept in the manifest, so that a build need not look at pages
/// again that are as they were.
struct SiteStyleFacts: Sendable {
    var pages: [String: PageStyleFacts] = [:]

    /// Nothing.
    init() {}

    // MARK: - Lines

    private static let separator: Character = "\t"

    /// The facts as lines: first every pair of colours, then every page with the numbers of its pairs.
    var lines: [String] {
        var texts: [TextPair: String] = [:]
        for facts in pages.values {
            for pair in (facts.pairs?.uses ?? [:]).keys where texts[pair] == nil { texts[pair] = Self.text(of: pair) }
        }
        let pairs = texts.sorted { $0.value < $1.value }
        var numbers: [TextPair: Int] = [:]
        for (number, pair) in pairs.enumerated() { numbers[pair.key] = number }
        return pairs.map { "pair \($0.value)" } + pages.keys.sorted().map { line($0, numbers) }
    }

    private func line(_ path: String, _ numbers: [TextPair: Int]) -> String {
        let facts = pages[path] ?? PageStyleFacts()
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
        let fields = [
            path, pairs, rules.joined(separator: ";"),
            facts.mentions.sorted().joined(separator: " "),
        ]
        return "page " + fields.joined(separator: String(Self.separator))
    }

    /// Reads lines; what is damaged is left out, so that its page is looked at again.
    init(lines: [String]) {
        var known: [TextPair] = []
        for line in lines {
            if line.hasPrefix("pair "), let pair = Self.pair(line.dropFirst(5)) { known.append(pair) }
            guard line.hasPrefix("page ") else { continue }
            let fields = line.dropFirst(5).split(separator: Self.separator, omittingEmptySubsequences: false)
            guard fields.count == 4 else { continue }
            var facts = PageStyleFacts()
            if fields[1] != "-" {
                var uses: [TextPair: PagePairs.Use] = [:]
                for field in fields[1].split(separator: " ") {
                    let parts = field.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
                    guard parts.count == 3, let number = Int(parts[0]), known.indices.contains(number),
                        let count = Int(parts[1])
                    else { continue }
                    uses[known[number]] = PagePairs.Use(count: count, anchor: parts[2].isEmpty ? nil : "\(parts[2])")
                }
                facts.pairs = PagePairs(uses: uses)
            }
            for field in fields[2].split(separator: ";") {
                guard let sign = field.lastIndex(of: "=") else { continue }
                let rules = field[field.index(after: sign)...].split(separator: ",").compactMap { Int($0) }
                facts.rules[String(field[..<sign])] = Set(rules)
            }
            facts.mentions = Set(fields[3].split(separator: " ").map(String.init))
            pages[String(fields[0])] = facts
        }
    }

    private static func text(of pair: TextPair) -> String {
        func text(_ colors: TextPair.Colors?) -> String {
            colors.map { "\($0.text) \($0.background) \($0.hundredths)" } ?? "- - 0"
        }
        return "\(text(pair.light)) \(text(pair.dark)) \(pair.isLarge ? "large" : "small")"
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
}
