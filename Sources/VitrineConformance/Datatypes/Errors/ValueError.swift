import VitrineSupport

/// A problem with a value. Indirect, so that functions which hand it on pass one word.
indirect enum ValueError: Error, Equatable, Sendable {
    /// The value is something else, or empty.
    case expected(ValueKind)
    /// The value is whitespace and nothing else.
    case blank(ValueKind)
    /// Whitespace at the start.
    case begins(with: Unicode.Scalar)
    /// Whitespace at the end.
    case ends(with: Unicode.Scalar)
    /// Something after a complete value.
    case trailing(Bytes, after: ValueKind)
    /// An item of a list that is there twice.
    case duplicate(Bytes)
    /// A problem with one item of a list.
    case item(Bytes, ValueError)
    /// A problem with a value for which there is also a keyword.
    case orKeyword(ValueError, String)
    /// None of the keywords that an attribute takes.
    case keywords([String])
    /// None of the keywords that an attribute allows.
    case choices(String)
    /// The value of a boolean attribute with a name.
    case boolean(String)
    /// A line break where a value has one line.
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
    /// - Returns: the problem; nil when the value is right.
    static func reading(
        _ value: Bytes, as kind: ValueKind, _ read: (inout ByteCursor) throws(ValueError) -> Void
    ) -> ValueError? {
        if value.isEmpty { return .expected(kind) }
        var cursor = ByteCursor(value)
        do throws(ValueError) {
            try read(&cursor)
        } catch {
            // What does not fit at the start is not the reader's first digit but the space before it.
            let first = value[value.startIndex]
            return first.isHTMLSpace ? .begins(with: Unicode.Scalar(first)) : error
        }
        guard let next = cursor.next else { return nil }
        return cursor.rest.allSatisfy(\.isHTMLSpace)
            ? .ends(with: Unicode.Scalar(next)) : .trailing(cursor.rest, after: kind)
    }

    /// The error of a value that has nothing in it.
    static func nothing(in value: Bytes, _ kind: ValueKind) -> ValueError {
        value.isEmpty ? .expected(kind) : .blank(kind)
    }
}
