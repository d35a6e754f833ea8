import VitrineMarkup
import VitrineSupport

/// The states of the `type` attribute of `input`.
enum InputType: String, CaseIterable {
    case hidden, text, search, tel, url, email, password, date, month, week, time
    case datetimeLocal = "datetime-local"
    case number, range, color, checkbox, radio, file, submit, image, reset, button
}

extension PageTree {
    /// Returns the state of an `input`; `text` if its `type` is missing or unknown.
    func inputType(_ node: Int) -> InputType {
        guard let value = value(.type, node) else { return .text }
        return InputType.allCases.first { value.equals(ignoringCase: $0.rawValue) } ?? .text
    }

    /// Returns whether an element is a custom element: its name contains a hyphen.
    func isCustom(_ node: Int) -> Bool {
        vocabularies[node] == .html && names[node] == .other && elementName(node).utf8.contains(UInt8(ascii: "-"))
    }

    /// Returns whether an element can have a `label`.
    func takesLabel(_ node: Int) -> Bool {
        switch names[node] {
        case .button, .meter, .output, .progress, .select, .textarea: vocabularies[node] == .html
        case .input: inputType(node) != .hidden
        case .other: isCustom(node)
        default: false
        }
    }

    /// Returns the form that a control belongs to: the form with the id in its `form` attribute or, without one, the
    /// nearest form around it. Nil if there is none.
    func form(of node: Int, _ forms: Enclosing) -> Int? {
        if let id = value(.form, node) {
            guard let found = element(withID: id, near: node), names[found] == .form else { return nil }
            return found
        }
        // A form outside a template does not own the controls in the template.
        guard let form = forms.around(node), template(around: form) == template(around: node) else { return nil }
        return form
    }
}
