import VitrineMarkup
import VitrineSupport

/// Finds texts with low contrast on pages with the same stylesheets: in light colors and, if there are rules for dark
/// colors, in dark colors, too.
///
/// Results are remembered by the ``StyleContexts`` number of an element, so a page of known elements costs one lookup
/// per element. This is a class because it keeps the results from page to page; it belongs to one worker.
package final class PageContrast {
    /// Whether elements with a given number can have text with low contrast.
    private enum Suspicion: UInt8 { case unknown, none, some }

    private let light: RuleSet
    private let dark: RuleSet?
    private let contexts: StyleContexts
    private let lightMemo = StyleMemo()
    private let darkMemo = StyleMemo()
    private var suspicions: [Suspicion] = []
    /// The facts about text in elements, by the ``StyleContexts`` numbers of the elements.
    private var pairs: [TextPairs.Element] = []
    private var table = PairTable()
    private let notesPairs: Bool
    private let atoms: AtomTable
    private let exemptions: AttributeExemptions
    private var generation = 0

    /// Creates a checker.
    /// - Parameters:
    ///   - light: the rules in light colors.
    ///   - dark: the rules in dark colors, made with the atoms of the light ones; nil if pages are not checked in dark
    ///     colors.
    ///   - notesPairs: whether the color pairs of each page are recorded.
    package init(light: RuleSet, dark: RuleSet?, notesPairs: Bool = false) {
        self.notesPairs = notesPairs
        self.light = light
        self.dark = dark
        var atoms = dark?.atoms ?? light.atoms
        exemptions = AttributeExemptions(&atoms)
        self.atoms = atoms
        contexts = StyleContexts([light] + (dark.map { [$0] } ?? []))
        lightMemo.contexts = contexts
        darkMemo.contexts = contexts
    }

    /// Whether pages are checked in dark colors, too.
    package var hasDark: Bool { dark != nil }

    /// The results of a page.
    package struct Result {
        /// The failures in light colors.
        package var light: [TextContrast.Failure] = []
        /// The failures in dark colors.
        package var dark: [TextContrast.Failure] = []
        /// The pairs of colors; nil if they are not recorded.
        package var pairs: TextPairs?
    }

    /// Finds the texts with low contrast on a page.
    package func judge(_ document: MarkupDocument) -> Result {
        let tree = ElementTree(document, atoms: atoms, names: contexts.names)
        let schemes = tree.colorSchemes
        let numbers = contexts.numbers(tree, schemes: schemes)
        var result = Result()
        if let numbers, !isSuspect(tree, numbers) {
            notePairs(in: &result, tree, numbers)
            return result
        }
        let styles = DocumentStyles(tree, light, lightMemo, schemes: schemes, contexts: numbers)
        let darkStyles = dark.map { DocumentStyles(tree, $0, darkMemo, schemes: schemes, contexts: numbers) }
        if let numbers { note(numbers, styles, darkStyles, document) }
        if numbers.map({ isSuspect(tree, $0) }) ?? true {
            result.light = TextContrast.failures(styles, document)
            result.dark = darkStyles.map { TextContrast.failures($0, document) } ?? []
        }
        if let numbers {
            notePairs(in: &result, tree, numbers)
        } else if notesPairs {
            let finder = TextPairFinder(Array(tree.elements.indices), styles, darkStyles, document)
            var table = PairTable()
            let elements = tree.elements.indices.map { finder.element($0, &table) }
            result.pairs = TextPairs(
                tree, table: table, elements: elements, numbers: nil, exemptions: exemptions,
                failures: (result.light, result.dark))
        }
        return result
    }

    private func notePairs(in result: inout Result, _ tree: ElementTree, _ numbers: [Int32]) {
        guard notesPairs else { return }
        result.pairs = TextPairs(
            tree, table: table, elements: pairs, numbers: numbers, exemptions: exemptions,
            failures: (result.light, result.dark))
    }

    /// Whether any element may have text with low contrast, or has a number for which this has not been determined yet.
    private func isSuspect(_ tree: ElementTree, _ numbers: [Int32]) -> Bool {
        if contexts.generation != generation {
            generation = contexts.generation
            suspicions = []
            pairs = []
        }
        if suspicions.count < contexts.count {
            suspicions += Array(repeating: .unknown, count: contexts.count - suspicions.count)
        }
        let known = suspicions
        for (element, number) in numbers.enumerated() {
            switch known[Int(number)] {
            case .none: continue
            case .unknown: return true
            case .some: if tree.elements[element].hasInk { return true }
            }
        }
        return false
    }

    /// Records, for each number that has not been examined yet, whether its elements may have text with low contrast.
    /// If color pairs are recorded, records the colors of the first element with the number, too.
    private func note(
        _ numbers: [Int32], _ light: DocumentStyles, _ dark: DocumentStyles?, _ document: MarkupDocument
    ) {
        var firsts: [Int] = []
        for (element, number) in numbers.enumerated() where suspicions[Int(number)] == .unknown {
            suspicions[Int(number)] = .none
            firsts.append(element)
        }
        for styles in [light] + (dark.map { [$0] } ?? []) {
            for element in TextContrast.suspects(among: firsts, styles, document) {
                suspicions[Int(numbers[element])] = .some
            }
        }
        guard notesPairs, !firsts.isEmpty else { return }
        let finder = TextPairFinder(firsts, light, dark, document)
        let missing = suspicions.count - pairs.count
        pairs += Array(repeating: TextPairs.Element(pair: -1, isLeftOut: false), count: missing)
        for element in firsts { pairs[Int(numbers[element])] = finder.element(element, &table) }
    }
}
