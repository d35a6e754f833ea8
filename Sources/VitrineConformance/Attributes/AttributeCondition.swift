/// When a row of the table of attributes holds.
enum AttributeCondition: Hashable, Sendable {
    /// One of some attributes stands beside it.
    case has([Name])
    /// None of some attributes stands beside it.
    case lacks([Name])
    /// An attribute has one of some keywords, or is missing where that is fine.
    case keyword(Name, [[UInt8]], orMissing: Bool)
    /// An attribute has none of some keywords.
    case notKeyword(Name, [[UInt8]])
    /// One of some tokens is among those of an attribute.
    case token(Name, [[UInt8]])
    /// The element's state, which its type says, is one of some: bits of ``ElementState``.
    case state(UInt32)
    /// The parent is one of some elements.
    case parent([Name])
    /// The parent is none of some elements.
    case notParent([Name])
    /// It stands within an element that has an `href`.
    case inside(Name)
    /// It has one of some elements as a child.
    case child([Name])
    /// It has none of some elements as a child.
    case noChild([Name])
    /// The value is that of another attribute, where that is there.
    case same(Name)
    /// The element has an attribute of RDFa, or one around it has where that counts.
    case rdfa(around: Bool)
}

/// An element whose attributes are judged.
struct AttributePlace {
    let page: PageTree
    let node: Int
    /// The element's state, once it was asked for: outer nil before, inner nil where its type is no known one.
    private var known: UInt32??

    init(_ page: PageTree, _ node: Int) {
        self.page = page
        self.node = node
    }

    /// The bit of the element's state; nil where its type is none that the Standard knows.
    var state: UInt32? {
        mutating get {
            if let known { return known }
            let found = ElementState.of(page, node)
            known = .some(found)
            return found
        }
    }

    /// Whether a condition holds.
    /// - Parameters:
    ///   - attribute: the attribute whose row it is; nil for a row about what is missing.
    ///   - ifMissing: what is said of the tokens of an attribute that is not there.
    mutating func holds(_ condition: AttributeCondition, _ attribute: Int?, ifMissing: Bool) -> Bool {
        switch condition {
        case .has(let names): return hasAny(names, node)
        case .lacks(let names): return !hasAny(names, node)
        case .keyword(let name, let keywords, let orMissing):
            guard let value = page.value(name, node) else { return orMissing }
            return keywords.contains { value.equalsKeyword($0) }
        case .notKeyword(let name, let keywords):
            guard let value = page.value(name, node) else { return true }
            return !keywords.contains { value.equalsKeyword($0) }
        case .token(let name, let tokens):
            guard let value = page.value(name, node) else { return ifMissing }
            return value.hasToken(tokens)
        case .state(let mask):
            // What the type is not is said once, at the type.
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
            return page.document.value(of: attribute) == other
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

extension ArraySlice<UInt8> {
    /// Whether one of some tokens is among those of a value, without regard to ASCII capitals.
    func hasToken(_ tokens: [[UInt8]]) -> Bool {
        var start = startIndex
        while start < endIndex {
            var end = start
            while end < endIndex, !self[end].isHTMLSpace { end += 1 }
            let token = self[start..<end]
            if !token.isEmpty, tokens.contains(where: { token.equalsKeyword($0) }) { return true }
            start = end + 1
        }
        return false
    }
}
