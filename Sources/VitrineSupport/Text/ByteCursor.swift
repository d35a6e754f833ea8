/// Reads bytes one after another, from the first to the last.
package struct ByteCursor {
    private let bytes: Bytes
    package private(set) var at: Int

    package init(_ bytes: Bytes) {
        self.bytes = bytes
        at = bytes.startIndex
    }

    /// The next byte; nil at the end.
    package var next: UInt8? { at < bytes.endIndex ? bytes[at] : nil }
    /// The bytes that have not been read.
    package var rest: Bytes { bytes[at...] }
    /// Whether everything has been read.
    package var isAtEnd: Bool { at >= bytes.endIndex }

    /// Consumes the next byte if it equals `byte`, and returns whether it did.
    package mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        at += 1
        return true
    }

    /// Consumes the next byte if it equals this ASCII character, and returns whether it did.
    package mutating func take(_ character: Unicode.Scalar) -> Bool { take(UInt8(ascii: character)) }

    /// Consumes and returns the next byte; nil at the end.
    package mutating func takeAny() -> UInt8? {
        guard let next else { return nil }
        at += 1
        return next
    }

    /// Consumes and returns the following bytes, and stops before the first one that does not satisfy a condition.
    package mutating func take(while isWanted: (UInt8) -> Bool) -> Bytes {
        let start = at
        while at < bytes.endIndex, isWanted(bytes[at]) { at += 1 }
        return bytes[start..<at]
    }

    /// Consumes and returns all following digits.
    package mutating func digits() -> Bytes { take { $0.isASCIIDigit } }

    /// Consumes and returns all following whitespace.
    @discardableResult
    package mutating func spaces() -> Bytes { take { $0.isHTMLSpace } }
}
