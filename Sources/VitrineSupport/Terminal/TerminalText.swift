/// Makes text safe to print on a terminal.
package enum TerminalText {
    /// Returns a text on one line that cannot control a terminal: control characters, line breaks, characters that
    /// change the writing direction and byte order marks are replaced by visible forms, as ``shown(_:)`` returns them.
    package static func safe(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += isUnsafe($1) ? shown($1) : String($1) }
    }

    package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// Returns a visible form of a character: a symbol such as `␛` for an ASCII control character, its code point such
    /// as `<U+202E>` for any other.
    package static func shown(_ scalar: Unicode.Scalar) -> String {
        if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) { return String(picture) }
        if scalar.value == 0x7F { return "␡" }
        return codePoint(scalar)
    }

    /// Returns the code point of a character in the form `<U+202E>`.
    package static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
    }
}
