/// A page to render.
struct PageJob: Hashable, Sendable {
    /// What the page shows.
    enum Subject: Hashable, Sendable {
        case index
        case stories
        /// One of the further pages of lists, by its number in the plan.
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

    /// Whether the page is left out of the facts about styles, because other pages show the same content.
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
