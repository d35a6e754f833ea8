import VitrineSupport

/// Collects what something depends on, as bytes in which each part can be recognized.
struct InputBytes {
    private var bytes: [UInt8] = []

    /// More bytes than these are replaced by their digest, so that what a large site depends on is never in memory at once.
    private static let limit = 1 << 16

    private mutating func fold() {
        if bytes.count > Self.limit { bytes = Array(digest.utf8) }
    }

    /// Adds a text, or that there is none.
    mutating func add(_ text: String?) {
        fold()
        guard var text else { return bytes.append(0) }
        bytes.append(1)
        text.withUTF8 { utf8 in
            add(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    /// Adds a text that is there as UTF-8.
    mutating func add(text: ArraySlice<UInt8>) {
        fold()
        bytes.append(1)
        add(text.count)
        bytes += text
    }

    /// Adds a number.
    mutating func add(_ number: Int) {
        withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Adds a flag.
    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// Adds bytes.
    mutating func add(_ other: [UInt8]) {
        add(other.count)
        bytes += other
    }

    /// The digest of all that was added.
    var digest: String { SHA256.hex(bytes) }
}
