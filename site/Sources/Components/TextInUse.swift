import Vitrine
import VitrineKit

/// A realistic text with parts that are links, followed by the patterns that were searched for.
struct TextInUse: Component {
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
