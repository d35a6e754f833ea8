import Vitrine

/// The pages that list the features of other systems with their equivalents in Vitrine, one page for each system.
enum ParityPages {
    /// Returns a page for each system.
    /// - Parameters:
    ///   - sources: the systems.
    ///   - pages: the pages to which entries link; their titles become the titles of the links.
    static func sections(_ sources: [ParitySource], about pages: [Section]) -> [Section] {
        let known = Dictionary(pages.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return sources.map { source in
            Section(
                id: .string("parity-\(source.id)"), title: source.title,
                rows: source.groups.map { group in
                    ParityTable(
                        id: group.title, title: group.title,
                        lines: group.entries.map {
                            .init(
                                capability: $0.capability, form: $0.form, tests: $0.tests,
                                pages: $0.pages.map { link(to: $0, known) }, reason: $0.reason)
                        })
                }
            )
            .group("Coming from")
            .summary(source.summary)
            .storyPages(.none)
        }
    }

    /// Returns a link to a page, or to a story on it, with the title of the page and the name of the story.
    private static func link(to place: ParityEntry.Place, _ pages: [ItemID: Section]) -> ParityTable.Link {
        let page = pages[.string(place.page)]
        // A renamed story is still identified by its id.
        let story = place.story.flatMap { name in page?.items.first { $0.story?.name == name } }
        return ParityTable.Link(
            page: PageLink(
                title: LocalizedText(key: page?.name ?? place.page), section: .string(place.page),
                row: story?.id ?? place.story.map { .string($0) }), story: place.story)
    }
}
