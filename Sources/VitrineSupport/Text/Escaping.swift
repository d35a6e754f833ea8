/// Texts as HTML, XML and Markdown carry them.
///
/// VitrineHTML has a writer of its own, eight bytes at a time into the buffer of the page, because every text of every page
/// goes through it. Everything else that escapes calls these.
package enum Escaping {
    /// A text for HTML or canonical markup; what it escapes, parsers give back as it was.
    /// - Parameter inAttribute: whether it is for a value in double quotes: then quotes, tabs and line feeds are escaped, too.
    package static func html(_ text: String, inAttribute: Bool = false) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        appendHTML(text, inAttribute: inAttribute, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes a text for HTML or canonical markup behind other bytes.
    package static func appendHTML(_ text: String, inAttribute: Bool, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\"") where inAttribute: bytes += "&quot;".utf8
            case 0x0A where inAttribute: bytes += "&#10;".utf8
            case 0x09 where inAttribute: bytes += "&#9;".utf8
            // Parsers make a line feed of it wherever it is.
            case 0x0D: bytes += "&#13;".utf8
            default: bytes.append(byte)
            }
        }
    }

    /// A text for an attribute value or the text of XML 1.0. Characters that XML forbids (2.2) are spelled out.
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

    /// A text for a line or the cell of a table in Markdown. Nothing in it is read as Markdown, as HTML or as the name of
    /// somebody to call, and nothing breaks the line.
    package static func markdown(_ text: String) -> String {
        var found = ""
        for scalar in TerminalText.safe(text).unicodeScalars {
            switch scalar {
            case "<": found += "&lt;"
            case ">": found += "&gt;"
            case "&": found += "&amp;"
            // A backslash does not keep GitHub from finding a name.
            case "@": found += "&#64;"
            case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!", "$":
                found.unicodeScalars.append("\\")
                found.unicodeScalars.append(scalar)
            default: found.unicodeScalars.append(scalar)
            }
        }
        return found
    }
}
