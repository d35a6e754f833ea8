/// Source size lists of `sizes`.
enum SourceSizes {
    /// What is wrong with a list; nil when it is right.
    static func problem(_ value: Bytes) -> String? {
        var reader = CSSReader(value)
        do throws(ValueProblem) {
            reader.skipSpaces()
            if reader.kind == nil { return value.isEmpty ? "it is empty" : "there is nothing but white space" }
            var isFirst = true
            while true {
                reader.skipSpaces()
                let isAuto = isFirst && reader.takeIdent("auto")
                let hasCondition = isAuto ? false : try entry(&reader)
                reader.skipSpaces()
                if reader.kind == nil {
                    return hasCondition ? "the last size must stand without a condition, for all other cases" : nil
                }
                guard reader.take(.comma) else { throw ValueProblem("\(reader.shown) is not expected behind a size") }
                if !hasCondition, !isAuto {
                    throw ValueProblem("only the last size stands without a condition; those behind it are never used")
                }
                isFirst = false
            }
        } catch { return error.text }
    }

    /// Whether the entry has a condition.
    private static func entry(_ reader: inout CSSReader) throws(ValueProblem) -> Bool {
        switch reader.kind {
        case nil, .comma: throw ValueProblem("a size is missing beside a comma")
        case .openRound: break
        case .ident where reader.name == "not": break
        default:
            try size(&reader)
            return false
        }
        try MediaQueries.condition(&reader)
        reader.skipSpaces()
        if reader.kind == nil || reader.kind == .comma { throw ValueProblem("a size is missing behind its condition") }
        try size(&reader)
        return true
    }

    private static func size(_ reader: inout CSSReader) throws(ValueProblem) {
        let shown = reader.shown
        switch reader.kind {
        case .percentage: throw ValueProblem("\(shown) is a percentage; a size is a length, as “50vw”")
        case .number where reader.number == 0: reader.advance()
        case .number: throw ValueProblem("a unit is missing behind \(shown), as in “50vw”")
        case .dimension:
            guard let quantity = CSSUnits.quantity(reader.name) else {
                throw ValueProblem("“\(reader.name)” is no unit of CSS")
            }
            guard quantity == .length else { throw ValueProblem("\(shown) is no length, as “50vw”") }
            if reader.number < 0 { throw ValueProblem("\(shown) is negative") }
            reader.advance()
        case .function:
            guard CSSMath.isMath(reader.name) else {
                throw ValueProblem("“\(reader.name)()” is not allowed in a size; math functions such as “calc()” are")
            }
            var math = CSSMath()
            math.allowsSubstitution = false
            guard try math.function(&reader).matches(CSSMathType(.length)) else {
                throw ValueProblem("\(shown)…) does not result in a length")
            }
        case .ident where reader.name == "auto": throw ValueProblem("“auto” must be the first size")
        case .ident: throw ValueProblem("\(shown) is no size; a size is a length, as “50vw”")
        default: throw ValueProblem("\(shown) stands where a size is expected")
        }
    }
}
