import VitrineSupport

/// An attribute selector.
struct AttributeTest: Hashable, Sendable {
    enum Operator: UInt8, BitwiseCopyable, Sendable {
        case exists, equals, includes, dash, prefix, suffix, contains

        /// Whether the value of an attribute passes the test.
        /// - Parameters:
        ///   - text: the value of the attribute.
        ///   - value: the value in the selector.
        ///   - ignoring: whether to ignore ASCII case.
        func holds(_ text: Span<UInt8>, _ value: Span<UInt8>, ignoring: Bool) -> Bool {
            let count = value.count
            let isShort = text.count < count
            func isHere(_ start: Int) -> Bool {
                for index in value.indices {
                    let (one, other) = (text[start + index], value[index])
                    guard one == other || ignoring && one.asciiLowercased == other.asciiLowercased else { return false }
                }
                return true
            }
            switch self {
            case .exists: return true
            case .equals: return text.count == count && isHere(0)
            case .prefix: return count > 0 && !isShort && isHere(0)
            case .suffix: return count > 0 && !isShort && isHere(text.count - count)
            case .dash:
                guard !isShort, isHere(0) else { return false }
                return text.count == count || text[count] == UInt8(ascii: "-")
            case .includes:
                guard count > 0 else { return false }
                var at = 0
                while at < text.count {
                    while at < text.count, text[at].isHTMLSpace { at += 1 }
                    let first = at
                    while at < text.count, !text[at].isHTMLSpace { at += 1 }
                    if at - first == count, isHere(first) { return true }
                }
                return false
            case .contains:
                guard count > 0, !isShort else { return false }
                for first in 0...text.count - count where isHere(first) { return true }
                return false
            }
        }
    }

    var name: Int32
    var lower: Int32
    /// The namespace URI; nil for any namespace.
    var namespace: String? = ""
    var op = Operator.exists
    var value: [UInt8] = []
    /// Whether to ignore ASCII case; nil if that depends on the attribute.
    var ignoresCase: Bool?
    /// Whether the attribute's values are compared ignoring case in HTML.
    var ignoresCaseInHTML = false

    func matches(_ bytes: ArraySlice<UInt8>, isHTML: Bool) -> Bool {
        op.holds(bytes.span, value.span, ignoring: ignoresCase ?? (isHTML && ignoresCaseInHTML))
    }
}
