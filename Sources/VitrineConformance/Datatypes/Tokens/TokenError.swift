import VitrineSupport

/// A problem with a name, or with one of several.
enum TokenError: Equatable, Sendable {
    /// Whitespace in an id.
    case spaceInID(Unicode.Scalar)
    /// An access key of more than one character.
    case accessKey(Bytes)
    /// A property with a point or colon that is not an absolute address.
    case itemProperty(Bytes)
    /// A comma of exported parts with no name before or after it.
    case partMissing
    /// A colon of exported parts with no name before or after it.
    case partNameMissing
    case partCommaMissing(Bytes)
    /// More than a part and its name outside.
    case part(Bytes)
    /// The name of a custom element does not begin with a lowercase letter.
    case customElementStart(found: FoundText)
    case customElementCapital(Unicode.Scalar)
    case customElementHyphen
    case customElementCharacter(Unicode.Scalar)
    case customElementReserved
    /// A link type on an element that it means nothing on, and the elements that it is for.
    case linkType(String, elements: [String])
    case shortcutAlone
    /// A keyword that begins with an underscore and is not one.
    case navigableKeyword
    case underscoreName
    case tagInName
}
