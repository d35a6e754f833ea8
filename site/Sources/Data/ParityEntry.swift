/// One capability of a system that people migrate from, as described in the data file.
struct ParityEntry: Decodable {
    /// The capability, under its name in that system.
    let capability: String
    /// The equivalent in Vitrine.
    let form: String
    /// The tests that prove it: `Suite.function`, or the path of a file.
    let tests: [String]
    /// The places in the gallery that show it.
    let pages: [Place]
    /// The reason why there is no equivalent, or why no page or test shows it.
    let reason: String?

    /// A page, or a story on it, that shows a capability.
    struct Place: Decodable {
        /// The id of the section whose page it is.
        let page: String
        /// The name of the story, or the id of the row; nil for the whole page.
        let story: String?
        /// A text in the markup of the story or, without a story, of the page; `ParityTests` searches for it.
        let shows: String
    }
}
