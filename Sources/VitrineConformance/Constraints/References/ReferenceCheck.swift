import VitrineMarkup
import VitrineSupport

/// Checks attributes in one page that refer to elements by their ids, such as `for`, `form` and `href`, and reports
/// URLs that are scripts.
struct ReferenceCheck {
    /// The elements whose attributes are checked.
    static let elements: [Name] = [
        .a, .area, .label, .output, .input, .button, .select, .textarea, .fieldset, .object, .form, .iframe,
    ]

    let page: PageTree
    let report: Report
    /// Whether the page has a `base` with an address.
    var hasBase = false
    /// The values of `name` on `a` elements; nil until they are needed.
    var anchors: Set<Bytes>?

    mutating func judge(_ node: Int, _ name: Name) {
        for attribute in page.attributes(node) {
            switch (page.attributeName(attribute), name) {
            case (.href, .a), (.href, .area): judgeAddress(node, attribute)
            case (.action, .form), (.src, .iframe), (.formaction, .button), (.formaction, .input):
                judgeScheme(node, attribute)
            case (.for, .label): judgeLabel(node, attribute)
            case (.for, .output): judgeOutput(node, attribute)
            case (.list, .input): refer(node, attribute, "a <datalist>") { page.names[$0] == .datalist }
            case (.form, .input), (.form, .button), (.form, .select), (.form, .textarea), (.form, .fieldset),
                (.form, .output), (.form, .object):
                refer(node, attribute, "a <form>") { page.names[$0] == .form }
            case (.popovertarget, .button), (.popovertarget, .input):
                refer(node, attribute, "an element with a “popover” attribute") { page.has(.popover, $0) }
            case (.commandfor, .button): judgeCommand(node, attribute)
            case (.interestfor, _): refer(node, attribute, "an element") { _ in true }
            default: break
            }
        }
    }

    /// Reports an id that no element has, or that belongs to an element of the wrong kind.
    /// - Parameters:
    ///   - wanted: the right kind of element in words, for the message.
    ///   - isRight: returns whether an element is of the right kind.
    /// - Returns: the element with the id if it is of the right kind; nil otherwise, and also for references in
    ///   templates that are not shadow roots, because these are not checked.
    @discardableResult
    func refer(_ node: Int, _ attribute: Int, _ wanted: String, _ isRight: (Int) -> Bool) -> Int? {
        guard page.isLive(node) else { return nil }
        return refer(node, attribute, page.value(of: attribute), wanted, isRight)
    }

    func refer(_ node: Int, _ attribute: Int, _ id: Bytes, _ wanted: String, _ isRight: (Int) -> Bool) -> Int? {
        let name = page.attributeSpelling(attribute)
        guard let found = page.element(withID: id, near: node) else {
            report.add(
                .referenceMissing, at: node, attribute: attribute,
                "“\(name)” of \(tag(page, node)) refers to \(quoted(id)), but no element of the page has this id")
            return nil
        }
        guard isRight(found) else {
            report.add(
                .referenceWrongKind, at: node, attribute: attribute,
                "“\(name)” of \(tag(page, node)) refers to \(quoted(id)), the id of \(tag(page, found)); "
                    + "it must refer to \(wanted)")
            return nil
        }
        return found
    }

    private func judgeOutput(_ node: Int, _ attribute: Int) {
        guard page.isLive(node) else { return }
        var rest = page.value(of: attribute)
        while let id = AttributeText.nextToken(&rest) { _ = refer(node, attribute, id, "an element") { _ in true } }
    }

    private func judgeLabel(_ node: Int, _ attribute: Int) {
        let wanted = "a form control other than a hidden <input>"
        guard let control = refer(node, attribute, wanted, { page.takesLabel($0) }) else { return }
        // Another rule checks labels that contain several controls.
        var inner: Int?
        for inside in page.descendants(node) where page.isElement(inside) && page.takesLabel(inside) {
            if inner != nil { return }
            inner = inside
        }
        guard let inner, inner != control else { return }
        report.add(
            .labelOtherControl, at: node, attribute: attribute,
            "“for” of <label> refers to \(quoted(page.value(of: attribute))), but the <label> contains "
                + "\(tag(page, inner)), which is another control; "
                + "refer to that one, or move it out of the <label>")
    }

    private func judgeCommand(_ node: Int, _ attribute: Int) {
        guard let target = refer(node, attribute, "an element", { _ in true }), let command = page.value(.command, node)
        else { return }
        let isPopover = ["toggle-popover", "show-popover", "hide-popover"].contains {
            command.equals(ignoringCase: $0)
        }
        let isDialog = ["show-modal", "close", "request-close"].contains { command.equals(ignoringCase: $0) }
        let wanted: String
        if isPopover, !page.has(.popover, target) {
            wanted = "an element with a “popover” attribute"
        } else if isDialog, page.names[target] != .dialog {
            wanted = "a <dialog>"
        } else {
            return
        }
        report.add(
            .commandTarget, at: node, attribute: attribute,
            "the command \(quoted(command)) only works on \(wanted), but “commandfor” refers to \(tag(page, target))")
    }
}
