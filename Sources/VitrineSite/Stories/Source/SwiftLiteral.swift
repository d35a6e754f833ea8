/// Strings and numbers as Swift literals.
enum SwiftLiteral {
    static func number(_ number: Double) -> String {
        if number.isNaN { return ".nan" }
        return number.isInfinite ? (number < 0 ? "-.infinity" : ".infinity") : "\(number)"
    }

    /// Whether two pieces of code are equal, or are numbers with the same value, such as `0` and `0.0`.
    static func isSame(_ one: String, _ other: String) -> Bool {
        one == other || Double(one).map { $0 == Double(other) } == true
    }

    static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case let scalar where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
