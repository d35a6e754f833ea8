import VitrineSupport

/// The path and fragment of an address, without the whitespace and control characters that browsers remove, and with
/// `/` for each `\` in the path. The query is left out, because files have none.
struct AddressParts {
    /// The path, with the scheme and the host before it if the address has them.
    let path: Bytes
    let fragment: Bytes?

    init(_ address: Bytes) {
        var bytes = address
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        if bytes.contains(where: \.isIgnoredInAddresses) { bytes = bytes.filter { !$0.isIgnoredInAddresses }[...] }
        var end = bytes.endIndex
        var fragment: Bytes?
        var hasBackslash = false
        for at in bytes.indices {
            let byte = bytes[at]
            if byte == UInt8(ascii: "#") {
                fragment = bytes[(at + 1)...]
                end = min(end, at)
                break
            }
            if byte == UInt8(ascii: "?") { end = min(end, at) }
            if byte == UInt8(ascii: "\\"), end == bytes.endIndex { hasBackslash = true }
        }
        self.fragment = fragment
        let path = bytes[..<end]
        self.path = hasBackslash ? path.map { $0 == UInt8(ascii: "\\") ? 0x2F : $0 }[...] : path
    }

    /// Returns whether an address begins with a scheme, such as `https:` or `mailto:`.
    static func hasScheme(_ bytes: Bytes) -> Bool {
        for (number, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                if number == 0 { return false }
            default: return number > 0 && byte == UInt8(ascii: ":")
            }
        }
        return false
    }

    /// Returns the number of dots if a segment of a path is `.` or `..`, whose dots may be percent-encoded as `%2e`; 0
    /// for other segments.
    static func dots(_ segment: Bytes) -> Int {
        guard let first = segment.first, first == 0x2E || first == UInt8(ascii: "%"), segment.count <= 6 else {
            return 0
        }
        let bytes = first == 0x2E && segment.count <= 2 ? Array(segment) : PercentEncoding.decoded(segment)
        return bytes == [0x2E] ? 1 : bytes == [0x2E, 0x2E] ? 2 : 0
    }
}
