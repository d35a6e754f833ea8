/// A system that people migrate from, with all its capabilities.
struct ParitySource: Decodable {
    let id: String
    let title: String
    let summary: String
    let groups: [Group]

    /// A group of related capabilities.
    struct Group: Decodable {
        let title: String
        let entries: [ParityEntry]
    }
}
