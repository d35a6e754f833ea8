/// One file to make.
enum PageJob: Hashable, Sendable {
    case index
    case section(Int)
    case component(Int)
    case story(Int)
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
    var findings: [Finding] = []
}
