/// The plural forms. The language determines which numbers belong to which form; every language has `other`, and
/// English also has `one`.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// Zero, as in Arabic.
    case zero
    /// One thing, as in English.
    case one
    /// Two things, as in Hebrew.
    case two
    /// A few, as in Polish.
    case few
    /// Many, as in Polish; fractions, as in Czech.
    case many
    /// All other numbers.
    case other

    /// Determines the plural form for an integer.
    ///
    /// ```swift
    /// PluralCategory(of: 22, language: "pl")  // few
    /// ```
    /// - Parameters:
    ///   - number: the integer; its sign does not matter.
    ///   - language: a BCP 47 tag. If CLDR has no rules for it, those for a prefix of the tag are used. In a language
    ///     without rules in CLDR, every number is `other`.
    package init(of number: Int, language: String) {
        self = PluralRules.rules(for: language).category(of: PluralOperands(number))
    }

    /// Determines the plural form for a number as it is shown: `1` and `1.0` differ in English.
    /// - Parameters:
    ///   - decimal: digits, optionally with a decimal point, such as `1.50`. In compact notation, the power of ten
    ///     follows after a `c`: `1.2c6` for `1.2 million`. A text that is not a number has the form `other`.
    ///   - language: a BCP 47 tag.
    package init(ofDecimal decimal: String, language: String) {
        self =
            PluralOperands(decimal: decimal).map { PluralRules.rules(for: language).category(of: $0) } ?? .other
    }
}
