import VitrineComponents
import VitrineHTML

// Links from a page to others: the navigation, the breadcrumb, and the pager with the previous and the next page.
extension Chrome {
    /// Writes links to all components, the guides, the pages of the current page's group and those without a group, the
    /// other groups, and the pages about the whole gallery. Long lists are shortened or shown in another way.
    func navigation(section: Int?, component: Int?, guide: Int?, kind: PageKind, _ html: HTML) {
        componentList(around: component, isCurrent: kind == .component, html)
        guideList(around: guide, html)
        pageList(around: section, html)
        html.ul(.class("others")) {
            if !plan.stories.isEmpty { way(.allStories, SitePlan.storiesPath, isCurrent: kind == .stories, html) }
            if coverage != nil { way(.coverage, SitePlan.coveragePath, isCurrent: kind == .coverage, html) }
            if plan.hasEverything { way(.everything, SitePlan.everythingPath, isCurrent: kind == .everything, html) }
            if changes != nil { way(.changes, SitePlan.changesPath, isCurrent: kind == .changes, html) }
            if hasTokens { way(.designTokens, SitePlan.tokensPath, isCurrent: kind == .tokens, html) }
        }
    }

    private func way(_ word: FrameWords.Word, _ path: String, isCurrent: Bool, _ html: HTML) {
        html.li { html.a(words(word), .href(root + path), .when(isCurrent, .aria("current", "page"))) }
    }

    private func pageList(around section: Int?, _ html: HTML) {
        guard !plan.sections.isEmpty else { return }
        html.h2(words(.pages))
        let runs = titles.runs
        // If there is only one run, or too many of them, the groups are left out, and a long list shows only the
        // neighborhood of the current page.
        guard runs.count > 1, runs.count <= Self.listLimit else {
            return pages(plan.sections.indices, around: section, html)
        }
        for (number, run) in runs.enumerated() {
            let isOpen = section.map(run.members.contains) ?? false
            guard let group = run.group, let first = run.members.first, let last = run.members.last, !isOpen else {
                if let group = run.group { html.h3(group, .dir("auto")) }
                pages(run.members, around: section, html)
                continue
            }
            let address =
                first == last
                ? address(section: first) : "\(root)\(plan.indexPath(of: first))#\(Self.anchor(ofGroup: number))"
            html.ul {
                html.li {
                    html.a(.href(address), hreflang(first == last && plan.isOnlyAtTop(section: first))) {
                        html.span(group, .dir("auto"))
                        html.text(" ")
                        count(run.members.count, html)
                    }
                }
            }
        }
    }

    private func pages(_ all: Range<Int>, around section: Int?, _ html: HTML) {
        let (window, hidden) = Self.window(all.count, around: section.map { $0 - all.lowerBound })
        html.ul {
            for number in window.lowerBound + all.lowerBound..<window.upperBound + all.lowerBound {
                html.li {
                    html.a(
                        .href(address(section: number)), hreflang(section: number), lang(section: number),
                        .dir("auto"),
                        .when(number == section, .aria("current", "page"))
                    ) {
                        html.text(titles.sections[number])
                        marked(changes?.sections[number], html)
                    }
                }
            }
        }
        more(hidden, PageKind.pagesAnchor, html)
    }

    private func componentList(around component: Int?, isCurrent: Bool, _ html: HTML) {
        guard !plan.components.isEmpty else { return }
        html.h2(words(.components))
        if plan.hasComponentList { return componentFrame(around: component, html) }
        html.ul {
            for number in plan.components.indices {
                let page = plan.components[number]
                html.li {
                    html.a(
                        .href(root + page.path),
                        .when(number == component, .aria("current", isCurrent ? "page" : "true"))
                    ) {
                        name(page, html)
                        marked(changes?.components[number], html)
                    }
                }
            }
        }
    }

    func more(_ hidden: Int, _ anchor: String, _ html: HTML) {
        guard hidden > 0 else { return }
        html.p(.class("more")) { html.a(words.moreOnTheIndex(hidden), .href("\(root)index.html#\(anchor)")) }
    }

    /// Writes the breadcrumb from the index to a page.
    /// - Parameters:
    ///   - middle: the title of the part of the index that lists the page; nil to leave it out.
    ///   - anchor: the `id` of that part.
    ///   - parent: the page between the index and the current page; nil if there is none.
    ///   - current: the title of the current page.
    func breadcrumb(
        _ middle: String?, anchor: String, parent: (name: String, path: String)?, current: String, _ html: HTML
    ) {
        html.nav(.class("breadcrumb"), .aria("label", words(.breadcrumb))) {
            html.ol {
                html.li { html.a(titles.site, .href("\(root)index.html")) }
                if let middle { html.li { html.a(middle, .href("\(root)index.html#\(anchor)")) } }
                if let parent { html.li { html.a(.href(root + parent.path)) { isolated(parent.name, html) } } }
                html.li(.aria("current", "page")) { isolated(current, html) }
            }
        }
    }

    /// Writes links to the previous and the next page.
    func pager(previous: Neighbor?, next: Neighbor?, _ html: HTML) {
        guard previous != nil || next != nil else { return }
        html.nav(.class("pager"), .aria("label", words(.previousAndNext))) {
            if let previous { link(previous, .previous, .rel("prev"), .accesskey("p"), html) }
            if let next { link(next, .next, .rel("next"), .accesskey("n"), html) }
        }
    }

    private func link(
        _ page: Neighbor, _ word: FrameWords.Word, _ rel: Attribute, _ key: Attribute, _ html: HTML
    ) {
        html.a(rel, key, .href((page.isOnlyAtTop ? top : root) + page.path), hreflang(page.isOnlyAtTop)) {
            html.span(words(word))
            html.text(" ")
            if page.isUntranslated, language != nil {
                html.bdi(page.name, lang(true))
            } else {
                isolated(page.name, html)
            }
        }
    }
}
