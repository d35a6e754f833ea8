import VitrineCSS
import VitrineSupport

/// Reads the text between the parentheses of a media feature: `min-width: 40em`, `hover` or `40em <= width < 60em`.
enum MediaFeatureReader {
    /// Reads a feature up to its closing parenthesis, which is left for the caller.
    static func feature(_ reader: inout CSSReader) throws(StyleError) {
        switch reader.kind {
        case .ident:
            let name = reader.name
            reader.advance()
            reader.skipSpaces()
            if name.hasPrefix("--") || isForeign(name) { return try skip(&reader) }
            if reader.kind == .closeRound {
                try check(name)
            } else if reader.take(.colon) {
                reader.skipSpaces()
                let feature = try lookUp(name)
                try value(&reader, of: feature, name)
            } else {
                guard reader.isDelim("<") || reader.isDelim(">") || reader.isDelim("=") else {
                    let isComparable = try lookUp(name).isRange && base(name) == nil
                    if reader.kind == nil { throw .bracketMissing(")") }
                    throw .expected(isComparable ? .colonOrComparison : .colon, found: reader.piece)
                }
                guard let feature = MediaFeatures.named(name) else { throw unknown(name) }
                _ = try comparison(&reader)
                try check(name, isCompared: true)
                try value(&reader, of: feature, name)
            }
        case .number, .dimension, .function: try range(&reader)
        case .closeRound: throw .emptyParentheses
        default: throw .expected(.mediaFeature, found: reader.piece)
        }
    }

    /// Reads a range that begins with a value, such as `40em < width` or `40em <= width <= 60em`.
    private static func range(_ reader: inout CSSReader) throws(StyleError) {
        let start = reader
        // The name determines the type of the values, so it is read before them.
        var ahead = reader
        try skipValue(&ahead)
        let direction = try comparison(&ahead)
        guard ahead.kind == .ident else {
            throw .expected(.mediaFeature, found: ahead.piece)
        }
        let name = ahead.name
        guard let feature = MediaFeatures.named(name) else { throw unknown(name) }
        try check(name, isCompared: true)
        reader = start
        try value(&reader, of: feature, name)
        _ = try comparison(&reader)
        reader.advance()
        reader.skipSpaces()
        guard reader.kind != .closeRound else { return }
        let second = try comparison(&reader)
        guard direction != "=", second == direction else {
            throw .rangeDirections
        }
        try value(&reader, of: feature, name)
    }

    /// Skips the value before a comparison, and throws if there is no comparison.
    private static func skipValue(_ reader: inout CSSReader) throws(StyleError) {
        var depth = 0
        while let kind = reader.kind {
            if depth == 0, reader.isDelim("<") || reader.isDelim(">") || reader.isDelim("=") { return }
            if kind == .function || kind == .openRound { depth += 1 }
            if kind == .closeRound {
                guard depth > 0 else { break }
                depth -= 1
            }
            reader.advance()
        }
        throw .expected(.comparison, found: reader.piece)
    }

    /// Reads `<`, `<=`, `>`, `>=` or `=`, and returns the direction: `<`, `>` or `=`.
    private static func comparison(_ reader: inout CSSReader) throws(StyleError) -> Unicode.Scalar {
        reader.skipSpaces()
        for sign in ["<", ">", "="] as [Unicode.Scalar] where reader.take(sign) {
            if sign != "=" { _ = reader.take("=") }
            reader.skipSpaces()
            return sign
        }
        throw .expected(.comparison, found: reader.piece)
    }

    // MARK: - Names

    /// Whether a feature is specific to a browser. Such features are not checked.
    private static func isForeign(_ name: String) -> Bool {
        name.hasPrefix("-webkit-") || name.hasPrefix("-moz-") || name.hasPrefix("-ms-") || name.hasPrefix("-o-")
            || name.hasPrefix("min--moz-") || name.hasPrefix("max--moz-")
    }

    private static func unknown(_ name: String) -> StyleError {
        if let base = base(name), MediaFeatures.named(base) != nil {
            return .prefixedComparison(name, feature: base)
        }
        return .unknownFeature(name)
    }

    /// The name without `min-` or `max-`; nil if it has neither.
    private static func base(_ name: String) -> String? {
        name.hasPrefix("min-") || name.hasPrefix("max-") ? String(name.dropFirst(4)) : nil
    }

    /// Looks up the feature for the name before a colon. The name may begin with `min-` or `max-`.
    private static func lookUp(_ name: String) throws(StyleError) -> MediaFeatures.Feature {
        if let feature = MediaFeatures.named(name) {
            try checkUse(name, feature)
            return feature
        }
        guard let base = base(name), let feature = MediaFeatures.named(base) else { throw unknown(name) }
        guard feature.isRange else { throw .prefixWithoutOrder(name, feature: base) }
        try checkUse(base, feature)
        return feature
    }

    private static func checkUse(_ name: String, _ feature: MediaFeatures.Feature) throws(StyleError) {
        guard feature.isDeprecated else { return }
        throw .deprecatedFeature(name, instead: String(name.dropFirst("device-".count)))
    }

    private static func check(_ name: String, isCompared: Bool = false) throws(StyleError) {
        guard let feature = MediaFeatures.named(name) else {
            if base(name).flatMap(MediaFeatures.named) != nil {
                throw .featureValueMissing(name)
            }
            throw unknown(name)
        }
        try checkUse(name, feature)
        if isCompared, !feature.isRange {
            throw .comparisonWithoutOrder(feature: name)
        }
    }

    // MARK: - Values

    private static func value(
        _ reader: inout CSSReader, of feature: MediaFeatures.Feature, _ name: String
    ) throws(StyleError) {
        let piece = reader.piece
        switch feature.value {
        case .length: try measure(&reader, .length, name)
        case .resolution:
            if reader.takeIdent("infinite") { break }
            try measure(&reader, .resolution, name)
        case .integer, .flag: try number(&reader, feature.value, name)
        case .ratio: try ratio(&reader, name)
        case .keywords(let keywords):
            guard reader.kind == .ident, keywords.contains(reader.name) else {
                throw .featureKeyword(piece, feature: name, keywords)
            }
            reader.advance()
        }
        reader.skipSpaces()
    }

    private static func measure(
        _ reader: inout CSSReader, _ quantity: CSSUnit.Quantity, _ name: String
    ) throws(StyleError) {
        switch reader.kind {
        case .number where quantity == .length && reader.number == 0: reader.advance()
        case .number: throw .featureUnitMissing(reader.piece, feature: name, quantity)
        case .dimension:
            guard let unit = CSSUnit.named(reader.name) else { throw .unknownUnit(reader.name) }
            guard unit.quantity == quantity else {
                throw .expected(.measure(quantity, feature: name), found: reader.piece)
            }
            reader.advance()
        case .function:
            let piece = reader.call
            guard try MathSyntax().function(&reader).matches(MathType(quantity)) else {
                throw .featureResult(piece, feature: name, quantity)
            }
        default:
            throw .expected(.measure(quantity, feature: name), found: reader.piece)
        }
    }

    private static func number(
        _ reader: inout CSSReader, _ value: MediaFeatures.Value, _ name: String
    ) throws(StyleError) {
        let piece = reader.piece
        if reader.kind == .function {
            guard try MathSyntax().function(&reader).matches(.number) else {
                throw .featureNumber(name)
            }
            return
        }
        guard reader.kind == .number, let token = reader.token, token.flags.contains(.integer) else {
            throw .expected(.wholeNumber(feature: name), found: piece)
        }
        if value == .flag, reader.number != 0, reader.number != 1 {
            throw .featureFlag(piece, feature: name)
        }
        reader.advance()
    }

    private static func ratio(_ reader: inout CSSReader, _ name: String) throws(StyleError) {
        try side(&reader, name)
        reader.skipSpaces()
        guard reader.take("/") else { return }
        reader.skipSpaces()
        try side(&reader, name)
    }

    private static func side(_ reader: inout CSSReader, _ name: String) throws(StyleError) {
        let piece = reader.piece
        if reader.kind == .function {
            guard try MathSyntax().function(&reader).matches(.number) else {
                throw .featureRatio(name)
            }
            return
        }
        guard reader.kind == .number, reader.number >= 0 else {
            throw .expected(.ratio(feature: name), found: piece)
        }
        reader.advance()
    }

    /// Skips to the closing parenthesis of a feature that is not checked.
    private static func skip(_ reader: inout CSSReader) throws(StyleError) {
        var depth = 0
        while let kind = reader.kind {
            if kind == .closeRound {
                if depth == 0 { return }
                depth -= 1
            } else if kind == .openRound || kind == .function {
                depth += 1
            }
            reader.advance()
        }
        throw .bracketMissing(")")
    }
}
