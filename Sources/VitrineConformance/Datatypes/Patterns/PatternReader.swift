import VitrineSupport

/// Reads a pattern from start to end, character by character.
struct PatternReader {
    private let bytes: Bytes
    private var at: Int

    init(_ bytes: Bytes) {
        self.bytes = bytes
        at = bytes.startIndex
    }

    /// The next byte; nil at the end.
    var byte: UInt8? { at < bytes.endIndex ? bytes[at] : nil }
    /// The next character; nil at the end.
    var scalar: Unicode.Scalar? { at < bytes.endIndex ? ValueText.scalar(bytes, at: at).scalar : nil }

    /// The bytes that have not been read.
    var rest: Bytes { bytes[at...] }

    /// Whether the given ASCII text is next.
    func isNext(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

    /// Skips the given ASCII text; returns false if it is not next.
    mutating func take(_ text: String) -> Bool {
        guard isNext(text) else { return false }
        at += text.utf8.count
        return true
    }

    /// Skips a character and returns it; nil at the end.
    mutating func takeScalar() -> Unicode.Scalar? {
        guard at < bytes.endIndex else { return nil }
        let (scalar, next) = ValueText.scalar(bytes, at: at)
        at = next
        return scalar
    }

    /// Skips and returns the following bytes, up to the first one that does not satisfy the condition.
    mutating func take(while isWanted: (UInt8) -> Bool) -> Bytes {
        let start = at
        while at < bytes.endIndex, isWanted(bytes[at]) { at += 1 }
        return bytes[start..<at]
    }

    /// Skips `count` hexadecimal digits and returns their value. Returns nil, and skips nothing, if there are fewer.
    mutating func takeHex(_ count: Int) -> UInt32? {
        guard at + count <= bytes.endIndex, bytes[at..<at + count].allSatisfy(\.isASCIIHexDigit) else { return nil }
        defer { at += count }
        return bytes[at..<at + count].reduce(0) { $0 &<< 4 | UInt32($1.hexValue) }
    }
}
