import VitrineSupport

/// Keeps account of brackets while tokens go by, and refuses tokens that are broken in themselves.
struct CSSBlocks {
    private var open: [CSSToken.Kind] = []

    /// Whether no bracket is open.
    var isOutside: Bool { open.isEmpty }

    /// Takes the next token.
    mutating func take(_ token: CSSToken, _ bytes: Bytes) throws(StyleError) {
        switch token.kind {
        case .badString: throw StyleError("the string \(text(token, bytes)) is not closed before the end of its line")
        case .badURL:
            throw StyleError("the address in \(text(token, bytes)) has characters that must be in quotation marks")
        case .unclosed:
            let start = bytes[Int(token.start)]
            let what = start == UInt8(ascii: "/") ? "comment" : start | 0x20 == UInt8(ascii: "u") ? "address" : "string"
            throw StyleError("the \(what) \(text(token, bytes)) is not closed")
        default: break
        }
        if let closing = token.kind.closing {
            open.append(closing)
        } else if token.kind.isClosing, open.popLast() != token.kind {
            throw StyleError("\(text(token, bytes)) closes nothing")
        }
    }

    /// Refuses brackets that are still open at the end.
    func finish() throws(StyleError) {
        guard let last = open.last else { return }
        let missing = last == .closeRound ? ")" : last == .closeSquare ? "]" : "}"
        throw StyleError("“\(missing)” is missing at the end")
    }

    private func text(_ token: CSSToken, _ bytes: Bytes) -> String { quoted(bytes[Int(token.start)..<Int(token.end)]) }
}
