/// The inside of the parentheses of a media feature: `min-width: 40em`, `hover`, `40em <= width < 60em`.
enum MediaFeatureReader {
    /// Reads a feature up to the closing parenthesis.
    static func feature(_ reader: inout CSSReader) throws(ValueProblem) {
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
        case .closeRound: throw ValueProblem("there is nothing in the parentheses")
        default: throw ValueProblem("\(reader.shown) stands where a media feature is expected")
        }
    }

    /// `40em < width`, `40em <= width <= 60em`
    private static func behindValue(_ reader: inout CSSReader) throws(ValueProblem) {
        let start = reader
        // The name says what the value must be, so it is looked for first.
        var ahead = reader
        try skipValue(&ahead)
        let direction = try comparison(&ahead)
        guard ahead.kind == .ident else {
            throw ValueProblem("\(ahead.shown) stands where a media feature is expected")
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
            throw ValueProblem("the two comparisons of a range point in the same direction")
        }
        try value(&reader, of: feature, name)
    }

    private static func skipValue(_ reader: inout CSSReader) throws(ValueProblem) {
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
        throw ValueProblem("\(reader.shown) stands where “<”, “>” or “=” is expected")
    }

    /// Reads `<`, `<=`, `>`, `>=` or `=` and gives its direction.
    private static func comparison(_ reader: inout CSSReader) throws(ValueProblem) -> Unicode.Scalar {
        reader.skipSpaces()
        for sign in ["<", ">", "="] as [Unicode.Scalar] where reader.take(sign) {
            if sign != "=" { _ = reader.take("=") }
            reader.skipSpaces()
            return sign
        }
        throw ValueProblem("\(reader.shown) stands where “<”, “>” or “=” is expected")
    }

    private static func comparison(
        _ reader: inout CSSReader, _ name: String, _ feature: MediaFeatures.Feature
    ) throws(ValueProblem) {
        _ = try comparison(&reader)
        try check(name, as: "in a range")
    }

    // MARK: - Names

    /// Whether a name is a custom one of a browser, which nobody else judges.
    private static func isForeign(_ name: String) -> Bool {
        name.hasPrefix("-webkit-") || name.hasPrefix("-moz-") || name.hasPrefix("-ms-") || name.hasPrefix("-o-")
            || name.hasPrefix("min--moz-") || name.hasPrefix("max--moz-")
    }

    private static func unknown(_ name: String) -> ValueProblem {
        if let base = base(name), MediaFeatures.named(base) != nil {
            return ValueProblem("“\(name)” takes a value behind “:”; in a comparison it is “\(base)”")
        }
        return ValueProblem("there is no media feature \(quoted(name))")
    }

    /// The name without `min-` or `max-`.
    private static func base(_ name: String) -> String? {
        name.hasPrefix("min-") || name.hasPrefix("max-") ? String(name.dropFirst(4)) : nil
    }

    /// The feature of a name before a colon.
    private static func lookUp(_ name: String) throws(ValueProblem) -> MediaFeatures.Feature {
        if let feature = MediaFeatures.named(name) {
            try checkUse(name, feature)
            return feature
        }
        guard let base = base(name), let feature = MediaFeatures.named(base) else { throw unknown(name) }
        guard feature.isRange else { throw ValueProblem("“\(base)” has no order, so “\(name)” means nothing") }
        try checkUse(base, feature)
        return feature
    }

    private static func checkUse(_ name: String, _ feature: MediaFeatures.Feature) throws(ValueProblem) {
        guard feature.isDeprecated else { return }
        throw ValueProblem(
            "the media feature “\(name)” is out of use; “\(name.dropFirst("device-".count))” is for today")
    }

    private static func check(_ name: String, as use: String) throws(ValueProblem) {
        guard let feature = MediaFeatures.named(name) else {
            if base(name).flatMap(MediaFeatures.named) != nil {
                throw ValueProblem("“\(name)” needs a value behind “:”")
            }
            throw unknown(name)
        }
        try checkUse(name, feature)
        if use == "in a range", !feature.isRange {
            throw ValueProblem("“\(name)” has no order, so it cannot be compared; write “\(name): …”")
        }
    }

    // MARK: - Values

    private static func value(
        _ reader: inout CSSReader, of feature: MediaFeatures.Feature, _ name: String
    ) throws(ValueProblem) {
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
                throw ValueProblem("\(shown) is no value of “\(name)”; they are \(list(keywords))")
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
    ) throws(ValueProblem) {
        let example = quantity == .length ? "“40em”" : "“2dppx”"
        switch reader.kind {
        case .number where quantity == .length && reader.number == 0: reader.advance()
        case .number: throw ValueProblem("a unit is missing behind \(reader.shown) of “\(name)”, as in \(example)")
        case .dimension:
            let unit = reader.name
            guard let found = CSSUnits.quantity(unit) else { throw ValueProblem("“\(unit)” is no unit of CSS") }
            guard found == quantity else {
                throw ValueProblem(
                    "“\(name)” takes a \(quantity.rawValue), as \(example), and “\(unit)” measures no such")
            }
            reader.advance()
        case .function:
            let shown = reader.shown
            guard try CSSMath().function(&reader).matches(CSSMathType(quantity)) else {
                throw ValueProblem("“\(name)” takes a \(quantity.rawValue), and \(shown) results in something else")
            }
        default: throw ValueProblem("\(reader.shown) is no \(quantity.rawValue), which “\(name)” takes, as \(example)")
        }
    }

    private static func number(
        _ reader: inout CSSReader, _ value: MediaFeatures.Value, _ name: String
    ) throws(ValueProblem) {
        let shown = reader.shown
        if reader.kind == .function {
            guard try CSSMath().function(&reader).matches(.number) else {
                throw ValueProblem("“\(name)” takes a number without a unit")
            }
            return
        }
        guard reader.kind == .number, let token = reader.token, token.isInteger else {
            throw ValueProblem("\(shown) is no whole number, which “\(name)” takes")
        }
        if value == .flag, reader.number != 0, reader.number != 1 {
            throw ValueProblem("\(shown) is no value of “\(name)”; they are “0” and “1”")
        }
        reader.advance()
    }

    private static func ratio(_ reader: inout CSSReader, _ name: String) throws(ValueProblem) {
        try side(&reader, name)
        reader.skipSpaces()
        guard reader.take("/") else { return }
        reader.skipSpaces()
        try side(&reader, name)
    }

    private static func side(_ reader: inout CSSReader, _ name: String) throws(ValueProblem) {
        let shown = reader.shown
        if reader.kind == .function {
            guard try CSSMath().function(&reader).matches(.number) else {
                throw ValueProblem("“\(name)” takes a ratio, as “16/9”")
            }
            return
        }
        guard reader.kind == .number, reader.number >= 0 else {
            throw ValueProblem("\(shown) is no part of a ratio, as “16/9”, which “\(name)” takes")
        }
        reader.advance()
    }

    /// Steps to the closing parenthesis of what is not judged.
    private static func skip(_ reader: inout CSSReader) throws(ValueProblem) {
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
        throw ValueProblem("“)” is missing at the end")
    }
}
