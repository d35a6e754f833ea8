/// A mistake that a writer noticed, with the place in the output where it would have been.
public struct HTMLProblem: Hashable, Sendable {
    /// The problem, in words.
    public let kind: Kind
    /// Bytes written before the mistake.
    public let offset: Int

    /// The mistakes that a writer can notice.
    public enum Kind: Hashable, Sendable {
        /// An address whose scheme is not on the list of its attribute.
        case refusedURL(attribute: String, scheme: String)
        /// An attribute given twice on one element.
        case duplicateAttribute(String)
        /// An event handler whose attribute does not say that scripts are allowed.
        case eventHandler(String)
        /// A name that is not a name: empty, or with characters that would end the tag.
        case attributeName(String)
        /// An element name that HTML or XML does not allow.
        case elementName(String)
        /// A style property or value that would end the declaration.
        case styleDeclaration(property: String, value: String)
        /// Script or style text with `<` or `&`, which HTML and XML read differently.
        case rawText(element: String)
        /// A text that cannot be in a comment.
        case commentText(String)
        /// A control or noncharacter, written as U+FFFD.
        case replacedCharacter(UInt32)
        /// Content in an element that cannot have it.
        case content(element: String)

        /// Whether the output lacks something that the view asked for. A replaced character is only a remark.
        public var isError: Bool {
            if case .replacedCharacter = self { false } else { true }
        }
    }
}
