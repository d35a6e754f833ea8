import VitrineSupport
public import VitrineHTML

/// Shows an item outside a list: as a row of a ``Section``, or on the page that a site has for the item's type.
///
/// ```swift
/// registry.register(ListItemView.self, for: ContactItem.self)
/// ```
public struct ListItemView: ComponentView {
    private let item: any ListViewItem

    /// Creates the view of an item.
    /// - Throws: ``RenderError/invalidModel(expected:actual:)`` for a component that is not an item.
    public init(viewModel: any Component) throws {
        guard let item = viewModel as? any ListViewItem else {
            throw RenderError.invalidModel(
                expected: "ListViewItem", actual: TypeName.short(type(of: viewModel)))
        }
        self.item = item
    }

    /// Writes a list of one row.
    /// - Throws: ``RenderError/nestedLink(element:)`` when the row is a link and contains another interactive element.
    public func body(_ html: HTML) throws {
        let anchor = html.session?.claimAnchor()
        let name = Slug.name(of: item.componentID?.text ?? TypeName.short(type(of: item)), fallback: "item")
        let markup = ListItemMarkup(item: item, name: name, headingLevel: 3, menus: anchor ?? name)
        try html.div(.class("list")) {
            try html.ul(.class("list-items"), .role("list")) {
                try html.li(.class(markup.classes)) { try markup.write(html) }
            }
        }
    }
}
