import Vitrine

/// What became of the systems that people come from; a page for each.
enum ParityPages {
    /// All pages.
    static func sections(_ sources: [ParitySource]) -> [Section] {
        sources.map { source in
            Section(
                id: .string("parity-\(source.id)"), title: source.title, group: "Coming from", summary: source.summary,
                rows: source.groups.map { group in
                    ParityTable(
                        id: group.title, title: group.title,
                        lines: group.entries.map {
                            .init(
                                capability: $0.capability, form: $0.form, tests: $0.tests, pages: $0.pages,
                                reason: $0.reason)
                        })
                }, storyPages: .none)
        }
    }
}
