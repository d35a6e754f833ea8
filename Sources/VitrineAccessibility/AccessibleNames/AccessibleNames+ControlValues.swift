import VitrineMarkup
import VitrineSupport

extension AccessibleNames {
    /// Adds the value of a control that is part of the name of another element, such as a field with the value “3” in
    /// the label “flash 3 times”.
    func appendValue(of node: Int, _ attributes: NamingAttributes, _ walk: Walk, _ sink: inout NameSink) {
        if page.names[node] == .input, !page.announcesValue(ofInput: node) { return }
        let role = role(of: node, attributes)
        switch role?.value ?? nativeValue(node) {
        case .none: break
        case .text:
            switch page.names[node] {
            case .input: if let value = attributes.value { sink.append(page.value(of: value)) }
            case .textarea: sink.append(textOf: page, node)
            default: if role != nil { appendContents(of: node, walk, &sink) }
            }
        case .range:
            let value = page.value(.ariaValuetext, node) ?? page.value(.ariaValuenow, node) ?? page.value(.value, node)
            if let value { sink.append(value) }
        case .choice: appendChoice(of: node, attributes, &sink)
        }
    }

    /// The kind of value of an element without an explicit role.
    private func nativeValue(_ node: Int) -> RoleNaming.Value {
        switch page.names[node] {
        case .textarea: return .text
        case .select: return .choice
        case .meter, .progress: return .range
        case .input:
            switch page.keyword(.type, node) {
            case "range", "number": return .range
            case "color": return .none
            default: return .text
            }
        default: return .none
        }
    }

    /// Adds the value of an `input`, or the selected option of any other control.
    private func appendChoice(of node: Int, _ attributes: NamingAttributes, _ sink: inout NameSink) {
        if page.names[node] == .input {
            if let value = attributes.value { sink.append(page.value(of: value)) }
            return
        }
        guard let option = page.names[node] == .select ? selectedOption(of: node) : selectedItem(in: node) else {
            return
        }
        if let label = page.value(.label, option), !label.isBlank {
            sink.append(label)
        } else {
            sink.append(textOf: page, option)
        }
    }

    /// The selected option of a `select`: the last option with `selected`, or the first one with it if several options
    /// may be selected. Without such an option, it is the first enabled option in a drop-down (HTML, "selectedness
    /// setting algorithm") and nil in a list box.
    private func selectedOption(of select: Int) -> Int? {
        let allowsSeveral = page.has(.multiple, select)
        var enabled: Int?
        var selected: Int?
        for option in page.descendants(select) where page.isElement(option) {
            patience -= 1
            if patience <= 0 { return nil }
            guard page.names[option] == .option else { continue }
            if page.has(.selected, option) {
                selected = option
                if allowsSeveral { break }
            } else if enabled == nil, !isDisabled(option: option) {
                enabled = option
            }
        }
        return selected ?? (page.hasLines(select) ? nil : enabled)
    }

    private func isDisabled(option: Int) -> Bool {
        if page.has(.disabled, option) { return true }
        guard let group = page.parent(option), page.names[group] == .optgroup else { return false }
        return page.has(.disabled, group)
    }

    /// The first element with `aria-selected="true"` in a control that is not a `select`, such as a `listbox`.
    private func selectedItem(in control: Int) -> Int? {
        for item in page.descendants(control) where page.isElement(item) {
            patience -= 1
            if patience <= 0 { return nil }
            if page.value(.ariaSelected, item)?.equals(ignoringCase: "true") ?? false { return item }
        }
        return nil
    }
}

extension NameSink {
    /// Adds the contents of another sink, which must have something to read.
    mutating func append(_ other: NameSink) {
        if collects { append(Bytes(other.text.utf8)) } else { appendInk() }
    }

    /// Notes that there is something to read, for sinks that do not collect text.
    mutating func appendInk() { append(Self.ink) }

    private static let ink = Bytes("•".utf8)

    /// Adds all text inside an element.
    mutating func append(textOf page: PageTree, _ node: Int) {
        for inside in page.descendants(node) {
            if let text = page.text(inside) { append(text) }
            if isDone { return }
        }
    }
}
