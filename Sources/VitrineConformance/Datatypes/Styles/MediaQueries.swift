import VitrineSupport

/// Media query lists and media conditions, as Media Queries 4 and 5 write them.
///
/// What the grammar keeps for the future, `<general-enclosed>`, authors must not use, so it is a problem here.
enum MediaQueries {
    /// Returns what is wrong with a media query list; nil when it is right.
    static func error(_ value: Bytes) -> StyleError? {
        if value.equals(ignoringCase: "screen") || value.equals(ignoringCase: "print") { return nil }
        var reader = CSSReader(value)
        do throws(StyleError) {
            reader.skipSpaces()
            if reader.kind == nil { return nil }
            while true {
                try query(&reader)
                reader.skipSpaces()
                if reader.kind == nil { return nil }
                guard reader.take(.comma) else { throw unexpected(reader, behind: "a media query") }
            }
        } catch { return error }
    }

    private static func unexpected(_ reader: CSSReader, behind what: String) -> StyleError {
        StyleError("\(reader.shown) is not expected after \(what)")
    }

    private static func query(_ reader: inout CSSReader) throws(StyleError) {
        reader.skipSpaces()
        switch reader.kind {
        case nil, .comma: throw StyleError("a media query is missing next to a comma")
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
            guard reader.kind == .ident else { throw StyleError("a media type is missing after \(quoted(word))") }
        }
        try mediaType(reader.name)
        reader.advance()
        reader.skipSpaces()
        guard reader.kind == .ident else {
            if reader.kind == .function, reader.name == "and" { throw missingSpace("and") }
            return
        }
        guard reader.takeIdent("and") else { throw unexpected(reader, behind: "the media type") }
        try condition(&reader, isBehindType: true)
    }

    private static func missingSpace(_ word: String) -> StyleError {
        StyleError("a space is missing between “\(word)” and “(”")
    }

    private static func mediaType(_ name: String) throws(StyleError) {
        if MediaFeatures.types.contains(name) { return }
        if MediaFeatures.deprecatedTypes.contains(name) {
            throw StyleError("the media type \(quoted(name)) is deprecated and matches nothing")
        }
        throw StyleError(
            ["and", "or", "not", "only", "layer"].contains(name)
                ? "expected a media type or “(”, found \(quoted(name))"
                : "\(quoted(name)) is not a media type; expected “all”, “screen”, “print” or “speech”")
    }

    /// Reads a media condition, up to what does not belong to it.
    static func condition(
        _ reader: inout CSSReader, isBehindType: Bool = false, depth: Int = 0
    ) throws(StyleError) {
        reader.skipSpaces()
        if reader.kind == .function, reader.name == "not" { throw missingSpace("not") }
        if reader.takeIdent("not") { return try inParentheses(&reader, depth) }
        try inParentheses(&reader, depth)
        var joining: String?
        while true {
            reader.skipSpaces()
            guard reader.kind == .ident || reader.kind == .function else { return }
            let word = reader.name
            guard word == "and" || word == "or" else { return }
            if reader.kind == .function { throw missingSpace(word) }
            if isBehindType, word == "or" {
                throw StyleError("“or” after a media type needs parentheses around everything that it joins")
            }
            if let joining, joining != word {
                throw StyleError("“and” and “or” are mixed; put parentheses around one of them")
            }
            joining = word
            reader.advance()
            try inParentheses(&reader, depth)
        }
    }

    private static func inParentheses(_ reader: inout CSSReader, _ depth: Int) throws(StyleError) {
        guard depth < CSSReader.depth else { throw CSSReader.tooDeep }
        reader.skipSpaces()
        if reader.kind == .function {
            throw StyleError("\(quoted(reader.source)) is not expected; put the media feature in parentheses")
        }
        guard reader.take(.openRound) else { throw StyleError("expected “(”, found \(reader.shown)") }
        reader.skipSpaces()
        let isNot = reader.kind == .ident && reader.name == "not"
        if reader.kind == .openRound || isNot || reader.kind == .function && reader.name == "not" {
            try condition(&reader, depth: depth + 1)
        } else {
            try MediaFeatureReader.feature(&reader)
        }
        reader.skipSpaces()
        guard reader.take(.closeRound) else {
            throw StyleError(
                reader.kind == nil ? "“)” is missing at the end" : "expected “)”, found \(reader.shown)")
        }
    }
}
