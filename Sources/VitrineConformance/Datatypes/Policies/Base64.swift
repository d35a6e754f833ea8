import VitrineSupport

/// Checks the Base64 of hashes and nonces, which may use the standard or the URL-safe alphabet.
enum Base64 {
    /// The number of bytes that a text decodes to; nil if it is empty or not Base64. Padding may be missing.
    static func decodedCount(_ text: Bytes) -> Int? {
        let digits = text.prefix {
            $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
                || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        let padding = text[digits.endIndex...]
        guard !digits.isEmpty, padding.count <= 2, padding.allSatisfy({ $0 == UInt8(ascii: "=") }),
            digits.count % 4 != 1,
            padding.isEmpty || (digits.count + padding.count) % 4 == 0
        else { return nil }
        return digits.count * 3 / 4
    }
}
