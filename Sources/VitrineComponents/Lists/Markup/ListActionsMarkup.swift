import VitrineHTML

/// Writes the strip of actions: a button at the end of the row, and the actions below the row. The strip is a `details`
/// element outside the row's link. It works with keyboard, pointer and touch without a script, does not cover other
/// rows, and closes when another strip of the list is opened.
struct ListActionsMarkup {
    let actions: [ListViewContextualAction]
    let delete: Destination?
    let menu: ListViewMenuActions?
    let group: String
    /// The name of the item for assistive technology.
    let item: String
    let isOpen: Bool

    func write(_ html: HTML) {
        html.details(.class("actions"), .name(group), .when(isOpen, .open)) {
            html.summary(.class("list-button-end")) {
                Symbol.ellipsis.write(html)
                html.span("\(html.localized(.own("Actions"))): \(item)", .class("list-aside"))
            }
            if let preview = menu?.preview { self.preview(preview, html) }
            if !actions.isEmpty || delete != nil || menu?.performPreviewAction != nil {
                html.ul(.class("list-actions"), .role("list")) { items(html) }
            }
        }
    }

    private func preview(_ preview: any Component, _ html: HTML) {
        html.div(.class("list-preview")) { html.render(preview) }
    }

    private func items(_ html: HTML) {
        if let destination = menu?.performPreviewAction {
            html.li { write(ListViewContextualAction(title: .own("Open"), destination: destination), html) }
        }
        for action in actions { html.li { write(action, html) } }
        if let delete {
            let action = ListViewContextualAction(
                style: .destructive, title: .own("Delete"), image: .symbol(.trash), backgroundColor: .danger,
                destination: delete)
            html.li { write(action, html) }
        }
    }

    private func write(_ action: ListViewContextualAction, _ html: HTML) {
        // A destructive action with the default color is shown in the danger color.
        let isPlain = action.style == .destructive && action.backgroundColor == .accent
        let background = isPlain ? ListColor.danger : action.backgroundColor
        let isAvailable = action.destination != nil
        let address = action.destination.map { html.address(of: $0) } ?? ""
        html.a(
            .class("list-action"), .class("destructive", when: action.style == .destructive),
            .class("bg-\(background.name)"),
            .class("color-\(action.textColor?.name ?? "")", when: action.textColor != nil),
            .when(isAvailable, .href(address)), .when(!isAvailable, .role("link")),
            .when(!isAvailable, .aria("disabled", "true")),
            .when(action.hidesWhenSelected, .data("hides-when-selected", ""))
        ) {
            if let image = action.image { image.write(html, size: .init(width: 18, height: 18)) }
            html.span { html.text(action.title) }
        }
    }
}
