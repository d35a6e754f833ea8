import VitrineSupport

/// Distinguishes pages from fragments. A page may omit the tags of `html`, `head` and `body`, so its first element
/// decides.
enum HTMLStart {
    /// The possible beginnings of a page, after whitespace and comments. Anything else is a fragment.
    private static let names = [
        "<!doctype", "<?xml", "<html", "<head", "<body", "<title", "<meta", "<link", "<base", "<style", "<script",
    ]

    /// Returns whether bytes are a whole page.
    static func isPage(_ bytes: [UInt8]) -> Bool {
        // UTF-16 text cannot be compared with the names, so every file that begins with a UTF-16 byte order mark is
        // treated as a page.
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
        guard let rest = afterComments(bytes) else { return false }
        return names.contains { name in
            guard rest.hasPrefix(ignoringCase: name) else { return false }
            guard let next = rest.dropFirst(name.utf8.count).first else { return true }
            return !next.isASCIILetter && next != UInt8(ascii: "-")
        }
    }

    /// Returns the bytes after the byte order mark, whitespace and comments at the beginning; nil if a comment is not
    /// closed.
    static func afterComments(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        while true {
            rest = rest.drop { $0.isHTMLSpace }
            guard rest.starts(with: "<!--".utf8) else { return rest }
            guard let end = endOfComment(rest.dropFirst(4)) else { return nil }
            rest = rest[end...]
        }
    }

    private static func endOfComment(_ rest: ArraySlice<UInt8>) -> Int? {
        var at = rest.startIndex
        while let found = rest[at...].firstIndex(of: UInt8(ascii: ">")) {
            if rest[..<found].suffix(2).elementsEqual("--".utf8) { return found + 1 }
            at = found + 1
        }
        return nil
    }
}
