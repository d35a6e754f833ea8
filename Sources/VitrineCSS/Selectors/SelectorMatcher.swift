/// Matches selectors against the elements of one document.
package struct SelectorMatcher {
    /// The document.
    package let tree: ElementTree
    /// The pseudo-classes of ``PseudoClasses/states`` that are active.
    package var states: Set<String>
    /// The element that `:scope` and a top-level `&` match; -1 for the root.
    package var scope = -1
    /// The number of simple selectors tested so far.
    package private(set) var steps = 0
    /// The maximum number of tests of one selector on one element. Nested `&` and `:has()` could need any number of
    /// tests; if a selector reaches the limit, it does not match the element.
    package static let stepLimit = 200_000

    /// The number of steps at which the current test fails. Entry points check it again at the end, because `:not()`
    /// inverts the failure of a part.
    private var limit = Int.max
    private var typeIndexes: TypeIndexes?
    /// Whether the direction of each element is right to left; computed on first use.
    private var directions: [Bool]?
    private let context: ElementStates
    /// The element that ``SimpleSelector/anchor`` matches.
    private var anchor = -1

    /// Creates a matcher.
    package init(_ tree: ElementTree, states: Set<String> = []) {
        self.tree = tree
        self.states = states
        context = ElementStates(tree: tree)
    }

    /// Whether a selector matches an element; if it has a pseudo-element, whether the element is its originating
    /// element.
    package mutating func matches(_ selector: Selector, _ element: Int) -> Bool {
        limit = steps + Self.stepLimit
        return selector.isPossible && match(selector, element) && steps < limit
    }

    /// Whether a simple selector matches an element.
    mutating func holds(_ simple: SimpleSelector, _ element: Int) -> Bool {
        limit = steps + Self.stepLimit
        return test(simple, element) && steps < limit
    }

    /// Whether all simple selectors of a compound match an element.
    mutating func holds(_ compound: Selector.Compound, _ element: Int) -> Bool {
        limit = steps + Self.stepLimit
        return test(compound, element) && steps < limit
    }

    /// The elements that at least one of the selectors matches, in document order. Selectors with a pseudo-element are
    /// ignored.
    package mutating func elements(_ selectors: [Selector]) -> [Int] {
        tree.elements.indices.filter { element in
            selectors.contains { $0.pseudoElement == nil && matches($0, element) }
        }
    }

    /// How far a failed match must go back to find another candidate. `here`: to the last compound that may match
    /// another element. `siblings`: to the last compound that may match another ancestor, because other siblings would
    /// fail, too. `completely`: there is no other candidate that could lead to a match.
    private enum Failure { case here, siblings, completely }

    /// Matches compounds from the subject to the left. After a failure, most candidates that cannot lead to a match are
    /// skipped.
    private mutating func match(_ selector: Selector, _ element: Int) -> Bool {
        let compounds = selector.compounds
        guard test(compounds[0], element) else { return false }
        if compounds.count == 1 { return true }
        var chosen = [element]
        var candidate = first(compounds[1].combinator, element)
        while true {
            let index = chosen.count
            let combinator = compounds[index].combinator
            var failure: Failure = combinator == .nextSibling || combinator == .laterSibling ? .siblings : .completely
            var isFound = false
            while candidate >= 0 {
                if test(compounds[index], candidate) {
                    isFound = true
                    break
                }
                if combinator == .child || combinator == .nextSibling {
                    // After `>`, another sibling would fail, too, because siblings have the same parent.
                    failure = combinator == .child ? .siblings : .here
                    break
                }
                candidate = first(combinator, candidate)
            }
            if isFound {
                if index + 1 == compounds.count { return true }
                chosen.append(candidate)
                candidate = first(compounds[index + 1].combinator, candidate)
                continue
            }
            // Go back to a compound that may match another candidate.
            while true {
                guard failure != .completely, chosen.count > 1 else { return false }
                let last = chosen.removeLast()
                let combinator = compounds[chosen.count].combinator
                if combinator == .descendant || combinator == .laterSibling && failure == .here {
                    candidate = first(combinator, last)
                    break
                }
                if combinator == .child { failure = .siblings }
            }
            guard steps < limit else { return false }
        }
    }

    private func first(_ combinator: Selector.Combinator, _ element: Int) -> Int {
        switch combinator {
        case .descendant, .child: Int(tree.elements[element].parent)
        case .nextSibling, .laterSibling: Int(tree.elements[element].previous)
        }
    }

    private mutating func test(_ compound: Selector.Compound, _ element: Int) -> Bool {
        for simple in compound.tests {
            steps += 1
            guard steps < limit, test(simple, element) else { return false }
        }
        return true
    }

    private mutating func test(_ simple: SimpleSelector, _ number: Int) -> Bool {
        let element = tree.elements[number]
        switch simple {
        case .type(let name, let lower): return element.name == (element.isHTML ? lower : name)
        case .namespace(let address): return tree.namespaces[Int(element.namespace)] == address
        case .id(let atom): return element.id == atom
        case .class(let atom):
            for index in element.classes where tree.classes[Int(index)] == atom { return true }
            return false
        case .attribute(let test): return matches(test, number)
        case .any(let selectors): return selectors.contains { match($0, number) }
        case .not(let selectors): return !selectors.contains { match($0, number) }
        case .has(let selectors): return selectors.contains { has($0.0, $0.1, number) }
        case .nth(let test): return matches(test, number)
        case .language(let ranges): return context.language(number).map { LanguageRange.matches($0, ranges) } ?? false
        case .direction(let isRTL):
            if directions == nil { directions = context.directions() }
            return directions?[number] == isRTL
        case .anchor: return number == anchor
        case .root: return element.parent < 0
        case .scope: return scope >= 0 ? number == scope : element.parent < 0
        case .onlyChild:
            return element.parent < 0 || tree.elements[Int(element.parent)].childCount == 1
        case .onlyOfType:
            let place = typePlace(number)
            return place.index == 1 && place.count == 1
        case .state(let name): return states.contains(name) && context.canHave(name, number)
        case .link: return context.isLink(number) && !(states.contains("visited"))
        case .never: return false
        default: return context.test(simple, number)
        }
    }

    private func matches(_ test: AttributeTest, _ number: Int) -> Bool {
        let element = tree.elements[number]
        let name = element.isHTML ? test.lower : test.name
        for index in element.attributes {
            let attribute = tree.attributes[Int(index)]
            guard attribute.name == name else { continue }
            if let address = test.namespace, tree.namespaces[Int(attribute.namespace)] != address { continue }
            if test.matches(tree.bytes(attribute.value), isHTML: element.isHTML) { return true }
        }
        return false
    }

    private mutating func has(_ combinator: Selector.Combinator, _ selector: Selector, _ anchor: Int) -> Bool {
        if let subject = selector.compounds.first, !tree.mayHave(subject) { return false }
        let element = tree.elements[anchor]
        let range: Range<Int>
        switch combinator {
        case .descendant, .child: range = anchor + 1..<Int(element.end)
        case .nextSibling, .laterSibling:
            guard element.parent >= 0 else { return false }
            range = Int(element.end)..<Int(tree.elements[Int(element.parent)].end)
        }
        if selector.compounds.count == 1 { return has(combinator, selector.compounds[0], element, range) }
        let saved = self.anchor
        self.anchor = anchor
        defer { self.anchor = saved }
        // The anchor becomes an additional compound that only the anchor element matches.
        var relative = selector
        relative.compounds.append(Selector.Compound(tests: [.anchor], combinator: combinator))
        return range.contains { match(relative, $0) }
    }

    /// Whether a compound matches any element that a combinator of `:has()` relates to the anchor.
    private mutating func has(
        _ combinator: Selector.Combinator, _ compound: Selector.Compound, _ anchor: ElementTree.Element,
        _ descendants: Range<Int>
    ) -> Bool {
        if combinator == .descendant { return descendants.contains { test(compound, $0) } }
        var relative = Int(combinator == .child ? anchor.firstChild : anchor.next)
        while relative >= 0 {
            if test(compound, relative) { return true }
            relative = combinator == .nextSibling ? -1 : Int(tree.elements[relative].next)
        }
        return false
    }

    // MARK: - Places among siblings

    private mutating func typePlace(_ number: Int) -> (index: Int, count: Int) {
        if typeIndexes == nil { typeIndexes = TypeIndexes(tree) }
        return typeIndexes?[number] ?? (1, 1)
    }

    private mutating func matches(_ test: NthTest, _ number: Int) -> Bool {
        let element = tree.elements[number]
        if let selectors = test.selectors {
            guard selectors.contains(where: { match($0, number) }) else { return false }
            var index = 1
            var sibling = Int(test.isFromEnd ? element.next : element.previous)
            while sibling >= 0, steps < limit {
                if selectors.contains(where: { match($0, sibling) }) { index += 1 }
                sibling = Int(test.isFromEnd ? tree.elements[sibling].next : tree.elements[sibling].previous)
            }
            return test.matches(index)
        }
        var index = Int(element.index)
        var count = element.parent < 0 ? 1 : Int(tree.elements[Int(element.parent)].childCount)
        if test.isOfType { (index, count) = typePlace(number) }
        return test.matches(test.isFromEnd ? count + 1 - index : index)
    }
}

/// The index, from 1, of every element among the child elements of its parent that have the same name and namespace,
/// and the number of these child elements.
private struct TypeIndexes {
    private var indexes: [Int32]
    private var counts: [Int32]

    init(_ tree: ElementTree) {
        struct Key: Hashable {
            var parent, name: Int32
            var namespace: UInt8
        }
        var seen: [Key: Int32] = [:]
        let keys = tree.elements.map { Key(parent: $0.parent, name: $0.localName, namespace: $0.namespace) }
        indexes = keys.map { key in
            seen[key, default: 0] += 1
            return seen[key, default: 1]
        }
        counts = keys.map { seen[$0, default: 1] }
    }

    subscript(element: Int) -> (index: Int, count: Int) { (Int(indexes[element]), Int(counts[element])) }
}
