import Mustache

/// The Mustache engine, with escaping by bytes.
///
/// The engine's own looks at characters as people see them, so a quote or bracket with a combining mark after it passed as it was.
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

    /// Lines before the text of a template.
    static let addedLines = 1

    /// Parses a template.
    /// - Throws: what the engine throws, with lines that count ``addedLines``.
    static func template(_ text: String) throws -> MustacheTemplate {
        // A pragma on a line of its own takes the line away.
        try MustacheTemplate(string: "{{% CONTENT_TYPE:\(name)}}\n\(text)")
    }
}
