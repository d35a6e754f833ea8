/// The forms that words take beside a number. Which numbers belong to which form is a matter of the language; every
/// language has `other`, English besides `one`.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// Nothing, in Arabic.
    case zero
    /// A single thing.
    case one
    /// A pair, in Hebrew.
    case two
    /// A few, in Polish.
    case few
    /// Many, in Polish; fractions, in Czech.
    case many
    /// Everything else.
    case other

    /// The form of the words beside a whole number.
    ///
    /// ```swift
    /// PluralCategory(of: 22, language: "pl")  // few
    /// ```
    /// - Parameter language: a BCP 47 tag. Where CLDR has no rules for it, those of the tag without its last part count;
    ///   a language that CLDR does not know has only `other`.
    package init(of number: Int, language: String) {
        self = PluralRules.rules(for: language).category(of: PluralOperands(number))
    }

    /// The form of the words beside a number as it is shown: `1` and `1.0` differ in English.
    /// - Parameter decimal: digits with a point, `1.50`; after a `c`, the power of ten of a number shown as `1.2 million`:
    ///   `1.2c6`. A text that is not a number has the form `other`.
    package init(ofDecimal decimal: String, language: String) {
        self =
            PluralOperands(decimal: decimal).map { PluralRules.rules(for: language).category(of: $0) } ?? .other
    }
}
