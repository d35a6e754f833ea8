import VitrineSupport

/// Checks whether the autofill field in `autocomplete` is suitable for the control.
extension FieldCheck {
    func judgeAutocomplete(_ report: Report, _ attribute: Int) {
        let value = bytes(attribute)
        guard element == .input else {
            if element == .select, value.hasToken(ignoringCase: "webauthn") {
                report.add(
                    .autocompleteControl, at: node, attribute: attribute,
                    "“autocomplete” of <select> is \(quoted(value)); “webauthn” is only allowed on <input> and <textarea>"
                )
            }
            return
        }
        switch type {
        // On these types the attribute is not allowed at all, which another rule reports.
        case .checkbox, .radio, .file, .submit, .image, .reset, .button: return
        default: break
        }
        guard !AutocompleteSyntax.fits(value, control(type)) else { return }
        if type == .hidden {
            report.add(
                .autocompleteControl, at: node, attribute: attribute,
                "“autocomplete” of a hidden <input> is \(quoted(value)); "
                    + "expected an autofill field such as “street-address”")
            return
        }
        let types = InputType.allCases.filter {
            $0 != .hidden && control($0) != .other && AutocompleteSyntax.fits(value, control($0))
        }
        let places = types.map { "type=\"\($0.rawValue)\"" }.joined(last: "or")
        report.add(
            .autocompleteControl, at: node, attribute: attribute,
            "“autocomplete” of <input> with the “type” “\(type.rawValue)” is \(quoted(value)), which is not allowed on this type; use "
                + (types.isEmpty ? "<textarea>, <select> or a hidden <input>" : places))
    }

    private func control(_ type: InputType) -> AutocompleteSyntax.Control {
        AutocompleteSyntax.Control(rawValue: type.rawValue) ?? .other
    }
}
