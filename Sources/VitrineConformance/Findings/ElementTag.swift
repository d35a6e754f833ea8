import VitrineMarkup

/// Returns the tag of an element for a message: `<li>`.
@inline(never)
func tag(_ page: PageTree, _ node: Int) -> String { "<\(page.elementName(node))>" }

/// Returns the tag of an element with a role for a message: `<li> with the role “tab”`. Returns only the tag if the
/// role is nil.
@inline(never)
func tag(_ page: PageTree, _ node: Int, role: String?) -> String {
    tag(page, node) + (role.map { " with the role “\($0)”" } ?? "")
}
