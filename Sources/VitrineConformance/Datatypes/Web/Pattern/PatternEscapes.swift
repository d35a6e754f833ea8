/// What stands behind a backslash in a pattern, inside and outside of classes.
enum PatternEscapes {
    /// Reads an escape for several characters, `\d` or `\p{…}`; nil, and nothing read, when it is none.
    static func characters(_ reader: inout PatternReader) throws(ValueProblem) -> UnicodeProperties.Kind? {
        switch reader.byte {
        case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "w"),
            UInt8(ascii: "W"):
            _ = reader.takeScalar()
            return .characters
        case UInt8(ascii: "p"), UInt8(ascii: "P"): return try property(&reader)
        default: return nil
        }
    }

    private static func property(_ reader: inout PatternReader) throws(ValueProblem) -> UnicodeProperties.Kind {
        let isNegated = reader.isNext("P")
        let sign = isNegated ? "\\P" : "\\p"
        _ = reader.takeScalar()
        func isWord(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") }
        guard reader.take("{") else { throw ValueProblem("“\(sign)” is followed by a property, as “\(sign){Letter}”") }
        let name = reader.take(while: isWord)
        var value: Bytes?
        if reader.take("=") { value = reader.take(while: isWord) }
        guard reader.take("}") else { throw ValueProblem("“}” is missing behind “\(sign){”") }
        let word = String(decoding: name.prefix(80), as: UTF8.self)
        guard
            let kind = UnicodeProperties.kind(word, value: value.map { String(decoding: $0.prefix(80), as: UTF8.self) })
        else {
            let text = value.map { word + "=" + String(decoding: $0.prefix(60), as: UTF8.self) } ?? word
            throw ValueProblem("there is no Unicode property \(quoted(Bytes(text.utf8)))")
        }
        if isNegated, kind == .strings {
            throw ValueProblem("“\\P” cannot have “\(word)”, which stands for texts of several characters")
        }
        return kind
    }

    /// Reads an escape for one character, and gives its code.
    static func character(_ reader: inout PatternReader, isInClass: Bool = false) throws(ValueProblem) -> UInt32 {
        guard let scalar = reader.takeScalar() else { throw ValueProblem("nothing stands behind the “\\” at the end") }
        switch scalar {
        case "f": return 0x0C
        case "n": return 0x0A
        case "r": return 0x0D
        case "t": return 0x09
        case "v": return 0x0B
        case "b" where isInClass: return 0x08
        case "c":
            guard let letter = reader.byte, letter.isASCIILetter else {
                throw ValueProblem("“\\c” is followed by a letter")
            }
            _ = reader.takeScalar()
            return UInt32(letter & 0x1F)
        case "0":
            guard reader.byte?.isASCIIDigit != true else {
                throw ValueProblem("“\\0” must not be followed by a digit")
            }
            return 0
        case "x":
            guard let code = reader.takeHex(2) else {
                throw ValueProblem("“\\x” is followed by two hexadecimal digits")
            }
            return code
        case "u": return try unicode(&reader)
        case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/": return scalar.value
        case "&", "-", "!", "#", "%", ",", ":", ";", "<", "=", ">", "@", "`", "~":
            if isInClass { return scalar.value }
        default: break
        }
        let advice =
            scalar.isASCII && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
            ? "; write it without “\\”" : ""
        throw ValueProblem("“\\\(scalar)” is no escape\(advice)")
    }

    /// What stands behind `\u`.
    private static func unicode(_ reader: inout PatternReader) throws(ValueProblem) -> UInt32 {
        if reader.take("{") {
            let digits = reader.take(while: \.isASCIIHexDigit)
            let code = digits.drop { $0 == 0x30 }.prefix(7).reduce(UInt32(0)) { $0 << 4 | UInt32($1.hexValue) }
            guard !digits.isEmpty, reader.take("}") else {
                throw ValueProblem("“\\u{” is followed by hexadecimal digits and “}”")
            }
            guard code <= 0x10FFFF else { throw ValueProblem("“\\u{…}” is larger than 10FFFF, the last character") }
            return code
        }
        guard let code = reader.takeHex(4) else {
            throw ValueProblem("“\\u” is followed by four hexadecimal digits or by braces")
        }
        guard 0xD800...0xDBFF ~= code else { return code }
        let start = reader
        if reader.take("\\u"), let low = reader.takeHex(4), 0xDC00...0xDFFF ~= low {
            return 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        reader = start
        return code
    }

    /// Reads the name of a group and the `>` behind it.
    static func groupName(_ reader: inout PatternReader) throws(ValueProblem) -> String {
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
            guard isPart else {
                throw ValueProblem("\(WebText.shown(scalar)) is not allowed in the name of a group")
            }
            name.unicodeScalars.append(scalar)
        }
        throw ValueProblem("the name of a group is letters and digits between “<” and “>”")
    }
}
