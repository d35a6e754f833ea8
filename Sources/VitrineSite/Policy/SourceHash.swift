import VitrineSupport

/// The hash of a script, an event handler or a stylesheet in the syntax of a policy: `'sha256-…'`.
enum SourceHash {
    static func source(_ bytes: [UInt8]) -> String {
        let hex = Array(SHA256.hex(bytes).utf8)
        let digest = stride(from: 0, to: hex.count - 1, by: 2).map {
            UInt8(hex[$0].hexValue << 4 | hex[$0 + 1].hexValue)
        }
        return "'sha256-\(base64(digest))'"
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func base64(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
