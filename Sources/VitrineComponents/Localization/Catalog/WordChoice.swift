/// Chooses the variations of one text that match its arguments.
struct WordChoice {
    let text: LocalizedText
    /// The language of the translation, whose plural rules apply.
    let language: String

    /// The maximum nesting depth of substitutions.
    static let depthLimit = 8

    /// Returns the text with specifiers for the arguments. If the localization has substitutions or the text contains
    /// `%arg`, every specifier contains the number of its argument. In a text without arguments, percent signs are
    /// literal.
    func format(of localization: StringTable.Localization) -> String {
        let words = chosen(localization.words, by: firstNumber)
        let hasSubstitutions = !localization.substitutions.isEmpty
        let isChanged =
            hasSubstitutions && (isFormat || words.contains("#@")) || isFormat && words.contains("%arg")
        return isChanged ? resolved(words, localization.substitutions, own: nil, depth: 0) : words
    }

    /// Whether the text has arguments. In a text without any, only substitutions are replaced.
    private var isFormat: Bool { !text.arguments.isEmpty }

    /// Returns a literal part of the text. Its percent signs are doubled if the text has arguments.
    private func literal(_ words: String) -> String {
        guard isFormat else { return words }
        return words.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    /// The position, counted from 1, of the argument that determines the plural form outside substitutions: the first
    /// number. Nil if there is no number.
    private var firstNumber: Int? {
        text.arguments.firstIndex {
            switch $0 {
            case .integer, .number: true
            default: false
            }
        }.map { $0 + 1 }
    }

    private func chosen(_ words: StringTable.Words, by position: Int?) -> String {
        switch words {
        case .text(let text): text
        case .plural(let forms): chosen(form(of: forms, by: position), by: position)
        }
    }

    /// Returns the variation for a number. As in Foundation, zero uses the form `zero` whenever the catalog has one,
    /// even if the language has no such form.
    private func form(of forms: [PluralCategory: StringTable.Words], by position: Int?) -> StringTable.Words {
        let other = forms[.other] ?? .text("")
        guard let position, text.arguments.indices.contains(position - 1) else { return other }
        switch text.arguments[position - 1] {
        case .integer(0):
            return forms[.zero] ?? forms[PluralCategory(of: 0, language: language)] ?? other
        case .integer(let number):
            return forms[PluralCategory(of: number, language: language)] ?? other
        case .number(let number, let digits):
            if number == 0, let zero = forms[.zero] { return zero }
            let decimal = DecimalDigits.text(of: number, fractionDigits: digits)
            return forms[PluralCategory(ofDecimal: decimal, language: language)] ?? other
        default: return other
        }
    }

    /// Returns a text in which every `%#@name@` is replaced by the chosen variation. A `%#@name@` whose substitution is
    /// missing or nested too deeply becomes literal text.
    /// - Parameters:
    ///   - own: the argument on which the enclosing substitution depends, with its specifier; nil outside
    ///     substitutions.
    ///   - depth: the number of enclosing substitutions.
    private func resolved(
        _ words: String, _ substitutions: [String: StringTable.Substitution], own: (position: Int, specifier: String)?,
        depth: Int
    ) -> String {
        var format = ""
        var count = 0
        for piece in FormatParser.pieces(of: words, keepsDoubledSigns: !isFormat) {
            guard case .specifier(let specifier) = piece else {
                if case .literal(let words) = piece { format += literal(words) }
                continue
            }
            if !isFormat, !specifier.isSubstitution {
                format += specifier.text
                continue
            }
            if specifier.kind == .own {
                format += own.map { specifier.numbered($0.position, as: $0.specifier) } ?? ownArgument(specifier)
                continue
            }
            if specifier.position == nil { count += 1 }
            let position = specifier.position ?? own?.position ?? count
            guard case .substitution(let name) = specifier.kind else {
                format += specifier.numbered(position)
                continue
            }
            guard let substitution = substitutions[name], depth < Self.depthLimit else {
                format += literal(specifier.text)
                continue
            }
            let argument = substitution.position ?? position
            format += resolved(
                chosen(substitution.words, by: argument), substitutions, own: (argument, substitution.specifier),
                depth: depth + 1)
        }
        return format
    }

    /// Returns the specifier for `%arg` outside substitutions, which refers to the first number among the arguments.
    /// Without numbers, returns `%arg` as literal text.
    private func ownArgument(_ specifier: FormatSpecifier) -> String {
        firstNumber.map { specifier.numbered($0, as: "@") } ?? literal("%arg")
    }
}
