import VitrineConformance

/// A page that was written or kept, as `index.json` lists it.
struct PageRecord: Hashable, Sendable {
    /// The path of the page in the site.
    var path: String
    var kind: PageKind
    var title: String
    var hash: String
    var bytes: Int
    var component: String?
    var instance: String?
    var source: String?
    /// The language of the page, as a BCP 47 tag.
    var locale: String
    var findings: [Finding] = []
}
