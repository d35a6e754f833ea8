/// A value in quotation marks, cut after 60 characters.
func quoted(_ bytes: Bytes) -> String {
    let text = String(decoding: bytes.prefix(1024), as: UTF8.self)
    let cut = text.prefix(60)
    return cut.count < text.count || bytes.count > 1024 ? "“\(cut)…”" : "“\(text)”"
}

/// An element as people write it: `<li>`.
func tag(_ page: PageTree, _ node: Int) -> String { "<\(page.elementName(node))>" }
