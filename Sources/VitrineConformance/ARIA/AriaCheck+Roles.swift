import VitrineAccessibility
import VitrineSupport

/// Checks the `role` attribute: its tokens, whether the role is allowed on the element, and whether it is needed.
extension AriaCheck {
    func judgeRole(_ element: AriaElement) {
        guard let attribute = element.roleAttribute else { return }
        let node = element.node
        var isEmpty = true
        var isRight = true
        for token in page.value(of: attribute).split(whereSeparator: \.isHTMLSpace) {
            isEmpty = false
            guard let role = Role(token: token) else {
                isRight = false
                unknown(token, attribute, node)
                continue
            }
            if role.isAbstract {
                isRight = false
                report.add(
                    .roleAbstract, at: node, attribute: attribute,
                    "\(quoted(token)) on \(tag(page, node)) is an abstract role; use a role that is based on it")
                continue
            }
            if token.contains(where: \.isASCIIUppercase) {
                report.add(
                    .ariaCase, at: node, attribute: attribute,
                    "the role \(quoted(token)) of \(tag(page, node)) has capitals; write \(quoted(token.asciiLowercased()))"
                )
            }
            if element.isJudged, !judgePlace(role, token, attribute, element) { return }
        }
        if isEmpty {
            report.add(
                .roleUnknown, at: node, attribute: attribute,
                "“role” of \(tag(page, node)) is empty; write a role, or remove the attribute")
        }
        guard isRight, element.isJudged, let role = element.explicit else { return }
        judgeNeed(role, attribute, element)
    }

    private func unknown(_ token: Bytes, _ attribute: Int, _ node: Int) {
        func message() -> String {
            let hint = nearest(String(decoding: token.prefix(64), as: UTF8.self), in: Role.tokens)
            return "\(quoted(token)) in “role” of \(tag(page, node)) is not a known role"
                + (hint.map { "; did you mean “\($0)”?" } ?? "")
        }
        report.add(.roleUnknown, at: node, attribute: attribute, message())
    }

    /// Returns whether a role is allowed on its element, and reports it if not. A deprecated role is reported even if
    /// it is allowed.
    private func judgePlace(_ role: Role, _ token: Bytes, _ attribute: Int, _ element: AriaElement) -> Bool {
        let node = element.node
        if RoleTable.definition(role).isDeprecated {
            let advice = element.row.implicit == .list ? "remove “role”" : "use “list” and “listitem”"
            report.add(
                .ariaDeprecated, at: node, attribute: attribute,
                "the role \(quoted(token)) of \(tag(page, node)) is deprecated; \(advice)")
        }
        guard element.row.allows(role) else {
            report.add(
                .roleNotAllowed, at: node, attribute: attribute,
                refusal(of: token, on: element))
            return false
        }
        // A check box may have the role `button` only if it also has `aria-pressed`.
        if role == .button, element.row.implicit == .checkbox, !element.present.contains(.ariaPressed) {
            report.add(
                .roleNotAllowed, at: node, attribute: attribute,
                "the role “button” is not allowed on \(title(element)) without “aria-pressed”")
            return false
        }
        return true
    }

    private func refusal(of token: Bytes, on element: AriaElement) -> String {
        guard case .only(let set) = element.row.roles, !set.isEmpty else {
            guard let implicit = element.row.implicit else {
                return "no role is allowed on \(title(element)); remove “role”"
            }
            return "the role \(quoted(token)) is not allowed on \(title(element)), which always has the role "
                + "“\(implicit.spelling)”; remove “role”"
        }
        let names = set.roles.map { "“\($0 == .presentation ? "none" : $0.spelling)”" }
        let shown =
            names.count > 8
            ? names.prefix(8).joined(separator: ", ") + " and \(names.count - 8) more" : names.joined(last: "and")
        return "the role \(quoted(token)) is not allowed on \(title(element)), which may only have \(shown)"
    }

    /// Checks whether an allowed role is redundant or discouraged.
    private func judgeNeed(_ role: Role, _ attribute: Int, _ element: AriaElement) {
        let node = element.node
        let row = element.row
        guard row.allows(role) else { return }
        if role == .generic {
            report.add(
                .roleDiscouraged, at: node, attribute: attribute,
                """
                the role “generic” of \(tag(page, node)) is only for browsers; remove it, or write “none” if the \
                element should have no role
                """)
        } else if role == row.implicit {
            // Some browsers remove the role of lists without markers, and authors restore it with `role="list"`. A
            // separate rule for lists allows a page to make an exception for them.
            switch page.names[node] {
            case .ul, .ol, .menu:
                report.add(
                    .listRole, at: node, attribute: attribute,
                    "\(title(element)) already has the role “list”; remove “role”")
                return
            default: break
            }
            report.add(
                .roleRedundant, at: node, attribute: attribute,
                "\(title(element)) already has the role “\(role.spelling)”; remove “role”")
        } else if row.discouragesRoles {
            report.add(
                .roleDiscouraged, at: node, attribute: attribute,
                "\(title(element)) should not have the role “\(role.spelling)”; use another element")
        }
        if role == .presentation { judgePresentation(attribute, element) }
    }

    /// Checks presentational roles: browsers ignore them on elements that are focusable or have global `aria-*`
    /// attributes. `aria-hidden` and attributes that name the element are not checked here.
    private func judgePresentation(_ attribute: Int, _ element: AriaElement) {
        let node = element.node
        let role = value(.role, node).map { "its role \(quoted($0))" } ?? "its role"
        if page.isFocusable(node) {
            report.add(
                .rolePresentationConflict, at: node, attribute: attribute,
                "\(tag(page, node)) can be focused, so browsers ignore \(role); remove the role")
            return
        }
        var others = element.present.intersection(AriaTable.global)
        others.subtract(AriaTable.naming)
        others.subtract(AttributeSet(.ariaHidden))
        guard let other = others.attributes.first(where: { value($0, node) != nil }) else { return }
        report.add(
            .rolePresentationConflict, at: node, attribute: attribute,
            "\(tag(page, node)) has “\(other.spelling)”, so browsers ignore \(role); remove one of the two")
    }
}
