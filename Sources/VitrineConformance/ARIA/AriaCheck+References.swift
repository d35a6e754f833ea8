import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Checks attributes that refer to other elements by their ids.
extension AriaCheck {
    func judgeReferences(_ element: AriaElement) {
        let references = element.present.intersection(Self.references)
        if references.isEmpty { return }
        for name in references.attributes {
            guard let value = value(name, element.node), let attribute = page.attribute(name, element.node) else {
                continue
            }
            if judgeTargets(name, value, attribute, element) {
                if name == .ariaOwns { judgeOwnership(value, attribute, element) }
                if name == .ariaActivedescendant { judgeActive(value, attribute, element) }
            }
        }
    }

    private static let references: AttributeSet = {
        var set = AttributeSet()
        for name in AttributeSet.names {
            switch AriaTable.value(name) {
            case .id, .ids: set.insert(name)
            default: break
            }
        }
        return set
    }()

    /// Whether all elements that a value refers to exist; reports the ids of up to three that do not.
    private func judgeTargets(_ name: Name, _ value: Bytes, _ attribute: Int, _ element: AriaElement) -> Bool {
        let ids = value.split(whereSeparator: \.isHTMLSpace)
        // If there is more than one id where one is expected, `judgeValues` reports it.
        if case .id = AriaTable.value(name), ids.count > 1 { return false }
        let missing = ids.filter { page.element(withID: $0) == nil }
        if missing.isEmpty { return true }
        let node = element.node
        let what = missing.prefix(3).map(quoted).joined(separator: ", ")
        let message =
            "“\(name.spelling)” of \(tag(page, node)) names \(what): there is no element with "
            + (missing.count == 1 ? "this id" : "these ids")
        let rule: Rule
        switch name {
        // Without the active descendant, the focus would be nowhere. All other references may refer to elements that
        // are added later (WAI-ARIA 1.3).
        case .ariaActivedescendant: rule = .ariaActiveDescendant
        case .ariaControls where isCollapsed(node): rule = .ariaControlsTarget
        default: rule = .ariaReference
        }
        report.add(rule, at: node, attribute: attribute, message)
        return false
    }

    private func isCollapsed(_ node: Int) -> Bool {
        if says(.ariaExpanded, "false", node) || says(.ariaSelected, "false", node) { return true }
        return value(.ariaHaspopup, node) != nil && !says(.ariaHaspopup, "false", node)
            && !says(.ariaExpanded, "true", node)
    }

    /// Checks `aria-owns`: an element must have only one owner, which must not be inside it.
    private func judgeOwnership(_ value: Bytes, _ attribute: Int, _ element: AriaElement) {
        let node = element.node
        for id in value.split(whereSeparator: \.isHTMLSpace) {
            guard let owned = page.element(withID: id) else { continue }
            if owned == node || page.descendants(owned).contains(node) || isOwned(node, by: owned) {
                report.add(
                    .ariaOwns, at: node, attribute: attribute,
                    "\(tag(page, node)) owns \(quoted(id)), which contains it")
                return
            }
            if let owner = page.roles.owners[owned], owner != node {
                report.add(
                    .ariaOwns, at: node, attribute: attribute,
                    "\(tag(page, node)) owns \(quoted(id)), which \(tag(page, owner)) already owns")
                return
            }
        }
    }

    /// Whether one element is owned by another, directly or indirectly.
    private func isOwned(_ node: Int, by wanted: Int) -> Bool {
        var current = node
        for _ in 0..<64 {
            guard let owner = page.roles.owners[current] else { return false }
            if owner == wanted { return true }
            current = owner
        }
        return false
    }

    /// Checks `aria-activedescendant`: the active element must be inside the element, owned by it, or in an element
    /// that it controls.
    private func judgeActive(_ value: Bytes, _ attribute: Int, _ element: AriaElement) {
        let node = element.node
        guard let active = page.element(withID: value) else { return }
        if isWithin(active, node) { return }
        switch element.role {
        case .combobox, .textbox, .searchbox:
            let controlled = page.tokens(.ariaControls, node) + page.tokens(.ariaOwns, node)
            // A script may set “aria-controls” later, so this is an error only if the attribute already names an
            // element.
            if controlled.isEmpty { return }
            if controlled.contains(where: { page.element(withID: $0).map { isWithin(active, $0) } ?? true }) { return }
        case nil: return
        default: break
        }
        report.add(
            .ariaActiveDescendant, at: node, attribute: attribute,
            "“aria-activedescendant” of \(tag(page, node)) names \(quoted(value)), which is neither in it nor owned by it"
        )
    }

    /// Whether an element is inside another one, or owned by it or by something in it.
    private func isWithin(_ node: Int, _ container: Int) -> Bool {
        var current = node
        for _ in 0..<512 {
            if current == container { return true }
            guard let next = page.roles.owners[current] ?? page.parent(current) else { return false }
            current = next
        }
        return false
    }
}
