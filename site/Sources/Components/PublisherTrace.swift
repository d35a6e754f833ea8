import Vitrine

/// A publisher, what was done, and what it sent: recorded values, which a test compares with the same code running.
struct PublisherTrace: Component, Identifiable, Decodable {
    let id: String
    /// What the publisher is called.
    var title: String
    /// The lines that make it.
    var code: [String]
    /// What it sends at once.
    var initially: [String]
    var steps: [Step]

    /// One line of code, and what it makes the publisher send.
    struct Step: Hashable, Sendable, Decodable {
        var does: String
        var sends: [String]
    }

    var displayName: String? { title }
}
