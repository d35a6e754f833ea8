/// Reads the character classes of a pattern, such as `[[a-z]--[aeiou]]`, with the set operations of the flag `v`.
enum PatternClass {
    private enum Operand {
        case character(UInt32)
        /// A set, and whether it may contain strings that are not single characters.
        case set(hasStrings: Bool)

        var hasStrings: Bool {
            switch self {
            case .character: false
            case .set(let hasStrings): hasStrings
            }
        }
    }

    /// Punctuation marks that are reserved when doubled, as in `++`.
    private static let doubled = Set("&!#$%*+,.:;<=>?@^`~".unicodeScalars)
    /// Punctuation marks, besides the backslash, that must be escaped in a class.
    private static let syntax = Set("()[]{}/-|".unicodeScalars)

    /// Reads a class, whose `[` is next, and returns whether it may contain strings that are not single characters.
    /// - Parameter depth: the number of classes around it.
    static func read(_ reader: inout PatternReader, depth: Int = 0) throws(ValueError) -> Bool {
        guard depth < 64 else { throw .pattern(.classTooDeep(64)) }
        _ = reader.take("[")
        let isNegated = reader.take("^")
        let hasStrings = try contents(&reader, depth)
        guard reader.take("]") else { throw .pattern(.classNotClosed) }
        if isNegated, hasStrings { throw .pattern(.negatedClassOfStrings) }
        return hasStrings
    }

    private static func contents(_ reader: inout PatternReader, _ depth: Int) throws(ValueError) -> Bool {
        if reader.isNext("]") || reader.byte == nil { return false }
        let first = try operand(&reader, depth)
        if reader.isNext("--") {
            while reader.take("--") { _ = try operand(&reader, depth) }
            try end(reader, after: "--")
            return first.hasStrings
        }
        if reader.isNext("&&") {
            var hasStrings = first.hasStrings
            while reader.take("&&") {
                if reader.isNext("&") { throw .pattern(.threeAmpersands) }
                hasStrings = try operand(&reader, depth).hasStrings && hasStrings
            }
            try end(reader, after: "&&")
            return hasStrings
        }
        return try union(&reader, first, depth)
    }

    private static func end(_ reader: PatternReader, after sign: String) throws(ValueError) {
        guard reader.byte != nil, !reader.isNext("]") else { return }
        throw .pattern(.operatorMixed(sign))
    }

    private static func union(
        _ reader: inout PatternReader, _ first: Operand, _ depth: Int
    ) throws(ValueError) -> Bool {
        var hasStrings = first.hasStrings
        var last = first
        while reader.byte != nil, !reader.isNext("]") {
            if reader.isNext("--") || reader.isNext("&&") {
                throw .pattern(.operatorMixed(reader.isNext("--") ? "--" : "&&"))
            }
            if reader.take("-") {
                guard case .character(let low) = last else { throw .pattern(.unescaped("-")) }
                guard !reader.isNext("]") else { throw .pattern(.unescaped("-")) }
                guard case .character(let high) = try operand(&reader, depth) else {
                    throw .pattern(.rangeEnd)
                }
                guard low <= high else { throw .pattern(.rangeOrder) }
                // The end of a range cannot be the start of another one.
                last = .set(hasStrings: false)
            } else {
                last = try operand(&reader, depth)
                hasStrings = hasStrings || last.hasStrings
            }
        }
        return hasStrings
    }

    private static func operand(_ reader: inout PatternReader, _ depth: Int) throws(ValueError) -> Operand {
        if reader.isNext("[") { return .set(hasStrings: try read(&reader, depth: depth + 1)) }
        if reader.isNext("\\") {
            let start = reader
            _ = reader.take("\\")
            if reader.take("q") { return .set(hasStrings: try strings(&reader)) }
            if let kind = try PatternEscapes.characters(&reader) { return .set(hasStrings: kind == .strings) }
            reader = start
        }
        return .character(try character(&reader))
    }

    private static func character(_ reader: inout PatternReader) throws(ValueError) -> UInt32 {
        if reader.take("\\") { return try PatternEscapes.character(&reader, isInClass: true) }
        guard let scalar = reader.scalar else { throw .pattern(.classNotClosed) }
        if syntax.contains(scalar) { throw .pattern(.unescaped(scalar)) }
        _ = reader.takeScalar()
        if doubled.contains(scalar), reader.scalar == scalar {
            throw .pattern(.doubled(scalar))
        }
        return scalar.value
    }

    /// Reads `{abc|d}` after `\q`, and returns whether it contains a string that is not a single character.
    private static func strings(_ reader: inout PatternReader) throws(ValueError) -> Bool {
        guard reader.take("{") else { throw .pattern(.stringsMissing) }
        var hasStrings = false
        var count = 0
        while !reader.take("}") {
            if reader.take("|") {
                hasStrings = hasStrings || count != 1
                count = 0
                continue
            }
            guard reader.byte != nil else { throw .pattern(.stringsNotClosed) }
            _ = try character(&reader)
            count += 1
        }
        return hasStrings || count != 1
    }
}
