/// Checks `aria-hidden`: it must not hide `body`, should not be used together with `hidden`, and should not be on an
/// element that is focusable or contains focusable elements.
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
                    "“aria-hidden” is not allowed on \(tag(page, node)) with hidden=\"until-found\", whose content people must be able to find"
                )
            } else {
                report.add(
                    .ariaDiscouraged, at: node, attribute: attribute,
                    "“aria-hidden” of \(tag(page, node)) should be removed: “hidden” already hides the element")
            }
            return
        }
        if page.isFocusable(node) {
            report.add(
                .ariaHiddenFocusable, at: node, attribute: attribute,
                "\(tag(page, node)) can be focused but is hidden from assistive technology; remove “aria-hidden”")
            return
        }
        guard !page.ancestors(node).contains(where: { says(.ariaHidden, "true", $0) || page.has(.inert, $0) }) else {
            return
        }
        if let inside = reachable(in: node) {
            report.add(
                .ariaHiddenContent, at: node, attribute: attribute,
                """
                \(tag(page, node)) is hidden from assistive technology, but \(tag(page, inside)) in it can be focused; \
                remove “aria-hidden”, or add “inert”
                """)
        }
    }

    /// The first descendant that the Tab key reaches; nil if there is none.
    private func reachable(in container: Int) -> Int? {
        page.has(.inert, container) ? nil : reachable(among: page.descendants(container))
    }

    private func reachable(among nodes: Range<Int>) -> Int? {
        var node = nodes.lowerBound
        while node < nodes.upperBound {
            guard page.vocabularies[node] == .html else {
                node += 1
                continue
            }
            let end = page.descendants(node).upperBound
            if isOutOfReach(node) {
                node = end
                continue
            }
            if page.isFocusable(node), page.tabIndex(node).map({ $0 >= 0 }) ?? true { return node }
            if page.names[node] == .details, !page.has(.open, node) {
                // Only the summary of a closed `details` is shown.
                if let summary = page.summary(of: node),
                    let found = reachable(among: summary..<page.descendants(summary).upperBound)
                {
                    return found
                }
                node = end
            } else {
                node += 1
            }
        }
        return nil
    }

    /// Whether an element is skipped together with its contents, because they are not shown or not active until the
    /// user or a script changes that.
    private func isOutOfReach(_ node: Int) -> Bool {
        switch page.names[node] {
        case .template: return true
        case .dialog: if !page.has(.open, node) { return true }
        default: break
        }
        return page.has(.hidden, node) || page.has(.inert, node) || page.has(.popover, node)
    }
}
