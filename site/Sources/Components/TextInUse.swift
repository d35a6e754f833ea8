import Vitrine
import VitrineKit

/// A text as people meet it, with parts that lead to pages, and below it what was looked for.
struct TextInUse: Component {
    /// What kind of text it is.
    enum Kind: String, Hashable, Sendable {
        case chat, legal, notes
    }

    var kind: Kind
    /// One paragraph or message each.
    var labels: [TappableLabel]
    /// Who wrote each message of a chat.
    var authors: [String] = []
    /// What is to be seen in the result, in words.
    var explanation: LocalizedText?
}
