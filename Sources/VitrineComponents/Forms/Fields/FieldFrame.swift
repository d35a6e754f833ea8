import VitrineHTML

/// The parts of a field around its control: label, icon, hint and error message.
struct FieldFrame {
    let name: String
    let label: LocalizedText
    var icon: FieldIcon?
    var hint: LocalizedText?
    var error: LocalizedText?
    let state: FieldState
    let rules: FieldRules
    var isHidden = false

    /// The error message. For an invalid value, it is the reason; otherwise, it is the message to show if the browser
    /// finds the value invalid later. ``error`` replaces both. Nil if there is none of these.
    private var errorText: LocalizedText? {
        if case .invalid(let reason) = state { return error ?? reason }
        return error ?? rules.summary
    }

    /// Returns the ids of the texts that describe the control, separated by spaces: the hint and, if the value is
    /// invalid, the error message. If there is no hint, the error message describes the control even if the value is
    /// not invalid. Nil if there is no such text.
    func description(_ html: HTML) -> String? {
        var ids: [String] = []
        if hint != nil { ids.append(html.id("hint")) }
        if errorText != nil, hint == nil || state.isInvalid { ids.append(html.id("error")) }
        return ids.isEmpty ? nil : ids.joined(separator: " ")
    }

    /// Returns the text that a browser adds to its own message when a value does not match the pattern: the messages in
    /// `constraints.words` or, if they are empty, the hint. Nil if the field has neither.
    func words(of constraints: FieldConstraints, _ html: HTML) -> String? {
        let words = constraints.words.map { html.localized($0) }.joined(separator: " ")
        return words.isEmpty ? hint.map { html.localized($0) } : words
    }

    /// Writes a field with the label above the control.
    func write(to html: HTML, control: (HTML) throws -> Void) rethrows {
        try html.div(.class("field"), .class("with-icon", when: icon != nil), .when(isHidden, .hidden)) {
            html.label(html.localized(label), .class("field-label"), .for(html.id("control")))
            icon?.write(to: html)
            try control(html)
            texts(html)
        }
    }

    /// Writes a group of radio buttons with a common label. Of the roles that a `fieldset` may have, only `radiogroup`
    /// supports `aria-invalid`.
    func writeGroup(to html: HTML, controls: (HTML) throws -> Void) rethrows {
        let description = description(html)
        try html.fieldset(
            .class("field choices"), .role("radiogroup"), .when(isHidden, .hidden), .when(isHidden, .disabled),
            .when(state.isInvalid, .aria("invalid", "true")),
            .when(description != nil, .aria("describedby", description ?? ""))
        ) {
            html.legend(html.localized(label), .class("field-label"))
            try controls(html)
            texts(html)
        }
    }

    /// Writes the hint and the error message. They must come after the control, because a CSS rule shows the error
    /// message only if the control before it or the group around it is invalid.
    func texts(_ html: HTML) {
        if let hint { html.p(html.localized(hint), .class("field-hint"), .id(html.id("hint"))) }
        if let errorText { html.p(html.localized(errorText), .class("field-error"), .id(html.id("error"))) }
    }
}

extension HTML {
    /// Reports the rules that the browser cannot fully check. If several pages show the field, their reports are equal,
    /// and the build prints only one of them.
    func reportInexpressible(_ constraints: FieldConstraints, of rules: FieldRules, field: String) {
        guard let session else { return }
        for rule in constraints.inexpressible {
            session.report(.inexpressibleRule(field: field, rule: rule.description), at: rules.place)
        }
    }
}
