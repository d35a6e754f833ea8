import VitrineSupport

/// Distinguishes pages from fragments. A page may omit the tags of `html`, `head` and `body`, so its first element
/// decides.
enum HTMLStart {
    /// The possible beginnings of a page, after whitespace and comments. UTF-8 text that begins in another way is a
    /// fragment.
    private static let names = [
        "<!doctype", "<?xml", "<html", "<head", "<body", "<title", "<meta", "<link", "<base", "<style", "<script",
    ]

    /// Returns whether bytes are a whole page.
    static func isPage(_ bytes: [UInt8]) -> Bool {
        // UTF-16 text cannot be compared with the names, so every file that begins with a UTF-16 byte order mark is
        // treated as a page.
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
        guard let rest = afterComments(bytes, endOfComment: endOfHTMLComment) else { return false }
        return names.contains { begins(rest, with: $0) }
    }

    /// Returns whether bytes are a whole XML document. They are if they begin, after whitespace and comments, with a
    /// document type, an XML declaration or an `html` tag.
    static func isXMLPage(_ bytes: [UInt8]) -> Bool {
        guard let rest = afterComments(bytes, endOfComment: endOfXMLComment) else { return false }
        // A document without an XML declaration may begin with `<?xml-stylesheet …?>`.
        return ["<!doctype", "<?xml"].contains { rest.hasPrefix(ignoringCase: $0) } || begins(rest, with: "<html")
    }

    /// Returns whether bytes begin with a name that does not continue: `<html-embed` does not begin with `<html`.
    private static func begins(_ bytes: ArraySlice<UInt8>, with name: String) -> Bool {
        guard bytes.hasPrefix(ignoringCase: name) else { return false }
        guard let next = bytes.dropFirst(name.utf8.count).first else { return true }
        return !next.isASCIILetter && next != UInt8(ascii: "-")
    }

    /// Returns the bytes after the byte order mark, whitespace and comments at the beginning; nil if a comment is not
    /// closed.
    /// - Parameter endOfComment: returns the index after a comment, given the bytes after its `<!--`; nil if the
    ///   comment is not closed.
    private static func afterComments(
        _ bytes: [UInt8], endOfComment: (ArraySlice<UInt8>) -> Int?
    ) -> ArraySlice<UInt8>? {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        while true {
            rest = rest.drop { $0.isHTMLSpace }
            guard rest.starts(with: "<!--".utf8) else { return rest }
            guard let end = endOfComment(rest.dropFirst(4)) else { return nil }
            rest = rest[end...]
        }
    }

    /// Returns the index after a comment in HTML. It ends with `-->` or `--!>`, and `<!-->` and `<!--->` are whole
    /// comments (HTML Standard, 13.2.5.43 to 13.2.5.52).
    private static func endOfHTMLComment(_ rest: ArraySlice<UInt8>) -> Int? {
        for short in [">", "->"] where rest.starts(with: short.utf8) { return rest.startIndex + short.utf8.count }
        return end(of: rest, ["--", "--!"])
    }

    private static func endOfXMLComment(_ rest: ArraySlice<UInt8>) -> Int? { end(of: rest, ["--"]) }

    /// Returns the index after the first `>` directly after one of the given texts; nil if there is none.
    private static func end(of rest: ArraySlice<UInt8>, _ texts: [String]) -> Int? {
        var at = rest.startIndex
        while let found = rest[at...].firstIndex(of: UInt8(ascii: ">")) {
            let before = rest[..<found]
            if texts.contains(where: { before.suffix($0.utf8.count).elementsEqual($0.utf8) }) { return found + 1 }
            at = found + 1
        }
        return nil
    }
}
