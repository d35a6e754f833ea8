import VitrineSupport

/// Normalizes the case of a document type's keyword. HTML accepts `<!doctype html>` as well as `<!DOCTYPE html>` (HTML
/// Standard, 13.1.1); XML accepts only the second form.
enum DoctypeCase {
    private static let keyword = Array("<!DOCTYPE".utf8)

    /// Converts the keyword to uppercase if nothing precedes the document type except a byte order mark, whitespace and
    /// comments.
    static func raise(in text: inout [UInt8], upTo end: Int) {
        guard let start = start(in: text, end) else { return }
        for offset in keyword.indices { text[start + offset] = keyword[offset] }
    }

    private static func start(in text: [UInt8], _ end: Int) -> Int? {
        var at = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while at < end {
            switch text[at] {
            case let byte where byte.isXMLSpace: at += 1
            case UInt8(ascii: "<"):
                let rest = text[at..<end]
                if rest.starts(with: "<!--".utf8) {
                    guard let close = endOfComment(in: rest.dropFirst(4)) else { return nil }
                    at = close
                } else {
                    return rest.hasPrefix(ignoringCase: "<!doctype") ? at : nil
                }
            default: return nil
            }
        }
        return nil
    }

    private static func endOfComment(in rest: ArraySlice<UInt8>) -> Int? {
        var at = rest.startIndex
        while at + 2 < rest.endIndex {
            if rest[at] == 0x2D, rest[at + 1] == 0x2D, rest[at + 2] == 0x3E { return at + 3 }
            at += 1
        }
        return nil
    }
}
