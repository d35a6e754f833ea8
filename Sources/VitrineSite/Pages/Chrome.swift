import VitrineComponents
import VitrineConformance
import VitrineHTML

/// What every piece of a page needs to know: the site, and the place of the page in it.
struct Chrome {
    let plan: SitePlan
    /// The language of the page, with its words and titles.
    let locale: SiteLocale
    /// Which component rendered which; complete only after sections and stories are rendered.
    let lineage: Lineage
    /// Leads from the page to the top of its locale: empty or `../`.
    let root: String
    /// Whether the site has a page of design tokens.
    var hasTokens = false
    /// What stories show; nil for a gallery without components of its own.
    var coverage: Coverage?
    /// Whether the lists of the gallery have a search field.
    var hasSearch = false
    /// The former ids of stories on the pages of their components, by the numbers of stories.
    var formerAnchors: [Int: [String]] = [:]
    /// What the rules say about the pages of stories; nil while that is not known.
    var findings: [String: [Finding]]?
    /// What changed since a release; nil where none is given.
    var changes: ReleaseChanges?

    /// Lists longer than this show the neighborhood of the current page; the index shows all. A full list on every
    /// page would make a site grow with the square of its pages.
    static let listLimit = 40
    /// So many components are listed on every page.
    static let componentLimit = 100
    static let neighbours = 8

    /// The part of a list to show around one of its members, and how many it leaves out.
    static func window(_ count: Int, around current: Int?) -> (shown: Range<Int>, hidden: Int) {
        guard count > listLimit else { return (0..<count, 0) }
        guard let current else { return (0..<2 * neighbours, count - 2 * neighbours) }
        let start = min(max(0, current - neighbours), count - 2 * neighbours - 1)
        let shown = start..<min(count, start + 2 * neighbours + 1)
        return (shown, count - shown.count)
    }

    var words: FrameWords { locale.words }
    var titles: LocalizedTitles { locale.titles }

    func link(_ component: SitePlan.ComponentPage, _ html: HTML) {
        html.a(component.entry.name, .href(root + component.path))
    }

    /// A link to a component by its full type name; its text alone when it has no page.
    func link(component name: String, _ html: HTML) {
        if let number = plan.componentNumbers[name] { link(plan.components[number], html) } else { html.text(name) }
    }

    func fact(_ name: String, _ html: HTML, _ value: () -> Void) {
        html.div {
            html.dt(name)
            html.dd { value() }
        }
    }

    func fact(_ name: String, _ html: HTML, _ value: Int) {
        fact(name, html) { html.text(words.number(value)) }
    }

    func count(_ number: Int, _ html: HTML) {
        html.span(.class("count")) { html.text(words.number(number)) }
    }
}

extension PageKind {
    /// The `id`s of the index's parts. Ids of the frame have an underscore, which no id of a fragment has.
    static let pagesAnchor = "page_pages"
    static let componentsAnchor = "page_components"
}
