import VitrineSupport

/// A problem with a MIME type, or with a list of file types.
enum MediaTypeError: Equatable, Sendable {
    case typeMissing(found: FoundText)
    case slashMissing
    /// A character that is not allowed before the slash.
    case typeCharacter(FoundText)
    case subtypeMissing(found: FoundText)
    /// Text after the subtype, where no parameters are allowed.
    case afterSubtype(FoundText)
    case semicolonMissing(found: FoundText)
    case parameterMissing(found: FoundText)
    case equalsMissing(parameter: Bytes)
    case quoteMissing(parameter: Bytes)
    case valueMissing(parameter: Bytes)
    /// A character that is allowed only in a quoted value.
    case valueCharacter(FoundText, parameter: Bytes)
    /// A comma in a list with no file type before or after it.
    case fileTypeMissing
    case extensionMissing
    case commaMissing(Bytes)
    /// A file type that is neither an extension nor a MIME type.
    case fileType(Bytes)
    case scriptType
    case htmlContentType
}
