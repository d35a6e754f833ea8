/// The rules of a field translated to HTML: the attributes with which a browser checks its value.
struct FieldConstraints: Hashable, Sendable {
    /// The kind of field to which the rules apply.
    enum Control: Hashable, Sendable {
        /// A line of text whose type the rules determine.
        case line
        /// A line of text that is not shown. If its value is masked, no pattern can check it.
        case secure(isMasked: Bool)
        /// Several lines of text, for which HTML has no pattern.
        case area
        /// A choice between fixed values.
        case choice
    }

    /// The type of the field; nil when no rule determines it.
    private(set) var type: String?
    /// The input mode of a field that has the type `text` because its initial value is invalid for a more specific
    /// type; otherwise nil, because the type implies the mode.
    private(set) var inputmode: String?
    private(set) var isRequired = false
    private(set) var pattern: String?
    /// The messages of the rules that are part of the pattern.
    private(set) var words: [LocalizedText] = []
    private(set) var minlength: Int?
    private(set) var min: String?
    private(set) var max: String?
    private(set) var step: String?
    /// The rules that HTML cannot express in full.
    private(set) var inexpressible: [FieldRule] = []

    /// Translates rules to HTML.
    /// - Parameters:
    ///   - control: the kind of field.
    ///   - value: the initial value of the field. If it is invalid for the type that the rules determine, the type is
    ///     `text` and a pattern checks the format: HTML does not allow such a value, and browsers would discard it.
    init(_ rules: FieldRules, for control: Control, value: String? = nil) {
        var patterns: [String] = []
        let value = value ?? ""
        var lengths: [(min: Int, max: Int?)] = []
        for rule in rules.all {
            switch rule.kind {
            case .required: isRequired = true
            case .length(let min, let max) where control == .area:
                // A value never has more Characters than UTF-16 units, so any value that `minlength` rejects is also
                // invalid in Swift.
                minlength = Swift.max(minlength ?? 0, min)
                if min > 1 || max != nil { inexpressible.append(rule) }
            case .length(let min, let max) where control != .choice:
                lengths.append((min, max))
                words.append(rule.message)
            case .pattern(let pattern) where control == .line || control == .secure(isMasked: false):
                patterns.append(pattern.pattern)
                words.append(rule.message)
            case .email where control == .line && type == nil && rule.isKept(by: value, among: [:]): type = "email"
            case .email where control == .line && type == nil:
                (type, inputmode) = ("text", "email")
                patterns.append(EmailGrammar.pattern)
                words.append(rule.message)
            case .url(let schemes) where control == .line && type == nil:
                (type, inputmode) = rule.isKept(by: value, among: [:]) ? ("url", nil) : ("text", "url")
                patterns.append(WebAddressGrammar(schemes: schemes).pattern)
                words.append(rule.message)
            case .number(let range)
            where control == .line && type == nil && !value.isEmpty && NumberRange.number(value) == nil:
                (type, inputmode) = ("text", "decimal")
                patterns.append(NumberRange.pattern)
                words.append(rule.message)
                // A pattern cannot check limits and steps.
                if range != NumberRange() { inexpressible.append(rule) }
            case .date where control == .line && type == nil && !value.isEmpty && FieldDate(value) == nil:
                (type, inputmode) = ("text", "numeric")
                patterns.append(FieldDate.pattern)
                words.append(rule.message)
                // A pattern cannot check limits, and this one also matches days that do not exist.
                inexpressible.append(rule)
            case .number(let range) where control == .line && type == nil:
                type = "number"
                (min, max, step) = (
                    range.min.map { "\($0)" }, range.max.map { "\($0)" }, range.step.map { "\($0)" } ?? "any"
                )
            case .date(let first, let last) where control == .line && type == nil:
                type = "date"
                (min, max) = (first?.text, last?.text)
            default: inexpressible.append(rule)
            }
        }
        if type == "number" || type == "date" {
            // Fields of these types have neither a pattern nor length limits.
            inexpressible += rules.all.filter { rule in
                switch rule.kind {
                case .length, .pattern: true
                default: false
                }
            }
            return
        }
        let least = lengths.map(\.min).max() ?? 0
        let most = lengths.compactMap(\.max).min()
        if least > 1 || most != nil { patterns.insert(GraphemePattern.characters(from: least, through: most), at: 0) }
        // All patterns must match the whole value, so all except the last are lookaheads.
        guard let last = patterns.last else { return }
        pattern = patterns.dropLast().map { "(?=(?:\($0))$)" }.joined() + (patterns.count > 1 ? "(?:\(last))" : last)
    }
}
