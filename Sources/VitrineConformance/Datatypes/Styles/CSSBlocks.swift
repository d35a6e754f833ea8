import VitrineCSS
import VitrineSupport

/// Keeps account of brackets while tokens go by, and refuses tokens that are broken in themselves.
struct CSSBlocks {
    private var open: [CSSToken.Kind] = []

    /// Whether no bracket is open.
    var isOutside: Bool { open.isEmpty }

    /// Takes the next token.
    mutating func take(_ token: CSSToken, of list: TokenList) throws(StyleError) {
        switch token.kind {
        case .badString: throw .lineBreakInString(list.piece(token))
        case .badURL: throw .unquotedAddress(list.piece(token))
        case .string where token.flags.contains(.unclosed): throw .unclosed(.string, .text(list.source(token)))
        case .url where token.flags.contains(.unclosed): throw .unclosed(.address, .text(list.source(token)))
        default: break
        }
        if let closing = token.kind.closing {
            open.append(closing)
        } else if token.isClose, open.popLast() != token.kind {
            throw .closesNothing(list.piece(token))
        }
    }

    /// Refuses brackets that are still open at the end.
    func finish() throws(StyleError) {
        guard let last = open.last else { return }
        throw .bracketMissing(last == .closeRound ? ")" : last == .closeSquare ? "]" : "}")
    }
}
