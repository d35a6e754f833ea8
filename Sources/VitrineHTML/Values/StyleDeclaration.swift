/// Checks the parts of a CSS declaration in a `style` attribute.
enum StyleDeclaration {
    /// Returns whether a name consists of characters that the name of a property or custom property may have.
    static func isProperty(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
                default: byte >= 0x80
                }
            }
    }

    /// Returns whether a value cannot end its declaration early: it has no `;`, `{`, `}` or comment outside of quotes,
    /// unless escaped, and its quotes and brackets are matched. Also refused are an empty value, one with a line break
    /// that is not escaped, and one that ends with an incomplete escape.
    static func isValue(_ value: String) -> Bool {
        var quote: UInt8?
        // The closing brackets that are still missing. In CSS, only the right kind closes a bracket, and until then
        // even `;` is part of the value (CSS Syntax, 5.4.8).
        var closing: [UInt8] = []
        var escaped = false
        var previous: UInt8 = 0
        for byte in value.utf8 {
            defer { previous = byte }
            if escaped {
                escaped = false
            } else if byte == UInt8(ascii: "\\") {
                escaped = true
            } else if byte == 0x0A || byte == 0x0D {
                return false
            } else if let open = quote {
                if byte == open { quote = nil }
            } else {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
                case UInt8(ascii: "("): closing.append(UInt8(ascii: ")"))
                case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
                case UInt8(ascii: ")"), UInt8(ascii: "]"): if closing.popLast() != byte { return false }
                case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): return false
                case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return false
                default: break
                }
            }
        }
        return !value.isEmpty && quote == nil && closing.isEmpty && !escaped
    }
}
