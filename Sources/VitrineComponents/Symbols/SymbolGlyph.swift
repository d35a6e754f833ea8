/// A drawing of the table in its parts, of which the variants are made.
struct SymbolGlyph {
    /// Variants of a name.
    struct Variants: OptionSet {
        let rawValue: Int
        /// In a circle: `.circle`, `.circle.fill`; the letter c.
        static let circle = Variants(rawValue: 1)
        /// In a square: `.square`, `.square.fill`; the letter s.
        static let square = Variants(rawValue: 2)
        /// Crossed out: `.slash`, and `.slash.fill` where there is something to fill; the letter d.
        static let slash = Variants(rawValue: 4)
        /// With a sign at the corner: `.badge.plus`, `.badge.minus`, `.badge.checkmark`; the letter b.
        static let badge = Variants(rawValue: 8)
        /// In circles and squares only, as figures are; the letter n.
        static let enclosedOnly = Variants(rawValue: 16)

        init(rawValue: Int) { self.rawValue = rawValue }

        init(_ letters: Substring) {
            self = letters.reduce(into: []) { variants, letter in
                switch letter {
                case "c": variants.insert(.circle)
                case "s": variants.insert(.square)
                case "d": variants.insert(.slash)
                case "b": variants.insert(.badge)
                default: variants.formUnion([.enclosedOnly, .circle, .square])
                }
            }
        }
    }

    let variants: Variants
    /// The closed outline, which is filled in `.fill`.
    let body: String
    /// Lines on the body; they are left out of the filled area.
    let details: String
    /// Lines beside the body.
    let lines: String

    /// Every line.
    var outline: String { body + details + lines }

    /// - Parameter line: `name|flags|body|details|lines`.
    init?(line: Substring) {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count == 5 else { return nil }
        variants = Variants(parts[1])
        body = String(parts[2])
        details = String(parts[3])
        lines = String(parts[4])
    }

    /// The glyph as it is.
    var plain: Symbol { Symbol(outline) }

    /// With its body filled.
    var filled: Symbol { Symbol(body + lines, filled: body, cut: details) }

    /// In a frame such as a circle.
    func enclosed(in frame: String, isFilled: Bool) -> Symbol {
        let small = SymbolPath.scaled(outline, by: 0.56, around: 12, 12)
        return isFilled ? Symbol(frame, filled: frame, cut: small) : Symbol(frame + small)
    }

    /// Crossed out: a line, and beside it a gap.
    func slashed(isFilled: Bool) -> Symbol {
        let symbol = isFilled ? filled : plain
        return Symbol(
            symbol.path, filled: symbol.filled, cut: symbol.cut + "M5.7 2.7l16 17", over: "M3.5 4l16.5 17.5")
    }

    /// With a sign at the lower corner of the end, in a gap.
    func badged(with sign: String, isFilled: Bool) -> Symbol {
        let symbol = isFilled ? filled : plain
        func small(_ path: String) -> String { SymbolPath.scaled(path, by: 0.85, around: 1, 1) }
        let gap = "M18.5 24a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z"
        return Symbol(
            small(symbol.path), filled: small(symbol.filled), cut: small(symbol.cut), hole: gap,
            over: SymbolPath.scaled(sign, by: 0.42, around: 23.2, 23.6))
    }
}
