import VitrineSupport

/// Checks MIME types, and the attribute values that contain them.
enum MIMEType {
    /// Returns the problem with a MIME type, such as `text/html; charset=utf-8`; nil if it is valid.
    /// - Parameter allowsParameters: whether parameters such as `charset=utf-8` are allowed.
    static func error(_ value: Bytes, allowsParameters: Bool = true) -> ValueError? {
        if value.isEmpty { return .expected(.mediaType) }
        let type = value.prefix { $0 != UInt8(ascii: "/") && isToken($0) }
        var rest = value[type.endIndex...]
        if type.isEmpty { return .mediaType(.typeMissing(found: FoundText(firstOf: rest))) }
        guard rest.first == UInt8(ascii: "/") else {
            return .mediaType(rest.isEmpty ? .slashMissing : .typeCharacter(FoundText(firstOf: rest)))
        }
        rest = rest.dropFirst()
        let subtype = rest.prefix { isToken($0) }
        if subtype.isEmpty { return .mediaType(.subtypeMissing(found: FoundText(firstOf: rest))) }
        rest = rest[subtype.endIndex...]
        if !allowsParameters, !rest.isEmpty { return .mediaType(.afterSubtype(FoundText(firstOf: rest))) }
        while !rest.isEmpty {
            if let error = parameter(&rest) { return error }
        }
        return nil
    }

    /// Whether a byte is allowed in an HTTP token.
    static func isToken(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }

    /// Reads `;` and a parameter, with the whitespace before and after `;`. Returns the problem; nil if there is none.
    private static func parameter(_ rest: inout Bytes) -> ValueError? {
        let spaces = rest.prefix { $0 == 0x20 || $0 == 0x09 }
        rest = rest[spaces.endIndex...]
        guard rest.first == UInt8(ascii: ";") else {
            guard rest.isEmpty, let space = spaces.first else {
                return .mediaType(.semicolonMissing(found: FoundText(firstOf: rest)))
            }
            return .ends(with: Unicode.Scalar(space))
        }
        rest = rest.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
        let name = rest.prefix { isToken($0) }
        rest = rest[name.endIndex...]
        if name.isEmpty { return .mediaType(.parameterMissing(found: FoundText(firstOf: rest))) }
        guard rest.popFirst() == UInt8(ascii: "=") else { return .mediaType(.equalsMissing(parameter: name)) }
        if rest.first == UInt8(ascii: "\"") {
            return quotedString(&rest) ? nil : .mediaType(.quoteMissing(parameter: name))
        }
        let value = rest.prefix { isToken($0) }
        if value.isEmpty { return .mediaType(.valueMissing(parameter: name)) }
        rest = rest[value.endIndex...]
        if let next = rest.first, next != UInt8(ascii: ";"), next != 0x20, next != 0x09 {
            return .mediaType(.valueCharacter(FoundText(firstOf: rest), parameter: name))
        }
        return nil
    }

    /// Skips a quoted string; returns false if it is not closed.
    private static func quotedString(_ rest: inout Bytes) -> Bool {
        rest = rest.dropFirst()
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { return true }
            if byte == UInt8(ascii: "\\"), rest.popFirst() == nil { return false }
        }
        return false
    }

    // MARK: - Types of files, scripts and pages

    /// Checks a value of `accept`: a list of file extensions and MIME types, such as `.png, image/*`. The list may be
    /// empty.
    static func acceptError(_ value: Bytes) -> ValueError? {
        if value.allSatisfy(\.isHTMLSpace) { return nil }
        for part in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let token = part.trimmed
            if token.isEmpty { return .mediaType(.fileTypeMissing) }
            if token.first == UInt8(ascii: ".") {
                if token.count == 1 { return .mediaType(.extensionMissing) }
                if token.contains(where: \.isHTMLSpace) { return .mediaType(.commaMissing(token)) }
                continue
            }
            guard token.contains(UInt8(ascii: "/")) else { return .mediaType(.fileType(token)) }
            if let error = error(token, allowsParameters: false) { return .item(token, error) }
        }
        return nil
    }

    /// Checks the `type` of a script: a keyword such as `module`, or a MIME type. It may be empty.
    static func scriptError(_ value: Bytes) -> ValueError? {
        if value.isEmpty { return nil }
        for keyword in ["module", "importmap", "speculationrules"] where value.equals(ignoringCase: keyword) {
            return nil
        }
        return value.contains(UInt8(ascii: "/")) ? error(value) : .mediaType(.scriptType)
    }

    /// Checks that a value is `text/html; charset=utf-8`, ignoring case. The whitespace after the semicolon is
    /// optional.
    static func htmlContentTypeError(_ value: Bytes) -> ValueError? {
        if value.hasPrefix(ignoringCase: "text/html;") {
            let rest = value.dropFirst("text/html;".utf8.count)
            if rest.drop(while: \.isHTMLSpace).equals(ignoringCase: "charset=utf-8") { return nil }
        }
        return .mediaType(.htmlContentType)
    }
}
