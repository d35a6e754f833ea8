/// Text as XML 1.0 can carry it.
package enum XMLText {
    /// Escaped for an attribute value or text; characters that XML forbids are spelled out.
    package static func escaped(_ text: String) -> String {
        var found = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": found += "&amp;"
            case "<": found += "&lt;"
            case ">": found += "&gt;"
            case "\"": found += "&quot;"
            case "\n", "\t", "\r": found += "&#\(scalar.value);"
            case _ where scalar.value < 0x20, "\u{FFFE}", "\u{FFFF}":
                found += FindingText.shown(scalar).replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            default: found.unicodeScalars.append(scalar)
            }
        }
        return found
    }
}
