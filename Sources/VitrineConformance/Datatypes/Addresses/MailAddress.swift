import VitrineSupport

/// Checks e-mail addresses, as the HTML Standard defines them.
enum MailAddress {
    /// Checks one address; an empty value is valid.
    static func error(_ value: Bytes) -> ValueError? { value.isEmpty ? nil : addressError(value) }

    /// Checks a comma-separated list of addresses. The list may be empty.
    static func listError(_ value: Bytes) -> ValueError? {
        if value.isEmpty { return nil }
        for address in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            if address.trimmed.isEmpty { return .mail(.addressMissing) }
            if let error = addressError(address.trimmed) { return .item(address.trimmed, error) }
        }
        return nil
    }

    private static let marks = Set("!#$%&'*+-/=?^_`{|}~.".utf8)

    private static func addressError(_ value: Bytes) -> ValueError? {
        guard let at = value.firstIndex(of: UInt8(ascii: "@")) else { return .mail(.atMissing) }
        let name = value[..<at]
        if name.isEmpty { return .mail(.nameMissing) }
        if let wrong = name.firstIndex(where: { !$0.isASCIIAlphanumeric && !marks.contains($0) }) {
            return .mail(.nameCharacter(ValueText.scalar(name, at: wrong).scalar))
        }
        for label in value[(at + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard let first = label.first, let last = label.last else { return .mail(.emptyLabel) }
            if let wrong = label.firstIndex(where: { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: "-") }) {
                return .mail(.domainCharacter(ValueText.scalar(label, at: wrong).scalar))
            }
            guard first.isASCIIAlphanumeric, last.isASCIIAlphanumeric else { return .mail(.hyphen) }
            if label.count > 63 { return .mail(.labelTooLong) }
        }
        return nil
    }
}
