/// E-mail addresses as HTML defines them. The definition is stricter than RFC 5322 in some respects and more lenient in
/// others:
/// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
enum EmailGrammar {
    /// The same grammar as a regular expression.
    static let pattern: String = {
        let label = "[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?"
        return "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@\(label)(?:\\.\(label))*"
    }()

    static func accepts(_ value: String) -> Bool {
        let parts = value.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, let local = parts.first, let domain = parts.last, !local.isEmpty else { return false }
        let marks = Set(".!#$%&'*+/=?^_`{|}~-".utf8)
        guard local.allSatisfy({ HostGrammar.isAlphanumeric($0) || marks.contains($0) }) else { return false }
        return domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .allSatisfy { HostGrammar.isLabel($0) }
    }
}
