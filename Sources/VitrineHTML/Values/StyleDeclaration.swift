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
    /// unless escaped, and its quotes and brackets are closed. An empty value is refused, too, and so is one with a
    /// line break that is not escaped.
    static func isValue(_ value: String) -> Bool {
        var quote: UInt8?
        var depth = 0
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
                case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): return false
                case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return false
                default: break
                }
                if depth < 0 { return false }
            }
        }
        return !value.isEmpty && quote == nil && depth == 0 && !escaped
    }
}
