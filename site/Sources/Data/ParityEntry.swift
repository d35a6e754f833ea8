/// One capability of a system that people come from, as the data file has it.
struct ParityEntry: Decodable {
    /// The capability, by the name that the source gives it.
    let capability: String
    /// Its form here.
    let form: String
    /// Tests that prove it: `Suite.function`, or the path of a file.
    let tests: [String]
    /// Where the gallery shows it.
    let pages: [Place]
    /// Why it has no form, or nothing to see or test.
    let reason: String?

    /// A story that shows a capability.
    struct Place: Decodable {
        /// The section.
        let page: String
        /// The name of the story, or the id of the row; nil for the page as a whole.
        let story: String?
        /// What is there in the markup of the story, or else of the page; `ParityTests` looks for it.
        let shows: String
    }
}
