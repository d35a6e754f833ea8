import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Checks `aria-*` attributes that repeat or contradict a native attribute.
extension AriaCheck {
    func judgeNativeCounterparts(_ element: AriaElement) {
        guard page.vocabularies[element.node] == .html else { return }
        let node = element.node
        for name in element.present.intersection(Self.withCounterparts).attributes {
            guard value(name, node) != nil else { continue }
            switch name {
            case .ariaChecked: judgeChecked(node)
            case .ariaDisabled: judgeDisabled(node)
            case .ariaRequired: judgeState(name, .required, node)
            case .ariaReadonly: judgeReadonly(node)
            case .ariaPlaceholder: if page.has(.placeholder, node) { contradict(name, .placeholder, node) }
            case .ariaValuemax: judgeLimit(name, .max, [.meter, .progress, .input], node)
            case .ariaValuemin: judgeLimit(name, .min, [.meter, .input], node)
            case .ariaColspan: judgeSpan(name, .colspan, node)
            case .ariaRowspan: judgeSpan(name, .rowspan, node)
            case .ariaExpanded: judgeExpanded(node)
            default: break
            }
            let isNative = element.explicit == nil || element.explicit == element.row.implicit
            if isNative, element.row.discouraged.contains(name), !hasLimit(name, node) {
                discourage(name, node, "the element already implies it")
            }
        }
    }

    /// The `aria-*` attributes that have a native counterpart, or that are discouraged on some element.
    private static let withCounterparts: AttributeSet = {
        var names = AttributeSet(
            .ariaChecked, .ariaDisabled, .ariaRequired, .ariaReadonly, .ariaPlaceholder, .ariaColspan, .ariaRowspan,
            .ariaExpanded, .ariaValuemax, .ariaValuemin)
        for row in AriaElementTable.rows { names.formUnion(row.discouraged) }
        return names
    }()

    /// Whether the element has `max` besides `aria-valuemax`, or `min` besides `aria-valuemin`. `judgeLimit` reports
    /// this as an error, so there is no further advice about the attribute.
    private func hasLimit(_ name: Name, _ node: Int) -> Bool {
        name == .ariaValuemax && page.has(.max, node) || name == .ariaValuemin && page.has(.min, node)
    }

    private func contradict(_ name: Name, _ native: Name, _ node: Int) {
        report.add(
            .ariaNativeConflict, at: node, attribute: page.attribute(name, node),
            "“\(name.spelling)” is not allowed on \(tag(page, node)) together with “\(native.spelling)”, which overrides it"
        )
    }

    private func discourage(_ name: Name, _ node: Int, _ reason: String) {
        report.add(
            .ariaDiscouraged, at: node, attribute: page.attribute(name, node),
            "“\(name.spelling)” of \(tag(page, node)) should be removed: \(reason)")
    }

    private func judgeChecked(_ node: Int) {
        guard page.names[node] == .input, let type = page.keyword(.type, node), ["checkbox", "radio"].contains(type)
        else { return }
        report.add(
            .ariaNativeConflict, at: node, attribute: page.attribute(.ariaChecked, node),
            "“aria-checked” is not allowed on <input type=\"\(type)\">, which has a state of its own; use “checked”")
    }

    /// Checks a state that a native attribute also sets: `false` contradicts the native attribute, and any other value
    /// repeats it.
    private func judgeState(_ name: Name, _ native: Name, _ node: Int) {
        guard page.has(native, node) else { return }
        if says(name, "false", node) {
            contradict(name, native, node)
        } else {
            discourage(name, node, "“\(native.spelling)” already implies it")
        }
    }

    private func judgeDisabled(_ node: Int) {
        judgeState(.ariaDisabled, .disabled, node)
        if page.names[node] == .a, page.has(.href, node), says(.ariaDisabled, "true", node) {
            discourage(.ariaDisabled, node, "to disable a link, remove “href”")
        }
    }

    private func judgeReadonly(_ node: Int) {
        judgeState(.ariaReadonly, .readonly, node)
        guard says(.ariaReadonly, "true", node) else { return }
        let around =
            page.has(.contenteditable, node) ? node : page.ancestors(node).first { page.has(.contenteditable, $0) }
        guard let around, let state = page.keyword(.contenteditable, around) else { return }
        guard state.isEmpty || state == "true" || state == "plaintext-only" else { return }
        contradict(.ariaReadonly, .contenteditable, node)
    }

    private func judgeLimit(_ name: Name, _ native: Name, _ elements: [Name], _ node: Int) {
        guard elements.contains(page.names[node]) else { return }
        if page.has(native, node) {
            contradict(name, native, node)
        } else if page.names[node] == .input, let type = page.keyword(.type, node),
            ["number", "date", "month", "week", "time", "datetime-local"].contains(type)
        {
            discourage(name, node, "use “\(native.spelling)”, which browsers enforce")
        }
    }

    private func judgeSpan(_ name: Name, _ native: Name, _ node: Int) {
        guard page.names[node] == .td || page.names[node] == .th, let own = value(native, node) else { return }
        guard let said = value(name, node) else { return }
        let isSame =
            DecimalNumber(own).map(\.value) == DecimalNumber(said).map(\.value) && DecimalNumber(own) != nil
        if isSame {
            discourage(name, node, "“\(native.spelling)” already implies it")
        } else {
            contradict(name, native, node)
        }
    }

    /// Checks `aria-expanded` on buttons with `popovertarget` or with a `command` that opens or closes something:
    /// browsers set their state themselves.
    private func judgeExpanded(_ node: Int) {
        guard page.names[node] == .button || page.names[node] == .input else { return }
        if page.has(.popovertarget, node) {
            contradict(.ariaExpanded, .popovertarget, node)
        } else if NativeAttributes.opens(node, page) {
            contradict(.ariaExpanded, .command, node)
        }
    }
}
