/// The titles of pages in one language, by their paths in it.
struct PageTitles: Sendable {
    /// Pages in the order in which they serve as examples: components, sections, stories, the index.
    let ranks: [String: Int]
    private let titles: [String: String]

    init(_ plan: SitePlan, _ locale: SiteLocale) {
        var titles: [String: String] = [:]
        var ranks: [String: Int] = [:]
        func add(_ path: String, _ title: String) {
            titles[path] = title
            ranks[path] = ranks.count
        }
        for component in plan.components { add(component.path, component.entry.name) }
        for number in plan.sections.indices { add(plan.path(section: number), locale.titles.sections[number]) }
        for (number, story) in plan.stories.enumerated() {
            if let path = story.path { add(path, locale.titles.stories[number]) }
        }
        add("index.html", locale.titles.site)
        self.titles = titles
        self.ranks = ranks
    }

    subscript(path: String) -> String { titles[path] ?? path }
}
