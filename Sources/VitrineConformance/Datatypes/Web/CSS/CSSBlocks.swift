/// Keeps account of brackets while tokens go by, and refuses tokens that are broken in themselves.
struct CSSBlocks {
    private var open: [CSSToken.Kind] = []

    /// Whether no bracket is open.
    var isOutside: Bool { open.isEmpty }

    /// Takes the next token.
    mutating func take(_ token: CSSToken, _ bytes: Bytes) throws(ValueProblem) {
        switch token.kind {
        case .badString: throw ValueProblem("the string \(text(token, bytes)) is not closed before the end of its line")
        case .badURL:
            throw ValueProblem("the address in \(text(token, bytes)) has signs that must be in quotation marks")
        case .unclosed:
            let start = bytes[Int(token.start)]
            let what = start == UInt8(ascii: "/") ? "comment" : start | 0x20 == UInt8(ascii: "u") ? "address" : "string"
            throw ValueProblem("the \(what) \(text(token, bytes)) is not closed")
        default: break
        }
        if let closing = token.kind.closing {
            open.append(closing)
        } else if token.kind.isClosing, open.popLast() != token.kind {
            throw ValueProblem("\(text(token, bytes)) closes no bracket")
        }
    }

    /// Refuses brackets that are still open at the end.
    func finish() throws(ValueProblem) {
        guard let last = open.last else { return }
        let missing = last == .closeRound ? ")" : last == .closeSquare ? "]" : "}"
        throw ValueProblem("“\(missing)” is missing at the end")
    }

    private func text(_ token: CSSToken, _ bytes: Bytes) -> String { quoted(bytes[Int(token.start)..<Int(token.end)]) }
}
