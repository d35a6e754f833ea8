import VitrineSupport

/// Reads the escapes of a pattern, inside and outside of classes, and the names of groups. The caller has already read
/// the backslash of an escape, except in the name of a group.
enum PatternEscapes {
    /// Reads the escape for a set of characters, such as `d` or `p{Letter}`. Returns nil, and reads nothing, if the
    /// escape is of another kind.
    static func characters(_ reader: inout PatternReader) throws(ValueError) -> UnicodeProperties.Kind? {
        switch reader.byte {
        case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "w"),
            UInt8(ascii: "W"):
            _ = reader.takeScalar()
            return .characters
        case UInt8(ascii: "p"), UInt8(ascii: "P"): return try property(&reader)
        default: return nil
        }
    }

    private static func property(_ reader: inout PatternReader) throws(ValueError) -> UnicodeProperties.Kind {
        let isNegated = reader.isNext("P")
        let sign = isNegated ? "\\P" : "\\p"
        _ = reader.takeScalar()
        func isWord(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") }
        guard reader.take("{") else { throw .pattern(.propertyMissing(sign)) }
        let name = reader.take(while: isWord)
        var value: Bytes?
        if reader.take("=") { value = reader.take(while: isWord) }
        guard reader.take("}") else { throw .pattern(.propertyNotClosed(sign)) }
        if name.isEmpty { throw .pattern(.propertyMissing(sign)) }
        let word = String(decoding: name.prefix(80), as: UTF8.self)
        guard
            let kind = UnicodeProperties.kind(word, value: value.map { String(decoding: $0.prefix(80), as: UTF8.self) })
        else {
            let text = value.map { word + "=" + String(decoding: $0.prefix(60), as: UTF8.self) } ?? word
            throw .pattern(.unknownProperty(text))
        }
        if isNegated, kind == .strings { throw .pattern(.negatedStrings(word)) }
        return kind
    }

    /// Reads the escape for one character, such as `n`, and returns its code point.
    static func character(_ reader: inout PatternReader, isInClass: Bool = false) throws(ValueError) -> UInt32 {
        guard let scalar = reader.takeScalar() else { throw .pattern(.nothingAfterBackslash) }
        switch scalar {
        case "f": return 0x0C
        case "n": return 0x0A
        case "r": return 0x0D
        case "t": return 0x09
        case "v": return 0x0B
        case "b" where isInClass: return 0x08
        case "c":
            guard let letter = reader.byte, letter.isASCIILetter else { throw .pattern(.controlLetter) }
            _ = reader.takeScalar()
            return UInt32(letter & 0x1F)
        case "0":
            guard reader.byte?.isASCIIDigit != true else { throw .pattern(.digitAfterZero) }
            return 0
        case "x":
            guard let code = reader.takeHex(2) else { throw .pattern(.twoHexDigits) }
            return code
        case "u": return try unicode(&reader)
        case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/": return scalar.value
        case "&", "-", "!", "#", "%", ",", ":", ";", "<", "=", ">", "@", "`", "~":
            if isInClass { return scalar.value }
        default: break
        }
        let isSign = scalar.isASCII && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
        throw .pattern(.escape(scalar, isSign: isSign))
    }

    /// Reads the digits after `\u` and returns the code point. Two escapes that form a surrogate pair are read
    /// together; a lone surrogate is allowed.
    private static func unicode(_ reader: inout PatternReader) throws(ValueError) -> UInt32 {
        if reader.take("{") {
            let digits = reader.take(while: \.isASCIIHexDigit)
            let code = digits.drop { $0 == 0x30 }.prefix(7).reduce(UInt32(0)) { $0 &<< 4 | UInt32($1.hexValue) }
            guard !digits.isEmpty, reader.take("}") else { throw .pattern(.bracedHexDigits) }
            guard code <= 0x10FFFF else { throw .pattern(.codeTooLarge) }
            return code
        }
        guard let code = reader.takeHex(4) else { throw .pattern(.fourHexDigits) }
        guard 0xD800...0xDBFF ~= code else { return code }
        let start = reader
        if reader.take("\\u"), let low = reader.takeHex(4), 0xDC00...0xDFFF ~= low {
            return 0x10000 + (code - 0xD800) &<< 10 + (low - 0xDC00)
        }
        reader = start
        return code
    }

    /// Reads the name of a group and the `>` after it, and returns the name.
    static func groupName(_ reader: inout PatternReader) throws(ValueError) -> String {
        var name = ""
        while let sign = reader.takeScalar() {
            if sign == ">" {
                if name.isEmpty { break }
                return name
            }
            var scalar = sign
            if sign == "\\" {
                guard reader.take("u"), let escaped = Unicode.Scalar(try unicode(&reader)) else { break }
                scalar = escaped
            }
            let properties = scalar.properties
            let isPart =
                scalar == "$" || scalar == "_"
                || (name.isEmpty
                    ? properties.isIDStart : properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}")
            guard isPart else { throw .pattern(.groupNameCharacter(scalar, isFirst: name.isEmpty)) }
            name.unicodeScalars.append(scalar)
        }
        throw .pattern(.groupName)
    }
}
