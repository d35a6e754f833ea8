/// One file to make.
struct PageJob: Hashable, Sendable {
    /// What the page shows.
    enum Subject: Hashable, Sendable {
        case index
        case stories
        case coverage
        case changes
        case everything
        case components
        case section(Int)
        case component(Int)
        case storyPage(Int)
        case story(Int)
        case mirrored(Int)
        case moved(Int)
        case tokens
    }

    /// Whether other pages show all that this one says about styles.
    var isAboutStory: Bool {
        switch subject {
        case .storyPage, .mirrored, .moved: true
        default: false
        }
    }

    /// The number of the locale it is made in.
    var locale: Int
    var subject: Subject
}
