/// A slice of an array of bytes, such as an attribute value in a page. It shares the memory of the array.
@usableFromInline package typealias Bytes = ArraySlice<UInt8>

// Bytes are compared for every attribute of every page, so these comparisons can be inlined into the modules that call
// them.

extension UInt8 {
    /// Whether the byte is `0` to `9`.
    @inlinable package var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
    /// Whether the byte is `a` to `z` or `A` to `Z`.
    @inlinable package var isASCIILetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
    /// Whether the byte is an ASCII letter or digit.
    @inlinable package var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
    /// Whether the byte is `A` to `Z`.
    @inlinable package var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }
    /// Whether the byte is `a` to `z`.
    @inlinable package var isASCIILowercase: Bool { self >= 0x61 && self <= 0x7A }
    /// The value of the byte as a decimal digit, 0 to 9. The byte must be a digit.
    @inlinable package var digitValue: Int { Int(self) - 0x30 }
    /// Whether the byte is `0` to `9`, `a` to `f` or `A` to `F`.
    @inlinable package var isASCIIHexDigit: Bool { isASCIIDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66) }
    /// The value of the byte as a hexadecimal digit, 0 to 15. The byte must be such a digit.
    @inlinable package var hexValue: Int { isASCIIDigit ? Int(self) - 0x30 : Int(self | 0x20) - 0x57 }
    /// The value of the byte as a hexadecimal digit, 0 to 15; nil for any other byte.
    @inlinable package var hexDigitValue: UInt8? { isASCIIHexDigit ? UInt8(hexValue) : nil }
    /// The byte, converted to lowercase if it is an ASCII letter; any other byte is unchanged.
    @inlinable package var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
    /// Whether the byte is ASCII whitespace (Infra Standard, 4.6): tab, line feed, form feed, carriage return, space.
    @inlinable package var isHTMLSpace: Bool {
        self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
    }
    /// Whether the byte is whitespace of XML (1.0, production 3) and JSON: tab, line feed, carriage return, space. A
    /// form feed is not included.
    @inlinable package var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
    /// Whether the byte is a tab or part of a line break, which browsers ignore in addresses (URL Standard, 4.4).
    @inlinable package var isIgnoredInAddresses: Bool { self == 0x09 || self == 0x0A || self == 0x0D }
}

extension String {
    /// The text with ASCII letters in lowercase, and no other letter changed.
    package var asciiLowercased: String {
        guard utf8.contains(where: \.isASCIIUppercase) else { return self }
        return String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether one of the tokens, which are separated by whitespace, equals a keyword, ignoring ASCII case.
    /// - Parameter keyword: the keyword, in lowercase.
    package func hasToken(ignoringCase keyword: String) -> Bool {
        split(whereSeparator: \.isHTMLSpace).contains { $0.equals(ignoringCase: keyword) }
    }

    /// Returns whether the bytes equal a keyword, ignoring ASCII case.
    /// - Parameter keyword: the keyword, in lowercase.
    @inlinable package func equals(ignoringCase keyword: some Collection<UInt8>) -> Bool {
        count == keyword.count && hasPrefix(ignoringCase: keyword)
    }

    /// Returns whether the bytes equal a keyword, ignoring ASCII case.
    /// - Parameter keyword: the keyword, in lowercase.
    @inlinable package func equals(ignoringCase keyword: String) -> Bool { equals(ignoringCase: keyword.utf8) }

    /// Returns whether the bytes begin with a keyword, ignoring ASCII case.
    /// - Parameter keyword: the keyword, in lowercase.
    @inlinable package func hasPrefix(ignoringCase keyword: some Collection<UInt8>) -> Bool {
        guard count >= keyword.count else { return false }
        var at = startIndex
        for byte in keyword {
            guard self[at].asciiLowercased == byte else { return false }
            at += 1
        }
        return true
    }

    /// Returns whether the bytes begin with a keyword, ignoring ASCII case.
    /// - Parameter keyword: the keyword, in lowercase.
    @inlinable package func hasPrefix(ignoringCase keyword: String) -> Bool { hasPrefix(ignoringCase: keyword.utf8) }

    /// The bytes with ASCII letters in lowercase.
    package func asciiLowercased() -> Bytes { Bytes(map(\.asciiLowercased)) }

    /// The bytes as text, with ASCII letters in lowercase.
    package var lowercasedText: String { String(decoding: lazy.map(\.asciiLowercased), as: UTF8.self) }

    /// The bytes, which must be decimal digits, as a number; `Int.max` when it does not fit.
    package var saturatedNumber: Int {
        var number = 0
        for byte in self {
            let (tens, tooLarge) = number.multipliedReportingOverflow(by: 10)
            if tooLarge { return .max }
            let (sum, overflow) = tens.addingReportingOverflow(Int(byte) - 0x30)
            if overflow { return .max }
            number = sum
        }
        return number
    }

    /// The number that the bytes begin with, by HTML's rules for parsing non-negative integers: leading whitespace and
    /// anything after the number are ignored. Numbers above 1,000,000,000 become 1,000,000,000. Nil if there is no
    /// number, or if it is negative.
    package var nonNegativeInteger: Int? {
        var rest = drop { $0.isHTMLSpace }
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        var number: Int?
        for byte in rest {
            guard byte.isASCIIDigit else { break }
            number = Swift.min((number ?? 0) * 10 + byte.digitValue, 1_000_000_000)
        }
        // -0 is not negative.
        return isNegative && number != 0 ? nil : number
    }

    /// The bytes without leading and trailing whitespace. Only the bounds move: removing bytes would copy the page.
    @inlinable package var trimmed: Bytes {
        var (start, end) = (startIndex, endIndex)
        while start < end, self[start].isHTMLSpace { start += 1 }
        while end > start, self[end - 1].isHTMLSpace { end -= 1 }
        return self[start..<end]
    }
}
