/// Which fields of an address book suit which controls.
extension FieldCheck {
    /// The types besides hidden, text and search that suit a group of fields, and the fields, after the table of the
    /// Standard. `-` stands for none, `!` for a group that needs several lines.
    private static let table = """
        text     -        name honorific-prefix given-name additional-name family-name honorific-suffix nickname
        text     -        organization-title organization address-line1 address-line2 address-line3 address-level4
        text     -        address-level3 address-level2 address-level1 country country-name postal-code cc-name
        text     -        cc-given-name cc-additional-name cc-family-name cc-number cc-csc cc-type
        text     -        transaction-currency language sex tel-country-code tel-national tel-area-code tel-local
        text     -        tel-local-prefix tel-local-suffix tel-extension
        lines    !        street-address
        password password new-password current-password one-time-code
        url      url      url photo impp
        username email    username email
        tel      tel      tel
        numeric  number   cc-exp-month cc-exp-year transaction-amount bday-day bday-month bday-year
        month    month    cc-exp
        date     date     bday
        """

    /// For every field the one type besides hidden, text and search; nil when there is none.
    static let autocompleteTypes: [String: AutocompleteControl] = {
        var types: [String: AutocompleteControl] = [:]
        for row in table.split(separator: "\n") {
            let cells = row.split(separator: " ").map(String.init)
            guard cells.count > 2 else { continue }
            for field in cells[2...] {
                types[field] = .init(type: InputType(rawValue: cells[1]), needsLines: cells[1] == "!")
            }
        }
        return types
    }()

    func judgeAutocomplete(_ report: Report, _ attribute: Int) {
        var tokens = bytes(attribute).split { $0.isHTMLSpace }
        guard let last = tokens.last else { return }
        if AttributeText.equals(last, "webauthn") {
            if element == .select {
                report.add(
                    .autocompleteControl, at: node, attribute: attribute,
                    "“autocomplete” of <select> is \(quoted(bytes(attribute))); “webauthn” is for <input> and <textarea>"
                )
                return
            }
            tokens.removeLast()
        }
        guard element == .input, let token = tokens.last else { return }
        let field = AttributeText.string(token).lowercased()
        if type == .hidden, field == "on" || field == "off" {
            report.add(
                .autocompleteControl, at: node, attribute: attribute,
                "“autocomplete” of a hidden <input> is \(quoted(token)); it must say which field the value is")
            return
        }
        guard let wanted = Self.autocompleteTypes[field], !suits(wanted) else { return }
        let places =
            wanted.needsLines
            ? "<textarea>, <select> and a hidden <input>"
            : (["text", "search"] + [wanted.type?.rawValue].compactMap { $0 }).map { "“type=\"\($0)\"”" }
                .joined(separator: ", ")
        report.add(
            .autocompleteControl, at: node, attribute: attribute,
            "“autocomplete” of <input> with the “type” “\(type.rawValue)” is \(quoted(token)), which is for \(places)")
    }

    private func suits(_ wanted: AutocompleteControl) -> Bool {
        switch type {
        case .hidden: true
        case .text, .search: !wanted.needsLines
        // There the attribute has no meaning at all, which is a finding of its own.
        case .checkbox, .radio, .file, .submit, .image, .reset, .button: true
        default: type == wanted.type
        }
    }
}

/// The controls that a field of an address book suits.
struct AutocompleteControl {
    /// The one type besides hidden, text and search.
    let type: InputType?
    /// Whether text and search do not suit, because the field has several lines.
    let needsLines: Bool
}
