import VitrineMarkup

/// Returns the tag of an element for a message: `<li>`.
@inline(never)
func tag(_ page: PageTree, _ node: Int) -> String { "<\(page.elementName(node))>" }
