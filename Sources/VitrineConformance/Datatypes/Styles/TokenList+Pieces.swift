import VitrineCSS
import VitrineSupport

extension TokenList {
    /// The bytes of a token.
    func source(_ token: CSSToken) -> Bytes { Bytes(bytes[Int(token.start)..<Int(token.end)]) }

    /// A token, for a message.
    func piece(_ token: CSSToken) -> StylePiece {
        switch token.kind {
        case .whitespace: .space
        case .string, .url: token.flags.contains(.unclosed) ? .unclosed(source(token)) : .text(source(token))
        default: .text(source(token))
        }
    }
}
