import VitrineCSS
import VitrineMarkup

/// The pairs of text and background colors on a page, with the number of uses and the place of the first use of each
/// pair.
package struct PagePairs: Hashable, Sendable {
    /// The uses of a color pair on a page.
    package struct Use: Hashable, Sendable {
        /// The number of elements with the pair.
        package var count: Int
        /// The `id` of the first of these elements, or of its nearest ancestor that has one; nil if there is no `id`.
        package var anchor: String?

        /// Creates the uses of a pair.
        package init(count: Int, anchor: String?) {
            self.count = count
            self.anchor = anchor
        }
    }

    /// The pairs, each with its uses.
    package var uses: [TextPair: Use]

    /// Creates the pairs of a page.
    package init(uses: [TextPair: Use]) { self.uses = uses }

    /// Creates the pairs of a page from those that were found when its styles were computed.
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
