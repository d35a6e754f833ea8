import VitrineMarkup

/// The states that HTML elements can express without ARIA.
package enum NativeAttributes {
    /// The attributes among `aria-disabled`, `aria-required` and `aria-placeholder` whose native counterparts are
    /// allowed on an element.
    package static func allowances(_ node: Int, _ page: PageTree) -> AttributeSet {
        switch page.names[node] {
        case .button, .optgroup, .option, .fieldset: AttributeSet(.ariaDisabled)
        case .select: AttributeSet(.ariaDisabled, .ariaRequired)
        case .textarea: AttributeSet(.ariaDisabled, .ariaRequired, .ariaPlaceholder)
        case .input: input(page.keyword(.type, node) ?? "text")
        default: AttributeSet()
        }
    }

    private static func input(_ type: String) -> AttributeSet {
        switch type {
        case "hidden", "range", "color", "button", "submit", "reset", "image": AttributeSet(.ariaDisabled)
        case "checkbox", "radio", "file", "date", "datetime-local", "month", "time", "week":
            AttributeSet(.ariaDisabled, .ariaRequired)
        default: AttributeSet(.ariaDisabled, .ariaRequired, .ariaPlaceholder)
        }
    }

    /// Whether an element supplies the state of an `aria-*` attribute by itself.
    package static func supplies(_ name: Name, _ node: Int, _ page: PageTree) -> Bool {
        switch (name, page.names[node]) {
        case (.ariaChecked, .input): ["checkbox", "radio"].contains(page.keyword(.type, node))
        case (.ariaValuenow, .meter), (.ariaValuenow, .progress): true
        case (.ariaValuenow, .input): ["range", "number"].contains(page.keyword(.type, node))
        case (.ariaLevel, .h1), (.ariaLevel, .h2), (.ariaLevel, .h3): true
        case (.ariaLevel, .h4), (.ariaLevel, .h5), (.ariaLevel, .h6): true
        case (.ariaExpanded, .input): page.has(.list, node) || page.has(.popovertarget, node)
        case (.ariaExpanded, .button): page.has(.popovertarget, node) || opens(node, page)
        default: false
        }
    }

    /// Whether the command of a button opens or closes a popover or a dialog.
    package static func opens(_ node: Int, _ page: PageTree) -> Bool {
        switch page.keyword(.command, node) {
        case "toggle-popover", "show-popover", "hide-popover", "show-modal", "close", "request-close": true
        default: false
        }
    }
}
