import VitrineSupport

/// Escapes of CSS Syntax 3, section 4.3.7, and of CSSOM, section 2.1.
package enum Escapes {
    /// Resolves the escapes in bytes. A backslash before a line break continues a string on the next line.
    /// - Parameter isString: whether the bytes are the content of a string. A backslash at the end of the input is
    ///   ignored in a string (section 4.3.5); in a name or an address it is read as U+FFFD (4.3.7).
    package static func resolved(_ bytes: ArraySlice<UInt8>, isString: Bool = false) -> String {
        var out: [UInt8] = []
        var at = bytes.startIndex
        while at < bytes.endIndex {
            let byte = bytes[at]
            at += 1
            guard byte == 0x5C else {
                if byte == 0 { out += [0xEF, 0xBF, 0xBD] } else { out.append(byte) }
                continue
            }
            guard at < bytes.endIndex else {
                if !isString { out += [0xEF, 0xBF, 0xBD] }
                break
            }
            if bytes[at].isNewline {
                at += bytes[at] == 0x0D && at + 1 < bytes.endIndex && bytes[at + 1] == 0x0A ? 2 : 1
                continue
            }
            var value: UInt32 = 0
            var digits = 0
            while digits < 6, at < bytes.endIndex, bytes[at].isASCIIHexDigit {
                value = value * 16 + UInt32(bytes[at].hexValue)
                at += 1
                digits += 1
            }
            if digits == 0 {
                out.append(bytes[at])
                at += 1
                continue
            }
            if at < bytes.endIndex, bytes[at].isHTMLSpace {
                at += bytes[at] == 0x0D && at + 1 < bytes.endIndex && bytes[at + 1] == 0x0A ? 2 : 1
            }
            let scalar = Unicode.Scalar(value).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}"
            out += Array(String(Character(scalar)).utf8)
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Serializes a name as an identifier: “serialize an identifier” of CSSOM.
    package static func identifier(_ name: String) -> String {
        var out = ""
        let scalars = Array(name.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let value = scalar.value
            let isDigit = value >= 0x30 && value <= 0x39
            if value == 0 {
                out += "\u{FFFD}"
            } else if value < 0x20 || value == 0x7F
                || isDigit && (index == 0 || index == 1 && scalars[0] == "-")
            {
                out += "\\" + String(value, radix: 16) + " "
            } else if value >= 0x80 || isDigit || scalar == "-" && scalars.count > 1 || scalar == "_"
                || (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A
            {
                out.unicodeScalars.append(scalar)
            } else {
                out += "\\"
                out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    /// Serializes a text as a string in double quotes: “serialize a string” of CSSOM.
    package static func string(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            if scalar.value == 0 {
                out += "\u{FFFD}"
            } else if scalar.value < 0x20 || scalar.value == 0x7F {
                out += "\\" + String(scalar.value, radix: 16) + " "
            } else {
                if scalar == "\"" || scalar == "\\" { out += "\\" }
                out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
