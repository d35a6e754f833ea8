/// Media query lists and media conditions, as Media Queries 4 and 5 write them.
///
/// What the grammar keeps for the future, `<general-enclosed>`, authors must not use, so it is a problem here.
enum MediaQueries {
    /// What is wrong with a media query list; nil when it is right.
    static func problem(_ value: Bytes) -> String? {
        if WebText.equal(value, "screen") || WebText.equal(value, "print") { return nil }
        var reader = CSSReader(value)
        do throws(ValueProblem) {
            reader.skipSpaces()
            if reader.kind == nil { return nil }
            while true {
                try query(&reader)
                reader.skipSpaces()
                if reader.kind == nil { return nil }
                guard reader.take(.comma) else { throw unexpected(reader, behind: "a media query") }
            }
        } catch { return error.text }
    }

    private static func unexpected(_ reader: CSSReader, behind what: String) -> ValueProblem {
        ValueProblem("\(reader.shown) is not expected behind \(what)")
    }

    private static func query(_ reader: inout CSSReader) throws(ValueProblem) {
        reader.skipSpaces()
        switch reader.kind {
        case nil, .comma: throw ValueProblem("a media query is missing beside a comma")
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
            guard reader.kind == .ident else { throw ValueProblem("a media type is missing behind \(quoted(word))") }
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

    private static func missingSpace(_ word: String) -> ValueProblem {
        ValueProblem("a space is missing between “\(word)” and “(”")
    }

    private static func mediaType(_ name: String) throws(ValueProblem) {
        if MediaFeatures.types.contains(name) { return }
        if MediaFeatures.deprecatedTypes.contains(name) {
            throw ValueProblem("the media type \(quoted(name)) is out of use; it matches nothing")
        }
        throw ValueProblem(
            ["and", "or", "not", "only", "layer"].contains(name)
                ? "\(quoted(name)) stands where a media type or “(” is expected"
                : "\(quoted(name)) is no media type; they are “all”, “screen”, “print” and “speech”")
    }

    /// Reads a media condition, up to what does not belong to it.
    static func condition(
        _ reader: inout CSSReader, isBehindType: Bool = false, depth: Int = 0
    ) throws(ValueProblem) {
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
                throw ValueProblem("“or” behind a media type needs parentheses around all that it joins")
            }
            if let joining, joining != word {
                throw ValueProblem("“and” and “or” stand side by side; put parentheses around one of them")
            }
            joining = word
            reader.advance()
            try inParentheses(&reader, depth)
        }
    }

    private static func inParentheses(_ reader: inout CSSReader, _ depth: Int) throws(ValueProblem) {
        guard depth < CSSReader.depth else { throw CSSReader.tooDeep }
        reader.skipSpaces()
        if reader.kind == .function {
            throw ValueProblem("\(quoted(reader.source)) is not expected; a media feature stands in parentheses")
        }
        guard reader.take(.openRound) else { throw ValueProblem("\(reader.shown) stands where “(” is expected") }
        reader.skipSpaces()
        let isNot = reader.kind == .ident && reader.name == "not"
        if reader.kind == .openRound || isNot || reader.kind == .function && reader.name == "not" {
            try condition(&reader, depth: depth + 1)
        } else {
            try MediaFeatureReader.feature(&reader)
        }
        reader.skipSpaces()
        guard reader.take(.closeRound) else {
            throw ValueProblem(
                reader.kind == nil ? "“)” is missing at the end" : "\(reader.shown) stands where “)” is expected")
        }
    }
}
