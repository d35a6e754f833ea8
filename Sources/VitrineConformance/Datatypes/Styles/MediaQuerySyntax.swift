import VitrineCSS
import VitrineSupport

/// Checks media query lists and media conditions, as Media Queries 4 and 5 define them.
///
/// The grammar also has `<general-enclosed>`, which accepts future syntax. Authors must not use it, so it is reported.
enum MediaQuerySyntax {
    /// Returns the problem with a media query list; nil if it is valid.
    static func error(_ value: Bytes) -> StyleError? {
        if value.equals(ignoringCase: "screen") || value.equals(ignoringCase: "print") { return nil }
        return CSSReader.error(in: value) { reader throws(StyleError) in
            reader.skipSpaces()
            if reader.kind == nil { return }
            while true {
                try query(&reader)
                reader.skipSpaces()
                if reader.kind == nil { return }
                guard reader.take(.comma) else { throw .unexpected(reader.piece, after: .mediaQuery) }
            }
        }
    }

    private static func query(_ reader: inout CSSReader) throws(StyleError) {
        reader.skipSpaces()
        switch reader.kind {
        case nil, .comma: throw .queryMissing
        case .ident: break
        default: return try condition(&reader)
        }
        let word = reader.name
        if word == "not" || word == "only" {
            if word == "not", reader.kindAfterSpaces == .openRound || reader.kindAfterSpaces == .function {
                return try condition(&reader)
            }
            reader.advance()
            reader.skipSpaces()
            guard reader.kind == .ident else { throw .mediaTypeMissing(after: word) }
        }
        try mediaType(reader)
        reader.advance()
        reader.skipSpaces()
        guard reader.kind == .ident else {
            if reader.kind == .function, reader.name == "and" { throw .spaceMissing(after: "and") }
            return
        }
        guard reader.takeIdent("and") else { throw .unexpected(reader.piece, after: .mediaType) }
        try condition(&reader, isAfterType: true)
    }

    private static func mediaType(_ reader: CSSReader) throws(StyleError) {
        let name = reader.name
        if MediaFeatures.types.contains(name) { return }
        if MediaFeatures.deprecatedTypes.contains(name) {
            throw .deprecatedMediaType(name)
        }
        throw ["and", "or", "not", "only", "layer"].contains(name)
            ? .expected(.mediaTypeOrParenthesis, found: .text(Bytes(name.utf8))) : .unknownMediaType(name)
    }

    /// Reads a media condition, up to the first token that does not belong to it.
    /// - Parameters:
    ///   - isAfterType: whether a media type precedes the condition, in which case `or` is allowed only in
    ///     parentheses.
    ///   - depth: the number of parentheses around the condition.
    static func condition(
        _ reader: inout CSSReader, isAfterType: Bool = false, depth: Int = 0
    ) throws(StyleError) {
        reader.skipSpaces()
        if reader.kind == .function, reader.name == "not" { throw .spaceMissing(after: "not") }
        if reader.takeIdent("not") { return try inParentheses(&reader, depth) }
        try inParentheses(&reader, depth)
        var joining: String?
        while true {
            reader.skipSpaces()
            guard reader.kind == .ident || reader.kind == .function else { return }
            let word = reader.name
            guard word == "and" || word == "or" else { return }
            if reader.kind == .function { throw .spaceMissing(after: word) }
            if isAfterType, word == "or" {
                throw .orAfterMediaType
            }
            if let joining, joining != word {
                throw .mixedConnectives
            }
            joining = word
            reader.advance()
            try inParentheses(&reader, depth)
        }
    }

    private static func inParentheses(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) {
        guard depth < CSSReader.depth else { throw .tooDeep }
        reader.skipSpaces()
        if reader.kind == .function {
            throw .functionAsCondition(reader.piece)
        }
        guard reader.take(.openRound) else { throw .expected(.openingParenthesis, found: reader.piece) }
        reader.skipSpaces()
        let isNot = reader.kind == .ident && reader.name == "not"
        if reader.kind == .openRound || isNot || reader.kind == .function && reader.name == "not" {
            try condition(&reader, depth: depth + 1)
        } else {
            try MediaFeatureReader.feature(&reader)
        }
        reader.skipSpaces()
        guard reader.take(.closeRound) else {
            throw reader.kind == nil ? .bracketMissing(")") : .expected(.closingParenthesis, found: reader.piece)
        }
    }
}
