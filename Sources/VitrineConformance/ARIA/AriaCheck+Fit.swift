import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Checks `aria-*` attributes against the role of their element: which ones are allowed, deprecated or required.
extension AriaCheck {
    func judgeFit(_ element: AriaElement) {
        let node = element.node
        let row = element.row
        if row.isUnknown && element.explicit == nil || element.present.isEmpty { return }
        var specific = element.role.map { RoleTable.definition($0).specific } ?? AttributeSet()
        specific.formUnion(NativeAttributes.allowances(node, page))
        if element.explicit == nil || element.explicit == row.implicit {
            specific.formUnion(row.extra)
        }
        var fits = AriaTable.global
        fits.formUnion(specific)
        let prohibited = self.prohibited(element)
        for attribute in page.attributes(node) {
            let name = page.attributeName(attribute)
            guard AttributeSet.number(name) != nil else { continue }
            guard page.value(of: attribute).contains(where: { !$0.isHTMLSpace }) else { continue }
            if !isPossible(name, attribute, element) { continue }
            if prohibited.contains(name) {
                refuseName(name, attribute, element)
            } else if AriaTable.deprecated.contains(name) {
                report.add(
                    .ariaDeprecated, at: node, attribute: attribute,
                    "“\(name.spelling)” of \(tag(page, node)) is deprecated; remove it")
            } else if !fits.contains(name) {
                report.add(
                    .ariaNotSupported, at: node, attribute: attribute,
                    "“\(name.spelling)” is not allowed on \(described(element)); it is only for \(owners(of: name))")
            } else if name == .ariaLevel, element.role == .listitem {
                report.add(
                    .ariaDeprecated, at: node, attribute: attribute,
                    "“aria-level” on \(described(element)) is deprecated; nest the lists instead")
            } else if AriaTable.retiring.contains(name), !specific.contains(name) {
                report.add(
                    .ariaDeprecated, at: node, attribute: attribute,
                    "“\(name.spelling)” on \(described(element)) is deprecated; "
                        + "it is only for \(owners(of: name))")
            }
        }
        judgeDescriptions(element)
    }

    /// Returns whether the element itself allows an `aria-*` attribute, before its role is considered, and reports the
    /// attribute if not.
    private func isPossible(_ name: Name, _ attribute: Int, _ element: AriaElement) -> Bool {
        switch element.row.attributes {
        case .ofRole: return true
        case .hiddenOnly:
            if name == .ariaHidden { return true }
            report.add(
                .ariaNotSupported, at: element.node, attribute: attribute,
                "“\(name.spelling)” is not allowed on \(title(element)); the only aria-* attribute allowed there is “aria-hidden”"
            )
        case .none:
            report.add(
                .ariaNotSupported, at: element.node, attribute: attribute,
                "“\(name.spelling)” is not allowed on \(title(element)); remove it, and any other aria-* attribute")
        }
        return false
    }

    /// The global attributes that are prohibited on an element, because of its role or because it must not have a name.
    private func prohibited(_ element: AriaElement) -> AttributeSet {
        if let explicit = element.explicit { return RoleTable.definition(explicit).prohibited }
        guard element.row.isUnnamed else { return AttributeSet() }
        return element.row.implicit == .generic ? RoleTable.definition(.generic).prohibited : AriaTable.naming
    }

    private func refuseName(_ name: Name, _ attribute: Int, _ element: AriaElement) {
        let reason =
            AriaTable.naming.contains(name)
            ? "which cannot have a name; remove the attribute"
                + (canHaveOtherRole(element, with: name) ? ", or use a role that can" : "")
            : "which cannot have a role description; remove the attribute"
        report.add(
            .ariaNamingProhibited, at: element.node, attribute: attribute,
            "“\(name.spelling)” is not allowed on \(described(element)), \(reason)")
    }

    /// Whether an element may have another role, for which the given attribute is not prohibited. True if the element
    /// has an explicit role or may have any role.
    private func canHaveOtherRole(_ element: AriaElement, with name: Name) -> Bool {
        guard element.explicit == nil, case .only(let roles) = element.row.roles else { return true }
        return roles.roles.contains { !RoleTable.definition($0).prohibited.contains(name) }
    }

    private func described(_ element: AriaElement) -> String {
        if let explicit = element.explicit { return tag(page, element.node, role: explicit.spelling) }
        return title(element) + (element.row.implicit.map { " (role “\($0.spelling)”)" } ?? "")
    }

    private func owners(of name: Name) -> String {
        let roles = RoleTable.roles(supporting: name).map(\.spelling)
        return "the role" + (roles.count == 1 ? " " : "s ") + roles.joined(last: "and")
    }

    /// Checks role descriptions: `aria-roledescription` needs text and a role, and `aria-brailleroledescription` needs
    /// `aria-roledescription`.
    private func judgeDescriptions(_ element: AriaElement) {
        let node = element.node
        if element.present.contains(.ariaRoledescription) {
            let attribute = page.attribute(.ariaRoledescription, node)
            if value(.ariaRoledescription, node) == nil {
                report.add(
                    .ariaRoleDescription, at: node, attribute: attribute,
                    "“aria-roledescription” of \(tag(page, node)) is empty; say what the element is, or remove the attribute"
                )
            } else if element.role == nil, case .ofRole = element.row.attributes {
                report.add(
                    .ariaRoleDescription, at: node, attribute: attribute,
                    "“aria-roledescription” has no effect: \(title(element)) has no role")
            }
        }
        if element.present.contains(.ariaBrailleroledescription), value(.ariaRoledescription, node) == nil {
            report.add(
                .ariaBraille, at: node, attribute: page.attribute(.ariaBrailleroledescription, node),
                "“aria-brailleroledescription” of \(tag(page, node)) is not allowed without “aria-roledescription”")
        }
    }

    /// Checks whether an element has the attributes that its explicit role requires.
    func judgeRequired(_ element: AriaElement) {
        guard let role = element.explicit else { return }
        let node = element.node
        for name in required(of: element).attributes {
            let value = self.value(name, node)
            if let value, !value.elementsEqual("undefined".utf8) { continue }
            report.add(
                .ariaMissing, at: node, attribute: page.attribute(name, node) ?? element.roleAttribute,
                "\(tag(page, node, role: role.spelling)) needs “\(name.spelling)”"
                    + (value == nil ? "" : " with a value other than “undefined”"))
        }
    }

    /// The attributes that the explicit role of an element requires, without those whose state the element expresses
    /// natively: `<input type="checkbox">` needs no `aria-checked`. Empty for an element that is not checked for them:
    /// one that is not ``AriaElement/isJudged``, one inside a template, one without an explicit role, or one whose
    /// explicit role is not allowed on it or is its implicit one.
    func required(of element: AriaElement) -> AttributeSet {
        guard element.isJudged, !element.isInTemplate, element.hasAllowedRole, let role = element.explicit,
            role != element.row.implicit
        else { return AttributeSet() }
        var required = RoleTable.definition(role).required
        // A focusable separator is a control that users move, so it needs a position.
        if role == .separator, page.isFocusable(element.node) { required.insert(.ariaValuenow) }
        if required.isEmpty { return required }
        for name in required.attributes where NativeAttributes.supplies(name, element.node, page) {
            required.subtract(AttributeSet(name))
        }
        return required
    }
}
