/// What a field of a form is filled with: `section-gift shipping street-address`.
enum Autocomplete {
    /// A kind of control, by what can be typed into it.
    enum Control: String, Sendable {
        case hidden, text, search, textarea, select, password, url, email, tel, number, month, date
        /// A control that takes no field at all, such as a checkbox.
        case other
    }

    /// The controls that a field fits, besides those that every field fits.
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

    /// The names of fields with the group of controls that they fit; contacts may have a kind before them.
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

    /// All names of fields, for tests of the tables.
    static var fieldNames: Set<String> { Set(fields.keys).union(contacts.keys) }

    /// What is wrong with the value of a field; nil when it follows the grammar.
    static func problem(_ value: Bytes) -> String? {
        do throws(BadValue) { _ = try field(value) } catch { return error.reason }
        return nil
    }

    /// The group of the field that a value names; nil for `on` and `off`.
    private static func field(_ value: Bytes) throws(BadValue) -> Group? {
        // A right value has five words at most, so a longer one need not be split to its end.
        var words = value.trimmedSpaces.split(maxSplits: 6) { $0.isHTMLSpace }.map(\.lowercasedText)[...]
        guard let only = words.first else {
            throw BadValue("it is empty where on, off or what the field is filled with is needed")
        }
        if words.count == 1, only == "on" || only == "off" { return nil }
        if only.hasPrefix("section-") { words = words.dropFirst() }
        if let word = words.first, word == "shipping" || word == "billing" { words = words.dropFirst() }
        let kind = words.first.flatMap { contactKinds.contains($0) ? $0 : nil }
        if kind != nil { words = words.dropFirst() }
        guard let name = words.first else { throw BadValue("the name of a field is missing at the end") }
        guard let group = contacts[name] ?? fields[name] else { throw BadValue(unknown(name)) }
        if let kind, contacts[name] == nil {
            throw BadValue("“\(kind)” stands before tel, email and impp only, not before \(quotedText(name))")
        }
        words = words.dropFirst()
        if words.first == "webauthn" { words = words.dropFirst() }
        if let more = words.first { throw BadValue("\(quotedText(more)) cannot stand behind \(quotedText(name))") }
        return group
    }

    private static func unknown(_ name: String) -> String {
        switch name {
        case "on", "off": "“\(name)” stands alone"
        case "shipping", "billing": "“\(name)” stands once, right before the name of a field"
        case "webauthn": "“webauthn” stands behind the name of a field"
        case _ where name.hasPrefix("section-"): "\(quotedText(name)) stands in front"
        case _ where contactKinds.contains(name): "“\(name)” stands right before tel, email or impp"
        default: "there is no field \(quotedText(name))"
        }
    }

    /// Whether a control can hold the field that a value names: `bday` fits a control for dates, but not one for numbers.
    /// `on` and `off` fit every control but hidden ones; what breaks the grammar is the business of
    /// ``problem(_:)`` and fits.
    static func autocompleteFits(_ value: Bytes, _ control: Control) -> Bool {
        let field: Group?
        do throws(BadValue) { field = try self.field(value) } catch { return true }
        guard let field else { return control != .hidden }
        return field.takes(control)
    }
}
