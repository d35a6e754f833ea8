import VitrineComponents

/// The previous or the next page.
struct Neighbor {
    var name: String
    /// The path relative to the folder of its locale.
    var path: String
    /// Whether the page exists only at the top of the site.
    var isOnlyAtTop = false
    /// Whether the name is in the site's own language because it has no translation.
    var isUntranslated = false
}

/// Everything about a page except its content: its path, its title, and what is around the content.
struct PageFrame {
    /// The path relative to the folder of its locale. This path is the same in all locales.
    var path: String
    /// The folder of its locale, such as `de/`; empty at the top.
    var folder: String
    var kind: PageKind
    var title: String
    var description = ""
    /// The number of the section that the navigation marks as current.
    var section: Int?
    /// The number of the component that the navigation marks as current.
    var component: Int?
    /// The number of the guide that the navigation marks as current.
    var guide: Int?
    /// The second entry of the breadcrumb: the group of a section or guide, or the title of the part of the index that
    /// lists the page; nil to leave it out.
    var group: String?
    /// The `id` of the part of the index that lists the page; nil for a page without a breadcrumb.
    var anchor: String?
    /// The page between the index and this page in the breadcrumb; nil if there is none.
    var parent: (name: String, path: String)?
    /// The text direction of the page; nil for that of the language.
    var direction: TextDirection?
    var previous: Neighbor?
    var next: Neighbor?
    /// Whether the page exists only at the top of the site.
    var isOnlyAtTop = false
    /// The component, instance and source for the page's entry in `index.json`.
    var componentName: String?
    var instance: String?
    var source: String?

    /// The path of the page in the site.
    var sitePath: String { folder + path }
    /// The relative path from the page to the folder of its locale.
    var root: String { String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") }) }
    /// The relative path from the page to the top of the site.
    var top: String { folder.isEmpty ? root : root + "../" }
}
