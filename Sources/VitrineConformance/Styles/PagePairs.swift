import VitrineCSS
import VitrineMarkup

/// The color pairs of the texts of a page, and the place of the first use of each.
package struct PagePairs: Hashable, Sendable {
    /// How often a pair occurs on a page.
    package struct Use: Hashable, Sendable {
        /// The number of elements with the pair.
        package var count: Int
        /// The `id` of the first of them or its nearest ancestor with one; nil if there is none.
        package var anchor: String?

        /// Creates the count and the place of a pair.
        package init(count: Int, anchor: String?) {
            self.count = count
            self.anchor = anchor
        }
    }

    /// The pairs, each with its uses.
    package var uses: [TextPair: Use]

    /// Creates the pairs of a page.
    package init(uses: [TextPair: Use]) { self.uses = uses }

    /// Creates the pairs of a page from those that were found in its styles.
    init(_ pairs: TextPairs, on page: PageTree) {
        uses = pairs.occurrences.mapValues { Use(count: $0.count, anchor: Self.anchor(of: $0.node, on: page)) }
    }

    private static func anchor(of node: Int, on page: PageTree) -> String? {
        var at = node
        while at >= 0 {
            if let id = page.string(.id, at), !id.isEmpty { return id }
            at = Int(page.document.nodes[at].parent)
        }
        return nil
    }
}
