import VitrineSupport

/// A problem with a name, or with a name in a list.
enum TokenError: Equatable, Sendable {
    /// Whitespace in an id.
    case spaceInID(Unicode.Scalar)
    /// An access key of more than one character.
    case accessKey(Bytes)
    /// A property name with a period or colon that is not an absolute address.
    case itemProperty(Bytes)
    /// An empty entry in exported parts: no name before or after a comma, or an empty value.
    case partMissing
    /// A colon in exported parts with no name before or after it.
    case partNameMissing
    case partCommaMissing(Bytes)
    /// A part that is written neither as `part` nor as `part: outer`.
    case part(Bytes)
    /// A name of a custom element that does not begin with a lowercase ASCII letter, or is empty.
    case customElementStart(found: FoundText)
    case customElementCapital(Unicode.Scalar)
    case customElementHyphen
    case customElementCharacter(Unicode.Scalar)
    case customElementReserved
    /// A link type that is not allowed on its element, and the elements on which it is allowed.
    case linkType(String, elements: [String])
    case shortcutWithoutIcon
    /// A name that begins with an underscore and is not a keyword.
    case navigableKeyword
    case underscoreName
    case tagInName
}
