/// One capability of a system that people migrate from, as described in the data file.
struct ParityEntry: Decodable {
    /// The capability, under its name in that system.
    let capability: String
    /// The equivalent here.
    let form: String
    /// The tests that prove it: `Suite.function`, or the path of a file.
    let tests: [String]
    /// The places in the gallery that show it.
    let pages: [Place]
    /// The reason why there is no equivalent, or nothing to see or test.
    let reason: String?

    /// A story that shows a capability.
    struct Place: Decodable {
        /// The section.
        let page: String
        /// The name of the story, or the id of the row; nil for the whole page.
        let story: String?
        /// A text in the markup of the story or, without a story, of the page; `ParityTests` searches for it.
        let shows: String
    }
}
