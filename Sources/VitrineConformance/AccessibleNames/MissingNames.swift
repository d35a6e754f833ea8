import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Reports controls, links and other elements that need an accessible name but have none, and fields whose only name is
/// their placeholder.
struct MissingNames {
    let names: AccessibleNames
    let report: Report
    private var page: PageTree { names.page }

    func check() {
        for link in page.elements(.a) where page.has(.href, link) {
            demandName(link, .linkName, "text, an image with “alt”, or “aria-label”")
        }
        for button in page.elements(.button) where !showsSelection(button) {
            demandName(button, .buttonName, Self.buttonHelp)
        }
        for summary in page.elements(.summary) where page.isSummary(summary) {
            demandName(summary, .buttonName, "text that says what opens")
        }
        for input in page.elements(.input) { checkInput(input) }
        for name in [Name.select, .textarea, .meter, .progress] {
            for field in page.elements(name) { checkField(field) }
        }
        for name in [Name.iframe, .embed] {
            for frame in page.elements(name) {
                demandName(frame, .frameName, "a “title” that says what is in it")
            }
        }
        for object in page.elements(.object) where !names.hasContents(object) {
            demandName(object, .frameName, "a “title” that says what is in it")
        }
        for dialog in page.elements(.dialog) {
            demandName(dialog, .dialogName, "“aria-labelledby” with the id of its heading, or “aria-label”")
        }
        if AttributeUses(page).contains(.role) { checkRoles() }
    }

    private static let buttonHelp = "text, an image with “alt”, or “aria-label”"

    private func demandName(_ node: Int, _ rule: Rule, _ help: @autoclosure () -> String) {
        guard !names.hasName(node), !isPresentational(node), !page.isConcealedFromOutside(node) else { return }
        report.add(rule, at: node, "\(describe(node)) has no accessible name; add \(help())")
    }

    /// Whether an element has a presentational role and does not keep its native role.
    private func isPresentational(_ node: Int) -> Bool {
        guard let role = page.value(.role, node), RoleNaming.first(in: role)?.isPresentational == true else {
            return false
        }
        // ARIA in HTML allows a presentational role on an `iframe`, although an `iframe` is focusable.
        return page.names[node] == .iframe || !page.keepsNativeRole(node)
    }

    /// Whether a button is the one that shows the selected option of its `select`.
    private func showsSelection(_ button: Int) -> Bool {
        guard let select = page.parent(button), page.names[select] == .select else { return false }
        return page.descendants(button).contains { page.names[$0] == .selectedcontent }
    }

    private func describe(_ node: Int) -> String {
        var text = "<\(page.elementName(node))"
        for name in [Name.type, .role] {
            if let value = page.value(name, node) {
                text += " \(name.spelling)=\"\(String(decoding: value.prefix(40), as: UTF8.self))\""
            }
        }
        return text + ">"
    }

    private func checkInput(_ input: Int) {
        let type = page.value(.type, input) ?? []
        if type.equals(ignoringCase: "hidden") || type.equals(ignoringCase: "image") { return }
        if type.equals(ignoringCase: "submit") || type.equals(ignoringCase: "reset")
            || type.equals(ignoringCase: "button")
        {
            demandName(input, .buttonName, "a “value” with its text")
        } else {
            checkField(input)
        }
    }

    /// Checks the name of a field. An empty label is not reported here, but at the label.
    private func checkField(_ field: Int) {
        switch names.source(of: field) {
        case nil:
            guard names.labels.labels(of: field).first(where: { _ in true }) == nil, !isPresentational(field),
                !page.isConcealedFromOutside(field)
            else { return }
            report.add(
                .fieldName, at: field,
                "\(describe(field)) has no accessible name; put it in a <label>, or add “aria-label”")
        case .placeholder:
            guard !page.isConcealedFromOutside(field) else { return }
            report.add(
                .placeholderName, at: field, attribute: page.attribute(.placeholder, field),
                """
                \(describe(field)) has no accessible name except its placeholder, which disappears as soon as somebody \
                types; add a <label>
                """)
        default: break
        }
    }

    private func checkRoles() {
        for (node, attribute) in page.elements(with: .role) {
            guard let role = RoleNaming.first(in: page.value(of: attribute)), role.needsName,
                !isJudged(node)
            else { continue }
            switch role.role {
            case "link": demandName(node, .linkName, Self.buttonHelp)
            case "button": demandName(node, .buttonName, Self.buttonHelp)
            case "img", "image": demandName(node, .imageName, Self.imageHelp(page, node))
            case "dialog", "alertdialog":
                demandName(node, .dialogName, "“aria-labelledby” with the id of its heading, or “aria-label”")
            case "checkbox", "combobox", "listbox", "meter", "progressbar", "radio", "searchbox", "slider",
                "spinbutton",
                "switch", "textbox":
                if names.labels.labels(of: node).first(where: { _ in true }) == nil {
                    demandName(node, .fieldName, "“aria-label”, or “aria-labelledby” with the id of its label")
                }
            default:
                demandName(
                    node, .roleName,
                    role.takesContents
                        ? "text or “aria-label”"
                        : "“aria-labelledby” with the id of its heading, or “aria-label”")
            }
        }
    }

    private static func imageHelp(_ page: PageTree, _ node: Int) -> String {
        page.vocabularies[node] == .svg
            ? "a <title> as its first child, or “aria-label”"
            : "“aria-label”, or “aria-labelledby” with the id of an element with text"
    }

    /// Whether the checks for particular elements, such as links and fields, already cover an element, so that its role
    /// need not be considered.
    private func isJudged(_ node: Int) -> Bool {
        switch page.names[node] {
        case .a: page.has(.href, node)
        case .button, .input, .select, .textarea, .meter, .progress, .iframe, .embed, .object, .dialog, .img, .area:
            true
        case .summary: page.isSummary(node)
        default: false
        }
    }
}

extension PageTree {
    /// Whether an element is hidden from assistive technology: it or an ancestor has `hidden`, `inert` or
    /// `aria-hidden="true"`, or it is inside a `template` or a `noscript`. Unlike ``isConcealed(_:)``, this is false
    /// for elements that only a popover, a closed `dialog` or a closed `details` hides, because the user can open
    /// these.
    func isConcealedFromOutside(_ node: Int) -> Bool {
        var current = Optional(node)
        while let element = current {
            if isElement(element) {
                if names[element] == .template && element != node || names[element] == .noscript { return true }
                if NamingAttributes(self, element).isHidden { return true }
            }
            current = parent(element)
        }
        return false
    }
}
