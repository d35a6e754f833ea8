import VitrineComponents

/// A page without its content: its path, its title, and what is around the content.
struct PageFrame {
    /// Its path in the folder of its locale, which is the same in all of them.
    var path: String
    /// The folder of its locale: empty or `de/`.
    var folder: String
    var kind: PageKind
    var title: String
    var description = ""
    /// The number of the section or component that the navigation marks.
    var section: Int?
    var component: Int?
    /// The middle of the breadcrumb, and the part of the index it leads to; no anchor means no breadcrumb.
    var group: String?
    var anchor: String?
    /// The page between that part of the index and this page.
    var parent: (name: String, path: String)?
    /// The direction of its text, where it is not that of the language.
    var direction: TextDirection?
    var previous: (name: String, path: String)?
    var next: (name: String, path: String)?
    /// What `index.json` says about the page.
    var componentName: String?
    var instance: String?
    var source: String?

    /// Its path in the site.
    var sitePath: String { folder + path }
    /// Leads from the page to the top of its locale.
    var root: String { path.utf8.contains(UInt8(ascii: "/")) ? "../" : "" }
    /// Leads from the page to the top of the site.
    var top: String { folder.isEmpty ? root : root + "../" }
}
