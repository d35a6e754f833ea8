import VitrineSupport

/// Collects inputs and computes their digest. The length of each text is part of the bytes, so that “ab” followed by
/// “c” does not have the same digest as “a” followed by “bc”.
struct InputBytes {
    private var bytes: [UInt8] = []

    /// A number of bytes. If more have been collected when a text is added, they are first replaced by their digest, so
    /// that the texts of a large site are not in memory all at once.
    private static let limit = 1 << 16

    private mutating func fold() {
        if bytes.count > Self.limit { bytes = Array(digest.utf8) }
    }

    /// Adds a text, or the fact that there is none.
    mutating func add(_ text: String?) {
        fold()
        guard var text else { return bytes.append(0) }
        bytes.append(1)
        text.withUTF8 { utf8 in
            add(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    /// Adds a text that is given as UTF-8.
    mutating func add(text: ArraySlice<UInt8>) {
        fold()
        bytes.append(1)
        add(text.count)
        bytes += text
    }

    mutating func add(_ number: Int) {
        withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func add(_ other: [UInt8]) {
        add(other.count)
        bytes += other
    }

    /// The digest of everything that was added.
    var digest: String { SHA256.hex(bytes) }
}
