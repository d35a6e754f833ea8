/// Percent-encoding in addresses, such as `%20` (URL Standard, 1.3).
package enum PercentEncoding {
    /// Returns a path as an address: every byte except ASCII letters, digits, `-`, `.`, `_`, `~` and slashes is
    /// encoded.
    package static func encoded(path: String) -> String {
        path.utf8.reduce(into: "") { text, byte in
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                if byte.isASCIIAlphanumeric {
                    text.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    append(byte, to: &text)
                }
            }
        }
    }

    /// Returns a character with all of its UTF-8 bytes encoded.
    package static func encoded(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.reduce(into: "") { append($1, to: &$0) }
    }

    private static func append(_ byte: UInt8, to text: inout String) {
        text += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }

    /// Returns bytes with sequences such as `%41` decoded. A percent sign that is not followed by two hexadecimal
    /// digits stays as it is.
    /// - Parameter keepsSlashes: whether `%2F` stays as it is, so that it is not mistaken for a separator in a path.
    package static func decoded(_ bytes: Bytes, keepsSlashes: Bool = false) -> [UInt8] {
        var found: [UInt8] = []
        found.reserveCapacity(bytes.count)
        var at = bytes.startIndex
        while at < bytes.endIndex {
            if bytes[at] == UInt8(ascii: "%"), at + 2 < bytes.endIndex, let high = bytes[at + 1].hexDigitValue,
                let low = bytes[at + 2].hexDigitValue, !keepsSlashes || high * 16 + low != UInt8(ascii: "/")
            {
                found.append(high * 16 + low)
                at += 3
            } else {
                found.append(bytes[at])
                at += 1
            }
        }
        return found
    }
}
