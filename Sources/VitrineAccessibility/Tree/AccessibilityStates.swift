import VitrineMarkup

/// The states, the properties and the value of one element.
struct AccessibilityStates {
    private(set) var all: [AccessibilityTree.State] = []
    /// The value of a field, a meter or a progress bar, or that of `aria-valuetext` or `aria-valuenow`; empty if there
    /// is none.
    private(set) var value = ""
    private let page: PageTree
    private let node: Int
    private let role: String
    private let isField: Bool

    init(_ reading: AccessibilityReading, _ node: Int, _ role: String, isDisabled: Bool) {
        page = reading.page
        self.node = node
        self.role = role
        switch page.names[node] {
        case .input, .select, .textarea, .button, .option, .optgroup, .fieldset:
            isField = page.vocabularies[node] == .html
        default: isField = false
        }
        if role == "heading" {
            add("level", String(page.headingLevel(node, hasOffsets: reading.hasHeadingOffsets)))
        }
        if page.names[node] == .html { add("lang", page.string(.lang, node)) }
        addNative(isDisabled: isDisabled)
        addAria()
        addValue()
    }

    private mutating func add(_ name: String, _ value: String?) {
        guard let value, !all.contains(where: { $0.name == name }) else { return }
        all.append(.init(name: name, value: value))
    }

    // MARK: - States from HTML

    private mutating func addNative(isDisabled: Bool) {
        let name = page.names[node]
        switch name {
        case .input
        where ["checkbox", "radio", "switch"].contains(role) || role == "menuitemcheckbox" || role == "menuitemradio":
            if page.has(.checked, node) { add("checked", "true") }
        case .option: if page.has(.selected, node) { add("selected", "true") }
        case .summary:
            guard page.isSummary(node), let details = page.parent(node) else { break }
            add("expanded", page.has(.open, details) ? "true" : "false")
        case .button:
            if page.has(.popovertarget, node) || NativeAttributes.opens(node, page) { add("expanded", "false") }
        case .select where page.has(.multiple, node): add("multiselectable", "true")
        default: break
        }
        if isField {
            if page.has(.disabled, node) || isDisabled { add("disabled", "true") }
            if page.has(.required, node), [.input, .select, .textarea].contains(name) { add("required", "true") }
            if page.has(.readonly, node), [.input, .textarea].contains(name) { add("readonly", "true") }
        } else if isDisabled, AccessibilityTree.controls.contains(role) {
            add("disabled", "true")
        }
        if let number = page.string(.start, node), name == .ol { add("start", number) }
    }

    // MARK: - States from ARIA

    /// The attributes in the order of the output, with the values that are not announced.
    private static let attributes: [(name: Name, spelling: String, silent: Set<String>)] = [
        (.ariaChecked, "checked", ["false", "undefined"]), (.ariaSelected, "selected", ["false", "undefined"]),
        (.ariaPressed, "pressed", ["undefined"]), (.ariaExpanded, "expanded", ["undefined"]),
        (.ariaDisabled, "disabled", ["false"]), (.ariaRequired, "required", ["false"]),
        (.ariaReadonly, "readonly", ["false"]), (.ariaInvalid, "invalid", ["false"]),
        (.ariaCurrent, "current", ["false"]), (.ariaHaspopup, "haspopup", ["false"]),
        (.ariaMultiselectable, "multiselectable", ["false"]), (.ariaMultiline, "multiline", ["false"]),
        (.ariaOrientation, "orientation", ["undefined"]), (.ariaSort, "sort", ["none"]),
        (.ariaModal, "modal", ["false"]), (.ariaBusy, "busy", ["false"]), (.ariaLive, "live", ["off"]),
        (.ariaAtomic, "atomic", ["false"]), (.ariaAutocomplete, "autocomplete", ["none"]),
        (.ariaPosinset, "posinset", []), (.ariaSetsize, "setsize", []), (.ariaColindex, "colindex", []),
        (.ariaRowindex, "rowindex", []), (.ariaColcount, "colcount", []), (.ariaRowcount, "rowcount", []),
        (.ariaRoledescription, "roledescription", []), (.ariaKeyshortcuts, "keyshortcuts", []),
    ]

    private static let texts: Set<String> = ["roledescription", "keyshortcuts"]

    private mutating func addAria() {
        // Most elements have no `aria-*` attribute. For them, this check saves looking up every attribute in the table.
        let range = UInt32(Name.ariaActivedescendant.rawValue)...UInt32(Name.ariaVirtualcontent.rawValue)
        let hasAria = page.attributes(node).contains { range.contains(page.document.attributes[$0].name) }
        if hasAria {
            for (name, spelling, silent) in Self.attributes {
                guard let said = page.string(name, node), !said.allSatisfy(\.isWhitespace) else { continue }
                let value = Self.texts.contains(spelling) ? said : said.lowercased()
                guard !silent.contains(value) else { continue }
                add(spelling, spelling == "haspopup" && value == "true" ? "menu" : value)
            }
        }
        if role != "heading", let level = page.string(.ariaLevel, node) { add("level", level) }
        if isField || hasAria, let hint = page.string(.placeholder, node) ?? page.string(.ariaPlaceholder, node) {
            if [.input, .textarea].contains(page.names[node]) || hasAria { add("placeholder", hint) }
        }
        if role == "generic", page.has(.tabindex, node) { add("focusable", "true") }
    }

    // MARK: - Values

    private mutating func addValue() {
        switch page.names[node] {
        case .textarea: value = collapsed { sink in sink.append(textOf: page, node) }
        case .input where !page.announcesValue(ofInput: node): break
        case .input, .meter, .progress:
            value = collapsed { sink in if let held = page.value(.value, node) { sink.append(held) } }
            addRange()
        default: break
        }
        if let said = page.value(.ariaValuetext, node) ?? page.value(.ariaValuenow, node) {
            value = collapsed { $0.append(said) }
        }
        add("min", page.string(.ariaValuemin, node))
        add("max", page.string(.ariaValuemax, node))
    }

    private mutating func addRange() {
        guard ["slider", "spinbutton", "meter", "progressbar"].contains(role) else { return }
        add("min", page.string(.min, node))
        add("max", page.string(.max, node))
    }

    private func collapsed(_ fill: (inout NameSink) -> Void) -> String {
        var sink = NameSink(collects: true)
        fill(&sink)
        return sink.text
    }
}
