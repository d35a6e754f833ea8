/// The rules of a field translated to HTML: the attributes with which a browser checks its value.
struct FieldConstraints: Hashable, Sendable {
    /// The kind of field to which the rules apply.
    enum Control: Hashable, Sendable {
        /// A line of text whose type the rules determine.
        case line
        /// A line of text that is not shown. If its value is masked, a pattern can check only its length.
        case secure(isMasked: Bool)
        /// Several lines of text, for which HTML has no pattern.
        case area
        /// A choice between fixed values.
        case choice
    }

    /// The type of the field; nil when no rule determines it.
    private(set) var type: String?
    /// The input mode of a field whose rules require an address, a number or a date, but whose initial value has
    /// another format, so that its type is `text`. Nil for other fields, because their type implies the mode.
    private(set) var inputmode: String?
    private(set) var isRequired = false
    private(set) var pattern: String?
    /// The messages of the rules that the pattern checks. Those of length rules are included even if the pattern needs
    /// no part for them.
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
    ///   - value: the initial value of the field. If the rules require an address, a number or a date, and the value
    ///     does not have that format, the type is `text` and a pattern checks the format: HTML does not allow an
    ///     invalid value in a field of a more specific type, and browsers would discard an invalid number or date.
    init(_ rules: FieldRules, for control: Control, value: String? = nil) {
        let value = value ?? ""
        let trimmed = FieldRule.trimmed(value)
        var lengths: [(min: Int, max: Int?)] = []
        var texts: [TextPattern] = []
        // Regular expressions: `address` for an address, `format` for a number or a date.
        var address: String?
        var format: String?
        // The rules ignore whitespace around an address, but in HTML, only the constraints of a `.line` do.
        let keepsWhitespace = rules.areTrimmed && control != .line
        for rule in rules.all {
            switch rule.kind {
            case .required: isRequired = true
            case .length(let min, let max) where control == .area && !keepsWhitespace:
                // A value never has more Characters than UTF-16 units, so any value that `minlength` rejects is also
                // invalid in Swift.
                minlength = Swift.max(minlength ?? 0, min)
                if min > 1 || max != nil { inexpressible.append(rule) }
            case .length(let min, let max) where control != .choice && !keepsWhitespace:
                lengths.append((min, max))
                words.append(rule.message)
            case .pattern(let pattern) where [.line, .secure(isMasked: false)].contains(control) && !keepsWhitespace:
                texts.append(pattern)
                words.append(rule.message)
            case .email where control == .line && type == nil && rule.isKept(by: trimmed):
                // The type checks the format, so the pattern only has to check the other rules.
                type = "email"
                address = AddressPattern.anything
            case .email where control == .line && type == nil:
                (type, inputmode) = ("text", "email")
                address = EmailGrammar.pattern
                words.append(rule.message)
            case .url(let schemes) where control == .line && type == nil:
                (type, inputmode) = rule.isKept(by: trimmed) ? ("url", nil) : ("text", "url")
                address = WebAddressGrammar(schemes: schemes).pattern
                words.append(rule.message)
            case .number(let range)
            where control == .line && type == nil && !value.isEmpty && !NumberRange.isNumber(value):
                (type, inputmode) = ("text", "decimal")
                format = NumberRange.pattern
                words.append(rule.message)
                // A pattern cannot check limits and steps.
                if range != NumberRange() { inexpressible.append(rule) }
            case .date where control == .line && type == nil && !value.isEmpty && FieldDate(value) == nil:
                (type, inputmode) = ("text", "numeric")
                format = FieldDate.pattern
                words.append(rule.message)
                // A pattern cannot check limits, and this one also matches days that do not exist.
                inexpressible.append(rule)
            case .number(let range) where control == .line && type == nil:
                type = "number"
                min = range.minimum(forInitialValue: value).map { "\($0)" }
                (max, step) = (range.max.map { "\($0)" }, range.step.map { "\($0)" } ?? "any")
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
        let isTrimmed = address != nil
        var patterns = texts.map { $0.expression(isTrimmed: isTrimmed) }
        if least > 1 || most != nil {
            patterns.insert(GraphemePattern.characters(from: least, through: most, isTrimmed: isTrimmed), at: 0)
        }
        if let address {
            guard type != "email" || !patterns.isEmpty else { return }
            // In a `url` field, the type itself decides about a value of only whitespace, so the pattern need not match
            // it.
            pattern = AddressPattern.whole(address, matching: patterns, isOptional: !isRequired && type != "url")
            return
        }
        if let format { patterns.append(format) }
        // All patterns must match the whole value, so all except the last are lookaheads.
        guard let last = patterns.last else { return }
        pattern = patterns.dropLast().map { "(?=(?:\($0))$)" }.joined() + (patterns.count > 1 ? "(?:\(last))" : last)
    }
}
