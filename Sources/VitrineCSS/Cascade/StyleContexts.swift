import VitrineMarkup
import VitrineSupport

/// Gives each element a number for everything that its style depends on. The same number means the same style under
/// every rule set for which the numbers were made. Two elements have the same number if their parents do, if selectors
/// see no difference between the elements or their preceding siblings, and if their attributes that set properties have
/// the same values.
///
/// Most elements of a site are like an earlier element, on the same page or on another one, and cost one lookup.
/// This is a class because it is passed from document to document; it belongs to one worker.
package final class StyleContexts {
    /// The kind of an entry in a key, in the highest bits of the entry's first word. The parent and the name, which
    /// come first, have no kind.
    private enum Tag: UInt32 { case id = 1, anyClass, test, style, hint, namespace, schemes, sibling, attribute }

    /// The atoms of the names in documents.
    let names = NameAtoms()
    /// The number of times that all numbers were discarded.
    private(set) var generation = 0
    private let tests: ContextTests
    private let properties: PropertySet?
    private let states: Set<String>
    private var keys = ContextKeys()
    /// For each number, the bits of the sibling selectors of ``ContextTests`` that an element with the number matches.
    private var bits: [UInt64] = []
    private var texts: [[UInt8]: UInt32] = [:]
    /// The numbers of the texts that call `attr()`.
    private var callers: Set<UInt32> = []
    /// If there are more numbers or more texts than this, all of them are discarded before the next document.
    private let limit: Int

    /// Whether elements get no numbers, because the tests of the stylesheets are incomplete
    /// (``ContextTests/isIncomplete``).
    var isIncomplete: Bool { tests.isIncomplete }

    var count: Int { keys.count }

    /// Creates contexts for rule sets, which must have the same atoms, properties and states.
    init(_ sets: [RuleSet], limit: Int = 50_000) {
        self.limit = limit
        tests = ContextTests(sets)
        properties = sets.first?.properties
        states = sets.first?.conditions.states ?? []
    }

    /// Returns the numbers of a document's elements; nil if ``isIncomplete`` is true.
    /// - Parameter schemes: the color schemes that the document supports.
    func numbers(_ tree: ElementTree, schemes: [String]) -> [Int32]? {
        if isIncomplete { return nil }
        if count > limit || texts.count > limit { forget() }
        var matcher = SelectorMatcher(tree, states: states)
        var hints = HintTexts(properties)
        var key = ContextKeys.Key()
        let tests = tests
        // Local variables avoid exclusivity checks and reference counting during the loop.
        var (keys, bits) = (ContextKeys(), [UInt64]())
        swap(&keys, &self.keys)
        swap(&bits, &self.bits)
        defer {
            swap(&keys, &self.keys)
            swap(&bits, &self.bits)
        }
        let hasSiblings = !tests.siblings.isEmpty
        let elements = tree.elements.span
        let (classes, attributes) = (tree.classes.span, tree.attributes.span)
        let atoms = (starts: tests.byAtom.starts.span, numbers: tests.byAtom.numbers.span)
        let names = (starts: tests.byAttribute.starts.span, numbers: tests.byAttribute.numbers.span)
        let (flat, general) = (tests.flat.span, tests.general.span)
        var result: [Int32] = []
        result.reserveCapacity(elements.count)
        // For each element, the bits of the sibling selectors of ``ContextTests`` that it or a preceding sibling
        // matches.
        var seen: [UInt64] = []
        if hasSiblings { seen.reserveCapacity(elements.count) }
        for element in elements.indices {
            let info = elements[element]
            key.begin(info.parent < 0 ? -1 : result[Int(info.parent)], UInt32(info.name) << 1 | (info.isHTML ? 1 : 0))
            let before = Int(info.previous)
            var (next, later): (UInt64, UInt64) = (0, 0)
            if before >= 0, hasSiblings {
                if tests.needsWholeSiblings {
                    key.add(Tag.sibling.rawValue, UInt32(result[before]))
                } else {
                    (next, later) = (bits[Int(result[before])], seen[before])
                    key.add(Tag.sibling.rawValue, next & tests.nextMask, later & tests.laterMask)
                }
            }
            let siblings = info.parent < 0 ? 1 : elements[Int(info.parent)].childCount
            if info.id != 0 {
                key.add(Tag.id.rawValue, UInt32(info.id))
                Self.ask(of: info.id, atoms, tests, flat, info, siblings, element, &matcher, &key)
            }
            for index in Int(info.classes.lowerBound)..<Int(info.classes.upperBound) {
                key.add(Tag.anyClass.rawValue, UInt32(classes[index]))
                Self.ask(of: classes[index], atoms, tests, flat, info, siblings, element, &matcher, &key)
            }
            Self.ask(of: info.name, atoms, tests, flat, info, siblings, element, &matcher, &key)
            for index in Int(info.attributes.lowerBound)..<Int(info.attributes.upperBound) {
                let attribute = attributes[index]
                if attribute.name == KnownAtom.style.rawValue {
                    let text = number(tree.bytes(attribute.value))
                    key.add(Tag.style.rawValue, text)
                    if callers.contains(text) { addAttributes(info, tree, &key) }
                }
                guard attribute.name > 0, Int(attribute.name) + 1 < names.starts.count else { continue }
                for slot in Int(names.starts[Int(attribute.name)])..<Int(names.starts[Int(attribute.name) + 1]) {
                    let number = names.numbers[slot]
                    let test = flat[Int(number)]
                    switch test.kind {
                    case .attribute, .link:
                        let isPassed =
                            attribute.namespace == 0
                            && (test.isPassed(by: info, siblings: siblings)
                                ?? tests.attributes.matches(
                                    Int(test.first), tree.text, attribute.value, isHTML: info.isHTML))
                        if isPassed { key.add(Tag.test.rawValue, UInt32(number)) }
                    default: Self.ask(number, tests, flat, info, siblings, element, &matcher, &key)
                    }
                }
            }
            for index in general.indices {
                Self.ask(general[index], tests, flat, info, siblings, element, &matcher, &key)
            }
            addTexts(info, element, tree, &hints, &key)
            if info.parent < 0 { for scheme in schemes { key.add(Tag.schemes.rawValue, number(scheme.utf8)) } }
            var number = keys.find(key)
            if number < 0 {
                number = keys.add(key)
                bits.append(Self.siblings(tests, element, next, later, &matcher))
            }
            if hasSiblings { seen.append(later | bits[Int(number)]) }
            result.append(number)
        }
        return result
    }

    /// Adds a test to a key if an element passes it. The inputs are parameters, to avoid reference counting for each
    /// element.
    @inline(__always)
    private static func ask(
        _ number: Int32, _ tests: borrowing ContextTests, _ flat: Span<FlatTest>, _ info: ElementTree.Element,
        _ siblings: Int32, _ element: Int, _ matcher: inout SelectorMatcher, _ key: inout ContextKeys.Key
    ) {
        let isPassed =
            flat[Int(number)].isPassed(by: info, siblings: siblings)
            ?? matcher.holds(tests.tests[Int(number)], element)
        if isPassed { key.add(Tag.test.rawValue, UInt32(number)) }
    }

    /// Adds to a key those tests of an atom that an element passes.
    @inline(__always)
    private static func ask(
        of atom: Int32, _ atoms: (starts: Span<Int32>, numbers: Span<Int32>), _ tests: borrowing ContextTests,
        _ flat: Span<FlatTest>, _ info: ElementTree.Element, _ siblings: Int32, _ element: Int,
        _ matcher: inout SelectorMatcher, _ key: inout ContextKeys.Key
    ) {
        guard atom > 0, Int(atom) + 1 < atoms.starts.count else { return }
        for slot in Int(atoms.starts[Int(atom)])..<Int(atoms.starts[Int(atom) + 1]) {
            ask(atoms.numbers[slot], tests, flat, info, siblings, element, &matcher, &key)
        }
    }

    private func forget() {
        generation += 1
        keys = ContextKeys()
        bits = []
        texts = [:]
        callers = []
    }

    // MARK: - Keys

    /// Adds to a key the namespace of an element that is not HTML, and the values of attributes, other than `style`,
    /// that may set properties.
    private func addTexts(
        _ info: ElementTree.Element, _ element: Int, _ tree: borrowing ElementTree, _ hints: inout HintTexts,
        _ key: inout ContextKeys.Key
    ) {
        if !info.isHTML {
            key.add(Tag.namespace.rawValue, number(tree.namespaces[Int(info.namespace)].utf8))
        } else if !HintTexts.mayHave(info.name) {
            return
        }
        for text in hints.texts(tree, element) { key.add(Tag.hint.rawValue, number(text.utf8)) }
    }

    /// Adds to a key the names and values of an element's attributes without a namespace: `attr()` may refer to any of
    /// them.
    private func addAttributes(
        _ info: ElementTree.Element, _ tree: borrowing ElementTree, _ key: inout ContextKeys.Key
    ) {
        for index in info.attributes {
            let attribute = tree.attributes[Int(index)]
            guard attribute.namespace == 0 else { continue }
            key.add(Tag.attribute.rawValue, number(tree.localNames[Int(attribute.localName)].utf8))
            key.add(Tag.attribute.rawValue, number(tree.bytes(attribute.value)))
        }
    }

    private func number(_ text: some Sequence<UInt8>) -> UInt32 {
        let bytes = Array(text)
        if let known = texts[bytes] { return known }
        let number = UInt32(texts.count)
        texts[bytes] = number
        if CustomProperties.usesAttributes(bytes[...]) { callers.insert(number) }
        return number
    }

    /// The bits of the sibling selectors of ``ContextTests`` that an element matches.
    private static func siblings(
        _ tests: ContextTests, _ element: Int, _ next: UInt64, _ later: UInt64, _ matcher: inout SelectorMatcher
    ) -> UInt64 {
        if tests.needsWholeSiblings { return 0 }
        var result: UInt64 = 0
        for (number, sibling) in tests.siblings.enumerated() {
            if sibling.before >= 0 {
                let before = tests.siblings[sibling.before].isNext ? next : later
                guard before & 1 << UInt64(sibling.before) != 0 else { continue }
            }
            if matcher.holds(sibling.compound, element) { result |= 1 << UInt64(number) }
        }
        return result
    }
}
