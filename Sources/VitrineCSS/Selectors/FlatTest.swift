/// A simple selector as integers, so that testing it needs no reference counting.
struct FlatTest: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// Any selector that only ``SelectorMatcher`` can test.
        case other
        /// Like ``other``, but only elements whose name satisfies ``ElementStates/isControl(name:)`` can pass.
        case control
        /// A test of an attribute: its number in ``AttributeTests`` is in ``first``.
        case attribute
        /// `:link`, on an element with `href`.
        case link
        /// `:nth-child()` or `:nth-last-child()` without a list of selectors: the step is in ``first``, the offset in
        /// ``second``.
        case place, placeFromEnd
        case onlyChild, empty
    }

    var kind: Kind
    var first: Int32 = 0
    var second: Int32 = 0

    /// Creates a test; an attribute selector becomes ``Kind/other``.
    /// - Parameter isOfLink: whether only elements with `href` are tested, and links are not treated as visited.
    init(_ simple: SimpleSelector, isOfLink: Bool) {
        kind = ElementStates.isOfControls(simple) ? .control : .other
        switch simple {
        case .link where isOfLink: kind = .link
        case .onlyChild: kind = .onlyChild
        case .empty: kind = .empty
        case .nth(let test) where test.selectors == nil && !test.isOfType:
            guard let step = Int32(exactly: test.step), let offset = Int32(exactly: test.offset) else { return }
            kind = test.isFromEnd ? .placeFromEnd : .place
            (first, second) = (step, offset)
        default: break
        }
    }

    /// Creates a test of an attribute, by its number in ``AttributeTests``.
    init(attribute: Int) {
        kind = .attribute
        first = Int32(attribute)
    }

    /// Returns whether an element passes; nil if ``SelectorMatcher`` or, for an attribute, ``AttributeTests`` must test
    /// it.
    /// - Parameter siblings: the number of child elements of the element's parent; 1 for the root.
    @inline(__always)
    func isPassed(by element: ElementTree.Element, siblings: Int32) -> Bool? {
        switch kind {
        case .other, .attribute: nil
        case .control: element.isHTML && ElementStates.isControl(name: element.name) ? nil : false
        case .link:
            element.isHTML && (element.name == KnownAtom.a.rawValue || element.name == KnownAtom.area.rawValue)
        case .place: NthTest.matches(Int(element.index), step: Int(first), offset: Int(second))
        case .placeFromEnd:
            NthTest.matches(Int(siblings + 1 - element.index), step: Int(first), offset: Int(second))
        case .onlyChild: siblings == 1
        case .empty: element.firstChild < 0 && !element.hasText
        }
    }
}
