/// Escapes text for HTML, XML and Markdown.
///
/// VitrineHTML has its own writer, which escapes eight bytes at a time into the buffer of the page, because every text
/// of every page goes through it. Other code calls these functions.
package enum Escaping {
    /// Returns a text escaped for HTML or canonical markup, so that a parser reads the original text.
    /// - Parameter inAttribute: whether the text is for an attribute value in double quotes. If so, double quotes, tabs
    ///   and line feeds are escaped, too.
    package static func html(_ text: String, inAttribute: Bool = false) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        appendHTML(text, inAttribute: inAttribute, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a text, escaped for HTML or canonical markup.
    package static func appendHTML(_ text: String, inAttribute: Bool, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\"") where inAttribute: bytes += "&quot;".utf8
            case 0x0A where inAttribute: bytes += "&#10;".utf8
            case 0x09 where inAttribute: bytes += "&#9;".utf8
            // Parsers convert a literal carriage return to a line feed everywhere.
            case 0x0D: bytes += "&#13;".utf8
            default: bytes.append(byte)
            }
        }
    }

    /// Returns an attribute value or text of XML with its references resolved: character references and the five
    /// predefined entities (XML 1.0, 4.6). Any other reference, and one of more than 11 bytes, stays as it is.
    package static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
        var found: [UInt8] = []
        found.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            let end = bytes[at] == UInt8(ascii: "&") ? bytes[at...].prefix(11).firstIndex(of: UInt8(ascii: ";")) : nil
            if let end, let character = character(bytes[(at + 1)..<end]) {
                found += String(character).utf8
                at = end + 1
            } else {
                found.append(bytes[at])
                at += 1
            }
        }
        return found
    }

    /// Returns the character that a reference represents; nil when the reference is unknown or not valid.
    /// - Parameter name: the text between `&` and `;`.
    private static func character(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard name.first == UInt8(ascii: "#") else {
            switch String(decoding: name, as: UTF8.self) {
            case "amp": return "&"
            case "lt": return "<"
            case "gt": return ">"
            case "quot": return "\""
            case "apos": return "'"
            default: return nil
            }
        }
        let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
        let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
        // `UInt32` accepts a sign, but a reference must not have one.
        guard digits.first?.isHexDigit == true else { return nil }
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    /// Returns a text escaped for an attribute value or text content of XML 1.0. Characters that XML does not allow
    /// (2.2) are replaced by visible forms.
    package static func xml(_ text: String) -> String {
        var found = ""
        for scalar in text.unicodeScalars {
            let isForbidden = scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
            let isNoncharacter = scalar.value == 0xFFFE || scalar.value == 0xFFFF
            found.unicodeScalars.append(
                contentsOf: (isForbidden || isNoncharacter ? TerminalText.shown(scalar) : String(scalar)).unicodeScalars
            )
        }
        return html(found, inAttribute: true)
    }

    /// Returns a text escaped for use as an item of a list, a table cell or a line in Markdown. Nothing in it is read
    /// as a list, a heading, a thematic break, code, emphasis, a link in brackets, HTML or a mention of a user, and
    /// nothing breaks the line. Bare addresses are not escaped.
    package static func markdown(_ text: String) -> String {
        var found = ""
        for scalar in TerminalText.safe(text).unicodeScalars {
            switch scalar {
            case "<": found += "&lt;"
            case ">": found += "&gt;"
            case "&": found += "&amp;"
            // A backslash does not keep GitHub from reading “@name” as a mention.
            case "@": found += "&#64;"
            case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!", "$":
                found.unicodeScalars.append("\\")
                found.unicodeScalars.append(scalar)
            default: found.unicodeScalars.append(scalar)
            }
        }
        // Four spaces at the start would begin a code block, and “- ”, “+ ” and “1. ” a list. A line of “-” would be a
        // thematic break, and one of “-” or “=” would turn the line before it into a heading.
        if found.hasPrefix(" ") {
            found = "&#32;" + found.dropFirst()
        } else if let marker = found.prefixMatch(of: /(?:[+\-]|\d+[.)])(?=\s|$)|-(?=[\- ]*$)|=(?=[= ]*$)/) {
            found.insert("\\", at: found.index(before: marker.range.upperBound))
        }
        return found
    }
}
