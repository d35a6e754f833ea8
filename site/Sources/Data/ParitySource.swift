/// What people come from, with all that it could do.
struct ParitySource: Decodable {
    let id: String
    let title: String
    let summary: String
    let groups: [Group]

    /// Capabilities that belong together.
    struct Group: Decodable {
        let title: String
        let entries: [ParityEntry]
    }
}
