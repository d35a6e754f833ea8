import VitrineSupport

/// Source size lists of `sizes`.
enum SourceSizes {
    /// Returns what is wrong with a list; nil when it is right.
    static func error(_ value: Bytes) -> StyleError? {
        var reader = CSSReader(value)
        do throws(StyleError) {
            reader.skipSpaces()
            var isFirst = true
            while true {
                reader.skipSpaces()
                let isAuto = isFirst && reader.takeIdent("auto")
                let hasCondition = isAuto ? false : try entry(&reader)
                reader.skipSpaces()
                if reader.kind == nil {
                    return hasCondition
                        ? StyleError("the last size has a condition; add one without, for all other cases") : nil
                }
                guard reader.take(.comma) else { throw StyleError("\(reader.shown) is not expected after a size") }
                if !hasCondition, !isAuto {
                    throw StyleError("a size without a condition must be the last; those after it are never used")
                }
                isFirst = false
            }
        } catch { return error }
    }

    /// Whether the entry has a condition.
    private static func entry(_ reader: inout CSSReader) throws(StyleError) -> Bool {
        switch reader.kind {
        case nil, .comma: throw StyleError("a size is missing next to a comma")
        case .openRound: break
        case .ident where reader.name == "not": break
        default:
            try size(&reader)
            return false
        }
        try MediaQueries.condition(&reader)
        reader.skipSpaces()
        if reader.kind == nil || reader.kind == .comma { throw StyleError("a size is missing after its condition") }
        try size(&reader)
        return true
    }

    private static func size(_ reader: inout CSSReader) throws(StyleError) {
        let shown = reader.shown
        switch reader.kind {
        case .percentage: throw StyleError("\(shown) is a percentage; expected a length such as “50vw”")
        case .number where reader.number == 0: reader.advance()
        case .number: throw StyleError("a unit is missing after \(shown), as in “50vw”")
        case .dimension:
            guard let quantity = CSSUnits.quantity(reader.name) else {
                throw StyleError("“\(reader.name)” is not a unit of CSS")
            }
            guard quantity == .length else { throw StyleError("\(shown) is not a length such as “50vw”") }
            if reader.number < 0 { throw StyleError("\(shown) is negative") }
            reader.advance()
        case .function:
            guard CSSMath.isMath(reader.name) else {
                throw StyleError("“\(reader.name)()” is not allowed in a size; use a math function such as “calc()”")
            }
            var math = CSSMath()
            math.allowsSubstitution = false
            guard try math.function(&reader).matches(CSSMathType(.length)) else {
                throw StyleError("\(shown)…) does not result in a length")
            }
        case .ident where reader.name == "auto": throw StyleError("“auto” is only allowed as the first size")
        case .ident: throw StyleError("\(shown) is not a length such as “50vw”")
        default: throw StyleError("expected a size, found \(shown)")
        }
    }
}
