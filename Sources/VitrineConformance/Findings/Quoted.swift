/// A value of the page as messages quote it: “ ” around it, white space as spaces, cut after 60 characters.
func quoted(_ bytes: Bytes) -> String { quoted(String(decoding: bytes.prefix(1000), as: UTF8.self)) }

/// A text as messages quote it.
func quoted(_ text: String) -> String {
    let shown = text.prefix(60).map { $0.isNewline || $0 == "\t" ? " " : $0 }
    return "“\(String(shown))\(text.dropFirst(60).isEmpty ? "" : "…")”"
}

/// An element as messages name it: `<li>`.
func tag(_ page: PageTree, _ node: Int) -> String { "<\(page.elementName(node))>" }
