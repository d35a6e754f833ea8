import VitrineMarkup
import VitrineSupport

extension PageTree {
    /// Whether an element keeps its native role in spite of a presentational role, because it is focusable or has a
    /// global `aria-*` attribute other than `aria-hidden` (WAI-ARIA, "Presentational Roles Conflict Resolution").
    package func keepsNativeRole(_ node: Int) -> Bool {
        isFocusable(node)
            || attributes(node).contains { attribute in
                let name = attributeName(attribute)
                return name != .ariaHidden && AriaTable.global.contains(name)
            }
    }

    /// Whether an element can be focused: a link, an enabled form control, an `iframe`, a media element with controls,
    /// the summary of a `details`, or an element with a `tabindex`. Elements with `hidden` or `inert`, and disabled
    /// form controls, cannot be focused.
    package func isFocusable(_ node: Int) -> Bool {
        if has(.inert, node) || has(.hidden, node) { return false }
        switch names[node] {
        case .button, .select, .textarea: return !isDisabled(node)
        case .input: return !isHiddenInput(node) && !isDisabled(node)
        default: break
        }
        if tabIndex(node) != nil { return true }
        switch names[node] {
        case .a, .area: return has(.href, node)
        case .iframe: return true
        case .audio, .video: return has(.controls, node)
        case .summary: return isSummary(node)
        default: return false
        }
    }

    /// Whether a form control is disabled, by its own attribute or by a `fieldset` around it. In a disabled `fieldset`,
    /// the controls in its first `legend` remain enabled.
    private func isDisabled(_ control: Int) -> Bool {
        if has(.disabled, control) { return true }
        var child = control
        for ancestor in ancestors(control) {
            if names[ancestor] == .fieldset, has(.disabled, ancestor) {
                // Only a legend needs the search for the first one, which may visit all children of the fieldset.
                guard names[child] == .legend, legend(of: ancestor) == child else { return true }
            }
            child = ancestor
        }
        return false
    }

    /// The number in `tabindex`; nil if the attribute is missing or is not a whole number.
    package func tabIndex(_ node: Int) -> Int? {
        value(.tabindex, node).flatMap { Int(String(decoding: $0.trimmed, as: UTF8.self)) }
    }
}
