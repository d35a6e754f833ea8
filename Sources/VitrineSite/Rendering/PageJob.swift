/// One file to make.
struct PageJob: Hashable, Sendable {
    /// What the page shows.
    enum Subject: Hashable, Sendable {
        case index
        case stories
        case coverage
        case section(Int)
        case component(Int)
        case story(Int)
        case tokens
    }

    /// The number of the locale it is made in.
    var locale: Int
    var subject: Subject
}
