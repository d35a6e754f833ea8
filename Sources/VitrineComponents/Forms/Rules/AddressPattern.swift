/// Regular expressions for a value that is an address. A whole value may have whitespace around the address, because
/// not all browsers remove it before they apply a pattern.
enum AddressPattern {
    /// One character of ASCII whitespace.
    static let blank = "[\\u0009\\u000a\\u000c\\u000d\\u0020]"

    /// An expression for a text without ASCII whitespace; the text may be empty.
    static let anything = "[^\\u0009\\u000a\\u000c\\u000d\\u0020]*"

    /// Returns an expression for an address, possibly with whitespace around it.
    /// - Parameters:
    ///   - address: an expression for the address. It must not match whitespace and must have no alternatives at its
    ///     top level.
    ///   - others: expressions that the address must also match. An expression that matches the address with whitespace
    ///     after it must also match the address alone.
    ///   - isOptional: whether a value of only whitespace must also match.
    static func whole(_ address: String, matching others: [String], isOptional: Bool) -> String {
        let lookaheads = others.map { "(?=(?:\($0))\(blank)*$)" }.joined()
        let inside = "\(lookaheads)\(address)\(blank)*"
        return "\(blank)*" + (isOptional ? "(?:\(inside))?" : inside)
    }
}
