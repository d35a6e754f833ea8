/// One capability of a system that people come from, as the data file has it.
struct ParityEntry: Decodable {
    /// The capability, by the name that the source gives it.
    let capability: String
    /// Its form here.
    let form: String
    /// Tests that prove it: `Suite.function`, or the path of a file.
    let tests: [String]
    /// Sections of the gallery that show it.
    let pages: [String]
    /// Why it has no form, or nothing to see or test.
    let reason: String?
}
