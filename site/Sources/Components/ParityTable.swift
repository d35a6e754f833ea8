import Vitrine

/// Capabilities of a system that people migrate from, and how to do the same in Vitrine.
struct ParityTable: Component, Identifiable {
    let id: String
    var title: String
    var lines: [Line]

    /// A link to a page, or to a story on it.
    struct Link: Hashable, Sendable {
        var page: PageLink
        var story: String?
    }

    /// One capability.
    struct Line: Hashable, Sendable {
        var capability: String
        var form: String
        var tests: [String]
        var pages: [Link]
        var reason: String?
    }
}
