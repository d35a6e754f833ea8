import VitrineConformance

/// One file to make.
struct PageJob: Hashable, Sendable {
    /// What the page shows.
    enum Subject: Hashable, Sendable {
        case index
        case section(Int)
        case component(Int)
        case story(Int)
    }

    /// The number of the locale it is made in.
    var locale: Int
    var subject: Subject
}

/// A file that was made.
struct PageRecord: Hashable, Sendable {
    var path: String
    var kind: PageKind
    var title: String
    var hash: String
    var bytes: Int
    var component: String?
    var instance: String?
    var source: String?
    /// The language it is in.
    var locale: String
    var findings: [Finding] = []
}
