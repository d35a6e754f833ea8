import VitrineSupport

/// The tokens of a text. Each opening bracket or function is linked to the token that closes it, if there is one.
///
/// The links represent the component values of CSS Syntax 3: a block is the range of tokens from its opening bracket to
/// the linked one, so blocks of any depth can be traversed without recursion and without a stack.
package struct TokenList: Sendable {
    /// The text in UTF-8.
    package let bytes: [UInt8]
    /// The tokens, in source order.
    package private(set) var tokens: [CSSToken] = []
    /// Problems with tokens, in source order, and then a problem for the innermost block that is not closed.
    package private(set) var problems: [SyntaxProblem] = []

    /// Tokenizes a text of up to 2 GB; a longer text has no tokens.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.count < Int(Int32.max) else { return }
        var tokenizer = CSSTokenizer(bytes)
        var open: [Int] = []
        tokens.reserveCapacity(bytes.count / 4)
        while let token = tokenizer.next() {
            if token.isOpen {
                open.append(tokens.count)
            } else if token.isClose, let last = open.last, tokens[last].kind.closing == token.kind {
                tokens[last].link = Int32(tokens.count)
                open.removeLast()
            }
            tokens.append(token)
        }
        problems = tokenizer.problems
        for index in open {
            tokens[index].link = Int32(tokens.count)
            tokens[index].flags.insert(.unclosed)
        }
        if let last = open.last { problems.append(SyntaxProblem(.unclosedBlock, at: Int(tokens[last].start))) }
    }

    /// Tokenizes a text.
    package init(_ text: String) { self.init(Array(text.utf8)) }

    /// The number of tokens.
    package var count: Int { tokens.count }

    package subscript(index: Int) -> CSSToken { tokens[index] }

    /// Returns the index after the component value that begins at a token. If the token opens a block, that is the
    /// index after the whole block.
    package func after(_ index: Int) -> Int {
        let token = tokens[index]
        return token.isOpen ? min(Int(token.link) + 1, tokens.count) : index + 1
    }

    /// The indices of the tokens inside the block or function that a token opens.
    package func inside(_ index: Int) -> Range<Int> { index + 1..<max(index + 1, Int(tokens[index].link)) }

    /// Returns a range without leading and trailing whitespace.
    package func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, tokens[lower].kind == .whitespace { lower += 1 }
        while upper > lower, tokens[upper - 1].kind == .whitespace { upper -= 1 }
        return lower..<upper
    }

    // MARK: - Text of tokens

    /// The name of an ident, function, at-keyword or hash, or the unit of a dimension, with escapes resolved.
    package func name(_ index: Int) -> String {
        let token = tokens[index]
        let end = Int(token.end) - (token.kind == .function ? 1 : 0)
        return text(Int(token.link0)..<end, escaped: token.flags.contains(.escaped))
    }

    /// The name of a token in ASCII lowercase.
    package func lowerName(_ index: Int) -> String { name(index).asciiLowercased }

    /// The content of a string or URL, with escapes resolved.
    package func string(_ index: Int) -> String {
        let token = tokens[index]
        var start = Int(token.start) + 1
        var end = Int(token.end) - (token.flags.contains(.unclosed) ? 0 : 1)
        if token.kind == .url {
            start = Int(token.link)
            let contentEnd = end
            while end > start, bytes[end - 1].isHTMLSpace { end -= 1 }
            // A space after a backslash is escaped, so it is part of the address. After two backslashes it is not,
            // because the first one escapes the second.
            let backslashes = bytes[start..<max(start, end)].reversed().prefix { $0 == 0x5C }.count
            if end < contentEnd, !backslashes.isMultiple(of: 2) { end += 1 }
        }
        return text(
            start..<max(start, end), escaped: token.flags.contains(.escaped), isString: token.kind == .string)
    }

    /// The value of a number, percentage or dimension.
    package func number(_ index: Int) -> Double {
        let token = tokens[index]
        var start = Int(token.start)
        if bytes[start] == 0x2B { start += 1 }
        let text = String(decoding: bytes[start..<Int(token.kind == .number ? token.end : token.link)], as: UTF8.self)
        return Double(text) ?? Double("0" + text) ?? (text.hasPrefix("-.") ? Double("-0" + text.dropFirst()) : nil) ?? 0
    }

    /// Whether a token is an identifier with a name. The name must be in lowercase; the case of the token is ignored.
    package func isIdent(_ index: Int, _ name: String) -> Bool {
        tokens[index].kind == .ident && lowerName(index) == name
    }

    /// Whether a token can be the name of a media feature in a comparison: an identifier other than `infinite`, which
    /// is the only keyword that can be a value in a comparison.
    func isFeatureName(_ index: Int) -> Bool { tokens[index].kind == .ident && lowerName(index) != "infinite" }

    /// Whether a token is a delimiter with the given character.
    package func isDelim(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        tokens[index].kind == .delim && bytes[Int(tokens[index].start)] == UInt8(ascii: character)
    }

    /// The source of a range of tokens, including comments.
    package func source(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        return String(
            decoding: bytes[Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)], as: UTF8.self)
    }

    private func text(_ range: Range<Int>, escaped: Bool, isString: Bool = false) -> String {
        guard escaped else { return String(decoding: bytes[range], as: UTF8.self) }
        return Escapes.resolved(bytes[range], isString: isString)
    }
}

extension CSSToken {
    /// The offset at which the name begins.
    fileprivate var link0: Int32 { kind == .function || kind == .ident ? start : link }
}

extension CSSToken.Kind {
    /// The kind of the closing bracket for an opening bracket or function; nil for other kinds.
    package var closing: CSSToken.Kind? {
        switch self {
        case .openSquare: .closeSquare
        case .openRound, .function: .closeRound
        case .openCurly: .closeCurly
        default: nil
        }
    }
}
