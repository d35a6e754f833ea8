import VitrineCSS
import VitrineConformance

/// The pairs of colors on the pages of a site, those with insufficient contrast first.
struct PairRows: Sendable {
    /// A page on which a pair occurs.
    struct Example: Sendable {
        var title: PageTitles.Title
        var path: String
        /// The address at which people see the page, as returned by ``PageTitles/address(_:_:)``.
        var address: String
    }

    /// A pair and its occurrences.
    struct Row: Sendable {
        var pair: TextPair
        /// The names of the design tokens that have the color of the text and that of the background; nil if no token
        /// has the color.
        var text, background: String?
        /// The number of elements with this pair.
        var elements = 0
        var pages = 0
        var examples: [Example] = []
    }

    /// The pairs that are shown.
    private(set) var rows: [Row] = []
    /// The number of pairs that are left out.
    private(set) var hidden = 0
    /// The number of pairs with insufficient contrast.
    private(set) var failing = 0

    private static let limit = 100
    private static let examples = 3

    init(_ tokens: DesignTokens, _ facts: SiteStyleFacts, _ titles: PageTitles) {
        let names = TokenNames(tokens)
        var found = facts.pairs.all.map { pair in
            (row: Row(pair: pair, text: names.text(of: pair), background: names.background(of: pair)), places: Places())
        }
        for path in facts.paths {
            guard let page = facts[path] else { continue }
            let rank = titles.ranks[path] ?? Int.max
            for use in page.uses {
                found[use.pair].row.elements += use.count
                found[use.pair].row.pages += 1
                found[use.pair].places.add(Place(rank: rank, path: path, anchor: use.anchor))
            }
        }
        let all = found.filter { $0.row.pages > 0 }.sorted { Self.key($0.row.pair) < Self.key($1.row.pair) }
        failing = all.count { $0.row.pair.fails }
        hidden = max(0, all.count - Self.limit)
        rows = all.prefix(Self.limit).map { row, places in
            var row = row
            row.examples = places.shown.map { place in
                let anchor = place.anchor.map { String(decoding: $0, as: UTF8.self) }
                return Example(
                    title: titles[place.path], path: place.path, address: titles.address(place.path, anchor))
            }
            return row
        }
    }

    /// The place of a pair on a page.
    private struct Place {
        var rank: Int
        var path: String
        var anchor: ArraySlice<UInt8>?

        /// Whether the place is in the frame around the content: the ids of the frame begin with `page_`, and those of
        /// the content do not. A place without an id is treated as one in the frame.
        var isOfFrame: Bool { anchor?.starts(with: "page_".utf8) ?? true }
    }

    /// The places of a pair that are shown as examples. A large site has many more, which are only counted.
    private struct Places {
        private var inside: [Place] = []
        private var first: Place?

        mutating func add(_ place: Place) {
            if place.isOfFrame {
                if let first, (first.rank, first.path) <= (place.rank, place.path) { return }
                return first = place
            }
            let index = inside.firstIndex { (place.rank, place.path) < ($0.rank, $0.path) } ?? inside.count
            guard index < PairRows.examples else { return }
            inside.insert(place, at: index)
            if inside.count > PairRows.examples { inside.removeLast() }
        }

        /// The example places: those in the content or, if there are none, one in the frame, because the frame is the
        /// same on every page.
        var shown: [Place] { inside.isEmpty ? [first].compactMap(\.self) : inside }
    }

    /// The sort key: the ratio of the contrast to the minimum, so that pairs with insufficient contrast come first,
    /// beginning with the worst; then the colors and the size of the text.
    private static func key(_ pair: TextPair) -> (Int, String, String) {
        let colors = [pair.light, pair.dark].map { $0.map { "\($0.text)\($0.background)" } ?? "" }
        return (pair.lowest * 1000 / pair.needed, colors[0], colors[1] + (pair.isLarge ? "large" : ""))
    }
}

/// The names of design tokens, keyed by their colors.
private struct TokenNames {
    private struct Key: Hashable { var light, dark: String? }
    private var names: [Key: String] = [:]

    init(_ tokens: DesignTokens) {
        for token in tokens.tokens where token.kind == .color {
            guard let light = token.light?.color, let dark = token.dark?.color, light.isOpaque, dark.isOpaque else {
                continue
            }
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
