import VitrineHTML

/// Writes the content of an item's element: its row or cell, its info button, its strip of actions and its mark.
struct ListItemMarkup {
    private let item: any ListViewItem
    private let configuration: ListItemConfiguration
    private let actions: [ListViewContextualAction]
    private let delete: Destination?
    private let menu: ListViewMenuActions?
    private let name: String
    private let headingLevel: Int
    private let menus: String
    private let isOpen: Bool
    private let mark: ListItemMark?

    /// Prepares an item for writing.
    /// - Parameters:
    ///   - item: the item; a copy of it is prepared.
    ///   - name: the name of the item in its list.
    ///   - headingLevel: the level of a heading in the row.
    ///   - menus: the name that all strips of actions of the list share, without its suffix `--actions`.
    ///   - isOpen: whether the strip of actions is open.
    ///   - mark: the change of the item; nil for none.
    init(
        item: any ListViewItem, name: String, headingLevel: Int, menus: String, isOpen: Bool = false,
        mark: ListItemMark? = nil
    ) {
        var prepared = item
        prepared.prepare()
        self.item = prepared
        configuration = prepared.configuration
        actions = prepared.allActions
        delete = prepared.onDeleteAction
        menu = prepared.menuActions
        self.name = name
        self.headingLevel = headingLevel
        self.menus = menus
        self.isOpen = isOpen
        self.mark = mark
    }

    private var hasMenu: Bool {
        !actions.isEmpty || delete != nil || menu?.preview != nil || menu?.performPreviewAction != nil
    }
    private var detail: Destination? {
        guard case .list(let row) = configuration, row.accessoryType == .detailButton else { return nil }
        return item.onDetailAction
    }

    /// The classes of the item's element, built as one string because joining an array is slower.
    var classes: String {
        var classes = "list-item"
        let buttons = (hasMenu ? 1 : 0) + (detail == nil ? 0 : 1)
        if buttons > 0 { classes += " buttons-\(buttons)" }
        if let mark { classes += " marked marked-\(mark.name)" }
        let separator = item.separatorConfiguration.classes
        return separator.isEmpty ? classes : "\(classes) \(separator)"
    }

    func write(_ html: HTML) throws {
        switch configuration {
        case .list(let row):
            try ListRowMarkup(row: row, headingLevel: headingLevel, hasDetailLink: detail != nil)
                .write(html, destination: item.onSelectAction)
        case .custom(let component): try custom(component, html)
        }
        if let detail {
            html.a(.class("list-button-end"), .href(html.address(of: detail))) {
                Symbol.info.write(html)
                html.span("\(html.localized(.own("More"))): \(spokenName(html))", .class("list-aside"))
            }
        }
        if hasMenu {
            ListActionsMarkup(
                actions: actions, delete: delete, menu: menu, group: "\(menus)--actions",
                item: spokenName(html), isOpen: isOpen
            ).write(html)
        }
        if let mark {
            html.p(.class("list-mark")) {
                mark.symbol.write(html, width: 16, height: 16)
                html.text(mark.words)
            }
        }
    }

    /// Returns the name of the item for the labels of its buttons, which assistive technology reads.
    private func spokenName(_ html: HTML) -> String {
        if case .list(let row) = configuration, let text = row.text?.plain(html), !text.isEmpty { return text }
        return item.displayName ?? item.componentID?.text ?? name
    }

    private func custom(_ component: any Component, _ html: HTML) throws {
        guard let destination = item.onSelectAction else {
            return html.div(.class("list-cell")) { html.render(component) }
        }
        var range = html.count..<html.count
        html.a(.class("list-cell"), .href(html.address(of: destination))) {
            let start = html.count
            html.render(component)
            range = start..<html.count
        }
        if let element = InteractiveElements.first(in: html.bytes(in: range)) {
            throw RenderError.nestedLink(element: element)
        }
    }
}
