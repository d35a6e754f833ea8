import VitrineComponents
import VitrineConformance
import VitrineHTML

/// The context that every part of a page needs: the site, and the place of the page in it.
struct Chrome {
    let plan: SitePlan
    /// The language of the page, with its texts and titles.
    let locale: SiteLocale
    /// Which component rendered which; complete only after sections and stories are rendered.
    let lineage: Lineage
    /// The relative path from the page to the top of its locale: empty, or `../` for each folder.
    let root: String
    /// The relative path from the page to the top of the site, where the assets of all locales are.
    var top = ""
    /// The language of texts that are not translated, if it differs from that of the page.
    var language: OwnLanguage?
    /// The paths of the pages that exist only at the top of a site with several languages.
    var pathsOnlyAtTop: Set<String> = []
    /// The documentation of components, and the guides.
    var siteProse: SiteProse?
    /// Whether the site has a page of design tokens.
    var hasTokens = false
    /// How far stories cover the gallery's own components and the values of their properties; nil for a gallery without
    /// components of its own.
    var coverage: Coverage?
    /// Whether the lists of the gallery have a search field.
    var hasSearch = false
    /// The former ids of stories on the pages of their components, keyed by story number.
    var formerAnchors: [Int: [String]] = [:]
    /// The findings about the bare pages of stories, keyed by path; nil before they are known.
    var findings: [String: [Finding]]?
    /// What changed since a release; nil without `--since`, in the first round, and if nothing is written.
    var changes: ReleaseChanges?

    /// The maximum number of entries of a list that is shown in full. In the navigation, a longer list shows only the
    /// entries around the current one: with full lists on every page, a site would grow with the square of the number
    /// of its pages.
    static let listLimit = 40
    /// The maximum number of components that every page lists itself. If there are more, all pages show one shared list
    /// in a frame.
    static let componentLimit = 100
    /// The number of entries that a shortened list shows on each side of the current one. If there are fewer on one
    /// side, it shows more on the other.
    static let neighbors = 8

    /// The part of a list to show around its current entry, and the number of entries left out.
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

    /// Writes the name of a component. It is isolated because punctuation at its end would otherwise be shown before it
    /// in right-to-left text.
    func name(_ component: SitePlan.ComponentPage, _ html: HTML) { isolated(component.entry.name, html) }

    /// Writes a text so that a last character that is not a letter does not take the direction of the text around it.
    func isolated(_ text: String, _ html: HTML) {
        if text.last?.isLetter == false { html.bdi(text) } else { html.text(text) }
    }

    /// The name of a story's component; nil if the title of the story already begins with it as a whole word.
    func nameBeforeTitle(of number: Int) -> String? {
        let name = plan.components[plan.stories[number].component].entry.name
        let title = titles.stories[number]
        guard title.hasPrefix(name) else { return name }
        let next = title.dropFirst(name.count).first
        return next.map { $0.isLetter || $0.isNumber } ?? false ? name : nil
    }

    /// Writes the title of a story after the name of its component, each in its own direction. Leaves out the name if
    /// the title already begins with it.
    func fullTitle(of number: Int, _ html: HTML) {
        if let name = nameBeforeTitle(of: number) {
            html.bdi(name)
            html.text(words(.comma))
        }
        html.bdi(titles.stories[number], lang(story: number))
    }

    /// Writes a link to the component that has the given full type name, or only that name if the component has no
    /// page.
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
    /// The `id`s of the parts of the index. The ids of the gallery's own elements begin with a word and an underscore.
    /// The ids that the gallery gives to components have no underscore after the first word, so the two never collide.
    static let pagesAnchor = "page_pages"
    static let componentsAnchor = "page_components"
    static let guidesAnchor = "page_guides"
}
