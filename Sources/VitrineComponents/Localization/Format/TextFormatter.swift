/// Converts texts of a catalog to strings in one language.
struct TextFormatter {
    let context: RenderContext
    /// The problems, in the order in which they were found.
    private(set) var problems: [RenderError] = []

    init(context: RenderContext) { self.context = context }

    /// Returns a text with its arguments formatted.
    mutating func string(_ text: LocalizedText) -> String { words(text).text }

    /// Returns a text with its arguments formatted, and whether there were problems, such as a missing translation.
    static func string(
        _ text: LocalizedText, in context: RenderContext
    ) -> (text: String, isMissing: Bool) {
        var formatter = TextFormatter(context: context)
        let words = formatter.string(text)
        return (words, !formatter.problems.isEmpty)
    }

    private mutating func words(_ text: LocalizedText) -> (text: String, isTranslated: Bool) {
        if text.isVerbatim { return (text.key, false) }
        let pattern = context.strings.map { $0.words(for: text, language: context.language) }
        if case .some(let found) = pattern, found?.isTranslated != true {
            problems.append(.missingString(key: text.key, language: context.language))
        }
        let isTranslated = pattern??.isTranslated ?? (context.strings == nil)
        return (filled(pattern??.format ?? text.key, text), isTranslated)
    }

    /// Inserts the arguments. A text without arguments is not a format, so its percent signs are literal.
    private mutating func filled(_ format: String, _ text: LocalizedText) -> String {
        guard !text.arguments.isEmpty else { return format }
        var result = ""
        var count = 0
        for piece in FormatParser.pieces(of: format) {
            switch piece {
            case .literal(let literal): result += literal
            case .specifier(let specifier):
                if specifier.kind == .unsupported {
                    problems.append(.unsupportedSpecifier(key: text.key, specifier: specifier.text))
                    result += specifier.text
                    continue
                }
                if specifier.position == nil { count += 1 }
                let position = specifier.position ?? count
                guard position <= text.arguments.count, isFillable(specifier) else {
                    problems.append(.noArgument(key: text.key, specifier: specifier.text))
                    result += specifier.text
                    continue
                }
                result += shown(text.arguments[position - 1], as: specifier, in: text.key)
            }
        }
        return result
    }

    private func isFillable(_ specifier: FormatSpecifier) -> Bool {
        if case .substitution = specifier.kind { false } else { true }
    }

    /// Formats an argument according to its own type. The specifier determines only digits and sign.
    private mutating func shown(
        _ argument: LocalizedText.Argument, as specifier: FormatSpecifier, in key: String
    ) -> String {
        switch argument {
        case .text(let text): return BidiIsolation.isolated(text, in: context.direction)
        case .integer(let number): return context.formatters.string(from: number, like: specifier)
        case .number(let number, let digits):
            return context.formatters.string(from: number, fractionDigits: digits, like: specifier)
        case .date(let date, let style): return context.formatters.string(from: date, style: style)
        case .localized(let text):
            guard !text.isCut else {
                problems.append(.textTooDeep(key: key, limit: LocalizedText.depthLimit))
                return ""
            }
            let (words, isTranslated) = words(text)
            return isTranslated ? words : BidiIsolation.isolated(words, in: context.direction)
        }
    }
}
