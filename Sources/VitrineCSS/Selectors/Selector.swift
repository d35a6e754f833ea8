/// A complex selector of Selectors 4, compiled against a table of atoms.
package struct Selector: Sendable {
    /// How a compound selector is related to the one before it in ``Selector/compounds``, which is nearer to the subject.
    package enum Combinator: UInt8, Sendable {
        case descendant, child, nextSibling, laterSibling
    }

    /// Simple selectors that one element must all match.
    package struct Compound: Sendable {
        var tests: [SimpleSelector] = []
        /// What relates it to the compound before it in the array; not used by the first.
        var combinator: Combinator = .descendant
    }

    /// The compounds, the subject first.
    package var compounds: [Compound]
    /// The specificity.
    package var specificity: Specificity
    /// The name of the pseudo-element of the subject, without colons and in small letters.
    package var pseudoElement: String?
    /// The atoms of ids, classes and names that some ancestor must have; at most four.
    var ancestorAtoms: [Int32] = []
    /// Whether it can match at all in a static document.
    var isPossible = true
}

/// One simple selector.
indirect enum SimpleSelector: Sendable {
    /// An element name: as written, and in small letters for HTML elements.
    case type(name: Int32, lower: Int32)
    /// An element in a namespace, by the address; "" for none.
    case namespace(String)
    case id(Int32)
    case `class`(Int32)
    case attribute(AttributeTest)
    /// `:is()`, `:where()`, `:not()`.
    case any([Selector])
    case not([Selector])
    /// `:has()`, with the combinators before its relative selectors.
    case has([(Selector.Combinator, Selector)])
    case nth(NthTest)
    case language([String])
    case direction(isRTL: Bool)
    case root, scope, empty, link, checked, disabled, enabled, required, optional, readOnly, readWrite
    case placeholderShown, defaultChoice, open, onlyChild, onlyOfType, indeterminate, inRange(Bool)
    /// A condition of the user, that is off unless a test switches it on.
    case state(String)
    /// `&` outside of rules that nest: the scope.
    case never
}

/// `:nth-child()` and its relatives.
struct NthTest: Sendable {
    var step: Int
    var offset: Int
    var isFromEnd: Bool
    var isOfType: Bool
    var selectors: [Selector]?

    func matches(_ index: Int) -> Bool {
        if step == 0 { return index == offset }
        let distance = index - offset
        return distance % step == 0 && distance / step >= 0
    }
}

/// An attribute selector.
struct AttributeTest: Sendable {
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
            return bytes.split(whereSeparator: \.isSpace).contains { same($0, ignoring) }
        case .contains:
            guard !value.isEmpty, bytes.count >= value.count else { return false }
            for start in bytes.startIndex...bytes.endIndex - value.count
            where same(bytes[start..<start + value.count], ignoring) {
                return true
            }
            return false
        }
    }

    private func same(_ bytes: ArraySlice<UInt8>, _ ignoring: Bool) -> Bool {
        guard bytes.count == value.count else { return false }
        return ignoring ? zip(bytes, value).allSatisfy { $0.lowered == $1.lowered } : bytes.elementsEqual(value)
    }
}
