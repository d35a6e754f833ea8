import VitrineSupport

/// The operands of a number in the plural rules of UTS #35.
struct PluralOperands: Hashable, Sendable {
    /// The integer part.
    var i: UInt64
    /// The number of visible fraction digits, with trailing zeros.
    var v: Int
    /// The number of visible fraction digits, without trailing zeros.
    var w: Int
    /// The visible fraction digits as an integer, with trailing zeros.
    var f: UInt64
    /// The visible fraction digits as an integer, without trailing zeros.
    var t: UInt64
    /// The exponent of ten in compact notation.
    var e: Int

    init(_ number: Int) {
        i = UInt64(number.magnitude)
        (v, w, f, t, e) = (0, 0, 0, 0, 0)
    }

    /// Reads a number such as `12`, `1.50` or `1.2c6`; a sign is ignored. Nil if the text is not such a number.
    init?(decimal: String) {
        let parts = decimal.split(separator: "c", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = parts[0].drop { $0 == "-" || $0 == "+" }.utf8
        let exponent = parts.count > 1 ? Int(parts[1]) : 0
        guard let exponent, (0...400).contains(exponent) else { return nil }
        let halves = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = halves.first, !first.isEmpty, halves.joined().allSatisfy(\.isASCIIDigit)
        else {
            return nil
        }
        var whole = Array(first)
        var fraction = halves.count > 1 ? Array(halves[1]) : []
        let moved = min(exponent, fraction.count)
        whole += fraction[..<moved]
        whole += Array(repeating: 0x30, count: exponent - moved)
        fraction.removeFirst(moved)
        var short = fraction
        while short.last == 0x30 { short.removeLast() }
        i = Self.value(whole)
        v = fraction.count
        w = short.count
        f = Self.value(fraction)
        t = Self.value(short)
        e = exponent
    }

    /// Returns the value of a sequence of digits. If there are more than 15 significant digits, only the last 15 are
    /// kept, because rules need no more, and 10^15 is added to mark the number as large.
    private static func value(_ digits: [UInt8]) -> UInt64 {
        let limit = 15
        let significant = digits.drop { $0 == 0x30 }
        let number = significant.suffix(limit).reduce(UInt64(0)) { $0 * 10 + UInt64($1.digitValue) }
        return significant.count > limit ? number + 1_000_000_000_000_000 : number
    }
}
