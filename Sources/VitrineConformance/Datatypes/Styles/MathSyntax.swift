import VitrineCSS
import VitrineSupport

/// Checks the math functions of CSS Values, such as `calc()`, `min()` and `clamp()`.
struct MathSyntax {
    /// Keywords that mean numbers, besides constants such as `pi`; for example, `r` and `alpha` in a relative color.
    var words: Set<String> = []
    /// Whether functions that a browser replaces with other values, such as `env()`, are allowed.
    var allowsSubstitution = true

    /// The minimum and maximum number of arguments of each function, not counting the strategy of `round()`.
    private static let arguments: [String: ClosedRange<Int>] = [
        "calc": 1...1, "min": 1...1_000_000, "max": 1...1_000_000, "clamp": 3...3, "round": 1...2, "mod": 2...2,
        "rem": 2...2, "sin": 1...1, "cos": 1...1, "tan": 1...1, "asin": 1...1, "acos": 1...1, "atan": 1...1,
        "atan2": 2...2, "pow": 2...2, "sqrt": 1...1, "hypot": 1...1_000_000, "log": 1...2, "exp": 1...1,
        "abs": 1...1, "sign": 1...1, "progress": 3...3,
    ]

    private static let constants: Set = ["e", "pi", "infinity", "-infinity", "nan"]
    private static let substitutions: Set = ["env", "var", "attr", "sibling-index", "sibling-count", "random"]

    /// Whether a function, given by its name in lowercase, is a math function.
    static func isMath(_ name: String) -> Bool { arguments[name] != nil }

    /// Reads a function, whose opening token is next, including its closing parenthesis, and returns the type of its
    /// result.
    /// - Parameter depth: the number of brackets around it.
    func function(_ reader: inout CSSReader, depth: Int = 0) throws(StyleError) -> MathType {
        let name = reader.name
        guard depth < CSSReader.depth else { throw .tooDeep }
        if allowsSubstitution, Self.substitutions.contains(name) {
            try skip(&reader)
            return .anything
        }
        guard let counts = Self.arguments[name] else {
            throw .unknownMathFunction(name)
        }
        reader.advance()
        reader.skipSpaces()
        if name == "round", reader.kind == .ident, ["nearest", "up", "down", "to-zero"].contains(reader.name) {
            reader.advance()
            reader.skipSpaces()
            guard reader.take(.comma) else { throw .commaMissing(function: name) }
        }
        var types: [MathType] = []
        repeat {
            reader.skipSpaces()
            // Only the bounds can be `none`, not the value between them.
            if name == "clamp", types.count != 1, reader.takeIdent("none") {
                types.append(.anything)
            } else {
                types.append(try sum(&reader, depth + 1))
            }
            reader.skipSpaces()
        } while reader.take(.comma)
        guard reader.take(.closeRound) else {
            throw reader.kind == nil
                ? .parenthesisMissing(function: name) : .unexpectedArgument(reader.piece, function: name)
        }
        guard counts.contains(types.count) else {
            throw .argumentCount(types.count, function: name, fewest: counts.lowerBound)
        }
        return try result(name, types)
    }

    private func result(_ name: String, _ types: [MathType]) throws(StyleError) -> MathType {
        let first = types.first { !$0.isAnything } ?? .anything
        for type in types where !type.matches(first) {
            throw .mixedArguments(function: name)
        }
        let needsNumber = ["asin", "acos", "atan", "pow", "sqrt", "log", "exp"].contains(name)
        if needsNumber, !first.matches(.number) { throw .unitInArgument(function: name) }
        switch name {
        case "sin", "cos", "tan":
            guard first.matches(.number) || first.matches(MathType(.angle)) else {
                throw .angleNeeded(function: name)
            }
            return .number
        case "asin", "acos", "atan", "atan2": return MathType(.angle)
        case "sign", "progress": return .number
        case "round" where types.count == 1:
            guard first.matches(.number) else { throw .roundingStep }
            return first
        default: return first
        }
    }

    private func sum(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) -> MathType {
        var type = try product(&reader, depth)
        while true {
            let hasSpace = reader.skipSpaces()
            let sign: Unicode.Scalar = reader.isDelim("-") ? "-" : "+"
            guard reader.isDelim(sign) else {
                // In `1px +2px`, the sign belongs to the second number, so there is no operator.
                if hasSpace, reader.kind == .number || reader.kind == .dimension || reader.kind == .percentage,
                    let first = reader.source.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
                {
                    throw .signWithoutSpaces(Unicode.Scalar(first))
                }
                return type
            }
            guard hasSpace, reader.kindAfter == .whitespace else {
                throw .signWithoutSpaces(sign)
            }
            reader.advance()
            reader.skipSpaces()
            let other = try product(&reader, depth)
            guard type.matches(other) else {
                throw .mixedOperands(sign)
            }
            if type.isAnything { type = other }
        }
    }

    private func product(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) -> MathType {
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

    private func value(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) -> MathType {
        switch reader.kind {
        case .number:
            reader.advance()
            return .number
        case .percentage:
            reader.advance()
            return .percentage
        case .dimension:
            guard let unit = CSSUnit.named(reader.name) else {
                throw .unknownUnit(reader.name)
            }
            reader.advance()
            return MathType(unit.quantity)
        case .ident where Self.constants.contains(reader.name) || words.contains(reader.name):
            reader.advance()
            return .number
        case .function: return try function(&reader, depth: depth)
        case .openRound:
            guard depth < CSSReader.depth else { throw .tooDeep }
            reader.advance()
            reader.skipSpaces()
            let type = try sum(&reader, depth + 1)
            reader.skipSpaces()
            guard reader.take(.closeRound) else { throw .expected(.closingParenthesis, found: reader.piece) }
            return type
        default: throw .expected(.calculationValue, found: reader.piece)
        }
    }

    /// Skips a function with its arguments.
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
        throw .bracketMissing(")")
    }
}
