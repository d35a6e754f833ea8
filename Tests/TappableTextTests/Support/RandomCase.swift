import TestSupport

/// A random text and random patterns. Both consist of the same few tokens, so that there are many matches.
struct RandomCase {
    let text: String
    let patterns: [String]

    /// The tokens. Each is a list of canonically equivalent forms; many tokens have only one form.
    static let tokens: [[String]] = [
        ["a"], ["b"], ["K", "\u{212A}"], [";", "\u{37E}"], ["e"], [" "], ["1"], ["\r"], ["\n"], ["\r\n"], ["\0"],
        ["\u{301}", "\u{341}"], ["\u{323}"], ["\u{307}"], ["\u{308}\u{301}", "\u{344}"], ["\u{20E3}"],
        ["\u{E9}", "e\u{301}"],
        ["\u{1E69}", "s\u{323}\u{307}", "s\u{307}\u{323}", "\u{1E63}\u{307}", "\u{1E61}\u{323}"],
        ["\u{C5}", "A\u{30A}", "\u{212B}"], ["\u{3A9}", "\u{2126}"], ["\u{FB01}"], ["\u{DF}"],
        ["\u{200D}"], ["\u{200C}"], ["\u{FE0F}"], ["\u{FE0E}"], ["\u{2764}"], ["\u{1F468}"], ["\u{1F469}"],
        ["\u{1F44D}"], ["\u{1F3FD}"], ["\u{1F600}"], ["\u{1F3F4}"], ["\u{E0067}"], ["\u{E0062}"], ["\u{E007F}"],
        ["\u{1F1E9}"], ["\u{1F1EA}"], ["\u{1F1EB}"], ["\u{1F1F7}"],
        ["\u{1112}"], ["\u{1161}"], ["\u{11AB}"], ["\u{D55C}", "\u{1112}\u{1161}\u{11AB}", "\u{D558}\u{11AB}"],
        ["\u{D558}", "\u{1112}\u{1161}"], ["\u{AC01}", "\u{1100}\u{1161}\u{11A8}"],
        ["\u{938}"], ["\u{94D}"], ["\u{924}"], ["\u{93C}"], ["\u{947}"], ["\u{958}", "\u{915}\u{93C}"],
        ["\u{9CB}", "\u{9C7}\u{9BE}"], ["\u{995}"], ["\u{9BE}"], ["\u{9C7}"], ["\u{9CD}"],
        ["\u{BCA}", "\u{BC6}\u{BBE}"],
        ["\u{F73}", "\u{F71}\u{F72}"], ["\u{F75}", "\u{F71}\u{F74}"], ["\u{F81}", "\u{F71}\u{F80}"], ["\u{F40}"],
        ["\u{600}"], ["\u{110BD}"], ["\u{E33}"], ["\u{903}"], ["\u{1D15E}", "\u{1D157}\u{1D165}"], ["\u{1D16F}"],
        ["\u{4E3D}", "\u{2F800}"], ["\u{FFFD}"], ["\u{AD}"], ["\u{2028}"],
        ["\u{304B}\u{3099}", "\u{304C}"], ["\u{3099}"], ["\u{16D63}"], ["\u{16D67}"],
        ["\u{11131}\u{11127}", "\u{1112E}"],
    ]

    init(seed: UInt64) {
        var generator = SplitMix64(state: seed)
        // Each case has only a few tokens, and half of the cases include two letters, so that repetitions and overlaps
        // are likely.
        var palette = (0..<Int.random(in: 1...5, using: &generator)).compactMap { _ in
            Self.tokens.randomElement(using: &generator)
        }
        if Bool.random(using: &generator) {
            palette += Self.tokens.prefix(2)
        }
        // Some texts are so long that they can contain Characters with many combining marks. Separate code handles such
        // Characters.
        let isLong = Int.random(in: 0..<32, using: &generator) == 0
        let length = Int.random(in: 0...(isLong ? 80 : 20), using: &generator)
        let body = (0..<length).compactMap { _ in palette.randomElement(using: &generator) }
        text = Self.spell(body[...], using: &generator)
        patterns = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
            if Int.random(in: 0..<4, using: &generator) == 0 || body.isEmpty {
                let length = Int.random(in: 0...3, using: &generator)
                let word = (0..<length).compactMap { _ in palette.randomElement(using: &generator) }
                return Self.spell(word[...], using: &generator)
            }
            let start = Int.random(in: 0..<body.count, using: &generator)
            let end = Int.random(in: start...min(body.count, start + (isLong ? 80 : 8)), using: &generator)
            return Self.spell(body[start..<end], using: &generator)
        }
    }

    /// Joins tokens, with a random choice among the equivalent forms of each.
    private static func spell(_ tokens: ArraySlice<[String]>, using generator: inout SplitMix64) -> String {
        tokens.reduce(into: "") { $0 += $1.randomElement(using: &generator) ?? "" }
    }
}
