/// A placeholder for an argument in a text: `%@`, `%2$lld`, `%.1f`, `%arg`, `%#@files@`.
struct FormatSpecifier: Hashable, Sendable {
    /// The kind of argument, or the substitution that replaces the specifier.
    enum Kind: Hashable, Sendable {
        /// `%@`
        case object
        /// `%d`, `%D`, `%i`, `%u` or `%U`, with or without a length modifier: `%lld`.
        case integer
        /// `%f`, `%g` or `%e`, also with a capital letter, with or without a length modifier: `%lf`.
        case number
        /// `%arg`: the argument on which the text depends.
        case own
        /// `%#@name@`: a text that depends on an argument.
        case substitution(String)
        /// A specifier of C that is not supported: `%s`, `%x`, `%p`.
        case unsupported
    }

    var kind: Kind
    /// The number of the argument, counted from 1; nil if the specifier does not contain it.
    var position: Int?
    /// The number of fraction digits; nil if the specifier does not contain it.
    var fractionDigits: Int?
    /// The width up to which a number is padded with leading zeros, such as 2 for `%02d`. It includes the decimal point
    /// and the fraction digits, if their number is given. Nil if the specifier does not ask for leading zeros.
    var leadingDigits: Int?
    /// Whether zero and positive numbers get a plus sign.
    var hasSign = false
    /// The specifier as it is written.
    var text: String
    /// Whether a letter directly follows, as in `100%ig`.
    var touchesLetter = false
    /// Whether a substitution replaces the specifier.
    var isSubstitution: Bool {
        if case .substitution = kind { true } else { false }
    }

    /// Returns the specifier with the number of an argument: `%2$lld` for `%lld` and 2.
    /// - Parameters:
    ///   - position: the number of the argument.
    ///   - specifier: the text after the number, without the percent sign; nil uses that of this specifier.
    func numbered(_ position: Int, as specifier: String? = nil) -> String {
        if let specifier { return "%\(position)$\(specifier)" }
        let own = text.dropFirst()
        // Without a number, the first digits are flags and width: the `02` in `%02lld`.
        let tail = self.position == nil ? own : own.drop { $0 != "$" }.dropFirst()
        return "%\(position)$\(tail)"
    }
}
