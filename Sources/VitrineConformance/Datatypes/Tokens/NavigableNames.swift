import VitrineSupport

/// Checks the names of windows and frames.
enum NavigableNames {
    private static let keywords = ["_blank", "_self", "_parent", "_top", "_unfencedtop"]

    /// Returns the problem with a name or keyword of `target`; nil if it is valid.
    static func targetError(_ value: Bytes) -> ValueError? {
        if value.first == UInt8(ascii: "_") {
            if keywords.contains(where: { value.equals(ignoringCase: $0) }) { return nil }
            return .token(.navigableKeyword)
        }
        return nameError(value)
    }

    /// Returns the problem with a name; nil if it is valid.
    static func nameError(_ value: Bytes) -> ValueError? {
        if value.isEmpty { return .expected(.name) }
        if value.first == UInt8(ascii: "_") { return .token(.underscoreName) }
        if value.contains(UInt8(ascii: "<")), value.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
            return .token(.tagInName)
        }
        return nil
    }
}
