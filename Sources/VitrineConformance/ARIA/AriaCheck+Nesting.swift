import VitrineAccessibility

/// Checks controls inside controls.
extension AriaCheck {
    /// Reports an element with the role of a control if it is inside another control.
    func judgeNesting(_ role: Role, _ element: AriaElement) {
        let node = element.node
        for around in page.ancestors(node) {
            guard page.vocabularies[around] == .html, let outer = RoleTable.role(of: around, page),
                RoleTable.definition(outer).isSingleControl
            else { continue }
            // In `a` and `button`, the content rules report HTML controls and elements with a `tabindex`.
            let isNative = page.names[around] == .a || page.names[around] == .button
            if isNative, page.has(.tabindex, node) || isNativeControl(node) { return }
            if page.names[around] == .select || page.names[around] == .option { return }
            refuse(tag(page, node, role: role.spelling), node, element.roleAttribute, in: around, outer)
            return
        }
    }

    /// Checks the contents of an element whose role does not allow controls inside it, and reports the first descendant
    /// that is an HTML control or has a `tabindex`. Descendants with a negative `tabindex` are not reported, nor are
    /// those that `judgeNesting` reports.
    func judgeContent(_ role: Role, _ element: AriaElement) {
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
                // `judgeNesting` reports elements with the role of a control.
                let definition = RoleTable.definition(inner)
                if definition.isSingleControl || definition.isInteractive {
                    node = Int(page.document.nodes[node].end)
                    continue
                }
            }
            let index = page.tabIndex(node)
            let isControl = isNativeControl(node)
            if index.map({ $0 >= 0 }) ?? isControl {
                refuse(tag(page, node) + (isControl ? "" : " with “tabindex”"), node, nil, in: container, role)
                return
            }
            node += 1
        }
    }

    /// Reports a control inside another element.
    /// - Parameters:
    ///   - inner: the control in words.
    ///   - role: the role of the element around it.
    private func refuse(_ inner: String, _ node: Int, _ attribute: Int?, in outer: Int, _ role: Role) {
        let rule = Self.nestingRule(role)
        let problem = rule.severity == .error ? "is not allowed in" : "should not be in"
        report.add(
            rule, at: node, attribute: attribute,
            "\(inner) \(problem) \(tag(page, outer, role: role.spelling))")
    }

    /// The rule for a control inside an element with the role `outer`. It is a warning for the roles listed here,
    /// because the table of allowed descendants in ARIA in HTML is not normative. It is an error for `button` and
    /// `link`: for these, ARIA in HTML shows examples that conformance checkers report as errors.
    private static func nestingRule(_ outer: Role) -> Rule {
        switch outer {
        case .checkbox, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio, .switch, .tab, .img:
            .roleInnerControl
        default: .roleNestedInteractive
        }
    }

    /// Checks a menu item: it may contain a menu, but not a link, because activating the item does not follow the link.
    func judgeMenuItem(_ element: AriaElement) {
        let item = element.node
        if page.names[item] == .a || page.names[item] == .button { return }
        for node in page.descendants(item) where page.vocabularies[node] == .html && page.names[node] == .a {
            guard page.has(.href, node), !page.has(.hidden, node), RoleTable.explicit(of: node, page) == nil else {
                continue
            }
            // A link in a submenu is checked with the item of that submenu that contains it.
            let around = page.ancestors(node).first {
                RoleTable.explicit(of: $0, page).map { $0 != .presentation } ?? false
            }
            guard around == item else { continue }
            report.add(
                .roleInnerControl, at: node,
                "\(tag(page, node)) should not be in \(tag(page, item, role: "menuitem")); "
                    + "give the role to the link")
            return
        }
    }

    private func isNativeControl(_ node: Int) -> Bool {
        switch page.names[node] {
        case .a: page.has(.href, node)
        case .button, .select, .textarea, .details, .iframe: true
        case .input: !page.isHiddenInput(node)
        case .audio, .video: page.has(.controls, node)
        default: false
        }
    }
}
