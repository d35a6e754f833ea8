/// Those conditions in selectors that depend on more than an element's name, id, classes and ancestors: for example on
/// its attributes, on its position among its siblings, or on the siblings before it.
///
/// Elements with the same ancestors, name, id and classes match the same selectors if they pass the same tests and if
/// their preceding siblings match the same ``siblings``.
struct ContextTests: Sendable {
    /// A compound selector to the left of `+` or `~`.
    struct Sibling: Sendable {
        var compound: Selector.Compound
        /// Whether the combinator after the compound is `+`; otherwise it is `~`.
        var isNext: Bool
        /// The number of the previous compound in the same chain of siblings; -1 if this is the first.
        var before: Int
    }

    /// The simple selectors with which elements are tested.
    private(set) var tests: [SimpleSelector] = []
    /// The same tests as integers.
    private(set) var flat: [FlatTest] = []
    /// Tests of attributes without a namespace.
    private(set) var attributes = AttributeTests()
    /// For each atom, the numbers of the tests that apply only to elements with this id, class or name.
    private(set) var byAtom = AtomLists.Flat()
    /// For the atom of each attribute's name, the numbers of the tests that apply only to elements with this attribute.
    private(set) var byAttribute = AtomLists.Flat()
    /// The numbers of the tests that apply to all elements.
    private(set) var general: [Int32] = []
    private(set) var siblings: [Sibling] = []
    /// Whether the tests are incomplete, because there are too many of them, because a test depends on the scope, or
    /// because values depend on attributes (`attr()`).
    private(set) var isIncomplete = false

    /// Bit masks of the siblings that `+` follows, and of those that `~` follows.
    private(set) var nextMask: UInt64 = 0
    private(set) var laterMask: UInt64 = 0

    private var atomLists = AtomLists()
    private var attributeLists = AtomLists()
    private var left = Self.limit
    private var known: Set<Question> = []
    private var knownSiblings: [Neighbor: Int] = [:]
    private static let limit = 200_000
    /// The number of bits in a mask.
    static let siblingLimit = 64

    /// The condition under which a test applies to an element.
    private enum Trigger: Hashable {
        case all, atom(Int32), attribute(Int32)
    }

    /// A test that may occur in several selectors.
    private struct Question: Hashable {
        var name = ""
        var attribute: AttributeTest?
        var trigger: Trigger
    }

    /// A sibling that may occur in several selectors.
    private struct Neighbor: Hashable {
        var atoms: [Int32]
        var isNext: Bool
    }

    /// Collects the tests of the rules of some rule sets, which must have the same table of atoms. Rules for
    /// pseudo-elements are skipped, because the styles of pseudo-elements are never shared.
    init(_ sets: [RuleSet]) {
        for rules in sets {
            for rule in rules.rules where rule.selector.pseudoElement == nil {
                add(rule.selector, .all, rules.conditions.states)
            }
            for scope in rules.scopes {
                for selector in (scope.start ?? []) + scope.end { add(selector, .all, rules.conditions.states) }
            }
            // With `attr()`, styles may depend on the values of any attributes.
            if rules.usesAttributes { isIncomplete = true }
        }
        byAtom = atomLists.flat
        byAttribute = attributeLists.flat
    }

    /// Whether elements are distinguished by everything about their preceding siblings, because the selectors contain
    /// more siblings than a mask has bits.
    var needsWholeSiblings: Bool { siblings.count > Self.siblingLimit }

    private mutating func add(_ selector: Selector, _ outer: Trigger, _ states: Set<String>) {
        let compounds = selector.compounds
        for (index, compound) in compounds.enumerated() {
            add(compound, index == 0 ? outer : .all, states)
        }
        var before = -1
        for index in compounds.indices.reversed() {
            guard index > 0, let isNext = Self.isNext(compounds[index].combinator) else {
                before = -1
                continue
            }
            before = sibling(compounds[index], isNext, before)
        }
    }

    /// Whether a combinator is `+` (true) or `~` (false); nil for a child or descendant combinator.
    private static func isNext(_ combinator: Selector.Combinator) -> Bool? {
        switch combinator {
        case .nextSibling: true
        case .laterSibling: false
        case .child, .descendant: nil
        }
    }

    private mutating func sibling(_ compound: Selector.Compound, _ isNext: Bool, _ before: Int) -> Int {
        let atoms = compound.tests.compactMap(Self.atom)
        let neighbor = Neighbor(atoms: atoms, isNext: isNext)
        let isPlain = before < 0 && atoms.count == compound.tests.count
        if isPlain, let known = knownSiblings[neighbor] { return known }
        let number = siblings.count
        siblings.append(Sibling(compound: compound, isNext: isNext, before: before))
        if isPlain { knownSiblings[neighbor] = number }
        if number < Self.siblingLimit {
            // A compound before `+` must match the previous sibling, but one before `~` may match any preceding
            // sibling, so their bits are looked up in different sets.
            if isNext { nextMask |= 1 << UInt64(number) } else { laterMask |= 1 << UInt64(number) }
        }
        return number
    }

    private static func atom(_ simple: SimpleSelector) -> Int32? {
        switch simple {
        case .id(let atom), .class(let atom): atom
        case .type(let name, let lower): name == lower ? name : nil
        default: nil
        }
    }

    private mutating func add(_ compound: Selector.Compound, _ outer: Trigger, _ states: Set<String>) {
        // An id is usually rarer than a class, a class rarer than an attribute, and an attribute rarer than a name.
        var trigger = outer
        var rank = 0
        for simple in compound.tests {
            switch simple {
            case .id(let atom): (trigger, rank) = (.atom(atom), 4)
            case .class(let atom): if rank < 4 { (trigger, rank) = (.atom(atom), 3) }
            case .attribute(let test):
                if rank < 3, test.name == test.lower { (trigger, rank) = (.attribute(test.name), 2) }
            case .type(let name, let lower): if rank < 2, name == lower { (trigger, rank) = (.atom(name), 1) }
            default: break
            }
        }
        for simple in compound.tests { add(simple, trigger, states) }
    }

    private mutating func add(_ simple: SimpleSelector, _ trigger: Trigger, _ states: Set<String>) {
        left -= 1
        guard left > 0 else {
            isIncomplete = true
            return
        }
        switch simple {
        case .type, .namespace, .id, .class, .root, .scope, .never: break
        case .any(let selectors), .not(let selectors): for selector in selectors { add(selector, trigger, states) }
        case .state(let name):
            if states.contains(name) { ask(simple, trigger, Question(name: name, trigger: trigger)) }
        case .attribute(let test):
            // Only an element that has the attribute can pass.
            let own = test.name == test.lower ? Trigger.attribute(test.name) : trigger
            ask(simple, own, Question(attribute: test, trigger: own))
        case .link:
            let own = trigger == .all ? Trigger.attribute(KnownAtom.href.rawValue) : trigger
            // If links are treated as visited, `:link` does not match.
            ask(simple, own, Question(name: "link", trigger: own), isVisited: states.contains("visited"))
        case .has, .nth:
            // Elements are tested without the scopes that they are in.
            if simple.dependsOnScope { isIncomplete = true }
            ask(simple, trigger, nil)
        case .language: ask(simple, trigger, nil)
        default: ask(simple, trigger, Question(name: "\(simple)", trigger: trigger))
        }
    }

    /// Adds a test, unless an equal one was added before.
    /// - Parameter question: identifies the test, so that equal tests are collected once; nil if it cannot be
    ///   identified.
    private mutating func ask(
        _ simple: SimpleSelector, _ trigger: Trigger, _ question: Question?, isVisited: Bool = false
    ) {
        if let question, !known.insert(question).inserted { return }
        let number = Int32(tests.count)
        tests.append(simple)
        if case .attribute(let test) = simple, test.namespace == "", trigger == .attribute(test.name) {
            flat.append(FlatTest(attribute: attributes.count))
            attributes.append(test)
        } else {
            let isOfLink = trigger == .attribute(KnownAtom.href.rawValue) && !isVisited
            flat.append(FlatTest(simple, isOfLink: isOfLink))
        }
        switch trigger {
        case .all: general.append(number)
        case .atom(let atom): atomLists.append(number, to: atom)
        case .attribute(let atom): attributeLists.append(number, to: atom)
        }
    }
}

extension SimpleSelector {
    /// Whether `:scope` occurs in it.
    fileprivate var dependsOnScope: Bool {
        if case .scope = self { return true }
        return arguments.contains { $0.compounds.contains { $0.tests.contains(where: \.dependsOnScope) } }
    }
}
