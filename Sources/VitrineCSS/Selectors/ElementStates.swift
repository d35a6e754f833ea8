import VitrineSupport

/// Evaluates the pseudo-classes of the HTML Standard, section 4.16.3, whose results depend on the markup.
struct ElementStates {
    let tree: ElementTree

    /// Whether an element can have a state that a user or script causes.
    func canHave(_ state: String, _ element: Int) -> Bool {
        switch state {
        case "focus", "focus-visible": isFocusable(element)
        case "visited": isLink(element)
        case "target": tree.elements[element].id != 0 || tree.has(element, .id)
        case "valid", "invalid", "user-valid", "user-invalid", "autofill", "blank", "in-range", "out-of-range":
            isControl(element)
        default: true
        }
    }

    func isLink(_ element: Int) -> Bool {
        (tree.isElement(element, .a) || tree.isElement(element, .area)) && tree.has(element, .href)
    }

    private func isFocusable(_ element: Int) -> Bool {
        if tree.has(element, .tabindex) { return true }
        if isLink(element) || tree.isElement(element, .summary) || tree.isElement(element, .iframe) { return true }
        return isControl(element) && !isDisabled(element)
    }

    private func isControl(_ element: Int) -> Bool {
        guard tree.elements[element].isHTML else { return false }
        switch KnownAtom(rawValue: tree.elements[element].name) {
        case .button, .select, .textarea: return true
        case .input: return !tree.isValue(element, .type, "hidden")
        default: return false
        }
    }

    private func canBeDisabled(_ element: Int) -> Bool {
        guard tree.elements[element].isHTML else { return false }
        switch KnownAtom(rawValue: tree.elements[element].name) {
        case .button, .input, .select, .textarea, .optgroup, .option, .fieldset: return true
        default: return false
        }
    }

    func isDisabled(_ element: Int) -> Bool {
        guard canBeDisabled(element) else { return false }
        if tree.has(element, .disabled) { return true }
        if tree.isElement(element, .option) {
            let parent = Int(tree.elements[element].parent)
            return parent >= 0 && tree.isElement(parent, .optgroup) && tree.has(parent, .disabled)
        }
        if tree.isElement(element, .optgroup) { return false }
        var child = element
        var at = Int(tree.elements[element].parent)
        while at >= 0 {
            if tree.isElement(at, .fieldset), tree.has(at, .disabled) {
                // Controls in the first legend of a disabled fieldset stay enabled.
                var first = Int(tree.elements[at].firstChild)
                while first >= 0, !tree.isElement(first, .legend) { first = Int(tree.elements[first].next) }
                if child != first { return true }
            }
            child = at
            at = Int(tree.elements[at].parent)
        }
        return false
    }

    private func isMutable(_ element: Int) -> Bool {
        if tree.isElement(element, .textarea) { return !tree.has(element, .readonly) && !isDisabled(element) }
        if tree.isElement(element, .input) {
            for type in ["hidden", "range", "color", "checkbox", "radio", "file", "submit", "image", "reset", "button"]
                as [StaticString] where tree.isValue(element, .type, type)
            {
                return false
            }
            return !tree.has(element, .readonly) && !isDisabled(element)
        }
        var at = element
        while at >= 0 {
            if let value = tree.value(at, .contenteditable) {
                return !value.elementsEqual("false".utf8, by: { $0.asciiLowercased == $1 })
            }
            at = Int(tree.elements[at].parent)
        }
        return false
    }

    private func isTypeChoice(_ element: Int) -> Bool {
        tree.isElement(element, .input)
            && (tree.isValue(element, .type, "checkbox") || tree.isValue(element, .type, "radio"))
    }

    private func canBeRequired(_ element: Int) -> Bool {
        if tree.isElement(element, .select) || tree.isElement(element, .textarea) { return true }
        guard tree.isElement(element, .input) else { return false }
        for type in ["hidden", "range", "color", "submit", "image", "reset", "button"] as [StaticString]
        where tree.isValue(element, .type, type) { return false }
        return true
    }

    /// Whether only elements with a name that satisfies ``isControl(name:)`` can pass a test.
    static func isOfControls(_ simple: SimpleSelector) -> Bool {
        switch simple {
        case .checked, .disabled, .enabled, .required, .optional, .placeholderShown, .defaultChoice, .open,
            .indeterminate:
            true
        default: false
        }
    }

    /// Whether HTML elements with the given name are controls (or parts or groups of controls), can be open, or show
    /// progress.
    static func isControl(name: Int32) -> Bool {
        switch KnownAtom(rawValue: name) {
        case .button, .input, .select, .textarea, .optgroup, .option, .fieldset, .details, .dialog, .progress: true
        default: false
        }
    }

    func test(_ simple: SimpleSelector, _ element: Int) -> Bool {
        switch simple {
        case .empty: return tree.elements[element].firstChild < 0 && !tree.elements[element].hasText
        case .checked:
            if isTypeChoice(element) { return tree.has(element, .checked) }
            return tree.isElement(element, .option) && isSelected(element)
        case .disabled: return isDisabled(element)
        case .enabled: return canBeDisabled(element) && !isDisabled(element)
        case .required: return canBeRequired(element) && tree.has(element, .required)
        case .optional:
            let isControl =
                tree.isElement(element, .select) || tree.isElement(element, .textarea)
                || tree.isElement(element, .input)
            return isControl && !(canBeRequired(element) && tree.has(element, .required))
        case .readWrite: return isMutable(element)
        case .readOnly: return !isMutable(element)
        case .placeholderShown:
            guard tree.value(element, .placeholder)?.isEmpty == false else { return false }
            if tree.isElement(element, .textarea) { return !tree.elements[element].hasText }
            return tree.isElement(element, .input) && tree.value(element, .value)?.isEmpty ?? true
        case .defaultChoice:
            if isTypeChoice(element) { return tree.has(element, .checked) }
            if tree.isElement(element, .option) { return tree.has(element, .selected) }
            return isDefaultButton(element)
        case .open:
            return (tree.isElement(element, .details) || tree.isElement(element, .dialog)) && tree.has(element, .open)
        case .indeterminate: return tree.isElement(element, .progress) && !tree.has(element, .value)
        default: return false
        }
    }

    private func isSelected(_ element: Int) -> Bool {
        var select = Int(tree.elements[element].parent)
        while select >= 0, !tree.isElement(select, .select) { select = Int(tree.elements[select].parent) }
        if select < 0 { return tree.has(element, .selected) }
        let options = (select..<Int(tree.elements[select].end)).filter { tree.isElement($0, .option) }
        if tree.has(select, .multiple) { return tree.has(element, .selected) }
        if let last = options.last(where: { tree.has($0, .selected) }) { return last == element }
        // A drop-down list selects its first option that is not disabled.
        let size = tree.value(select, .size).flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
        return size <= 1 && options.first { !isDisabled($0) } == element
    }

    private func isSubmit(_ element: Int) -> Bool {
        if tree.isElement(element, .button) {
            return !tree.isValue(element, .type, "button") && !tree.isValue(element, .type, "reset")
        }
        return tree.isElement(element, .input)
            && (tree.isValue(element, .type, "submit") || tree.isValue(element, .type, "image"))
    }

    private func isDefaultButton(_ element: Int) -> Bool {
        guard isSubmit(element) else { return false }
        var form = Int(tree.elements[element].parent)
        while form >= 0, !tree.isElement(form, .form) { form = Int(tree.elements[form].parent) }
        return form >= 0 && (form..<Int(tree.elements[form].end)).first { isSubmit($0) } == element
    }

    /// The language of an element, according to its attributes and those of its ancestors: HTML Standard, section
    /// 3.2.6.2; nil if it is not declared.
    func language(_ element: Int) -> String? {
        var at = element
        while at >= 0 {
            if let value = xmlLanguage(at) ?? plainLanguage(at) { return String(decoding: value, as: UTF8.self) }
            at = Int(tree.elements[at].parent)
        }
        return nil
    }

    /// The value of an element's own `xml:lang`.
    private func xmlLanguage(_ element: Int) -> ArraySlice<UInt8>? {
        for index in tree.elements[element].attributes {
            let attribute = tree.attributes[Int(index)]
            if attribute.name == KnownAtom.lang.rawValue,
                tree.namespaces[Int(attribute.namespace)] == "http://www.w3.org/XML/1998/namespace"
            {
                return tree.bytes(attribute.value)
            }
        }
        return nil
    }

    /// The value of an element's own `lang`, which sets the language only of HTML and SVG elements.
    private func plainLanguage(_ element: Int) -> ArraySlice<UInt8>? {
        let info = tree.elements[element]
        guard info.isHTML || tree.namespaces[Int(info.namespace)] == "http://www.w3.org/2000/svg" else { return nil }
        return tree.value(element, .lang)
    }

    /// Returns for each element whether its direction is right to left, according to attributes and text.
    func directions() -> [Bool] {
        var result: [Bool] = []
        result.reserveCapacity(tree.elements.count)
        for element in tree.elements {
            let isInherited = element.textDirection == 0 && element.parent >= 0
            result.append(isInherited ? result[Int(element.parent)] : element.textDirection == 2)
        }
        return result
    }
}
