/// The plural forms. The language determines which numbers belong to which form; every language has `other`, and
/// English also has `one`.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// Zero, as in Arabic.
    case zero
    /// One thing.
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
    /// - Parameter language: a BCP 47 tag. If CLDR has no rules for it, those for a prefix of the tag are used; a
    ///   language that CLDR does not have uses only `other`.
    package init(of number: Int, language: String) {
        self = PluralRules.rules(for: language).category(of: PluralOperands(number))
    }

    /// Determines the plural form for a number as it is shown: `1` and `1.0` differ in English.
    /// - Parameter decimal: digits with a point, `1.50`; after a `c`, the power of ten of a number shown as
    ///   `1.2 million`: `1.2c6`. A text that is not a number has the form `other`.
    package init(ofDecimal decimal: String, language: String) {
        self =
            PluralOperands(decimal: decimal).map { PluralRules.rules(for: language).category(of: $0) } ?? .other
    }
}
