/// Integrity metadata, as Subresource Integrity writes them.
enum IntegrityMetadata {
    private static let algorithms: [(name: String, bytes: Int)] = [("sha256", 32), ("sha384", 48), ("sha512", 64)]

    /// What is wrong with metadata; nil when they are right.
    static func problem(_ value: Bytes) -> String? {
        for item in value.split(whereSeparator: \.isHTMLSpace) {
            let hash = item.prefix { $0 != UInt8(ascii: "?") }
            if let problem = problem(ofHash: hash) { return problem }
            if let odd = item[hash.endIndex...].first(where: { $0 < 0x21 || $0 > 0x7E }) {
                let sign = odd < 0x80 ? WebText.shown(Unicode.Scalar(odd)) : "a character beyond ASCII"
                return "\(sign) is not allowed in an option"
            }
        }
        return nil
    }

    /// What is wrong with `sha384-…`; nil when it is right.
    static func problem(ofHash hash: Bytes) -> String? {
        guard let hyphen = hash.firstIndex(of: UInt8(ascii: "-")),
            let algorithm = algorithms.first(where: { WebText.equal(hash[..<hyphen], $0.name) })
        else { return "\(quoted(hash)) begins with none of “sha256-”, “sha384-” and “sha512-”" }
        let digest = hash[(hyphen + 1)...]
        if digest.isEmpty { return "the hash behind \(quoted(hash)) is missing" }
        guard let count = Base64.decodedCount(digest) else { return "\(quoted(digest)) is no Base64" }
        guard count == algorithm.bytes else {
            return "\(quoted(hash)) has \(count) bytes where \(algorithm.name) has \(algorithm.bytes)"
        }
        return nil
    }
}

/// Base64 of hashes and nonces, in both alphabets.
enum Base64 {
    /// How many bytes are written; nil when it is no Base64. Padding may be missing.
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
