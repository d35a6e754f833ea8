import VitrineConformance

/// What a page reports about styles: which colors occur together, which rules its components match, and which design
/// tokens it mentions.
struct PageStyleFacts: Hashable, Sendable {
    /// The pairs of colors; nil if they are not known, for example because contrast is not checked or a stylesheet is
    /// not available.
    var pairs: PagePairs?
    /// The rules that use custom properties and match elements of a component, given by number and keyed by component
    /// name.
    var rules: [String: Set<Int>] = [:]
    /// The design tokens that the page's own styles mention.
    var mentions: Set<String> = []
}
