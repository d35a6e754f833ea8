/// Character classes of a pattern, with the operations that the flag `v` brings.
enum PatternClass {
    /// Something in a class.
    private enum Operand {
        case character(UInt32)
        /// A set, and whether texts of several characters may be in it.
        case set(hasStrings: Bool)

        var hasStrings: Bool {
            switch self {
            case .character: false
            case .set(let hasStrings): hasStrings
            }
        }
    }

    /// Signs of which two in a row are kept for later.
    private static let doubled = Set("&!#$%*+,.:;<=>?@^`~".unicodeScalars)
    private static let syntax = Set("()[]{}/-|".unicodeScalars)

    /// Reads a class whose `[` is next, and says whether texts of several characters may be in it.
    static func read(_ reader: inout PatternReader, depth: Int = 0) throws(ValueProblem) -> Bool {
        guard depth < 64 else { throw ValueProblem("classes stand in classes more than 64 deep") }
        _ = reader.take("[")
        let isNegated = reader.take("^")
        let hasStrings = try contents(&reader, depth)
        guard reader.take("]") else { throw ValueProblem("“]” is missing at the end of a class") }
        if isNegated, hasStrings {
            throw ValueProblem("a class that begins with “[^” cannot hold texts of several characters")
        }
        return hasStrings
    }

    private static func contents(_ reader: inout PatternReader, _ depth: Int) throws(ValueProblem) -> Bool {
        if reader.isNext("]") || reader.byte == nil { return false }
        let first = try operand(&reader, depth)
        if reader.isNext("--") {
            while reader.take("--") { _ = try operand(&reader, depth) }
            try end(reader, behind: "--")
            return first.hasStrings
        }
        if reader.isNext("&&") {
            var hasStrings = first.hasStrings
            while reader.take("&&") {
                if reader.isNext("&") { throw ValueProblem("“&&&” is not allowed in a class") }
                hasStrings = try operand(&reader, depth).hasStrings && hasStrings
            }
            try end(reader, behind: "&&")
            return hasStrings
        }
        return try union(&reader, first, depth)
    }

    private static func end(_ reader: PatternReader, behind sign: String) throws(ValueProblem) {
        guard reader.byte != nil, !reader.isNext("]") else { return }
        throw ValueProblem("“\(sign)” joins single things in a class; put brackets around what belongs together")
    }

    private static func union(
        _ reader: inout PatternReader, _ first: Operand, _ depth: Int
    ) throws(ValueProblem) -> Bool {
        var hasStrings = first.hasStrings
        var last = first
        while reader.byte != nil, !reader.isNext("]") {
            if reader.isNext("--") || reader.isNext("&&") {
                let sign = reader.isNext("--") ? "--" : "&&"
                throw ValueProblem(
                    "“\(sign)” joins single things in a class; put brackets around what belongs together")
            }
            if reader.take("-") {
                guard case .character(let low) = last else { throw unescaped("-") }
                guard !reader.isNext("]") else { throw unescaped("-") }
                guard case .character(let high) = try operand(&reader, depth) else {
                    throw ValueProblem("a range in a class ends with a character")
                }
                guard low <= high else { throw ValueProblem("a range in a class has its ends in the wrong order") }
                // A range cannot go on as the start of another.
                last = .set(hasStrings: false)
            } else {
                last = try operand(&reader, depth)
                hasStrings = hasStrings || last.hasStrings
            }
        }
        return hasStrings
    }

    private static func unescaped(_ sign: Unicode.Scalar) -> ValueProblem {
        ValueProblem("“\(sign)” in a class is written “\\\(sign)”")
    }

    private static func operand(_ reader: inout PatternReader, _ depth: Int) throws(ValueProblem) -> Operand {
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

    private static func character(_ reader: inout PatternReader) throws(ValueProblem) -> UInt32 {
        if reader.take("\\") { return try PatternEscapes.character(&reader, isInClass: true) }
        guard let scalar = reader.scalar else { throw ValueProblem("“]” is missing at the end of a class") }
        if syntax.contains(scalar) { throw unescaped(scalar) }
        _ = reader.takeScalar()
        if doubled.contains(scalar), reader.scalar == scalar {
            throw ValueProblem("“\(scalar)\(scalar)” in a class is kept for later; write “\\\(scalar)\\\(scalar)”")
        }
        return scalar.value
    }

    /// Reads `{abc|d}` behind `\q`, and says whether it holds anything but single characters.
    private static func strings(_ reader: inout PatternReader) throws(ValueProblem) -> Bool {
        guard reader.take("{") else { throw ValueProblem("“\\q” is followed by texts in braces, as “\\q{abc|d}”") }
        var hasStrings = false
        var count = 0
        while !reader.take("}") {
            if reader.take("|") {
                hasStrings = hasStrings || count != 1
                count = 0
                continue
            }
            guard reader.byte != nil else { throw ValueProblem("“}” is missing behind “\\q{”") }
            _ = try character(&reader)
            count += 1
        }
        return hasStrings || count != 1
    }
}
