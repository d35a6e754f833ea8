import VitrineSupport

extension FieldRule {
    /// Returns whether a value satisfies the rule.
    /// - Parameters:
    ///   - value: the value, without whitespace around it if ``FieldRules/areTrimmed`` is true. An empty value can
    ///     break only ``required`` and ``equals(field:label:)``.
    ///   - others: the values of the fields of the form, by name.
    ///   - trimsOthers: whether whitespace around the values of other fields is ignored.
    func isKept(by value: String, among others: [String: String] = [:], trimsOthers: Bool = false) -> Bool {
        func other(_ field: String) -> String? { others[field].map { trimsOthers ? Self.trimmed($0) : $0 } }
        guard !value.isEmpty else {
            return switch kind {
            case .required: false
            case .equals(let field, _): (other(field) ?? "").isEmpty
            default: true
            }
        }
        switch kind {
        case .required: return true
        case .length(let min, let max): return Self.counts(value, from: min, through: max)
        case .pattern(let pattern): return pattern.matches(value)
        case .email: return EmailGrammar.accepts(value)
        case .url(let schemes): return WebAddressGrammar(schemes: schemes).accepts(value)
        case .number(let range): return range.accepts(value)
        case .date(let min, let max):
            guard let date = FieldDate(value) else { return false }
            return min.map { $0 <= date } ?? true && max.map { date <= $0 } ?? true
        case .equals(let field, _): return other(field) == value
        case .predicate(let predicate): return predicate.test(value)
        }
    }

    /// Whether the rule requires an e-mail or a web address.
    var isAddress: Bool {
        switch kind {
        case .email, .url: true
        default: false
        }
    }

    /// Returns whether the number of Characters is within the limits. Stops counting at the limit, because a text may
    /// be much longer.
    private static func counts(_ value: String, from min: Int, through max: Int?) -> Bool {
        func end(of count: Int) -> String.Index? {
            value.index(value.startIndex, offsetBy: count, limitedBy: value.endIndex)
        }
        if let max, let last = end(of: max), last < value.endIndex { return false }
        return end(of: min) != nil
    }

    /// Removes leading and trailing ASCII whitespace, as browsers do with addresses.
    static func trimmed(_ value: String) -> String { String(decoding: Bytes(value.utf8).trimmed, as: UTF8.self) }
}
