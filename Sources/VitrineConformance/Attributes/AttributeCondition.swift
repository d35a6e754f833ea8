import VitrineMarkup
import VitrineSupport

/// When a row of the table of attributes holds.
enum AttributeCondition: Hashable, Sendable {
    /// One of some attributes is next to it.
    case has([Name])
    /// None of some attributes is next to it.
    case lacks([Name])
    /// An attribute has one of some keywords, or is missing where that is fine.
    case keyword(Name, [[UInt8]], orMissing: Bool)
    /// An attribute has none of some keywords.
    case notKeyword(Name, [[UInt8]])
    /// One of some tokens is among those of an attribute.
    case token(Name, [[UInt8]])
    /// The element's state, which its type says, is one of some: bits of ``ElementState``.
    case state(UInt32)
    /// The parent is one of some elements.
    case parent([Name])
    /// The parent is not one of some elements.
    case notParent([Name])
    /// It is within an element that has an `href`.
    case inside(Name)
    /// It has one of some elements as a child.
    case child([Name])
    /// It has none of some elements as a child.
    case noChild([Name])
    /// The value is that of another attribute, where that is there.
    case same(Name)
    /// The element has an attribute of RDFa, or one around it has where that counts.
    case rdfa(around: Bool)
}

extension ArraySlice<UInt8> {
    /// Whether one of some tokens is among those of a value, without regard to ASCII capitals.
    func hasToken(_ tokens: [[UInt8]]) -> Bool {
        var start = startIndex
        while start < endIndex {
            var end = start
            while end < endIndex, !self[end].isHTMLSpace { end += 1 }
            let token = self[start..<end]
            if !token.isEmpty, tokens.contains(where: { token.equals(ignoringCase: $0) }) { return true }
            start = end + 1
        }
        return false
    }
}
