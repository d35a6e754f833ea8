import VitrineSupport

/// Checks numbers as section 2.3.4 of the HTML Standard defines them. Digits are ASCII digits; a leading plus sign is
/// not allowed.
enum NumberSyntax {
    /// Checks an integer, such as `-12`.
    static func integer(_ value: Bytes) -> ValueError? {
        let digits = value.first == UInt8(ascii: "-") ? value.dropFirst() : value
        return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit) ? nil : spaced(value) ?? .expected(.integer)
    }

    /// Returns a function that checks a non-negative integer, such as `12`, which must be within the bounds.
    static func natural(in bounds: ClosedRange<Int>) -> @Sendable (Bytes) -> ValueError? {
        { value in
            guard !value.isEmpty, value.allSatisfy(\.isASCIIDigit) else { return spaced(value) ?? .expected(.natural) }
            let number = value.saturatedNumber
            if number < bounds.lowerBound { return .number(.tooSmall(least: bounds.lowerBound)) }
            return number <= bounds.upperBound ? nil : .number(.tooLarge(most: bounds.upperBound))
        }
    }

    /// The error for whitespace around an integer that is otherwise valid; nil if that is not the problem.
    private static func spaced(_ value: Bytes) -> ValueError? {
        let digits = value.trimmed.first == UInt8(ascii: "-") ? value.trimmed.dropFirst() : value.trimmed
        guard let first = value.first, let last = value.last, !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
            return nil
        }
        if first.isHTMLSpace { return .begins(with: Unicode.Scalar(first)) }
        return last.isHTMLSpace ? .ends(with: Unicode.Scalar(last)) : nil
    }

    /// Checks a floating-point number, such as `-1.5e3`. Digits are required after a decimal point, but not before it.
    static func float(_ value: Bytes) -> ValueError? {
        ValueError.reading(value, as: .number) { cursor throws(ValueError) in _ = try readFloat(&cursor) }
    }

    /// Returns a function that checks a number, such as `1.5`, which must not be negative. Zero is allowed only if
    /// `allowsZero` is true.
    static func float(allowsZero: Bool) -> @Sendable (Bytes) -> ValueError? {
        { value in
            if value.isEmpty { return .expected(allowsZero ? .nonnegativeNumber : .positiveNumber) }
            if let error = float(value) { return error }
            var cursor = ByteCursor(value)
            guard let number = try? readFloat(&cursor) else { return nil }
            if number.isZero { return allowsZero ? nil : .expected(.positiveNumber) }
            return number.isNegative ? .expected(allowsZero ? .nonnegativeNumber : .positiveNumber) : nil
        }
    }

    /// Checks a `step`: `any`, or a number greater than 0.
    static func step(_ value: Bytes) -> ValueError? {
        if value.equals(ignoringCase: "any") { return nil }
        return float(allowsZero: false)(value).map { .orKeyword($0, "any") }
    }

    /// Reads a number, and returns whether it is written with a minus sign and whether it is zero.
    static func readFloat(_ cursor: inout ByteCursor) throws(ValueError) -> (isNegative: Bool, isZero: Bool) {
        let isNegative = cursor.take("-")
        if cursor.next == UInt8(ascii: "+") { throw .number(.plusSign) }
        let whole = cursor.digits()
        var fraction = Bytes()
        if cursor.take(".") {
            fraction = cursor.digits()
            if fraction.isEmpty { throw .number(.digitMissing(after: ".")) }
        }
        if whole.isEmpty, fraction.isEmpty { throw .expected(.number) }
        if let sign = cursor.next, cursor.take("e") || cursor.take("E") {
            _ = cursor.take("-") || cursor.take("+")
            if cursor.digits().isEmpty { throw .number(.digitMissing(after: Unicode.Scalar(sign))) }
        }
        let isZero = whole.allSatisfy { $0 == 0x30 } && fraction.allSatisfy { $0 == 0x30 }
        return (isNegative, isZero)
    }
}
