/// A page to render.
struct PageJob: Hashable, Sendable {
    /// What the page shows.
    enum Subject: Hashable, Sendable {
        case index
        case stories
        /// The second or a later page of a list that is divided into pages, by its index in ``SitePlan/furtherPages``.
        case list(Int)
        case coverage
        case changes
        case everything
        case components
        case section(Int)
        case component(Int)
        case guide(Int)
        case storyPage(Int)
        case story(Int)
        case mirrored(Int)
        case moved(Int)
        case tokens
    }

    /// Whether the page is left out of the facts about styles: pages about stories, mirrored pages and further pages of
    /// lists look like other pages, and redirects do not use the site's stylesheets.
    var isAboutStory: Bool {
        switch subject {
        case .storyPage, .mirrored, .moved, .list: true
        default: false
        }
    }

    /// The number of the page's locale.
    var locale: Int
    var subject: Subject
}
