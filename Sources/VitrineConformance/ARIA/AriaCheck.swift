import VitrineAccessibility
import VitrineSupport
import VitrineMarkup

/// Applies the rules for ARIA to one element after another. The extensions contain the rules.
struct AriaCheck {
    let page: PageTree
    let report: Report
    let surroundings: Surroundings

    func judge(_ element: AriaElement) {
        judgeRole(element)
        judgeValues(element)
        guard element.isJudged else { return }
        if element.hasAllowedRole { judgeFit(element) }
        judgeNativeCounterparts(element)
        judgeHiding(element)
        guard !element.isInTemplate else { return }
        judgeReferences(element)
        if element.hasAllowedRole {
            judgeRequired(element)
            judgeStructure(element)
        }
    }

    /// The value of an attribute without surrounding whitespace; nil if the attribute is missing or has only
    /// whitespace.
    func value(_ name: Name, _ node: Int) -> Bytes? {
        guard let value = page.value(name, node)?.trimmed, !value.isEmpty else { return nil }
        return value
    }

    /// Whether the value of an attribute is the given keyword, ignoring case.
    func says(_ name: Name, _ keyword: String, _ node: Int) -> Bool {
        value(name, node)?.equals(ignoringCase: keyword) ?? false
    }

    /// Whether an element can be focused: a link, an enabled form control, an `iframe`, a media element with controls,
    /// the summary of a `details`, or an element with a `tabindex`. Elements with `hidden` or `inert`, and disabled
    /// form controls, cannot be focused.
    func isFocusable(_ node: Int) -> Bool {
        if page.has(.inert, node) || page.has(.hidden, node) { return false }
        switch page.names[node] {
        case .button, .select, .textarea: return !isDisabled(node)
        case .input: return !page.isHiddenInput(node) && !isDisabled(node)
        default: break
        }
        if tabIndex(node) != nil { return true }
        switch page.names[node] {
        case .a, .area: return page.has(.href, node)
        case .iframe: return true
        case .audio, .video: return page.has(.controls, node)
        case .summary: return page.parent(node).map { page.names[$0] } == .details
        default: return false
        }
    }

    /// Whether a form control is disabled, by its own attribute or by a `fieldset` around it. In a disabled `fieldset`,
    /// the controls in its first `legend` remain enabled.
    private func isDisabled(_ control: Int) -> Bool {
        if page.has(.disabled, control) { return true }
        var child = control
        for ancestor in page.ancestors(control) {
            if page.names[ancestor] == .fieldset, page.has(.disabled, ancestor), page.legend(of: ancestor) != child {
                return true
            }
            child = ancestor
        }
        return false
    }

    /// The number in `tabindex`; nil if the attribute is missing or is not a whole number.
    func tabIndex(_ node: Int) -> Int? { value(.tabindex, node).flatMap { Int(String(decoding: $0, as: UTF8.self)) } }

    /// The element with the condition under which its row in ARIA in HTML applies, for messages: `<a> with “href”`.
    func title(_ element: AriaElement) -> String {
        element.row.title.isEmpty ? tag(page, element.node) : element.row.title
    }
}
