import VitrineMarkup
import VitrineSupport

/// An element whose attributes are checked. Its state is looked up only once.
struct AttributePlace {
    let page: PageTree
    let node: Int
    /// The cached state of the element: the outer optional is nil before the first look-up, the inner one if the type
    /// is unknown or the element has no states.
    private var known: UInt32??

    init(_ page: PageTree, _ node: Int) {
        self.page = page
        self.node = node
    }

    /// The bit of the element's state in ``ElementState``; nil if the Standard does not define the element's type, or
    /// if the element has no states.
    var state: UInt32? {
        mutating get {
            if let known { return known }
            let found = ElementState.of(page, node)
            known = .some(found)
            return found
        }
    }

    /// Returns whether a condition holds.
    /// - Parameters:
    ///   - attribute: the index of the attribute that is checked; nil for a condition of a requirement.
    ///   - ifMissing: the result of a `token` condition if its attribute is missing, and of a `state` condition if the
    ///     type of the element is unknown.
    mutating func holds(_ condition: AttributeCondition, _ attribute: Int?, ifMissing: Bool) -> Bool {
        switch condition {
        case .has(let names): return hasAny(names, node)
        case .lacks(let names): return !hasAny(names, node)
        case .keyword(let name, let keywords, let orMissing):
            guard let value = page.value(name, node) else { return orMissing }
            return keywords.contains { value.equals(ignoringCase: $0) }
        case .notKeyword(let name, let keywords):
            guard let value = page.value(name, node) else { return true }
            return !keywords.contains { value.equals(ignoringCase: $0) }
        case .token(let name, let tokens):
            guard let value = page.value(name, node) else { return ifMissing }
            return value.hasToken(tokens)
        case .state(let mask):
            // An unknown type is reported once, at the attribute `type`.
            guard let state else { return ifMissing }
            return state & mask != 0
        case .parent(let names): return page.parent(node).map { names.contains(page.names[$0]) } ?? false
        case .notParent(let names): return page.parent(node).map { !names.contains(page.names[$0]) } ?? true
        case .inside(let name):
            return page.ancestors(node).contains { page.names[$0] == name && page.has(.href, $0) }
        case .child(let names): return page.children(node).contains { names.contains(page.names[$0]) }
        case .noChild(let names): return !page.children(node).contains { names.contains(page.names[$0]) }
        case .same(let name):
            guard let attribute, let other = page.value(name, node) else { return true }
            return page.value(of: attribute) == other
        case .rdfa(let around):
            return hasAny(Self.rdfa, node) || around && page.ancestors(node).contains { hasAny(Self.rdfa, $0) }
        }
    }

    private static let rdfa: [Name] = [.about, .property, .resource, .typeof, .vocab, .prefix, .inlist, .datatype]

    private func hasAny(_ names: [Name], _ node: Int) -> Bool {
        for attribute in page.attributes(node) where names.contains(page.attributeName(attribute)) { return true }
        return false
    }
}
