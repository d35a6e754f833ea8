import VitrineSupport

/// The script for deciding about changes in a review of snapshots. It is embedded in the program.
package enum ReviewScript {
    package static let text = String(decoding: PackageResources.review_js, as: UTF8.self)

    /// The hash of the script, as the page's Content Security Policy contains it. Scripts of the compared pages have
    /// other hashes, so none of them runs.
    static let policy = "'sha256-\(base64(SHA256.hex(Array(text.utf8))))'"

    /// Converts hexadecimal digits to base64.
    private static func base64(_ digits: String) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        let nibbles = digits.compactMap(\.hexDigitValue)
        var out = ""
        // Three hexadecimal digits make two base64 characters.
        for start in stride(from: 0, to: nibbles.count, by: 3) {
            let group = nibbles[start..<min(start + 3, nibbles.count)] + [0, 0]
            let value = group.prefix(3).reduce(0) { $0 << 4 | $1 }
            out.append(alphabet[value >> 6])
            if start + 1 < nibbles.count { out.append(alphabet[value & 63]) }
        }
        return out + String(repeating: "=", count: (4 - out.count % 4) % 4)
    }
}
