import VitrineMarkup
import VitrineSupport

/// The pairs of colours that the texts of a page have, where they are certain.
package struct TextPairs: Sendable {
    /// How often a pair occurs.
    package struct Occurrence: Hashable, Sendable {
        /// How many elements have it.
        package var count: Int
        /// The node of the first.
        package var node: Int
    }

    /// What a text in an element is like, whatever else is on the page.
    struct Element: Sendable {
        /// The number of its colours in a ``PairTable``; -1 where they are certain in no scheme.
        var pair: Int32
        /// Whether it is left out with all that is inside: it has no box, or its texts are not seen as they are.
        var isLeftOut: Bool
    }

    /// The pairs of a page.
    package private(set) var occurrences: [TextPair: Occurrence] = [:]

    /// Finds the pairs of a page.
    /// - Parameters:
    ///   - table: the colours.
    ///   - elements: what is known of elements, by number.
    ///   - numbers: the numbers of the elements of the page; nil where an element's place is its number.
    ///   - failures: what ``TextContrast`` finds too near on the page. What is too near and not among it is hidden on purpose, or
    ///     something may be between the two colours.
    init(
        _ document: MarkupDocument, _ tree: ElementTree, table: PairTable, elements: [Element], numbers: [Int32]?,
        failures: (light: [TextContrast.Failure], dark: [TextContrast.Failure])
    ) {
        var isOut = [Bool](repeating: false, count: tree.elements.count)
        // By the number of a pair.
        var found = [Occurrence](repeating: Occurrence(count: 0, node: 0), count: table.pairs.count)
        var used: [Int] = []
        let exemptions = AttributeExemptions(tree)
        for (place, element) in tree.elements.enumerated() {
            let known = elements[numbers.map { Int($0[place]) } ?? place]
            isOut[place] =
                known.isLeftOut || element.parent >= 0 && isOut[Int(element.parent)]
                || exemptions.mayOccur && exemptions.contain(element, tree)
            let pair = Int(known.pair)
            guard pair >= 0, !isOut[place], document.hasOwnInk(Int(element.node)) else { continue }
            if found[pair].count == 0 {
                used.append(pair)
                found[pair].node = Int(element.node)
            }
            found[pair].count += 1
        }
        for number in used {
            var pair = table.pairs[number]
            if let light = pair.light, Self.isDoubtful(light, pair.needed, failures.light) { pair.light = nil }
            if let dark = pair.dark, Self.isDoubtful(dark, pair.needed, failures.dark) { pair.dark = nil }
            guard pair.light != nil || pair.dark != nil else { continue }
            let more = found[number]
            if let before = occurrences[pair] {
                occurrences[pair] = Occurrence(count: before.count + more.count, node: min(before.node, more.node))
            } else {
                occurrences[pair] = more
            }
        }
    }

    private static func isDoubtful(_ colors: TextPair.Colors, _ needed: Int, _ failures: [TextContrast.Failure]) -> Bool
    {
        colors.hundredths < needed
            && !failures.contains {
                $0.text.hex == colors.text && $0.background.hex == colors.background && Int($0.needed * 100) == needed
            }
    }
}

/// Attributes that take an element, and what is inside, out of the criterion: `disabled`, `aria-hidden`, `aria-disabled`.
private struct AttributeExemptions {
    private let hidden: Int32
    private let disabled: Int32
    private let ariaDisabled: Int32
    /// Whether the page has any of them.
    let mayOccur: Bool

    init(_ tree: ElementTree) {
        func number(_ name: String) -> Int32 { tree.localNames.firstIndex(of: name).map(Int32.init) ?? -1 }
        (hidden, disabled, ariaDisabled) = (number("aria-hidden"), number("disabled"), number("aria-disabled"))
        mayOccur = hidden >= 0 || disabled >= 0 || ariaDisabled >= 0
    }

    func contain(_ element: ElementTree.Element, _ tree: ElementTree) -> Bool {
        for index in element.attributes {
            let attribute = tree.attributes[Int(index)]
            guard attribute.namespace == 0 else { continue }
            if attribute.localName == disabled { return true }
            guard attribute.localName == hidden || attribute.localName == ariaDisabled else { continue }
            if tree.bytes(attribute.value).elementsEqual("true".utf8) { return true }
        }
        return false
    }
}

extension MarkupDocument {
    /// Whether an element has text of its own.
    func hasOwnInk(_ element: Int) -> Bool {
        var at = element + 1
        let end = Int(nodes[element].end)
        while at < end {
            let node = nodes[at]
            if node.kind == .text, bytes(of: at).contains(where: { !$0.isHTMLSpace }) { return true }
            at = Int(node.end)
        }
        return false
    }
}
