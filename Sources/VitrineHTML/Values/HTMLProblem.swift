/// A mistake that a writer noticed, with the place in the output where it happened.
public struct HTMLProblem: Hashable, Sendable {
    /// The kind of mistake.
    public let kind: Kind
    /// The number of bytes written before the mistake.
    public let offset: Int

    /// The mistakes that a writer can notice.
    public enum Kind: Hashable, Sendable {
        /// An address whose scheme is not allowed in its attribute.
        case refusedURL(attribute: String, scheme: String)
        /// An attribute given more than once on one element.
        case duplicateAttribute(String)
        /// An event handler given without allowing scripts.
        case eventHandler(String)
        /// An invalid attribute name, for example an empty one or one with characters that would end the tag.
        case attributeName(String)
        /// An element name that HTML or XML does not allow.
        case elementName(String)
        /// An invalid style property, or a value that would end the declaration.
        case styleDeclaration(property: String, value: String)
        /// The text of a script or stylesheet with `<`, `&` or `]]>`, which HTML and XML read differently.
        case rawText(element: String)
        /// A text that cannot be in a comment.
        case commentText(String)
        /// A control character or noncharacter, which was written as U+FFFD.
        case replacedCharacter(UInt32)
        /// Content in an element that cannot have it.
        case content(element: String)

        /// Whether something is missing from the output. A replaced character is only a remark.
        public var isError: Bool {
            if case .replacedCharacter = self { false } else { true }
        }
    }
}
