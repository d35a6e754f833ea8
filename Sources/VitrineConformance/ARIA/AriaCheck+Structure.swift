import VitrineAccessibility
import VitrineMarkup

/// Where roles stand: in which parents, with which children, and what may be inside.
extension AriaCheck {
    func judgeStructure(_ element: AriaElement) {
        guard let role = element.explicit, page.vocabularies[element.node] == .html else { return }
        let definition = RoleTable.definition(role)
        if !definition.parents.isEmpty { judgeParent(role, definition.parents, element) }
        // A menu that is a select contains what a select contains.
        if !definition.children.isEmpty, page.names[element.node] != .select {
            judgeChildren(role, definition.children, element)
        }
        if definition.isInteractive, role != .separator || isFocusable(element.node) { judgeNesting(role, element) }
        if definition.isSingleControl { judgeContent(role, element) }
    }

    // MARK: Parents

    private func judgeParent(_ role: Role, _ parents: RoleSet, _ element: AriaElement) {
        let node = element.node
        switch surroundings.around(node) {
        case .unknown: return
        case .role(let around, let place):
            if parents.contains(around) { return }
            refuseParent(role, parents, "is in \(tag(page, place)) with the role “\(around.spelling)”", element)
        case .nothing: refuseParent(role, parents, "has no such parent", element)
        }
    }

    private func refuseParent(_ role: Role, _ parents: RoleSet, _ place: String, _ element: AriaElement) {
        let names = parents.roles.map(\.spelling).joined(separator: ", ")
        report.add(
            .ariaParent, at: element.node, attribute: element.roleAttribute,
            "\(tag(page, element.node)) with the role “\(role.spelling)” \(place); expected a parent with the role \(names)"
        )
    }

    // MARK: Children

    private struct Children {
        var hasAllowed = false
        var isUnsure = false
        var wrong: Int?
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
        let names = allowed.roles.map(\.spelling).joined(separator: ", ")
        if found.hasAllowed {
            guard let wrong = found.wrongWithRole else { return }
            report.add(
                .ariaChild, at: wrong, attribute: page.attribute(.role, wrong),
                "\(tag(page, wrong)) is not allowed in \(tag(page, node)) with the role “\(role.spelling)”; its children must have the role \(names)"
            )
        } else if let wrong = found.wrong, !found.isUnsure {
            report.add(
                .ariaChildren, at: wrong, attribute: page.attribute(.role, wrong),
                "\(tag(page, wrong)) is not allowed in role “\(role.spelling)”: add role=\"\(allowed.roles.first?.spelling ?? "")\""
            )
        }
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
        if allowed.contains(role) {
            found.hasAllowed = true
        } else if role == .generic || role == .presentation {
            collect(child, allowed, &found, depth: depth + 1)
        } else if RoleTable.explicit(of: child, page) != nil {
            switch role {
            // A menu in a menu belongs to the item before it; entries and notes of a book are items by another name.
            case .menu, .group, .separator, .docBiblioentry, .docEndnote: return
            default: break
            }
            if found.wrong == nil { found.wrong = child }
            if found.wrongWithRole == nil { found.wrongWithRole = child }
        } else if RoleTable.definition(role).isInteractive || role == .listitem || role == .list {
            if found.wrong == nil { found.wrong = child }
        }
    }

}
