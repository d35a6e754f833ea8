import Vitrine

/// Capabilities of a system that people come from, and their form here.
struct ParityTable: Component, Identifiable {
    let id: String
    var title: String
    var lines: [Line]

    /// One capability.
    struct Line: Hashable, Sendable {
        var capability: String
        var form: String
        var tests: [String]
        var pages: [PageLink]
        var reason: String?
    }
}
