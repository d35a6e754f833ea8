import VitrineMarkup
import VitrineSupport

/// Reads and checks the contents of scripts. An HTML parser reads them as raw text, in which it does not decode
/// character references.
enum ScriptContents {
    /// Returns the contents of a script. If an HTML page is read as XML, they are a slice of the source that ends
    /// before the first end tag of a script, or empty for `<script/>`; otherwise, they are the text in the tree.
    static func bytes(_ page: PageTree, _ script: Int) -> Bytes {
        let document = page.document
        guard page.syntax == .html, !page.isReadAsHTML else {
            let texts = page.descendants(script).compactMap { page.text($0) }
            return texts.count == 1 ? texts[0] : Bytes(texts.joined())
        }
        guard !document.nodes[script].isSelfClosed else { return [] }
        let start = page.endOfStartTag(script)
        guard start <= document.sourceCount else { return [] }
        let rest = document.text[start..<document.sourceCount]
        var at = rest.startIndex
        while let found = rest[at...].firstIndex(of: UInt8(ascii: "<")) {
            if isScriptTag(rest[found...].dropFirst(), closes: true) { return rest[..<found] }
            at = found + 1
        }
        return rest
    }

    /// Returns whether the bytes begin with `script`, or with `/script` if `closes` is true, followed by a byte that
    /// ends a tag name.
    private static func isScriptTag(_ bytes: Bytes, closes: Bool) -> Bool {
        var bytes = bytes
        if closes {
            guard bytes.first == UInt8(ascii: "/") else { return false }
            bytes = bytes.dropFirst()
        }
        guard bytes.hasPrefix(ignoringCase: "script") else { return false }
        guard let next = bytes.dropFirst(6).first else { return false }
        return next.isHTMLSpace || next == UInt8(ascii: "/") || next == UInt8(ascii: ">")
    }

    /// Returns the reason why a browser may not find the end of a script, and the index of the bytes that cause it: an
    /// unclosed comment, or `<script` in a comment. Nil if the script has neither.
    static func escapeProblem(_ bytes: Bytes) -> (reason: String, at: Int)? {
        var at = bytes.startIndex
        while let open = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
            at = open + 1
            guard bytes[open...].starts(with: "<!--".utf8) else { continue }
            // The hyphens of `<!-->` both begin and end the comment.
            at = open + 2
            var isClosed = false
            while at < bytes.endIndex, !isClosed {
                if bytes[at] == UInt8(ascii: "-"), bytes[at...].starts(with: "-->".utf8) {
                    isClosed = true
                    at += 3
                } else if bytes[at] == UInt8(ascii: "<"), isScriptTag(bytes[(at + 1)...], closes: false) {
                    return ("“<script” after “<!--” is not allowed in a script; write “<\\script” in a string", at)
                } else {
                    at += 1
                }
            }
            if !isClosed { return ("“<!--” in a script has no “-->”; write “\\x3C!--” in a string", open) }
        }
        return nil
    }

    /// Returns the problem with the contents of a script with `src`; nil if there is none. They must consist only of
    /// comments and whitespace.
    static func documentationProblem(_ bytes: Bytes) -> String? {
        var cursor = ByteCursor(bytes)
        while !cursor.isAtEnd {
            cursor.spaces()
            if cursor.isAtEnd { return nil }
            guard cursor.take("/") else { return "only comments are allowed in it" }
            if cursor.take("/") {
                _ = cursor.take { $0 != 0x0A && $0 != 0x0D }
                if cursor.isAtEnd { return "a line break is missing after the last comment" }
            } else if cursor.take("*") {
                var isClosed = false
                while !isClosed, !cursor.isAtEnd {
                    _ = cursor.take { $0 != UInt8(ascii: "*") }
                    isClosed = cursor.take("*") && cursor.take("/")
                }
                if !isClosed { return "a comment is not closed" }
            } else {
                return "only comments are allowed in it"
            }
        }
        return nil
    }
}
