/// The titles of pages in one language, keyed by their paths relative to the folder of the language.
struct PageTitles: Sendable {
    struct Title: Sendable {
        var text: String
        /// Whether the text is in the site's own language instead of the language of the other titles.
        var isUntranslated = false
    }

    /// The rank of each page, keyed by path. Pages with low ranks are preferred as examples. The pages of components
    /// come first, then those of sections, stories and guides, and last the index.
    let ranks: [String: Int]
    /// The titles, in the order of ``ranks``.
    private let titles: [Title]
    private let pages: [String: String]

    init(_ plan: SitePlan, _ locale: SiteLocale) {
        var titles: [Title] = []
        var ranks: [String: Int] = [:]
        var pages: [String: String] = [:]
        let untranslated = locale.titles.untranslated
        func add(_ path: String, _ title: String, isUntranslated: Bool = false) {
            // Paths are unique, so no rank is replaced.
            ranks[path] = titles.count
            titles.append(Title(text: title, isUntranslated: isUntranslated))
        }
        for component in plan.components { add(component.path, component.entry.name) }
        for number in plan.sections.indices {
            add(
                plan.path(section: number), locale.titles.sections[number],
                isUntranslated: untranslated.sections.contains(number))
        }
        for (number, story) in plan.stories.enumerated() {
            guard let path = story.path else { continue }
            add(path, locale.titles.stories[number], isUntranslated: untranslated.stories.contains(number))
            if let page = story.page { pages[path] = page }
        }
        for (number, guide) in plan.guides.enumerated() { add(guide.path, locale.titles.guides[number]) }
        add("index.html", locale.titles.site)
        self.titles = titles
        self.ranks = ranks
        self.pages = pages
    }

    /// The address at which people see a page: for the bare page of a story, the page about the story, if there is one;
    /// otherwise the page itself, with the anchor as the fragment.
    func address(_ path: String, _ anchor: String?) -> String {
        pages[path] ?? path + (anchor.map { "#\($0)" } ?? "")
    }

    subscript(path: String) -> Title { ranks[path].map { titles[$0] } ?? Title(text: path) }
}
