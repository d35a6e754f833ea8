/// The color pairs of a page's texts, if they are certain.
package struct TextPairs: Sendable {
    /// The occurrences of a pair on a page.
    package struct Occurrence: Hashable, Sendable {
        /// The number of elements with the pair.
        package var count: Int
        /// The node of the first of these elements.
        package var node: Int

        fileprivate mutating func add(_ other: Self) {
            count += other.count
            node = min(node, other.node)
        }
    }

    /// The facts about text in an element that are the same for all elements with its number in ``StyleContexts``.
    struct Element: Sendable {
        /// The number of the color pair in a ``PairTable``; -1 if the colors are not certain in any scheme.
        var pair: Int32
        /// Whether the element is left out with its contents: it has no box, or its texts are not shown as ordinary
        /// text.
        var isLeftOut: Bool
    }

    /// The occurrences of each pair on the page.
    package private(set) var occurrences: [TextPair: Occurrence] = [:]

    /// Finds the pairs of a page.
    /// - Parameters:
    ///   - table: the color pairs.
    ///   - elements: the known elements, by number.
    ///   - numbers: the numbers of the page's elements; nil if each element's index is its number.
    ///   - exemptions: the attributes because of which elements are left out.
    ///   - failures: the failures that ``TextContrast`` finds on the page. Colors with low contrast that are not among
    ///     them are left out, because the text may be hidden on purpose, for example, or something may be between it
    ///     and its background.
    init(
        _ tree: ElementTree, table: PairTable, elements: [Element], numbers: [Int32]?,
        exemptions: AttributeExemptions, failures: (light: [TextContrast.Failure], dark: [TextContrast.Failure])
    ) {
        var isOut = [Bool](repeating: false, count: tree.elements.count)
        // The occurrences of each pair, by the number of the pair.
        var found = [Occurrence](repeating: Occurrence(count: 0, node: 0), count: table.pairs.count)
        var used: [Int] = []
        let mayBeExempt = exemptions.mayOccur(in: tree)
        let (places, facts) = (tree.elements.span, elements.span)
        for place in places.indices {
            let element = places[place]
            let known = facts[numbers.map { Int($0[place]) } ?? place]
            isOut[place] =
                known.isLeftOut || element.parent >= 0 && isOut[Int(element.parent)]
                || mayBeExempt && exemptions.contain(element, tree)
            let pair = Int(known.pair)
            guard pair >= 0, !isOut[place], element.hasInk else { continue }
            if found[pair].count == 0 {
                used.append(pair)
                found[pair].node = Int(element.node)
            }
            found[pair].count += 1
        }
        occurrences.reserveCapacity(used.count)
        for number in used {
            var pair = table.pairs[number]
            if let light = pair.light, Self.isDoubtful(light, pair.needed, failures.light) { pair.light = nil }
            if let dark = pair.dark, Self.isDoubtful(dark, pair.needed, failures.dark) { pair.dark = nil }
            guard pair.light != nil || pair.dark != nil else { continue }
            let more = found[number]
            // After the uncertain scheme of a pair has been removed, the pair may equal another pair of the page.
            occurrences[pair, default: Occurrence(count: 0, node: more.node)].add(more)
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
