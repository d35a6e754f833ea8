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

    /// What a walk to the outside finds.
    private enum Surroundings {
        case role(Role, Int)
        case nothing
        /// Something whose role nobody knows.
        case unknown
    }

    private func judgeParent(_ role: Role, _ parents: RoleSet, _ element: AriaElement) {
        let node = element.node
        switch surroundings(of: node) {
        case .unknown: return
        case .role(let around, let place):
            if parents.contains(around) { return }
            refuseParent(role, parents, "stands in \(tag(page, place)) with the role “\(around.spelling)”", element)
        case .nothing: refuseParent(role, parents, "stands by itself", element)
        }
    }

    private func refuseParent(_ role: Role, _ parents: RoleSet, _ place: String, _ element: AriaElement) {
        let names = parents.roles.map(\.spelling).joined(separator: ", ")
        report.add(
            .ariaParent, at: element.node, attribute: element.roleAttribute,
            "\(tag(page, element.node)) with the role “\(role.spelling)” \(place); its parent must have the role \(names)"
        )
    }

    /// The nearest element around that is not generic and does not give its role away.
    private func surroundings(of node: Int) -> Surroundings {
        var current = node
        // Owners may be owned in a circle, so the walk has an end.
        for _ in 0..<600 {
            guard let around = page.roles.owners[current] ?? page.parent(current) else { return .nothing }
            current = around
            guard page.vocabularies[around] == .html else { return .unknown }
            switch page.names[around] {
            case .html, .body: return .nothing
            case .template, .slot, .noscript, .other: return .unknown
            default: break
            }
            switch RoleTable.role(of: around, page) {
            case .generic, .presentation: continue
            case .some(let role):
                return isRemoved(around) ? .unknown : .role(role, around)
            case nil:
                switch page.names[around] {
                case .tr, .td, .th, .a, .abbr: continue
                default: return .unknown
                }
            }
        }
        return .unknown
    }

    /// Whether an element may have lost its role with the role of the table around it.
    private func isRemoved(_ node: Int) -> Bool {
        switch page.names[node] {
        case .tbody, .thead, .tfoot, .caption, .tr, .td, .th:
            guard !page.has(.role, node), let table = page.ancestor(node, .table) else { return false }
            return !Self.tables.contains(RoleTable.role(of: table, page))
        default: return false
        }
    }

    private static let tables: [Role?] = [.table, .grid, .treegrid]

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
                "\(tag(page, wrong)) stands in \(tag(page, node)) with the role “\(role.spelling)”, whose children are \(names)"
            )
        } else if let wrong = found.wrong, !found.isUnsure {
            report.add(
                .ariaChildren, at: node, attribute: element.roleAttribute,
                "\(tag(page, node)) with the role “\(role.spelling)” contains \(tag(page, wrong)); its children must be \(names)"
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
            .input where isHiddenInput(child):
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

    private func isHiddenInput(_ node: Int) -> Bool { page.keyword(.type, node) == "hidden" }

    // MARK: Controls in controls

    /// A control by its role must not be inside another control.
    private func judgeNesting(_ role: Role, _ element: AriaElement) {
        let node = element.node
        for around in page.ancestors(node) {
            guard page.vocabularies[around] == .html, let outer = RoleTable.role(of: around, page),
                RoleTable.definition(outer).isSingleControl
            else { continue }
            // Native controls with controls or with a tabindex inside are judged by what HTML lets them contain.
            let isNative = page.names[around] == .a || page.names[around] == .button
            if isNative, page.has(.tabindex, node) || isNativeControl(node) { return }
            if page.names[around] == .select || page.names[around] == .option { return }
            report.add(
                .roleNestedInteractive, at: node, attribute: element.roleAttribute,
                "\(tag(page, node)) with the role “\(role.spelling)” stands in \(tag(page, around)), a “\(outer.spelling)”, which contains no controls"
            )
            return
        }
    }

    /// A control by its role must not contain controls of HTML, or something else that takes the focus.
    private func judgeContent(_ role: Role, _ element: AriaElement) {
        let container = element.node
        if page.names[container] == .a && page.has(.href, container) || page.names[container] == .button { return }
        var node = container + 1
        let end = Int(page.document.nodes[container].end)
        while node < end {
            guard page.vocabularies[node] == .html else {
                node += 1
                continue
            }
            if page.names[node] == .template || page.has(.hidden, node) || page.has(.inert, node) {
                node = Int(page.document.nodes[node].end)
                continue
            }
            if let inner = RoleTable.explicit(of: node, page), inner != .presentation {
                // What is a control by its role is reported where it stands, and judged itself.
                let definition = RoleTable.definition(inner)
                if definition.isSingleControl || definition.isInteractive {
                    node = Int(page.document.nodes[node].end)
                    continue
                }
            }
            let index = tabIndex(node)
            if index.map({ $0 >= 0 }) ?? isNativeControl(node) {
                report.add(
                    .roleNestedInteractive, at: node,
                    "\(tag(page, node)) stands in \(tag(page, container)) with the role “\(role.spelling)”, which contains no controls"
                )
                return
            }
            node += 1
        }
    }

    private func isNativeControl(_ node: Int) -> Bool {
        switch page.names[node] {
        case .a: page.has(.href, node)
        case .button, .select, .textarea, .details, .iframe: true
        case .input: !isHiddenInput(node)
        case .audio, .video: page.has(.controls, node)
        default: false
        }
    }
}
