/// The titles of pages in one language, keyed by their paths in this language.
struct PageTitles: Sendable {
    /// The ranks of pages as examples: components first, then sections, stories, guides, the index.
    let ranks: [String: Int]
    /// The titles, by rank.
    private let titles: [String]
    private let pages: [String: String]

    init(_ plan: SitePlan, _ locale: SiteLocale) {
        var titles: [String] = []
        var ranks: [String: Int] = [:]
        var pages: [String: String] = [:]
        func add(_ path: String, _ title: String) {
            // Paths are unique.
            ranks[path] = titles.count
            titles.append(title)
        }
        for component in plan.components { add(component.path, component.entry.name) }
        for number in plan.sections.indices { add(plan.path(section: number), locale.titles.sections[number]) }
        for (number, story) in plan.stories.enumerated() {
            guard let path = story.path else { continue }
            add(path, locale.titles.stories[number])
            if let page = story.page { pages[path] = page }
        }
        for (number, guide) in plan.guides.enumerated() { add(guide.path, locale.titles.guides[number]) }
        add("index.html", locale.titles.site)
        self.titles = titles
        self.ranks = ranks
        self.pages = pages
    }

    /// The address at which a page is shown to people: for a bare page of a story, the page about the story.
    func address(_ path: String, _ anchor: String?) -> String {
        pages[path] ?? path + (anchor.map { "#\($0)" } ?? "")
    }

    subscript(path: String) -> String { ranks[path].map { titles[$0] } ?? path }
}
