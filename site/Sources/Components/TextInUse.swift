import Vitrine
import VitrineKit

/// A realistic text with parts that link to pages, followed by the patterns that were searched for.
struct TextInUse: Component {
    /// The kind of text.
    enum Kind: String, Hashable, Sendable {
        case chat, legal, notes
    }

    var kind: Kind
    /// The paragraphs or messages.
    var labels: [TappableLabel]
    /// The authors of the messages in a chat.
    var authors: [String] = []
    /// An explanation of the result; nil for none.
    var explanation: LocalizedText?
}
