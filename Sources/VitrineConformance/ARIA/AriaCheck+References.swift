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

    /// Returns whether a value has no more ids than allowed, and all elements that it refers to exist. If some do not
    /// exist, reports their ids, at most three of them.
    private func judgeTargets(_ name: Name, _ value: Bytes, _ attribute: Int, _ element: AriaElement) -> Bool {
        let ids = value.split(whereSeparator: \.isHTMLSpace)
        // `judgeValues` reports more than one id in an attribute that allows only one.
        if case .id = AriaTable.value(name), ids.count > 1 { return false }
        let missing = ids.filter { page.element(withID: $0) == nil }
        if missing.isEmpty { return true }
        let node = element.node
        let what = missing.prefix(3).map(quoted).joined(separator: ", ")
        let message =
            "“\(name.spelling)” of \(tag(page, node)) refers to \(what), but no element of the page has "
            + (missing.count == 1 ? "this id" : "these ids")
        let rule: Rule
        switch name {
        // Without the active descendant, the focus would be nowhere, so this is an error. Elements that other
        // attributes refer to may be added later (WAI-ARIA 1.3), so it is only a warning if these are missing.
        case .ariaActivedescendant: rule = .ariaActiveDescendant
        case .ariaControls where isCollapsed(node): rule = .ariaControlsTarget
        default: rule = .ariaReference
        }
        report.add(rule, at: node, attribute: attribute, message)
        return false
    }

    /// Whether an element is a control whose popup, panel or other content is not shown now. That content might not
    /// exist yet.
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
            let reference = "“aria-owns” of \(tag(page, node)) refers to \(quoted(id))"
            let this = "this \(tag(page, node))"
            let isInside = page.descendants(owned).contains(node)
            if owned == node || isInside || isOwned(node, by: owned) {
                report.add(
                    .ariaOwns, at: node, attribute: attribute,
                    "\(reference), \(owned == node ? "the id of" : isInside ? "which contains" : "which owns") \(this)")
                return
            }
            if let owner = page.roles.owners[owned], owner != node {
                let line = page.place(page.start(owner)).line
                report.add(
                    .ariaOwns, at: node, attribute: attribute,
                    "\(reference), which \(tag(page, owner)) on line \(line) already owns")
                return
            }
        }
    }

    /// Whether one element is owned by another, directly or through at most 63 other owners. The limit ends the search
    /// if ownership is circular.
    private func isOwned(_ node: Int, by wanted: Int) -> Bool {
        var current = node
        for _ in 0..<64 {
            guard let owner = page.roles.owners[current] else { return false }
            if owner == wanted { return true }
            current = owner
        }
        return false
    }

    /// Checks `aria-activedescendant`: the active element must be inside the element that has the attribute, or be
    /// owned by it. For a combobox or text field, it may also be inside an element that the field controls. Elements
    /// without a role are not checked.
    private func judgeActive(_ value: Bytes, _ attribute: Int, _ element: AriaElement) {
        let node = element.node
        guard let active = page.element(withID: value) else { return }
        if isWithin(active, node) { return }
        var relation = "owns"
        switch element.role {
        case .combobox, .textbox, .searchbox:
            let controlled = page.tokens(.ariaControls, node) + page.tokens(.ariaOwns, node)
            // A script may set `aria-controls` later, or add the element that it refers to, so neither case is an
            // error.
            if controlled.isEmpty { return }
            if controlled.contains(where: { page.element(withID: $0).map { isWithin(active, $0) } ?? true }) { return }
            relation = "owns or controls"
        case nil: return
        default: break
        }
        report.add(
            .ariaActiveDescendant, at: node, attribute: attribute,
            """
            “aria-activedescendant” of \(tag(page, node)) refers to \(quoted(value)), which is neither in this \
            \(tag(page, node)) nor in what it \(relation)
            """)
    }

    /// Whether an element is the given container or is inside it. An owned element is treated as a child of its owner.
    /// The limit ends the search if ownership is circular.
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
