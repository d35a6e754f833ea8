/// What elements of HTML can say without ARIA.
enum NativeAttributes {
    /// The `aria-*` attributes that stand for native attributes which an element could have.
    static func allowances(_ node: Int, _ page: PageTree) -> AttributeSet {
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

    /// Whether an element supplies a state by itself.
    static func supplies(_ name: Name, _ node: Int, _ page: PageTree) -> Bool {
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

    /// Whether a button opens or closes something by its command.
    static func opens(_ node: Int, _ page: PageTree) -> Bool {
        switch page.keyword(.command, node) {
        case "toggle-popover", "show-popover", "hide-popover", "show-modal", "close", "request-close": true
        default: false
        }
    }
}

/// Attributes that say what a native attribute says, or the contrary.
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
            if element.row.discouraged.contains(name),
                element.explicit == nil || element.explicit == element.row.implicit
            {
                discourage(name, node, "what the element says by itself is enough")
            }
        }
    }

    private static let withCounterparts: AttributeSet = {
        var names = AttributeSet(
            .ariaChecked, .ariaDisabled, .ariaRequired, .ariaReadonly, .ariaPlaceholder, .ariaColspan, .ariaRowspan,
            .ariaExpanded, .ariaValuemax, .ariaValuemin)
        for row in AriaElementTable.rows { names.formUnion(row.discouraged) }
        return names
    }()

    private func contradict(_ name: Name, _ native: Name, _ node: Int) {
        report.add(
            .ariaNativeConflict, at: node, attribute: page.attribute(name, node),
            "“\(name.spelling)” may not stand on \(tag(page, node)) together with “\(native.spelling)”, which counts")
    }

    private func discourage(_ name: Name, _ node: Int, _ reason: String) {
        report.add(
            .ariaDiscouraged, at: node, attribute: page.attribute(name, node),
            "“\(name.spelling)” of \(tag(page, node)) should be left out: \(reason)")
    }

    private func judgeChecked(_ node: Int) {
        guard page.names[node] == .input, ["checkbox", "radio"].contains(page.keyword(.type, node)) else { return }
        report.add(
            .ariaNativeConflict, at: node, attribute: page.attribute(.ariaChecked, node),
            "“aria-checked” may not stand on \(tag(page, node)), which says itself whether it is checked; use “checked”"
        )
    }

    /// A state that a native attribute gives: false contradicts it, true repeats it.
    private func judgeState(_ name: Name, _ native: Name, _ node: Int) {
        guard page.has(native, node) else { return }
        if says(name, "false", node) {
            contradict(name, native, node)
        } else {
            discourage(name, node, "“\(native.spelling)” says it")
        }
    }

    private func judgeDisabled(_ node: Int) {
        judgeState(.ariaDisabled, .disabled, node)
        if page.names[node] == .a, page.has(.href, node), says(.ariaDisabled, "true", node) {
            discourage(.ariaDisabled, node, "a link that is not available has no “href”")
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
            discourage(name, node, "“\(native.spelling)” says it, and the browser keeps to it")
        }
    }

    private func judgeSpan(_ name: Name, _ native: Name, _ node: Int) {
        guard page.names[node] == .td || page.names[node] == .th, let own = value(native, node) else { return }
        guard let said = value(name, node) else { return }
        let isSame =
            DecimalNumber(own).map(\.value) == DecimalNumber(said).map(\.value) && DecimalNumber(own) != nil
        if isSame {
            discourage(name, node, "“\(native.spelling)” says it")
        } else {
            contradict(name, native, node)
        }
    }

    /// Buttons that open something say themselves whether it is open.
    private func judgeExpanded(_ node: Int) {
        guard page.names[node] == .button || page.names[node] == .input else { return }
        if page.has(.popovertarget, node) {
            contradict(.ariaExpanded, .popovertarget, node)
        } else if NativeAttributes.opens(node, page) {
            contradict(.ariaExpanded, .command, node)
        }
    }
}
