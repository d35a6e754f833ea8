import VitrineMarkup
import VitrineSupport

extension AccessibleNames {
    /// Adds the value of a control that is part of the name of another element, such as a field with the value “3” in
    /// the label “flash 3 times”.
    func appendValue(of node: Int, _ attributes: NamingAttributes, _ walk: Walk, _ sink: inout NameSink) {
        let role = role(of: node, attributes)
        switch role?.value ?? nativeValue(node, attributes, role) {
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

    private func nativeValue(_ node: Int, _ attributes: NamingAttributes, _ role: RoleNaming?) -> RoleNaming.Value {
        guard role == nil || role?.isPresentational == true else { return .none }
        switch page.names[node] {
        case .textarea: return .text
        case .select: return .choice
        case .meter, .progress: return .range
        case .input:
            guard let type = attributes.type.map({ page.value(of: $0) }) else { return .text }
            if type.equals(ignoringCase: "range") || type.equals(ignoringCase: "number") { return .range }
            for silent: String in [
                "checkbox", "radio", "hidden", "password", "file", "color", "submit", "reset", "button", "image",
            ] where type.equals(ignoringCase: silent) {
                return .none
            }
            return .text
        default: return .none
        }
    }

    /// Adds the value of an `input`, or the first selected option of any other control. In a drop-down without a
    /// `selected` option, this is the first option.
    private func appendChoice(of node: Int, _ attributes: NamingAttributes, _ sink: inout NameSink) {
        let isSelect = page.names[node] == .select
        if page.names[node] == .input {
            if let value = attributes.value { sink.append(page.value(of: value)) }
            return
        }
        var first: Int?
        var chosen: Int?
        for option in page.descendants(node) where page.isElement(option) && chosen == nil {
            patience -= 1
            if patience <= 0 { return }
            if isSelect {
                guard page.names[option] == .option else { continue }
                if first == nil { first = option }
                if page.has(.selected, option) { chosen = option }
            } else if page.value(.ariaSelected, option)?.equals(ignoringCase: "true") ?? false {
                chosen = option
            }
        }
        let isDropDown = isSelect && !page.has(.multiple, node) && !page.has(.size, node)
        guard let option = chosen ?? (isDropDown ? first : nil) else { return }
        if let label = page.value(.label, option), !label.isBlank {
            sink.append(label)
        } else {
            sink.append(textOf: page, option)
        }
    }
}

extension NameSink {
    /// Adds the contents of another sink.
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
