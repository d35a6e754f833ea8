import VitrineMarkup
import VitrineSupport

/// Finds texts that do not stand out on pages with the same style sheets, in light colours and, where the sheets have them,
/// in dark ones.
///
/// What depends on elements with the same ``StyleContexts`` number is found out once: a page of known elements costs one
/// look-up an element. A class, because it keeps that from page to page; it belongs to one worker.
package final class PageContrast {
    /// Whether elements with a number can have text that does not stand out.
    private enum Suspicion: UInt8 { case unknown, none, some }

    private let light: RuleSet
    private let dark: RuleSet?
    private let contexts: StyleContexts
    private let lightMemo = StyleMemo()
    private let darkMemo = StyleMemo()
    private var suspicions: [Suspicion] = []
    private var generation = 0

    /// Begins with no page.
    /// - Parameters:
    ///   - light: the rules in light colours.
    ///   - dark: the rules in dark colours, made with the atoms of the light ones; nil where nothing asks for dark.
    package init(light: RuleSet, dark: RuleSet?) {
        self.light = light
        self.dark = dark
        contexts = StyleContexts([light] + (dark.map { [$0] } ?? []))
        lightMemo.contexts = contexts
        darkMemo.contexts = contexts
    }

    /// Whether pages are looked at in dark colours, too.
    package var hasDark: Bool { dark != nil }

    /// The failures of a page, in light and in dark.
    package func failures(
        _ document: MarkupDocument
    ) -> (light: [TextContrast.Failure], dark: [TextContrast.Failure]) {
        let tree = ElementTree(document, atoms: dark?.atoms ?? light.atoms, names: contexts.names)
        let schemes = tree.colorSchemes
        let numbers = contexts.numbers(tree, schemes: schemes)
        if let numbers, !isSuspect(tree, numbers, document) { return ([], []) }
        let styles = DocumentStyles(tree, light, lightMemo, schemes: schemes, contexts: numbers)
        let darkStyles = dark.map { DocumentStyles(tree, $0, darkMemo, schemes: schemes, contexts: numbers) }
        if let numbers {
            note(numbers, [styles] + (darkStyles.map { [$0] } ?? []), document)
            if !isSuspect(tree, numbers, document) { return ([], []) }
        }
        return (
            TextContrast.failures(styles, document), darkStyles.map { TextContrast.failures($0, document) } ?? []
        )
    }

    /// Whether an element may have text that does not stand out, or is not known.
    private func isSuspect(_ tree: ElementTree, _ numbers: [Int32], _ document: MarkupDocument) -> Bool {
        if contexts.generation != generation {
            generation = contexts.generation
            suspicions = []
        }
        if suspicions.count < contexts.count {
            suspicions += Array(repeating: .unknown, count: contexts.count - suspicions.count)
        }
        for (element, number) in numbers.enumerated() {
            switch suspicions[Int(number)] {
            case .none: continue
            case .unknown: return true
            case .some: if hasInk(Int(tree.elements[element].node), document) { return true }
            }
        }
        return false
    }

    /// Notes which of the elements that are not known may have text that does not stand out.
    private func note(_ numbers: [Int32], _ styles: [DocumentStyles], _ document: MarkupDocument) {
        var firsts: [Int] = []
        for (element, number) in numbers.enumerated() where suspicions[Int(number)] == .unknown {
            suspicions[Int(number)] = .none
            firsts.append(element)
        }
        for styles in styles {
            for element in TextContrast.suspects(among: firsts, styles, document) {
                suspicions[Int(numbers[element])] = .some
            }
        }
    }

    /// Whether an element has text of its own.
    private func hasInk(_ element: Int, _ document: MarkupDocument) -> Bool {
        var at = element + 1
        while at < Int(document.nodes[element].end) {
            let node = document.nodes[at]
            if node.kind == .text, document.bytes(of: at).contains(where: { !$0.isHTMLSpace }) { return true }
            at = Int(node.end)
        }
        return false
    }
}
