import VitrineCSS
import VitrineSupport

/// Reads functions that result in colors, such as `rgb()` and `color-mix()`.
enum ColorFunctions {
    /// The kind of value that a channel requires.
    enum Channel {
        /// A number or a percentage.
        case amount
        /// A number or an angle.
        case hue
    }

    /// The kind of value that was found for a channel; `anything` if only a browser can compute it.
    private enum Component {
        case number, percentage, angle, none, anything
    }

    /// The channels of `rgb()` and similar functions. In a relative color, the `words` are keywords that mean the
    /// channels and the alpha value of the original color.
    private static let channels: [String: (channels: [Channel], words: Set<String>)] = [
        "rgb": ([.amount, .amount, .amount], ["r", "g", "b", "alpha"]),
        "hsl": ([.hue, .amount, .amount], ["h", "s", "l", "alpha"]),
        "hwb": ([.hue, .amount, .amount], ["h", "w", "b", "alpha"]),
        "lab": ([.amount, .amount, .amount], ["l", "a", "b", "alpha"]),
        "oklab": ([.amount, .amount, .amount], ["l", "a", "b", "alpha"]),
        "lch": ([.amount, .amount, .hue], ["l", "c", "h", "alpha"]),
        "oklch": ([.amount, .amount, .hue], ["l", "c", "h", "alpha"]),
    ]

    /// The color spaces without a hue.
    private static let rectangular: Set = [
        "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz",
        "xyz-d50",
        "xyz-d65", "lab", "oklab",
    ]
    /// The color spaces with a hue.
    private static let polar: Set = ["hsl", "hwb", "lch", "oklch"]

    /// Reads a function, whose opening token is next, including its closing parenthesis.
    static func function(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) {
        var name = reader.name
        if name == "rgba" || name == "hsla" { name.removeLast() }
        reader.advance()
        reader.skipSpaces()
        switch name {
        case "color": try space(&reader, depth)
        case "color-mix": try mix(&reader, depth)
        case "light-dark":
            try ColorSyntax.color(&reader, depth: depth + 1)
            try comma(&reader, name)
            try ColorSyntax.color(&reader, depth: depth + 1)
        case "contrast-color": try ColorSyntax.color(&reader, depth: depth + 1)
        case "device-cmyk": try arguments(&reader, name, Array(repeating: .amount, count: 4), [], isRelative: false)
        default:
            guard let (channels, words) = channels[name] else {
                throw .unknownColorFunction(name)
            }
            let isRelative = try base(&reader, depth)
            try arguments(&reader, name, channels, isRelative ? words : [], isRelative: isRelative)
        }
        reader.skipSpaces()
        guard reader.take(.closeRound) else {
            throw reader.kind == nil
                ? .parenthesisMissing(function: name) : .unexpectedArgument(reader.piece, function: name)
        }
    }

    private static func comma(_ reader: inout CSSReader, _ name: String) throws(StyleError) {
        reader.skipSpaces()
        guard reader.take(.comma) else {
            throw .expected(.comma(function: name), found: reader.piece)
        }
        reader.skipSpaces()
    }

    /// Reads `from` and the original color of a relative color. Returns false if there is no `from`.
    private static func base(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) -> Bool {
        guard reader.takeIdent("from") else { return false }
        reader.skipSpaces()
        try ColorSyntax.color(&reader, depth: depth + 1)
        reader.skipSpaces()
        return true
    }

    private static func space(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) {
        let isRelative = try base(&reader, depth)
        let name = reader.name
        let isKnown = rectangular.contains(name) && name != "lab" && name != "oklab" || name.hasPrefix("--")
        guard reader.kind == .ident, isKnown else {
            throw .colorSpace(reader.piece)
        }
        reader.advance()
        reader.skipSpaces()
        let words: Set = name.hasPrefix("xyz") ? ["x", "y", "z", "alpha"] : ["r", "g", "b", "alpha"]
        try arguments(
            &reader, "color", [.amount, .amount, .amount], isRelative ? words : [], isRelative: true)
    }

    private static func mix(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) {
        if reader.takeIdent("in") {
            reader.skipSpaces()
            let name = reader.name
            guard reader.kind == .ident, rectangular.contains(name) || polar.contains(name) || name.hasPrefix("--")
            else {
                throw .mixingSpace(reader.piece)
            }
            reader.advance()
            reader.skipSpaces()
            if reader.kind == .ident {
                guard polar.contains(name), ["shorter", "longer", "increasing", "decreasing"].contains(reader.name)
                else {
                    throw .unexpected(reader.piece, after: .colorSpace)
                }
                reader.advance()
                reader.skipSpaces()
                guard reader.takeIdent("hue") else { throw .hueMissing }
            }
            try comma(&reader, "color-mix")
        }
        var colors = 0
        repeat {
            reader.skipSpaces()
            let isFirst = try share(&reader)
            reader.skipSpaces()
            try ColorSyntax.color(&reader, depth: depth + 1)
            reader.skipSpaces()
            if !isFirst { _ = try share(&reader) }
            reader.skipSpaces()
            colors += 1
        } while reader.take(.comma)
        if colors < 2 { throw .mixCount }
    }

    /// Reads the percentage of a color in `color-mix()`. Returns false if there is none.
    private static func share(_ reader: inout CSSReader) throws(StyleError) -> Bool {
        if reader.kind == .function, MathSyntax.isMath(reader.name) {
            guard try MathSyntax().function(&reader).matches(.percentage) else {
                throw .shareType
            }
            return true
        }
        guard reader.kind == .percentage else { return false }
        guard reader.number >= 0, reader.number <= 100 else {
            throw .share(reader.piece)
        }
        reader.advance()
        return true
    }

    // MARK: - Channels

    /// The functions that also have a form with commas (CSS Color 4, section 4.1, and CSS Color 5 for `device-cmyk()`).
    private static let withCommas: Set<String> = ["rgb", "hsl", "device-cmyk"]

    /// Reads the channels of a function and its alpha value.
    /// - Parameters:
    ///   - words: the keywords that are allowed as values, besides `none`.
    ///   - isRelative: whether commas are forbidden, as they are in every relative color.
    private static func arguments(
        _ reader: inout CSSReader, _ name: String, _ channels: [Channel], _ words: Set<String>, isRelative: Bool
    ) throws(StyleError) {
        var components: [Component] = []
        var hasCommas = false
        for (place, channel) in channels.enumerated() {
            reader.skipSpaces()
            if place > 0 {
                let isComma = reader.take(.comma)
                if place == 1 { hasCommas = isComma }
                guard isComma == hasCommas else {
                    throw .mixedSeparators(function: name)
                }
                reader.skipSpaces()
            }
            components.append(try component(&reader, channel, words, name))
        }
        reader.skipSpaces()
        if hasCommas {
            guard withCommas.contains(name), !isRelative else {
                throw .commas(function: name)
            }
            try checkCommas(components, name)
        }
        // The form of `device-cmyk()` with commas has no alpha value.
        if hasCommas, name == "device-cmyk" { return }
        if hasCommas ? reader.take(.comma) : reader.take("/") {
            reader.skipSpaces()
            let alpha = try component(&reader, .amount, words, name)
            if hasCommas, alpha == .none {
                throw .noneBetweenCommas
            }
        }
    }

    /// Checks components that are separated by commas, for which the rules are stricter.
    private static func checkCommas(_ components: [Component], _ name: String) throws(StyleError) {
        if components.contains(.none) {
            throw .noneBetweenCommas
        }
        let known = components.filter { $0 != .anything }
        if name == "rgb", Set(known).count > 1 {
            throw .mixedRGB
        }
        if name == "hsl", components.dropFirst().contains(.number) {
            throw .numbersInHSL
        }
        if name == "device-cmyk", components.contains(.percentage) {
            throw .commas(function: name)
        }
    }

    private static func component(
        _ reader: inout CSSReader, _ channel: Channel, _ words: Set<String>, _ name: String
    ) throws(StyleError) -> Component {
        let piece = reader.piece
        let found: Component
        switch reader.kind {
        case .number: found = .number
        case .percentage: found = .percentage
        case .dimension where CSSUnit.named(reader.name)?.quantity == .angle: found = .angle
        case .ident where reader.name == "none": found = .none
        case .ident where words.contains(reader.name): found = .number
        case .function:
            let call = reader.call
            guard let kind = kind(try MathSyntax(words: words).function(&reader)) else {
                throw .channelResult(call, function: name)
            }
            found = kind
            try check(found, channel, call, name)
            return found
        case nil, .closeRound: throw .valuesMissing(function: name)
        default: throw .unexpectedArgument(piece, function: name)
        }
        try check(found, channel, piece, name)
        reader.advance()
        return found
    }

    private static func kind(_ type: MathType) -> Component? {
        if type.isAnything { return .anything }
        if type.matches(.number) { return .number }
        if type.matches(.percentage) { return .percentage }
        return type.matches(MathType(.angle)) ? .angle : nil
    }

    private static func check(
        _ component: Component, _ channel: Channel, _ piece: StylePiece, _ name: String
    ) throws(StyleError) {
        switch (channel, component) {
        case (.amount, .angle):
            throw .angleInsteadOfAmount(piece, function: name)
        case (.hue, .percentage): throw .percentageInsteadOfHue(piece, function: name)
        default: return
        }
    }
}
