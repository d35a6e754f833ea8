/// Addresses of electronic mail, as the HTML Standard takes them.
enum Email {
    /// One address; nothing for an empty field.
    static func problem(_ value: Bytes) -> String? { value.isEmpty ? nil : addressProblem(value) }

    /// Addresses with commas between them.
    static func listProblem(_ value: Bytes) -> String? {
        if value.isEmpty { return nil }
        for address in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            if address.trimmedSpaces.isEmpty { return "an address is missing before or behind a comma" }
            if let problem = addressProblem(address.trimmedSpaces) {
                return "\(quoted(address.trimmedSpaces)): \(problem)"
            }
        }
        return nil
    }

    private static let marks = Set("!#$%&'*+-/=?^_`{|}~.".utf8)

    private static func addressProblem(_ value: Bytes) -> String? {
        guard let at = value.firstIndex(of: UInt8(ascii: "@")) else { return "“@” is missing" }
        let name = value[..<at]
        if name.isEmpty { return "a name is missing before “@”" }
        if let wrong = name.first(where: { !$0.isAlphanumeric && !marks.contains($0) }) {
            return wrong.isHTMLSpace ? "an address has no white space" : "a character before “@” is not allowed"
        }
        for label in value[(at + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard let first = label.first, let last = label.last else { return "a part of the domain is empty" }
            guard label.allSatisfy({ $0.isAlphanumeric || $0 == UInt8(ascii: "-") }) else {
                return "a domain has only letters, digits, hyphens and points of ASCII"
            }
            guard first.isAlphanumeric, last.isAlphanumeric else {
                return "no part of a domain begins or ends with a hyphen"
            }
            if label.count > 63 { return "a part of a domain has at most 63 characters" }
        }
        return nil
    }
}
