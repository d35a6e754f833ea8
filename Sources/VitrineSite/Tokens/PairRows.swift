import VitrineCSS
import VitrineConformance

/// The pairs of colors that occur on the pages of a site, those with too little contrast first.
struct PairRows: Sendable {
    /// A page with a pair.
    struct Example: Sendable {
        var title: String
        /// The path of the page and the place on it.
        var address: String
    }

    /// A pair, and where it occurs.
    struct Row: Sendable {
        var pair: TextPair
        /// Design tokens with the colors of text and background; nil for none.
        var text, background: String?
        /// How many elements have it, on how many pages.
        var elements = 0
        var pages = 0
        var examples: [Example] = []
    }

    /// The pairs, as many as are shown.
    private(set) var rows: [Row] = []
    /// How many are left out.
    private(set) var hidden = 0
    /// How many have too little contrast.
    private(set) var failing = 0

    private static let limit = 100
    private static let examples = 3

    init(_ tokens: DesignTokens, _ facts: SiteStyleFacts, _ titles: PageTitles) {
        let names = TokenNames(tokens)
        var found: [TextPair: Row] = [:]
        var examples: [TextPair: [Place]] = [:]
        for (path, page) in facts.pages {
            for (pair, use) in page.pairs?.uses ?? [:] {
                var row =
                    found[pair] ?? Row(pair: pair, text: names.text(of: pair), background: names.background(of: pair))
                row.elements += use.count
                row.pages += 1
                found[pair] = row
                examples[pair, default: []].append(
                    Place(rank: titles.ranks[path] ?? Int.max, path: path, anchor: use.anchor))
            }
        }
        let all = found.values.sorted { Self.key($0.pair) < Self.key($1.pair) }
        failing = all.count { $0.pair.fails }
        hidden = max(0, all.count - Self.limit)
        rows = all.prefix(Self.limit).map { row in
            var row = row
            let places = (examples[row.pair] ?? []).sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
            // What is around the content is the same on every page: one example is enough.
            let inside = places.filter { !$0.isOfFrame }
            row.examples = (inside.isEmpty ? places.prefix(1) : inside.prefix(Self.examples)).map { place in
                Example(title: titles[place.path], address: titles.address(place.path, place.anchor))
            }
            return row
        }
    }

    /// Where a pair is on a page.
    private struct Place {
        var rank: Int
        var path: String
        var anchor: String?

        /// Whether it is around the content. Ids of the frame have an underscore, which no id of a fragment has.
        var isOfFrame: Bool { anchor?.hasPrefix("page_") ?? true }
    }

    /// What pairs are sorted by: those that fail, the worst first, then those with least to spare.
    private static func key(_ pair: TextPair) -> (Int, String, String) {
        let colors = [pair.light, pair.dark].map { $0.map { "\($0.text)\($0.background)" } ?? "" }
        return (pair.lowest * 1000 / pair.needed, colors[0], colors[1] + (pair.isLarge ? "large" : ""))
    }
}

/// The names of design tokens by their colors.
private struct TokenNames {
    private struct Key: Hashable { var light, dark: String? }
    private var names: [Key: String] = [:]

    init(_ tokens: DesignTokens) {
        for token in tokens.tokens where token.kind == .color {
            guard let light = token.light?.color, light.isOpaque else { continue }
            let dark = token.dark?.color ?? light
            guard dark.isOpaque else { continue }
            for key in [Key(light: light.hex, dark: dark.hex), Key(light: light.hex), Key(dark: dark.hex)]
            where names[key] == nil {
                names[key] = token.name
            }
        }
    }

    func text(of pair: TextPair) -> String? { names[Key(light: pair.light?.text, dark: pair.dark?.text)] }

    func background(of pair: TextPair) -> String? {
        names[Key(light: pair.light?.background, dark: pair.dark?.background)]
    }
}
