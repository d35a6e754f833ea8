import VitrineSupport

/// A problem with a value. Indirect, so that passing it on copies only a pointer.
indirect enum ValueError: Error, Equatable, Sendable {
    /// A value that is empty, or not of the expected kind.
    case expected(ValueKind)
    /// A value of only whitespace.
    case blank(ValueKind)
    /// Whitespace at the start.
    case begins(with: Unicode.Scalar)
    /// Whitespace at the end.
    case ends(with: Unicode.Scalar)
    /// Text after a complete value of the given kind.
    case trailing(Bytes, after: ValueKind)
    /// A duplicate item of a list.
    case duplicate(Bytes)
    /// A problem with one item of a list.
    case item(Bytes, ValueError)
    /// A problem with a value for which the given keyword would also be valid.
    case orKeyword(ValueError, String)
    /// A value that is not one of the given keywords.
    case keywords([String])
    /// A value that is not one of several choices, which are listed as text for a message: `“ltr”, “rtl” or “auto”`.
    case choices(String)
    /// An invalid value of the boolean attribute with the given name.
    case boolean(String)
    /// A line break in a value that must be one line.
    case lineBreak

    case date(DateError)
    case duration(DurationError)
    case number(NumberError)
    case coordinates(CoordinatesError)
    case language(LanguageError)
    case address(AddressError)
    case mail(MailAddressError)
    case images(ImagesError)
    case mediaType(MediaTypeError)
    case token(TokenError)
    case autocomplete(AutocompleteError)
    case metadata(MetadataError)
    case policy(PolicyError)
    case pattern(PatternError)
    case style(StyleError)
    case graphics(GraphicsError)
}

extension ValueError {
    /// Reads a value to its end.
    /// - Parameters:
    ///   - kind: the kind of value, for messages.
    ///   - read: reads one value, and throws the problem if it is invalid.
    /// - Returns: the problem; nil if the value is valid.
    static func reading(
        _ value: Bytes, as kind: ValueKind, _ read: (inout ByteCursor) throws(ValueError) -> Void
    ) -> ValueError? {
        if value.isEmpty { return .expected(kind) }
        var cursor = ByteCursor(value)
        do throws(ValueError) {
            try read(&cursor)
        } catch {
            // If the value begins with whitespace, that is reported instead of the digit or letter that is missing
            // there.
            let first = value[value.startIndex]
            return first.isHTMLSpace ? .begins(with: Unicode.Scalar(first)) : error
        }
        guard let next = cursor.next else { return nil }
        return cursor.rest.allSatisfy(\.isHTMLSpace)
            ? .ends(with: Unicode.Scalar(next)) : .trailing(cursor.rest, after: kind)
    }

    /// The error for a value that is empty or only whitespace.
    static func nothing(in value: Bytes, _ kind: ValueKind) -> ValueError {
        value.isEmpty ? .expected(kind) : .blank(kind)
    }
}
