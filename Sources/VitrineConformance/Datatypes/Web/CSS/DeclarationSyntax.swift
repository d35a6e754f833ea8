/// Lists of declarations, as `style` has them, and whole style sheets: their syntax, not their properties.
enum DeclarationSyntax {
    /// What is wrong with the declarations of a `style` attribute; nil when they are right.
    static func problem(_ value: Bytes) -> String? {
        var tokenizer = CSSTokenizer(value)
        do throws(ValueProblem) {
            while let token = tokenizer.next() {
                switch token.kind {
                case .space, .semicolon: continue
                case .ident: try declaration(&tokenizer, value, value[Int(token.start)..<Int(token.end)])
                default:
                    var blocks = CSSBlocks()
                    try blocks.take(token, value)
                    let text = quoted(value[Int(token.start)..<Int(token.end)])
                    return "\(text) stands where the name of a property is expected"
                }
            }
            return nil
        } catch { return error.text }
    }

    private static func declaration(
        _ tokenizer: inout CSSTokenizer, _ value: Bytes, _ name: Bytes
    ) throws(ValueProblem) {
        let isCustom = name.starts(with: [0x2D, 0x2D])
        var token = tokenizer.next()
        while token?.kind == .space { token = tokenizer.next() }
        guard token?.kind == .colon else { throw ValueProblem("“:” is missing behind \(quoted(name))") }
        var blocks = CSSBlocks()
        var isEmpty = true
        /// Whether `!` or `!important` went by, behind which nothing may stand.
        var mark = 0
        while let token = tokenizer.next() {
            if token.kind == .semicolon, blocks.isOutside { break }
            if token.kind == .space { continue }
            if blocks.isOutside {
                if mark == 2 { throw ValueProblem("“!important” does not stand at the end of \(quoted(name))") }
                if mark == 1 {
                    let word = value[Int(token.start)..<Int(token.end)]
                    guard token.kind == .ident, WebText.equal(word, "important") else {
                        throw ValueProblem("“!” is followed by \(quoted(word)) where “important” is expected")
                    }
                    mark = 2
                    continue
                }
                if token.kind == .delim, value[Int(token.start)] == UInt8(ascii: "!") {
                    mark = 1
                    continue
                }
                if token.kind == .openCurly, !isCustom {
                    throw ValueProblem(
                        "“{” is not allowed in the value of \(quoted(name)); a rule cannot stand in “style”")
                }
            }
            isEmpty = false
            try blocks.take(token, value)
        }
        try blocks.finish()
        if mark == 1 { throw ValueProblem("“important” is missing behind “!”") }
        if isEmpty, !isCustom { throw ValueProblem("\(quoted(name)) has no value") }
    }

    /// What is wrong with the brackets, strings and comments of a style sheet, or with a rule without a block; nil when
    /// they are right.
    static func styleSheetProblem(_ text: Bytes) -> String? {
        var tokenizer = CSSTokenizer(text)
        var blocks = CSSBlocks()
        /// The first token of the rule whose block has not come yet.
        var rule: CSSToken?
        do throws(ValueProblem) {
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
            return "\(quoted(text[Int(rule.start)...])) has no “{” and “}” behind it"
        } catch { return error.text }
    }
}
