import VitrineSupport

/// The SHA-256 digest (FIPS 180-4) of a snapshot: of its markup file followed by its accessibility file, as this
/// version writes them.
///
/// ```sh
/// cat todo-row/completed.html todo-row/completed.a11y.txt | sha256sum
/// ```
enum SnapshotDigest {
    /// The number of hexadecimal digits.
    static let length = 64

    static func of(_ texts: SnapshotTexts) -> String {
        SHA256.hex(
            SnapshotFile.bytes(texts.markup, .markup) + SnapshotFile.bytes(texts.accessibility, .accessibility))
    }

    /// Returns the digest of the raw bytes of two files; nil means a missing file.
    static func ofFiles(markup: [UInt8], accessibility: [UInt8]?) -> String {
        SHA256.hex(markup + (accessibility.map { [0] + $0 } ?? []))
    }
}
