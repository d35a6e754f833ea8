import VitrineSupport

/// Lists of declarations, as `style` has them, and whole style sheets: their syntax, not their properties.
enum DeclarationSyntax {
    /// Returns what is wrong with the declarations of a `style` attribute; nil when they are right.
    static func error(_ value: Bytes) -> StyleError? {
        var tokenizer = CSSTokenizer(value)
        do throws(StyleError) {
            while let token = tokenizer.next() {
                switch token.kind {
                case .space, .semicolon: continue
                case .ident: try declaration(&tokenizer, value, value[Int(token.start)..<Int(token.end)])
                default:
                    var blocks = CSSBlocks()
                    try blocks.take(token, value)
                    let text = quoted(value[Int(token.start)..<Int(token.end)])
                    return StyleError("expected the name of a property, found \(text)")
                }
            }
            return nil
        } catch { return error }
    }

    private static func declaration(
        _ tokenizer: inout CSSTokenizer, _ value: Bytes, _ name: Bytes
    ) throws(StyleError) {
        let isCustom = name.starts(with: [0x2D, 0x2D])
        var token = tokenizer.next()
        while token?.kind == .space { token = tokenizer.next() }
        guard token?.kind == .colon else { throw StyleError("“:” is missing after \(quoted(name))") }
        var blocks = CSSBlocks()
        var isEmpty = true
        /// Whether `!` or `!important` went by, behind which nothing may stand.
        var mark = 0
        while let token = tokenizer.next() {
            if token.kind == .semicolon, blocks.isOutside { break }
            if token.kind == .space { continue }
            if blocks.isOutside {
                if mark == 2 { throw StyleError("“!important” must be at the end of \(quoted(name))") }
                if mark == 1 {
                    let word = value[Int(token.start)..<Int(token.end)]
                    guard token.kind == .ident, word.equals(ignoringCase: "important") else {
                        throw StyleError("expected “important” after “!”, found \(quoted(word))")
                    }
                    mark = 2
                    continue
                }
                if token.kind == .delim, value[Int(token.start)] == UInt8(ascii: "!") {
                    mark = 1
                    continue
                }
                if token.kind == .openCurly, !isCustom {
                    throw StyleError(
                        "“{” is not allowed in the value of \(quoted(name)); “style” takes declarations, not rules")
                }
            }
            isEmpty = false
            try blocks.take(token, value)
        }
        try blocks.finish()
        if mark == 1 { throw StyleError("“important” is missing after “!”") }
        if isEmpty, !isCustom { throw StyleError("\(quoted(name)) has no value") }
    }

    /// Returns what is wrong with the brackets, strings and comments of a style sheet, or with a rule without a block; nil when
    /// they are right.
    static func styleSheetError(_ text: Bytes) -> StyleError? {
        var tokenizer = CSSTokenizer(text)
        var blocks = CSSBlocks()
        /// The first token of the rule whose block has not come yet.
        var rule: CSSToken?
        do throws(StyleError) {
            while let token = tokenizer.next() {
                if blocks.isOutside, rule == nil, token.kind != .space, token.kind != .cdo, token.kind != .cdc {
                    rule = token
                }
                try blocks.take(token, text)
                guard blocks.isOutside else { continue }
                // A rule ends with its block, and one that begins with “@” may end with a semicolon.
                if token.kind == .closeCurly || token.kind == .semicolon && rule?.kind == .at { rule = nil }
            }
            try blocks.finish()
            guard let rule, rule.kind != .at else { return nil }
            return StyleError("\(quoted(text[Int(rule.start)...])) has no block; expected “{” and “}” after it")
        } catch { return error }
    }
}
