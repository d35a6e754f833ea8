/// A value in quotation marks for a message: line breaks become spaces, and what is longer than 60 characters is cut.
func quoted(_ bytes: Bytes) -> String {
    // A character has one byte at least, so more than these are never needed; a few more tell whether to cut.
    let start = String(decoding: bytes.prefix(400), as: UTF8.self)
    let line = String(start.map { $0.isNewline || $0 == "\t" || $0 == "\0" ? " " : $0 })
    return line.count > 60 ? "“\(line.prefix(60))…”" : "“\(line)”"
}

/// A value in quotation marks for a message.
func quoted(_ text: String) -> String { quoted(Bytes(text.utf8)) }

/// The start tag of an element without its attributes: `<li>`.
func tag(_ page: PageTree, _ node: Int) -> String { "<\(page.elementName(node))>" }
