/// A placeholder for an argument in a text: `%@`, `%2$lld`, `%.1f`, `%arg`, `%#@files@`.
struct FormatSpecifier: Hashable, Sendable {
    /// The kind of argument, or the substitution that replaces the specifier.
    enum Kind: Hashable, Sendable {
        /// `%@`
        case object
        /// `%lld`, `%d`, `%i`, `%u` and their length modifiers.
        case integer
        /// `%lf`, `%f`, `%g`, `%e` and their length modifiers.
        case number
        /// `%arg`: the argument on which the text depends.
        case own
        /// `%#@name@`: a text that depends on an argument.
        case substitution(String)
        /// A specifier of C that is not supported: `%s`, `%x`, `%p`.
        case unsupported
    }

    var kind: Kind
    /// The number of the argument, counted from 1, if the specifier contains it.
    var position: Int?
    /// The number of fraction digits, if the specifier contains it.
    var fractionDigits: Int?
    /// The minimum number of digits before the decimal point: the 2 of `%02d`.
    var leadingDigits: Int?
    /// Whether positive numbers get a plus sign.
    var hasSign = false
    /// The specifier as it is written.
    var text: String
    /// Whether a letter directly follows, as in `100%ig`.
    var touchesLetter = false

    /// Returns the specifier with the number of an argument.
    func numbered(_ position: Int, as specifier: String? = nil) -> String {
        let tail = specifier ?? String(text.dropFirst().drop { $0.isASCII && $0.isNumber || $0 == "$" })
        return "%\(position)$\(tail)"
    }
}
