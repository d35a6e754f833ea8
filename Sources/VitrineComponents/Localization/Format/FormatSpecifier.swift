/// A place in words where an argument is: `%@`, `%2$lld`, `%.1f`, `%arg`, `%#@files@`.
struct FormatSpecifier: Hashable, Sendable {
    /// What an argument is, or which words take its place.
    enum Kind: Hashable, Sendable {
        /// `%@`
        case object
        /// `%lld`, `%d`, `%i`, `%u` and their lengths.
        case integer
        /// `%lf`, `%f`, `%g`, `%e` and their lengths.
        case number
        /// `%arg`: the argument that the words depend on.
        case own
        /// `%#@name@`: words that depend on an argument.
        case substitution(String)
        /// What C can print and a page cannot: `%s`, `%x`, `%p`.
        case unsupported
    }

    var kind: Kind
    /// Which argument, from 1, where the specifier says it.
    var position: Int?
    /// How many digits after the point, where the specifier says it.
    var fractionDigits: Int?
    /// How many digits before it at least: the 2 of `%02d`.
    var leadingDigits: Int?
    /// Whether a plus is shown.
    var hasSign = false
    /// How it is written.
    var text: String
    /// Whether a letter follows at once, as in `100%ig`.
    var touchesLetter = false

    /// The same with another argument.
    func numbered(_ position: Int, as specifier: String? = nil) -> String {
        let tail = specifier ?? String(text.dropFirst().drop { $0.isASCII && $0.isNumber || $0 == "$" })
        return "%\(position)$\(tail)"
    }
}
