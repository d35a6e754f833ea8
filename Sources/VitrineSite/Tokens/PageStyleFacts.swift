import VitrineConformance

/// What a page says about styles: which colors occur together, and which rules its components match.
struct PageStyleFacts: Hashable, Sendable {
    /// Pairs of colors; nil where contrast is not judged or a stylesheet is not known.
    var pairs: PagePairs?
    /// By the names of components: the rules that use design tokens and match elements of theirs.
    var rules: [String: Set<Int>] = [:]
    /// Design tokens that the page's own styles name.
    var mentions: Set<String> = []
}
