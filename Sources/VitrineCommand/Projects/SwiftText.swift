/// Quoting for Swift code.
enum SwiftText {
    /// Returns a text as a string literal, escaped so that nothing in it ends the literal or is interpolated.
    static func literal(_ text: String) -> String {
        var found = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"":
                found.unicodeScalars.append("\\")
                found.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                found += "\\u{\(String(scalar.value, radix: 16))}"
            default: found.unicodeScalars.append(scalar)
            }
        }
        return "\"\(found)\""
    }
}
