/// Serializes numbers as CSSOM does: six significant digits, no trailing zeros.
package enum NumberText {
    /// The text of a number, as browsers serialize it.
    /// - Parameters:
    ///   - value: the number; infinite values and NaN are replaced with finite ones. Browsers use 32 bits for numbers,
    ///     so a number that is 0 in 32 bits is written as 0.
    ///   - digits: the number of significant digits.
    package static func text(_ value: Double, digits: Int = 6) -> String {
        if value.isNaN || Float(value) == 0 { return "0" }
        let magnitude = min(abs(value), 3.402823e38)
        var exponent = exponent(of: magnitude)
        var scaled = (magnitude / power(exponent - digits + 1)).rounded(.toNearestOrEven)
        if scaled >= power(digits) {
            scaled /= 10
            exponent += 1
        }
        var text = String(Int(scaled))
        while text.utf8.count < digits { text = "0" + text }
        let sign = value < 0 ? "-" : ""
        if exponent < -4 || exponent >= digits {
            let fraction = trimmed(String(text.dropFirst()))
            let size = abs(exponent)
            return sign + text.prefix(1) + (fraction.isEmpty ? "" : "." + fraction)
                + (exponent < 0 ? "e-" : "e+") + (size < 10 ? "0" : "") + String(size)
        }
        if exponent < 0 {
            return sign + "0." + String(repeating: "0", count: -exponent - 1) + trimmed(text)
        }
        let fraction = trimmed(String(text.dropFirst(exponent + 1)))
        return sign + text.prefix(exponent + 1) + (fraction.isEmpty ? "" : "." + fraction)
    }

    private static func exponent(of magnitude: Double) -> Int {
        var exponent = 0
        while magnitude >= power(exponent + 1) { exponent += 1 }
        while magnitude < power(exponent) { exponent -= 1 }
        return exponent
    }

    private static func power(_ exponent: Int) -> Double {
        // Powers of ten are exact up to 10^22, and the inverse is rounded only once; powers of 0.1 would accumulate
        // errors.
        if exponent < 0 { return 1 / power(-exponent) }
        var result = 1.0
        var base = 10.0
        var rest = exponent
        while rest > 0 {
            if rest & 1 == 1 { result *= base }
            base *= base
            rest >>= 1
        }
        return result
    }

    private static func trimmed(_ digits: String) -> String {
        var end = digits.endIndex
        while end > digits.startIndex, digits[digits.index(before: end)] == "0" { end = digits.index(before: end) }
        return String(digits[..<end])
    }
}
