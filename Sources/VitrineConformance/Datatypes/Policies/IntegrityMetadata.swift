import VitrineSupport

/// Checks integrity metadata, as Subresource Integrity defines it: a list of hashes such as `sha384-…`.
enum IntegrityMetadata {
    /// The hash algorithms, and the number of bytes of their digests.
    private static let algorithms: [(name: String, bytes: Int)] = [("sha256", 32), ("sha384", 48), ("sha512", 64)]

    /// Returns the problem with the metadata; nil when it is valid.
    static func error(_ value: Bytes) -> ValueError? {
        for item in value.split(whereSeparator: \.isHTMLSpace) {
            let hash = item.prefix { $0 != UInt8(ascii: "?") }
            if let error = error(ofHash: hash) { return .policy(error) }
            if let odd = item[hash.endIndex...].first(where: { $0 < 0x21 || $0 > 0x7E }) {
                return .policy(.optionCharacter(odd < 0x80 ? Unicode.Scalar(odd) : nil, of: item))
            }
        }
        return nil
    }

    /// Returns the problem with a hash such as `sha384-…`; nil if it is valid.
    static func error(ofHash hash: Bytes) -> PolicyError? {
        guard let hyphen = hash.firstIndex(of: UInt8(ascii: "-")),
            let algorithm = algorithms.first(where: { hash[..<hyphen].equals(ignoringCase: $0.name) })
        else { return .algorithm(hash) }
        let digest = hash[(hyphen + 1)...]
        if digest.isEmpty { return .hashMissing(hash) }
        guard let count = Base64.decodedCount(digest) else { return .hashNotBase64(digest) }
        guard count == algorithm.bytes else {
            return .hashLength(hash, found: count, algorithm: algorithm.name, expected: algorithm.bytes)
        }
        return nil
    }
}
