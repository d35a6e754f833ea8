import VitrineSupport

/// Drawings with the names of SF Symbols. They were made for this project: each shows the same thing as the SF Symbol
/// of that name, with a different outline.
enum SymbolTable {
    private static let glyphs: [String: SymbolGlyph] = {
        var glyphs: [String: SymbolGlyph] = [:]
        for line in (signs + "\n" + things).split(separator: "\n") {
            guard let name = line.split(separator: "|").first, let glyph = SymbolGlyph(line: line) else { continue }
            glyphs[String(name)] = glyph
        }
        return glyphs
    }()

    /// All names, in alphabetical order.
    static let names: [String] = glyphs.flatMap { variants(of: $0, $1).map(\.name) }.sorted()

    private static let symbols: [String: Symbol] = Dictionary(
        glyphs.flatMap { variants(of: $0, $1).map { ($0.name, $0.symbol) } }, uniquingKeysWith: { first, _ in first })

    private static let badges = [
        ("plus", "M12 4.5v15M4.5 12h15"), ("minus", "M4.5 12h15"), ("checkmark", "M4.5 12.5l5 5L19.5 6.5"),
        ("xmark", "M5.5 5.5l13 13M18.5 5.5l-13 13"),
    ]

    static func symbol(named name: String) -> Symbol? { symbols[name] }

    /// Returns a known name that is similar to an unknown one; nil when there is none.
    static func suggestion(for name: String) -> String? {
        // If a variant is missing, suggests the drawing without it.
        var parts = name.split(separator: ".")
        while parts.count > 1 {
            parts.removeLast()
            let shorter = parts.joined(separator: ".")
            if symbols[shorter] != nil { return shorter }
        }
        return nearest(name, in: names)
    }

    private static func variants(of name: String, _ glyph: SymbolGlyph) -> [(name: String, symbol: Symbol)] {
        var all: [(String, Symbol)] = []
        let hasFill = !glyph.body.isEmpty
        if !glyph.variants.contains(.enclosedOnly) {
            all.append((name, glyph.plain))
            if hasFill { all.append(("\(name).fill", glyph.filled)) }
        }
        let frames: [(SymbolGlyph.Variants, String)] = [(.circle, "circle"), (.square, "square")]
        for (variant, frame) in frames where glyph.variants.contains(variant) {
            guard let outline = glyphs(frame) else { continue }
            all.append(("\(name).\(frame)", glyph.enclosed(in: outline, isFilled: false)))
            all.append(("\(name).\(frame).fill", glyph.enclosed(in: outline, isFilled: true)))
        }
        if glyph.variants.contains(.slash) {
            all.append(("\(name).slash", glyph.slashed(isFilled: false)))
            if hasFill { all.append(("\(name).slash.fill", glyph.slashed(isFilled: true))) }
        }
        for (badge, sign) in badges where glyph.variants.contains(.badge) {
            all.append(("\(name).badge.\(badge)", glyph.badged(with: sign, isFilled: false)))
            if hasFill { all.append(("\(name).fill.badge.\(badge)", glyph.badged(with: sign, isFilled: true))) }
        }
        return all
    }

    /// Returns the outline of a frame, `circle` or `square`; nil if the table has no such drawing.
    private static func glyphs(_ frame: String) -> String? { glyphs[frame]?.body }
}
