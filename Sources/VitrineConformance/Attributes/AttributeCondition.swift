import VitrineMarkup
import VitrineSupport

/// A condition under which a row or a requirement of the table of attributes applies.
enum AttributeCondition: Hashable, Sendable {
    /// The element has at least one of the given attributes.
    case has([Name])
    /// The element has none of the given attributes.
    case lacks([Name])
    /// The value of an attribute is one of the given keywords; if `orMissing` is true, the attribute may be missing.
    case keyword(Name, [[UInt8]], orMissing: Bool)
    /// The value of an attribute is none of the given keywords, or the attribute is missing.
    case notKeyword(Name, [[UInt8]])
    /// The tokens of an attribute include one of the given tokens.
    case token(Name, [[UInt8]])
    /// The state of the element, which its `type` determines, is one of the given states. They are given as a mask of
    /// the bits of ``ElementState``.
    case state(UInt32)
    /// The parent is one of the given elements.
    case parent([Name])
    /// The parent is none of the given elements.
    case notParent([Name])
    /// The element is inside an element with the given name that has an `href`.
    case inside(Name)
    /// The element has one of the given elements as a child.
    case child([Name])
    /// The element has none of the given elements as a child.
    case noChild([Name])
    /// The attribute of the row has the same value as the given attribute, or the element does not have the given
    /// attribute.
    case same(Name)
    /// The element has an RDFa attribute; with `around`, an ancestor may have it instead.
    case rdfa(around: Bool)
}

extension ArraySlice<UInt8> {
    /// Whether a value includes one of the given tokens, ignoring ASCII case.
    /// - Parameter tokens: the tokens, in lowercase.
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
