import VitrineCSS
import VitrineSupport

/// Checks the source size lists of `sizes`, such as `(min-width: 40em) 50vw, 100vw`.
enum SourceSizes {
    /// Returns the problem with a list; nil if it is valid.
    static func error(_ value: Bytes) -> StyleError? {
        CSSReader.error(in: value) { reader throws(StyleError) in
            reader.skipSpaces()
            var isFirst = true
            while true {
                reader.skipSpaces()
                let isAuto = isFirst && reader.takeIdent("auto")
                let hasCondition = isAuto ? false : try entry(&reader)
                reader.skipSpaces()
                if reader.kind == nil {
                    if hasCondition { throw .conditionOnLastSize }
                    return
                }
                guard reader.take(.comma) else { throw .unexpected(reader.piece, after: .size) }
                if !hasCondition, !isAuto {
                    throw .sizeBeforeLast
                }
                isFirst = false
            }
        }
    }

    /// Reads an entry: a size, or a condition followed by a size. Returns whether there is a condition.
    private static func entry(_ reader: inout CSSReader) throws(StyleError) -> Bool {
        switch reader.kind {
        case nil, .comma: throw .sizeMissing
        case .openRound: break
        case .ident where reader.name == "not": break
        default:
            try size(&reader)
            return false
        }
        try MediaQuerySyntax.condition(&reader)
        reader.skipSpaces()
        if reader.kind == nil || reader.kind == .comma { throw .sizeMissingAfterCondition }
        try size(&reader)
        return true
    }

    private static func size(_ reader: inout CSSReader) throws(StyleError) {
        let piece = reader.piece
        switch reader.kind {
        case .percentage: throw .percentageAsSize(piece)
        case .number where reader.number == 0: reader.advance()
        case .number: throw .sizeUnitMissing(piece)
        case .dimension:
            guard let unit = CSSUnit.named(reader.name) else { throw .unknownUnit(reader.name) }
            guard unit.quantity == .length else { throw .notLength(piece) }
            if reader.number < 0 { throw .negativeSize(piece) }
            reader.advance()
        case .function:
            guard MathSyntax.isMath(reader.name) else {
                throw .functionAsSize(reader.name)
            }
            let call = reader.call
            var math = MathSyntax()
            math.allowsSubstitution = false
            guard try math.function(&reader).matches(MathType(.length)) else {
                throw .sizeResult(call)
            }
        case .ident where reader.name == "auto": throw .autoNotFirst
        case .ident: throw .notLength(piece)
        default: throw .expected(.size, found: piece)
        }
    }
}
