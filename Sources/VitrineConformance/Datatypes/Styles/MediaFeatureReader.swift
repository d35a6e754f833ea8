import VitrineSupport

/// The inside of the parentheses of a media feature: `min-width: 40em`, `hover`, `40em <= width < 60em`.
enum MediaFeatureReader {
    /// Reads a feature up to the closing parenthesis.
    static func feature(_ reader: inout CSSReader) throws(StyleError) {
        switch reader.kind {
        case .ident:
            let name = reader.name
            reader.advance()
            reader.skipSpaces()
            if name.hasPrefix("--") || isForeign(name) { return try skip(&reader) }
            if reader.kind == .closeRound {
                try check(name, as: "on its own")
            } else if reader.take(.colon) {
                reader.skipSpaces()
                let feature = try lookUp(name)
                try value(&reader, of: feature, name)
            } else {
                guard let feature = MediaFeatures.named(name) else { throw unknown(name) }
                try comparison(&reader, name, feature)
                try value(&reader, of: feature, name)
            }
        case .number, .dimension, .function: try behindValue(&reader)
        case .closeRound: throw StyleError("the parentheses are empty")
        default: throw StyleError("expected a media feature, found \(reader.shown)")
        }
    }

    /// `40em < width`, `40em <= width <= 60em`
    private static func behindValue(_ reader: inout CSSReader) throws(StyleError) {
        let start = reader
        // The name says what the value must be, so it is looked for first.
        var ahead = reader
        try skipValue(&ahead)
        let direction = try comparison(&ahead)
        guard ahead.kind == .ident else {
            throw StyleError("expected a media feature, found \(ahead.shown)")
        }
        let name = ahead.name
        guard let feature = MediaFeatures.named(name) else { throw unknown(name) }
        try check(name, as: "in a range")
        reader = start
        try value(&reader, of: feature, name)
        _ = try comparison(&reader)
        reader.advance()
        reader.skipSpaces()
        guard reader.kind != .closeRound else { return }
        let second = try comparison(&reader)
        guard direction != "=", second == direction else {
            throw StyleError("the two comparisons of a range must point in the same direction")
        }
        try value(&reader, of: feature, name)
    }

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
        throw StyleError("expected “<”, “>” or “=”, found \(reader.shown)")
    }

    /// Reads `<`, `<=`, `>`, `>=` or `=` and gives its direction.
    private static func comparison(_ reader: inout CSSReader) throws(StyleError) -> Unicode.Scalar {
        reader.skipSpaces()
        for sign in ["<", ">", "="] as [Unicode.Scalar] where reader.take(sign) {
            if sign != "=" { _ = reader.take("=") }
            reader.skipSpaces()
            return sign
        }
        throw StyleError("expected “<”, “>” or “=”, found \(reader.shown)")
    }

    private static func comparison(
        _ reader: inout CSSReader, _ name: String, _ feature: MediaFeatures.Feature
    ) throws(StyleError) {
        _ = try comparison(&reader)
        try check(name, as: "in a range")
    }

    // MARK: - Names

    /// Whether a name is a custom one of a browser, which nobody else judges.
    private static func isForeign(_ name: String) -> Bool {
        name.hasPrefix("-webkit-") || name.hasPrefix("-moz-") || name.hasPrefix("-ms-") || name.hasPrefix("-o-")
            || name.hasPrefix("min--moz-") || name.hasPrefix("max--moz-")
    }

    private static func unknown(_ name: String) -> StyleError {
        if let base = base(name), MediaFeatures.named(base) != nil {
            return StyleError("“\(name)” takes a value after “:”; in a comparison it is “\(base)”")
        }
        return StyleError("there is no media feature \(quoted(name))")
    }

    /// The name without `min-` or `max-`.
    private static func base(_ name: String) -> String? {
        name.hasPrefix("min-") || name.hasPrefix("max-") ? String(name.dropFirst(4)) : nil
    }

    /// The feature of a name before a colon.
    private static func lookUp(_ name: String) throws(StyleError) -> MediaFeatures.Feature {
        if let feature = MediaFeatures.named(name) {
            try checkUse(name, feature)
            return feature
        }
        guard let base = base(name), let feature = MediaFeatures.named(base) else { throw unknown(name) }
        guard feature.isRange else { throw StyleError("“\(base)” has no order, so “\(name)” is not allowed") }
        try checkUse(base, feature)
        return feature
    }

    private static func checkUse(_ name: String, _ feature: MediaFeatures.Feature) throws(StyleError) {
        guard feature.isDeprecated else { return }
        throw StyleError(
            "the media feature “\(name)” is deprecated; use “\(name.dropFirst("device-".count))”")
    }

    private static func check(_ name: String, as use: String) throws(StyleError) {
        guard let feature = MediaFeatures.named(name) else {
            if base(name).flatMap(MediaFeatures.named) != nil {
                throw StyleError("“\(name)” needs a value after “:”")
            }
            throw unknown(name)
        }
        try checkUse(name, feature)
        if use == "in a range", !feature.isRange {
            throw StyleError("“\(name)” has no order, so it cannot be compared; write “\(name): …”")
        }
    }

    // MARK: - Values

    private static func value(
        _ reader: inout CSSReader, of feature: MediaFeatures.Feature, _ name: String
    ) throws(StyleError) {
        let shown = reader.shown
        switch feature.value {
        case .length: try measure(&reader, .length, name)
        case .resolution:
            if reader.takeIdent("infinite") { break }
            try measure(&reader, .resolution, name)
        case .integer, .flag, .number: try number(&reader, feature.value, name)
        case .ratio: try ratio(&reader, name)
        case .keywords(let keywords):
            guard reader.kind == .ident, keywords.contains(reader.name) else {
                throw StyleError("\(shown) is not a value of “\(name)”; expected \(list(keywords))")
            }
            reader.advance()
        }
        reader.skipSpaces()
    }

    private static func list(_ keywords: [String]) -> String {
        let quoted = keywords.map { "“\($0)”" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func measure(
        _ reader: inout CSSReader, _ quantity: CSSQuantity, _ name: String
    ) throws(StyleError) {
        let example = quantity == .length ? "“40em”" : "“2dppx”"
        switch reader.kind {
        case .number where quantity == .length && reader.number == 0: reader.advance()
        case .number: throw StyleError("a unit is missing after \(reader.shown) of “\(name)”, as in \(example)")
        case .dimension:
            let unit = reader.name
            guard let found = CSSUnits.quantity(unit) else { throw StyleError("“\(unit)” is not a unit of CSS") }
            guard found == quantity else {
                throw StyleError(
                    "expected a \(quantity.rawValue) such as \(example) for “\(name)”, found “\(unit)”")
            }
            reader.advance()
        case .function:
            let shown = reader.shown
            guard try CSSMath().function(&reader).matches(CSSMathType(quantity)) else {
                throw StyleError(
                    "expected a \(quantity.rawValue) for “\(name)”, found \(shown), which results in something else")
            }
        default:
            throw StyleError("expected a \(quantity.rawValue) such as \(example) for “\(name)”, found \(reader.shown)")
        }
    }

    private static func number(
        _ reader: inout CSSReader, _ value: MediaFeatures.Value, _ name: String
    ) throws(StyleError) {
        let shown = reader.shown
        if reader.kind == .function {
            guard try CSSMath().function(&reader).matches(.number) else {
                throw StyleError("“\(name)” takes a number without a unit")
            }
            return
        }
        guard reader.kind == .number, let token = reader.token, token.isInteger else {
            throw StyleError("expected a whole number for “\(name)”, found \(shown)")
        }
        if value == .flag, reader.number != 0, reader.number != 1 {
            throw StyleError("\(shown) is not a value of “\(name)”; expected “0” or “1”")
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
        let shown = reader.shown
        if reader.kind == .function {
            guard try CSSMath().function(&reader).matches(.number) else {
                throw StyleError("expected a ratio such as “16/9” for “\(name)”")
            }
            return
        }
        guard reader.kind == .number, reader.number >= 0 else {
            throw StyleError("expected a ratio such as “16/9” for “\(name)”, found \(shown)")
        }
        reader.advance()
    }

    /// Steps to the closing parenthesis of what is not judged.
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
        throw StyleError("“)” is missing at the end")
    }
}
