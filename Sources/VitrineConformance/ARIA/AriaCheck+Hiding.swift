/// Checks `aria-hidden`: an element that is hidden from assistive technology should not be focusable or contain
/// focusable elements.
extension AriaCheck {
    func judgeHiding(_ element: AriaElement) {
        let node = element.node
        guard element.present.contains(.ariaHidden), says(.ariaHidden, "true", node) else { return }
        let attribute = page.attribute(.ariaHidden, node)
        if page.names[node] == .body {
            report.add(
                .ariaHiddenBody, at: node, attribute: attribute,
                "“aria-hidden” of <body> hides the whole page from assistive technology; remove it")
            return
        }
        if page.vocabularies[node] == .html, let hidden = page.keyword(.hidden, node) {
            if hidden == "until-found" {
                report.add(
                    .ariaNativeConflict, at: node, attribute: attribute,
                    "“aria-hidden” is not allowed on \(tag(page, node)) with hidden=“until-found”, which must stay findable"
                )
            } else {
                report.add(
                    .ariaDiscouraged, at: node, attribute: attribute,
                    "“aria-hidden” of \(tag(page, node)) should be removed: “hidden” already hides the element")
            }
            return
        }
        if isFocusable(node) {
            // The Tab key does not reach an element with a negative `tabindex`, so this is less severe.
            let isReached = tabIndex(node).map { $0 >= 0 } ?? true
            report.add(
                isReached ? .ariaHiddenFocusable : .ariaHiddenContent, at: node, attribute: attribute,
                "\(tag(page, node)) can be focused but is hidden from assistive technology")
            return
        }
        guard !page.ancestors(node).contains(where: { says(.ariaHidden, "true", $0) || page.has(.inert, $0) }) else {
            return
        }
        if let inside = reachable(in: node) {
            report.add(
                .ariaHiddenContent, at: node, attribute: attribute,
                "\(tag(page, node)) is hidden from assistive technology, but \(tag(page, inside)) in it can be focused"
            )
        }
    }

    /// The first descendant that the Tab key reaches; nil if there is none.
    private func reachable(in container: Int) -> Int? {
        if page.has(.inert, container) { return nil }
        var node = container + 1
        let end = Int(page.document.nodes[container].end)
        while node < end {
            guard page.vocabularies[node] == .html else {
                node += 1
                continue
            }
            if isOutOfReach(node) {
                node = Int(page.document.nodes[node].end)
                continue
            }
            if isFocusable(node), tabIndex(node).map({ $0 >= 0 }) ?? true { return node }
            node += 1
        }
        return nil
    }

    /// Whether an element is skipped together with its contents, because they are not shown or not active until the
    /// user or a script changes that.
    private func isOutOfReach(_ node: Int) -> Bool {
        switch page.names[node] {
        case .template: return true
        case .dialog, .details: if !page.has(.open, node) { return true }
        case .fieldset: if page.has(.disabled, node) { return true }
        default: break
        }
        return page.has(.hidden, node) || page.has(.inert, node) || page.has(.popover, node)
    }
}
