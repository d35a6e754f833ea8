import Mustache

/// The Mustache engine, with escaping that works on bytes.
///
/// The engine's own escaping works on characters, so it does not escape a quotation mark or bracket that is followed by
/// a combining mark.
enum TemplateEngine {
    private struct Escaped: MustacheContentType {
        func escapeText(_ text: String) -> String {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(text.utf8.count)
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "&"): bytes += "&amp;".utf8
                case UInt8(ascii: "<"): bytes += "&lt;".utf8
                case UInt8(ascii: ">"): bytes += "&gt;".utf8
                case UInt8(ascii: "\""): bytes += "&quot;".utf8
                case UInt8(ascii: "'"): bytes += "&#39;".utf8
                default: bytes.append(byte)
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private static let name: String = {
        MustacheContentTypes.register(Escaped(), named: "VITRINE")
        return "VITRINE"
    }()

    /// The number of lines added before the text of a template.
    static let addedLines = 1

    /// Parses a template.
    /// - Throws: the error of the engine, with line numbers that include ``addedLines``.
    static func template(_ text: String) throws -> MustacheTemplate {
        // If a pragma is on a line of its own, the engine removes this line from the output.
        try MustacheTemplate(string: "{{% CONTENT_TYPE:\(name)}}\n\(text)")
    }
}
