import VitrineSupport

/// An attribute selector.
struct AttributeTest: Hashable, Sendable {
    enum Operator: UInt8, Sendable { case exists, equals, includes, dash, prefix, suffix, contains }

    var name: Int32
    var lower: Int32
    /// The address of the namespace; nil for any.
    var namespace: String? = ""
    var op = Operator.exists
    var value: [UInt8] = []
    /// Whether ASCII case does not matter; nil when that is up to the attribute.
    var ignoresCase: Bool?
    /// Whether HTML compares its values without regard to case.
    var ignoresCaseInHTML = false

    func matches(_ bytes: ArraySlice<UInt8>, isHTML: Bool) -> Bool {
        let ignoring = ignoresCase ?? (isHTML && ignoresCaseInHTML)
        switch op {
        case .exists: return true
        case .equals: return same(bytes, ignoring)
        case .prefix: return !value.isEmpty && bytes.count >= value.count && same(bytes.prefix(value.count), ignoring)
        case .suffix: return !value.isEmpty && bytes.count >= value.count && same(bytes.suffix(value.count), ignoring)
        case .dash:
            guard bytes.count >= value.count, same(bytes.prefix(value.count), ignoring) else { return false }
            return bytes.count == value.count || bytes[bytes.startIndex + value.count] == 0x2D
        case .includes:
            guard !value.isEmpty else { return false }
            return bytes.split(whereSeparator: \.isHTMLSpace).contains { same($0, ignoring) }
        case .contains:
            guard !value.isEmpty, bytes.count >= value.count else { return false }
            let first = value[0].asciiLowercased
            for start in bytes.startIndex...bytes.endIndex - value.count
            where bytes[start].asciiLowercased == first && same(bytes[start..<start + value.count], ignoring) {
                return true
            }
            return false
        }
    }

    private func same(_ bytes: ArraySlice<UInt8>, _ ignoring: Bool) -> Bool {
        guard bytes.count == value.count else { return false }
        return ignoring
            ? zip(bytes, value).allSatisfy { $0.asciiLowercased == $1.asciiLowercased } : bytes.elementsEqual(value)
    }
}
