import VitrineSupport

/// What a calculation results in: the exponents of what it measures. All zero for a number.
struct CSSMathType: Equatable {
    private var exponents = SIMD8<Int8>()
    /// Whether it holds something that only a browser knows, such as `env()`, which may be anything.
    private(set) var isAnything = false

    /// A number.
    static let number = CSSMathType()
    /// What cannot be known.
    static let anything: CSSMathType = {
        var type = CSSMathType()
        type.isAnything = true
        return type
    }()
    /// A percentage.
    static let percentage: CSSMathType = {
        var type = CSSMathType()
        type.exponents[7] = 1
        return type
    }()

    private init() {}

    init(_ quantity: CSSQuantity) {
        switch quantity {
        case .length: exponents[0] = 1
        case .angle: exponents[1] = 1
        case .time: exponents[2] = 1
        case .frequency: exponents[3] = 1
        case .resolution: exponents[4] = 1
        case .flex: exponents[5] = 1
        }
    }

    /// Whether two parts of a sum are of the same kind.
    func matches(_ other: CSSMathType) -> Bool {
        isAnything || other.isAnything || exponents == other.exponents
    }

    /// The kind of a product.
    func times(_ other: CSSMathType) -> CSSMathType {
        var type = CSSMathType()
        type.exponents = exponents &+ other.exponents
        type.isAnything = isAnything || other.isAnything
        return type
    }

    /// The kind of one divided by this.
    var inverse: CSSMathType {
        var type = self
        type.exponents = SIMD8<Int8>() &- exponents
        return type
    }
}

/// Math functions of CSS Values: `calc()`, `min()`, `clamp()` and the others.
struct CSSMath {
    /// Words that stand for numbers here besides the constants: channels of a colour.
    var words: Set<String> = []
    /// Whether `env()` and its like may stand in a calculation.
    var allowsSubstitution = true

    /// Functions by what they take: the fewest and most arguments.
    private static let arguments: [String: ClosedRange<Int>] = [
        "calc": 1...1, "min": 1...1_000_000, "max": 1...1_000_000, "clamp": 3...3, "round": 1...3, "mod": 2...2,
        "rem": 2...2, "sin": 1...1, "cos": 1...1, "tan": 1...1, "asin": 1...1, "acos": 1...1, "atan": 1...1,
        "atan2": 2...2, "pow": 2...2, "sqrt": 1...1, "hypot": 1...1_000_000, "log": 1...2, "exp": 1...1,
        "abs": 1...1, "sign": 1...1, "progress": 3...3,
    ]

    private static let constants: Set = ["e", "pi", "infinity", "-infinity", "nan"]
    private static let substitutions: Set = ["env", "var", "attr", "sibling-index", "sibling-count", "random"]

    /// Whether a function with a name in small letters calculates.
    static func isMath(_ name: String) -> Bool { arguments[name] != nil }

    /// Reads a function, whose opening token is next, to its `)`.
    func function(_ reader: inout CSSReader, depth: Int = 0) throws(StyleError) -> CSSMathType {
        let name = reader.name
        guard depth < CSSReader.depth else { throw CSSReader.tooDeep }
        if allowsSubstitution, Self.substitutions.contains(name) {
            try skip(&reader)
            return .anything
        }
        guard let counts = Self.arguments[name] else {
            throw StyleError("“\(name)()” is not a math function of CSS")
        }
        reader.advance()
        reader.skipSpaces()
        if name == "round", reader.kind == .ident, ["nearest", "up", "down", "to-zero"].contains(reader.name) {
            reader.advance()
            reader.skipSpaces()
            guard reader.take(.comma) else { throw StyleError("a comma is missing in “round()”") }
        }
        var types: [CSSMathType] = []
        repeat {
            reader.skipSpaces()
            if name == "clamp", reader.takeIdent("none") {
                types.append(.anything)
            } else {
                types.append(try sum(&reader, depth + 1))
            }
            reader.skipSpaces()
        } while reader.take(.comma)
        guard reader.take(.closeRound) else {
            throw StyleError(
                reader.kind == nil ? "“)” of “\(name)()” is missing" : "\(reader.shown) is not expected in “\(name)()”")
        }
        guard counts.contains(types.count) else {
            throw StyleError("“\(name)()” has \(types.count) values where it takes \(counts.lowerBound)")
        }
        return try result(name, types)
    }

    private func result(_ name: String, _ types: [CSSMathType]) throws(StyleError) -> CSSMathType {
        let first = types.first { !$0.isAnything } ?? .anything
        for type in types where !type.matches(first) {
            throw StyleError("the values of “\(name)()” do not have the same kind of unit")
        }
        let needsNumber = ["asin", "acos", "atan", "pow", "sqrt", "log", "exp"].contains(name)
        if needsNumber, !first.matches(.number) { throw StyleError("“\(name)()” takes a number without a unit") }
        switch name {
        case "sin", "cos", "tan":
            guard first.matches(.number) || first.matches(CSSMathType(.angle)) else {
                throw StyleError("“\(name)()” takes an angle")
            }
            return .number
        case "asin", "acos", "atan", "atan2": return CSSMathType(.angle)
        case "sign", "progress": return .number
        case "round" where types.count == 1:
            guard first.matches(.number) else { throw StyleError("“round()” needs a second value to round to") }
            return first
        default: return first
        }
    }

    private func sum(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) -> CSSMathType {
        var type = try product(&reader, depth)
        while true {
            let hasSpace = reader.skipSpaces()
            guard reader.isDelim("+") || reader.isDelim("-") else {
                // `1px +2px`: the sign belongs to the number.
                if hasSpace, reader.kind == .number || reader.kind == .dimension || reader.kind == .percentage,
                    let first = reader.source.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
                {
                    throw StyleError("“\(Unicode.Scalar(first))” needs a space on both sides in a calculation")
                }
                return type
            }
            let sign = reader.shown
            guard hasSpace, reader.kindAfter == .space else {
                throw StyleError("\(sign) needs a space on both sides in a calculation")
            }
            reader.advance()
            reader.skipSpaces()
            let other = try product(&reader, depth)
            guard type.matches(other) else {
                throw StyleError("\(sign) is between values with different kinds of units")
            }
            if type.isAnything { type = other }
        }
    }

    private func product(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) -> CSSMathType {
        var type = try value(&reader, depth)
        while true {
            let start = reader
            reader.skipSpaces()
            if reader.take("*") {
                reader.skipSpaces()
                type = type.times(try value(&reader, depth))
            } else if reader.take("/") {
                reader.skipSpaces()
                type = type.times(try value(&reader, depth).inverse)
            } else {
                reader = start
                return type
            }
        }
    }

    private func value(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) -> CSSMathType {
        switch reader.kind {
        case .number:
            reader.advance()
            return .number
        case .percentage:
            reader.advance()
            return .percentage
        case .dimension:
            guard let quantity = CSSUnits.quantity(reader.name) else {
                throw StyleError("“\(reader.name)” is not a unit of CSS")
            }
            reader.advance()
            return CSSMathType(quantity)
        case .ident where Self.constants.contains(reader.name) || words.contains(reader.name):
            reader.advance()
            return .number
        case .function: return try function(&reader, depth: depth)
        case .openRound:
            guard depth < CSSReader.depth else { throw CSSReader.tooDeep }
            reader.advance()
            reader.skipSpaces()
            let type = try sum(&reader, depth + 1)
            reader.skipSpaces()
            guard reader.take(.closeRound) else { throw StyleError("expected “)”, found \(reader.shown)") }
            return type
        default: throw StyleError("expected a value in a calculation, found \(reader.shown)")
        }
    }

    /// Steps over a function and all in it.
    private func skip(_ reader: inout CSSReader) throws(StyleError) {
        var depth = 0
        while let kind = reader.kind {
            reader.advance()
            if kind == .function || kind == .openRound { depth += 1 }
            if kind == .closeRound {
                depth -= 1
                if depth == 0 { return }
            }
        }
        throw StyleError("“)” is missing at the end")
    }
}
