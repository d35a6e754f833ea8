import VitrineConformance

/// What a page reports about styles: which colors occur together, and which rules its components match.
struct PageStyleFacts: Hashable, Sendable {
    /// The pairs of colors; nil if contrast is not checked, or if a stylesheet is not available.
    var pairs: PagePairs?
    /// The numbers of the rules that use design tokens and match elements of a component, keyed by component name.
    var rules: [String: Set<Int>] = [:]
    /// The design tokens that the page's own styles mention.
    var mentions: Set<String> = []
}
