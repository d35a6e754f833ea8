/// The numbers of the HTML Standard, section 2.3.4. Digits are those of ASCII; there is no plus sign in front.
enum NumberSyntax {
    /// `-12`
    static func integer(_ value: Bytes) -> String? {
        if value.isEmpty { return "it is empty where a whole number is needed" }
        let digits = value.first == UInt8(ascii: "-") ? value.dropFirst() : value
        return !digits.isEmpty && digits.allSatisfy(\.isDigit) ? nil : "it is not a whole number"
    }

    /// `12`, within bounds
    static func natural(_ bounds: ClosedRange<Int>) -> @Sendable (Bytes) -> String? {
        { value in
            if value.isEmpty { return "it is empty where a whole number is needed" }
            guard value.allSatisfy(\.isDigit) else { return "it is not a whole number without a sign" }
            let number = value.saturatedNumber
            if number < bounds.lowerBound { return "it must be at least \(bounds.lowerBound)" }
            return number <= bounds.upperBound ? nil : "it must be at most \(bounds.upperBound)"
        }
    }

    /// `-1.5e3`; digits stand behind a point, and before it or not
    static func float(_ value: Bytes) -> String? {
        Datatype.problem(of: "a number", value) { cursor throws(BadValue) in _ = try readFloat(&cursor) }
    }

    /// `1.5`, zero too when it may be
    static func float(allowsZero: Bool) -> @Sendable (Bytes) -> String? {
        { value in
            if let problem = float(value) { return problem }
            var cursor = ByteCursor(value)
            guard let number = try? readFloat(&cursor) else { return nil }
            if number.isZero { return allowsZero ? nil : "it must be greater than 0" }
            return number.isNegative ? "it must be \(allowsZero ? "at least" : "greater than") 0" : nil
        }
    }

    /// `any`, or a number greater than 0
    static func step(_ value: Bytes) -> String? {
        if value.matches("any") { return nil }
        return float(allowsZero: false)(value).map { $0 + ", or the word any" }
    }

    static func readFloat(_ cursor: inout ByteCursor) throws(BadValue) -> (isNegative: Bool, isZero: Bool) {
        let isNegative = cursor.take("-")
        if cursor.next == UInt8(ascii: "+") { throw BadValue("a number has no plus sign in front") }
        let whole = cursor.digits()
        var fraction = Bytes()
        if cursor.take(".") {
            fraction = cursor.digits()
            if fraction.isEmpty { throw BadValue("a digit is missing behind the point") }
        }
        if whole.isEmpty, fraction.isEmpty { throw BadValue("it is not a number") }
        if cursor.take("e") || cursor.take("E") {
            _ = cursor.take("-") || cursor.take("+")
            if cursor.digits().isEmpty { throw BadValue("a digit is missing behind the e") }
        }
        let isZero = whole.allSatisfy { $0 == 0x30 } && fraction.allSatisfy { $0 == 0x30 }
        return (isNegative, isZero)
    }
}
