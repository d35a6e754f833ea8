import VitrineAccessibility
import VitrineMarkup

/// Checks the structure of roles: required parents, required and allowed children, and the panels of tabs.
extension AriaCheck {
    func judgeStructure(_ element: AriaElement) {
        guard let role = element.explicit, page.vocabularies[element.node] == .html else { return }
        let definition = RoleTable.definition(role)
        if !definition.parents.isEmpty { judgeParent(role, definition.parents, element) }
        // The content model of `select` already restricts its children, even if it has the role `menu`.
        if !definition.children.isEmpty, page.names[element.node] != .select {
            judgeChildren(role, definition.children, element)
        }
        if definition.isInteractive, role != .separator || page.isFocusable(element.node) {
            judgeNesting(role, element)
        }
        if definition.isSingleControl { judgeContent(role, element) }
        if role == .menuitem { judgeMenuItem(element) }
        if role == .tab { judgePanel(element) }
    }

    // MARK: Parents

    private func judgeParent(_ role: Role, _ parents: RoleSet, _ element: AriaElement) {
        let node = element.node
        switch surroundings.around(node) {
        case .unknown: return
        case .role(let around, let place):
            if parents.contains(around) { return }
            refuseParent(role, parents, "is in \(tag(page, place, role: around.spelling))", element)
        case .nothing: refuseParent(role, parents, "has no matching parent", element)
        }
    }

    private func refuseParent(_ role: Role, _ parents: RoleSet, _ place: String, _ element: AriaElement) {
        let names = parents.roles.filter { !RoleTable.definition($0).isDeprecated }.map(\.spelling).joined(last: "or")
        report.add(
            .ariaParent, at: element.node, attribute: element.roleAttribute,
            "\(tag(page, element.node, role: role.spelling)) \(place); expected a parent with the role \(names)"
        )
    }

    // MARK: Children

    /// What the search for the children of a role has found.
    private struct Children {
        /// Whether there is a child with an allowed role.
        var hasAllowed = false
        /// Whether the roles of some children are unknown, so that a child with an allowed role may be among them.
        var isUnsure = false
        /// The first child with a role that is not allowed.
        var wrong: Int?
        /// The first child whose `role` attribute gives it a role that is not allowed.
        var wrongWithRole: Int?
    }

    private func judgeChildren(_ role: Role, _ allowed: RoleSet, _ element: AriaElement) {
        let node = element.node
        if says(.ariaBusy, "true", node) { return }
        var found = Children()
        collect(node, allowed, &found, depth: 0)
        for id in page.tokens(.ariaOwns, node) {
            guard let owned = page.element(withID: id) else {
                found.isUnsure = true
                continue
            }
            judgeChild(owned, allowed, &found, depth: 0)
        }
        let names = allowed.roles.map(\.spelling).joined(last: "or")
        let first = allowed.roles.first { $0 != .group && $0 != .caption } ?? .listitem
        let place = tag(page, node, role: role.spelling)
        if found.hasAllowed {
            guard let wrong = found.wrongWithRole else { return }
            report.add(
                .ariaChild, at: wrong, attribute: page.attribute(.role, wrong),
                "\(describe(wrong)) should not be in \(place); expected only elements with the role \(names)")
        } else if let wrong = found.wrong, !found.isUnsure {
            let row = AriaElementTable.rows[ElementSemantics.shared.row(of: wrong, page)]
            let canHaveRole = !page.has(.role, wrong) && row.allows(first)
            report.add(
                .ariaChildren, at: wrong, attribute: page.attribute(.role, wrong),
                "\(describe(wrong)) is not allowed in \(place); "
                    + (canHaveRole ? "add role=\"\(first.spelling)\"" : "expected an element with the role \(names)"))
        }
    }

    /// Returns the tag of an element, with its role if the role is explicit.
    private func describe(_ node: Int) -> String {
        tag(page, node, role: RoleTable.explicit(of: node, page)?.spelling)
    }

    private func collect(_ node: Int, _ allowed: RoleSet, _ found: inout Children, depth: Int) {
        for child in page.childElements(node) where page.roles.owners[child] == nil {
            judgeChild(child, allowed, &found, depth: depth)
        }
    }

    private func judgeChild(_ child: Int, _ allowed: RoleSet, _ found: inout Children, depth: Int) {
        guard depth < 300, page.vocabularies[child] == .html else { return }
        if page.has(.hidden, child) || says(.ariaHidden, "true", child) { return }
        switch page.names[child] {
        case .template, .script, .style, .link, .meta, .br, .wbr,
            .input where page.isHiddenInput(child):
            return
        case .slot, .other:
            found.isUnsure = true
            return
        default: break
        }
        guard let role = RoleTable.role(of: child, page) else {
            switch page.names[child] {
            case .tr, .td, .th: collect(child, allowed, &found, depth: depth + 1)
            default: found.isUnsure = true
            }
            return
        }
        if role == .group, allowed.contains(.group) {
            // Only the contents of a group can be required children, not the group itself.
            collect(child, allowed, &found, depth: depth + 1)
        } else if allowed.contains(role) {
            found.hasAllowed = true
        } else if role == .generic || role == .presentation {
            collect(child, allowed, &found, depth: depth + 1)
        } else if RoleTable.explicit(of: child, page) != nil {
            switch role {
            // These are not reported: a menu in a menu belongs to the item before it, a separator divides items, and
            // bibliography entries and endnotes are list items.
            case .menu, .separator, .docBiblioentry, .docEndnote: return
            default: break
            }
            if found.wrong == nil { found.wrong = child }
            if found.wrongWithRole == nil { found.wrongWithRole = child }
        } else if found.wrong == nil {
            found.wrong = child
        }
    }

    // MARK: Panels

    /// Checks a selected tab, which must control a tab panel or label one. If it controls nothing, any tab panel on the
    /// page is enough.
    private func judgePanel(_ element: AriaElement) {
        let tab = element.node
        guard says(.ariaSelected, "true", tab), !page.has(.hidden, tab), !isInCustomElement(tab) else { return }
        let panels = surroundings.tabPanels
        let controlled = page.tokens(.ariaControls, tab)
        // `judgeReferences` reports ids that do not exist.
        if controlled.contains(where: { page.element(withID: $0).map { panels.nodes.contains($0) } ?? true }) {
            return
        }
        if let id = page.value(.id, tab), panels.labels.contains(id) { return }
        if controlled.isEmpty, !panels.nodes.isEmpty { return }
        report.add(
            .ariaTabPanel, at: tab, attribute: page.attribute(.ariaSelected, tab),
            "\(tag(page, tab)) is a selected tab, but "
                + (controlled.isEmpty
                    ? "the page has no element with the role “tabpanel”"
                    : "“aria-controls” refers to no element with the role “tabpanel”"))
    }

    /// Whether an element is inside a custom or unknown element or a `slot`, where a script may add the panel.
    private func isInCustomElement(_ node: Int) -> Bool {
        page.ancestors(node).contains { page.names[$0] == .other || page.names[$0] == .slot }
    }
}
