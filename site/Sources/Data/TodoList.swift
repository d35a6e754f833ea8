import Vitrine

/// A list of to-dos. Each list has a page.
enum TodoList: String, Decodable, CaseIterable {
    case home, work, garden, travel, kitchen, reading, music, health, errands, study

    /// The visible name.
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The name as a text of the catalog.
    var name: LocalizedText { LocalizedText(key: title) }

    var summary: String {
        switch self {
        case .home: "Things that drip, creak or are still in boxes."
        case .work: "Drafts, replies and the meetings in between."
        case .garden: "From the first frost to the last courgette."
        case .travel: "Tickets, plugs and how to say thank you."
        case .kitchen: "To buy, to cook, and to bring back to their owners."
        case .reading: "Books on loan, books lent, and books to mend."
        case .music: "Scales first, then the song for the wedding."
        case .health: "Appointments, and the long way round the lake."
        case .errands: "One round through the town, shops close at noon."
        case .study: "Verbs, proofs, and twenty kanji a day."
        }
    }
}
