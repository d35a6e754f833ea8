import VitrineSupport

/// Checks the values of `autocomplete`, such as `section-gift shipping street-address`.
enum AutocompleteSyntax {
    /// A kind of form control: `<textarea>`, `<select>`, or a type of `<input>`.
    enum Control: String, Sendable {
        case hidden, text, search, textarea, select, password, url, email, tel, number, month, date
        /// A control that no autofill field suits, such as a checkbox.
        case other
    }

    /// A group of autofill fields that suit the same kinds of controls. Every group suits hidden inputs, text areas and
    /// selects.
    private enum Group: String {
        case text, multiline, password, url, username, tel, numeric, month, date

        func takes(_ control: Control) -> Bool {
            switch control {
            case .hidden, .textarea, .select: true
            case .text, .search: self != .multiline
            case .password: self == .password
            case .url: self == .url
            case .email: self == .username
            case .tel: self == .tel
            case .number: self == .numeric
            case .month: self == .month
            case .date: self == .date
            case .other: false
            }
        }
    }

    /// The autofill fields other than contact fields: on each line the name of a group, followed by the names of fields
    /// in this group.
    private static let table = """
        text name honorific-prefix given-name additional-name family-name honorific-suffix nickname organization-title
        username username
        password new-password current-password one-time-code
        text organization
        multiline street-address
        text address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1
        text country country-name postal-code
        text cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-csc cc-type
        month cc-exp
        numeric cc-exp-month cc-exp-year
        text transaction-currency
        numeric transaction-amount
        text language
        date bday
        numeric bday-day bday-month bday-year
        text sex
        url url photo
        """
    /// The same for contact fields, before which a contact type such as `home` is allowed.
    private static let contactTable = """
        tel tel
        text tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension
        username email
        url impp
        """

    private static let fields = parsed(table)
    private static let contacts = parsed(contactTable)
    private static let contactKinds: Set<String> = ["home", "work", "mobile", "fax", "pager"]

    private static func parsed(_ table: String) -> [String: Group] {
        var fields: [String: Group] = [:]
        for line in table.lines {
            let words = line.words.map(String.init)
            guard let group = words.first.flatMap(Group.init(rawValue:)) else { continue }
            for word in words.dropFirst() { fields[word] = group }
        }
        return fields
    }

    /// All names of autofill fields, for tests of the tables.
    static var fieldNames: Set<String> { Set(fields.keys).union(contacts.keys) }

    /// Returns the problem with the `autocomplete` of a form control; nil if it follows the grammar.
    static func error(_ value: Bytes) -> ValueError? {
        do throws(ValueError) { _ = try field(value) } catch { return error }
        return nil
    }

    /// Returns the group of the autofill field in a value; nil for `on` and `off`. Throws the problem if the value is
    /// invalid.
    private static func field(_ value: Bytes) throws(ValueError) -> Group? {
        // A valid value has at most five words, so a value with more need not be split to its end.
        var words = value.trimmed.split(maxSplits: 6) { $0.isHTMLSpace }.map(\.lowercasedText)[...]
        guard let only = words.first else { throw .nothing(in: value, .autocomplete) }
        if words.count == 1, only == "on" || only == "off" { return nil }
        if only.hasPrefix("section-") { words = words.dropFirst() }
        if let word = words.first, word == "shipping" || word == "billing" { words = words.dropFirst() }
        let kind = words.first.flatMap { contactKinds.contains($0) ? $0 : nil }
        if kind != nil { words = words.dropFirst() }
        guard let name = words.first else { throw .autocomplete(.fieldMissing) }
        guard let group = contacts[name] ?? fields[name] else { throw .autocomplete(unknown(name)) }
        if let kind, contacts[name] == nil {
            throw .autocomplete(.notContact(kind, field: name))
        }
        words = words.dropFirst()
        if words.first == "webauthn" { words = words.dropFirst() }
        if let more = words.first { throw .autocomplete(.unexpected(more, after: name)) }
        return group
    }

    /// The error for a word where the name of a field is expected.
    private static func unknown(_ word: String) -> AutocompleteError {
        switch word {
        case "on", "off": .notCombinable(word)
        case "shipping", "billing": .group(word)
        case "webauthn": .webauthn
        case _ where word.hasPrefix("section-"): .section(word)
        case _ where contactKinds.contains(word): .contact(word)
        default: .unknownField(word)
        }
    }

    /// Whether the autofill field of a value suits a control: `bday` suits a control for dates, but not one for
    /// numbers. `on` and `off` suit every control except hidden ones. Invalid values, which ``error(_:)`` reports, suit
    /// every control.
    static func fits(_ value: Bytes, _ control: Control) -> Bool {
        let field: Group?
        do throws(ValueError) { field = try self.field(value) } catch { return true }
        guard let field else { return control != .hidden }
        return field.takes(control)
    }
}
