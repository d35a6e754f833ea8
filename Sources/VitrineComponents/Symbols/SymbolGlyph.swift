/// The parts of a drawing in the table. The variants of the drawing are made from them.
struct SymbolGlyph {
    /// The variants of a drawing.
    struct Variants: OptionSet {
        let rawValue: Int
        /// In a circle: `.circle`, `.circle.fill`. The flag in the table is `c`.
        static let circle = Variants(rawValue: 1)
        /// In a square: `.square`, `.square.fill`. The flag is `s`.
        static let square = Variants(rawValue: 2)
        /// Crossed out: `.slash`, and `.slash.fill` if the drawing has a body. The flag is `d`.
        static let slash = Variants(rawValue: 4)
        /// With a badge at the corner: `.badge.plus`, `.badge.minus`, `.badge.checkmark`, `.badge.xmark`, and the same
        /// with `.fill` before them if the drawing has a body. The flag is `b`.
        static let badge = Variants(rawValue: 8)
        /// Only in circles and squares, as for digits. The flag is `n`.
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
    /// The closed outline, which is filled in variants with `.fill`, except in a circle or square, where the frame is
    /// filled instead.
    let body: String
    /// Lines on top of the body. If the body is filled, they are cut out of it.
    let details: String
    /// Lines outside the body.
    let lines: String

    /// The whole drawing: the body, the details and the lines.
    var outline: String { body + details + lines }

    /// Creates a glyph from a line of the table: `name|flags|body|details|lines`. Nil if it does not have five parts.
    init?(line: Substring) {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count == 5 else { return nil }
        variants = Variants(parts[1])
        body = String(parts[2])
        details = String(parts[3])
        lines = String(parts[4])
    }

    /// The basic drawing: not filled, framed or crossed out, and without a badge.
    var plain: Symbol { Symbol(outline) }

    /// The drawing with its body filled.
    var filled: Symbol { Symbol(body + lines, filled: body, cut: details) }

    /// Returns the drawing in a frame such as a circle.
    /// - Parameter frame: the outline of the frame, as SVG path data.
    func enclosed(in frame: String, isFilled: Bool) -> Symbol {
        let small = SymbolPath.scaled(outline, by: 0.56, around: 12, 12)
        return isFilled ? Symbol(frame, filled: frame, cut: small) : Symbol(frame + small)
    }

    /// Returns the drawing crossed out by a line with a gap next to it.
    func slashed(isFilled: Bool) -> Symbol {
        let symbol = isFilled ? filled : plain
        return Symbol(
            symbol.path, filled: symbol.filled, cut: symbol.cut + "M5.7 2.7l16 17", over: "M3.5 4l16.5 17.5")
    }

    /// Returns the drawing with a badge at the lower right corner, surrounded by a gap.
    /// - Parameter sign: the badge, as SVG path data.
    func badged(with sign: String, isFilled: Bool) -> Symbol {
        let symbol = isFilled ? filled : plain
        func small(_ path: String) -> String { SymbolPath.scaled(path, by: 0.85, around: 1, 1) }
        let gap = "M18.5 24a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z"
        return Symbol(
            small(symbol.path), filled: small(symbol.filled), cut: small(symbol.cut), hole: gap,
            over: SymbolPath.scaled(sign, by: 0.42, around: 23.2, 23.6))
    }
}
