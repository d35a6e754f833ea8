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
        /// Its colours; nil where they are certain in no scheme.
        var pair: TextPair?
        /// Whether the element has a box.
        var isShown: Bool
    }

    /// The pairs of a page.
    package private(set) var occurrences: [TextPair: Occurrence] = [:]

    /// Finds the pairs of a page.
    /// - Parameters:
    ///   - failures: what ``TextContrast`` finds too near on the page. What is too near and not among it is hidden on purpose, or
    ///     something may be between the two colours.
    ///   - element: what is known of an element, by its number.
    init(
        _ document: MarkupDocument, _ tree: ElementTree,
        failures: (light: [TextContrast.Failure], dark: [TextContrast.Failure]), element: (Int) -> Element
    ) {
        let found = tree.elements.indices.map(element)
        let isLeftOut = Self.leftOut(tree, found)
        let elements = tree.elementNumbers(document)
        var isSeen = [Bool](repeating: false, count: tree.elements.count)
        for node in document.nodes where node.kind == .text && node.parent >= 0 {
            let element = Int(elements[Int(node.parent)])
            guard element >= 0, !isSeen[element], !isLeftOut[element], var pair = found[element].pair,
                document.text[Int(node.start)..<Int(node.start + node.count)].contains(where: { !$0.isHTMLSpace })
            else { continue }
            isSeen[element] = true
            if let light = pair.light, Self.isDoubtful(light, pair.needed, failures.light) { pair.light = nil }
            if let dark = pair.dark, Self.isDoubtful(dark, pair.needed, failures.dark) { pair.dark = nil }
            guard pair.light != nil || pair.dark != nil else { continue }
            occurrences[pair, default: Occurrence(count: 0, node: Int(tree.elements[element].node))].count += 1
        }
    }

    private static func isDoubtful(_ colors: TextPair.Colors, _ needed: Int, _ failures: [TextContrast.Failure]) -> Bool
    {
        colors.hundredths < needed
            && !failures.contains {
                $0.text.hex == colors.text && $0.background.hex == colors.background && Int($0.needed * 100) == needed
            }
    }

    /// Elements whose text nobody sees or the criterion leaves out, and what is inside them.
    private static func leftOut(_ tree: ElementTree, _ found: [Element]) -> [Bool] {
        var result = [Bool](repeating: false, count: tree.elements.count)
        let hidden = tree.localNames.firstIndex(of: "aria-hidden").map(Int32.init)
        let disabled = tree.localNames.firstIndex(of: "aria-disabled").map(Int32.init)
        for (number, element) in tree.elements.enumerated() {
            var isOut = element.parent >= 0 && result[Int(element.parent)]
            isOut = isOut || !found[number].isShown || Self.elements.contains(tree.localName(number))
            isOut = isOut || tree.has(number, .disabled)
            for index in element.attributes where !isOut && (hidden != nil || disabled != nil) {
                let attribute = tree.attributes[Int(index)]
                guard attribute.localName == hidden || attribute.localName == disabled else { continue }
                isOut = tree.bytes(attribute.value).elementsEqual("true".utf8)
            }
            result[number] = isOut
        }
        return result
    }

    private static let elements: Set<String> = [
        "select", "template", "noscript", "iframe", "video", "audio", "canvas", "object", "script", "style", "title",
    ]
}
