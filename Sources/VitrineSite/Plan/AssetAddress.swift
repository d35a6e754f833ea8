import VitrineSupport

/// The path of an asset as an address: `assets/a photo.png` becomes `assets/a%20photo.png`.
enum AssetAddress {
    /// Percent-encodes the ASCII characters that cannot be part of a path in an address, such as spaces, `%`, `?` and
    /// `#`. Characters outside ASCII are kept.
    static func encoded(_ path: String) -> String {
        guard path.utf8.contains(where: { !isPlain($0) }) else { return path }
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte.isASCIIAlphanumeric || "-._~/!$&'()*+,;=:@".utf8.contains(byte)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
