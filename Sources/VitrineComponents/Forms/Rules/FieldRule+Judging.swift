import VitrineSupport

extension FieldRule {
    /// Returns whether a value satisfies the rule.
    /// - Parameters:
    ///   - value: the value, without whitespace around it if ``FieldRules/areTrimmed`` is true. An empty one satisfies
    ///     most rules.
    ///   - others: the values of the fields of the form, by name.
    func isKept(by value: String, among others: [String: String] = [:]) -> Bool {
        guard !value.isEmpty else {
            return switch kind {
            case .required: false
            case .equals(let field, _): (others[field] ?? "").isEmpty
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
        case .equals(let field, _): return others[field] == value
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
    static func trimmed(_ value: String) -> String {
        let isBlank = { (scalar: Unicode.Scalar) in [0x9, 0xA, 0xC, 0xD, 0x20].contains(scalar.value) }
        let scalars = value.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isBlank($0) }),
            let last = scalars.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(scalars[first...last])
    }
}
