import Vitrine

/// A publisher, the code that was run, and the values that it sent. The values were recorded; a test compares them with
/// those of a new run.
struct PublisherTrace: Component, Identifiable, Decodable {
    let id: String
    /// The name of the publisher.
    var title: String
    /// The lines of code that create the publisher.
    var code: [String]
    /// The values that the publisher sends upon subscription.
    var initially: [String]
    var steps: [Step]

    /// One line of code, and the values that the publisher sends because of it.
    struct Step: Hashable, Sendable, Decodable {
        var does: String
        var sends: [String]
    }

    var displayName: String? { title }
}
