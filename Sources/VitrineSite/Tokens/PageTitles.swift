/// The titles of pages in one language, by their paths in it.
struct PageTitles: Sendable {
    /// Pages in the order in which they serve as examples: components, sections, stories, the index.
    let ranks: [String: Int]
    /// By rank.
    private let titles: [String]
    private let pages: [String: String]

    init(_ plan: SitePlan, _ locale: SiteLocale) {
        var titles: [String] = []
        var ranks: [String: Int] = [:]
        var pages: [String: String] = [:]
        func add(_ path: String, _ title: String) {
            // No page has the path of another.
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
        add("index.html", locale.titles.site)
        self.titles = titles
        self.ranks = ranks
        self.pages = pages
    }

    /// Where a page is looked at: of one with nothing but a story, the page about it.
    func address(_ path: String, _ anchor: String?) -> String {
        pages[path] ?? path + (anchor.map { "#\($0)" } ?? "")
    }

    subscript(path: String) -> String { ranks[path].map { titles[$0] } ?? path }
}
