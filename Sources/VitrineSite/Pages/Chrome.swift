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
    /// Leads from the page to the top of the site, where the assets of all locales are.
    var top = ""
    /// The language of the texts that are not translated, where it is not that of the page.
    var language: (tag: String, direction: TextDirection)?
    /// What files say about components.
    var siteProse: SiteProse?
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
    static let neighbors = 8

    /// The part of a list to show around one of its members, and how many it leaves out.
    static func window(_ count: Int, around current: Int?) -> (shown: Range<Int>, hidden: Int) {
        guard count > listLimit else { return (0..<count, 0) }
        guard let current else { return (0..<2 * neighbors, count - 2 * neighbors) }
        let start = min(max(0, current - neighbors), count - 2 * neighbors - 1)
        let shown = start..<min(count, start + 2 * neighbors + 1)
        return (shown, count - shown.count)
    }

    var words: FrameWords { locale.words }
    var titles: LocalizedTitles { locale.titles }

    func link(_ component: SitePlan.ComponentPage, _ html: HTML) {
        html.a(.href(root + component.path)) { name(component, html) }
    }

    /// The name of a component. Signs at its end would be shown before it where text runs from right to left.
    func name(_ component: SitePlan.ComponentPage, _ html: HTML) { isolated(component.entry.name, html) }

    /// A text whose last character may take the direction of what is around it.
    func isolated(_ text: String, _ html: HTML) {
        if text.last?.isLetter == false { html.bdi(text) } else { html.text(text) }
    }

    /// A link to a component by its full type name; only its text when it has no page.
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
