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

    /// The styles of a page under one scheme, and the texts that ``TextContrast`` finds wrong in them.
    package struct Scheme {
        /// The styles.
        package var styles: DocumentStyles
        /// What was found.
        package var failures: [TextContrast.Failure]

        /// Puts them together.
        package init(styles: DocumentStyles, failures: [TextContrast.Failure]) {
            self.styles = styles
            self.failures = failures
        }
    }

    /// The pairs of a page.
    package private(set) var occurrences: [TextPair: Occurrence] = [:]

    /// Finds the pairs of a page.
    /// - Parameter dark: nil for a page without dark colours.
    package init(_ document: MarkupDocument, light: Scheme, dark: Scheme?) {
        let inLight = PairScheme(light)
        let inDark = dark.map(PairScheme.init)
        let tree = light.styles.tree
        let isLeftOut = Self.leftOut(light.styles)
        var elements = [Int32](repeating: -1, count: document.nodes.count)
        for (number, element) in tree.elements.enumerated() { elements[Int(element.node)] = Int32(number) }
        var isSeen = [Bool](repeating: false, count: tree.elements.count)
        for node in document.nodes where node.kind == .text && node.parent >= 0 {
            let element = Int(elements[Int(node.parent)])
            guard element >= 0, !isSeen[element], !isLeftOut[element], tree.elements[element].isHTML,
                document.text[Int(node.start)..<Int(node.start + node.count)].contains(where: { !$0.isHTMLSpace })
            else { continue }
            isSeen[element] = true
            let isLarge = Self.isLarge(light.styles.styles[element])
            let pair = TextPair(
                light: inLight.colors(element, isLarge: isLarge), dark: inDark?.colors(element, isLarge: isLarge),
                isLarge: isLarge)
            guard pair.light != nil || pair.dark != nil else { continue }
            occurrences[pair, default: Occurrence(count: 0, node: Int(tree.elements[element].node))].count += 1
        }
    }

    /// 18 points, or 14 points in bold, are large.
    private static func isLarge(_ style: ComputedStyle) -> Bool {
        style.font.size >= 24 || style.font.size >= 18.66 && style.font.weight >= 700
    }

    /// Elements whose text nobody sees or the criterion leaves out, and what is inside them.
    private static func leftOut(_ styles: DocumentStyles) -> [Bool] {
        let tree = styles.tree
        var result = [Bool](repeating: false, count: tree.elements.count)
        let hidden = tree.localNames.firstIndex(of: "aria-hidden").map(Int32.init)
        let disabled = tree.localNames.firstIndex(of: "aria-disabled").map(Int32.init)
        for (number, element) in tree.elements.enumerated() {
            var isOut = element.parent >= 0 && result[Int(element.parent)]
            isOut = isOut || styles.styles[number].display == "none" || Self.elements.contains(tree.localName(number))
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
