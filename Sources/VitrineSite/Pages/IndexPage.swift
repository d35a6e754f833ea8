import VitrineComponents
import VitrineHTML

extension Chrome {
    /// The maximum number of pages of a group that is not collapsed. In a gallery of many components, pages without a
    /// group are treated like a group.
    private static let openGroup = 12

    /// Writes the index: all components, all guides, and links to the pages of sections, or only to the first of these
    /// if their list is divided. Components have previews unless there are very many.
    func indexPage(_ html: HTML, top: String) {
        html.header(.class("intro")) {
            html.h1(titles.site, .dir("auto"))
            if !titles.description.isEmpty { html.p(titles.description, .class("summary"), .dir("auto")) }
            html.ul(.class("facts"), .role("list")) {
                if !plan.components.isEmpty {
                    way(words.components(plan.components.count), PageKind.componentsAnchor, html)
                }
                if !plan.guides.isEmpty { way(words.guides(plan.guides.count), PageKind.guidesAnchor, html) }
                if !plan.sections.isEmpty { way(words.pages(plan.sections.count), PageKind.pagesAnchor, html) }
                if !plan.stories.isEmpty {
                    html.li { html.a(words.stories(plan.stories.count), .href(SitePlan.storiesPath)) }
                }
                if let coverage {
                    html.li { html.a(words.coverage(coverage.percent), .href(SitePlan.coveragePath)) }
                }
                if plan.hasEverything { html.li { html.a(words(.everything), .href(SitePlan.everythingPath)) } }
                if changes != nil { html.li { html.a(words(.changes), .href(SitePlan.changesPath)) } }
            }
        }
        let part = ListPart(list: .sections, number: 1)
        searchField(top: top, isPart: plan.pages(of: .sections) > 1, html)
        if plan.sections.isEmpty { html.p("\(words(.noSections)) \(words(.firstSection))", .class("summary")) }
        components(html)
        guides(html)
        pages(part, html)
    }

    private func way(_ text: String, _ anchor: String, _ html: HTML) {
        html.li { html.a(text, .href("#" + anchor)) }
    }

    // MARK: - Components

    private func components(_ html: HTML) {
        guard !plan.components.isEmpty else { return }
        html.section(.class("block"), .id(PageKind.componentsAnchor)) {
            html.h2(words(.components))
            if plan.hasComponentList { return componentNames(html) }
            let shown = plan.components.filter { !$0.stories.isEmpty }
            if !shown.isEmpty { html.ul(.class("cards"), .role("list")) { for page in shown { card(page, html) } } }
            let others = plan.components.filter(\.stories.isEmpty)
            guard !others.isEmpty else { return }
            html.p(.class("coverage")) {
                html.text(words.withoutStories(others.count) + " ")
                for (number, page) in others.enumerated() {
                    if number > 0 { html.text(words(.comma)) }
                    link(page, html)
                }
            }
        }
    }

    /// Writes a component with a preview of its first story that has a bare page, or with a note if there is no such
    /// story.
    private func card(_ page: SitePlan.ComponentPage, _ html: HTML) {
        html.li {
            if let story = plan.firstStory(of: page), let path = plan.stories[story].path {
                html.div(.class("thumb"), .inert) {
                    html.iframe(
                        .src(root(ofStory: story) + path), .title(titles.stories[story]), lang(story: story),
                        .loading("lazy"))
                }
            } else {
                html.p(words(.onlyOnPages), .class("thumb"))
            }
            link(page, html)
            html.text(" ")
            html.span(words.stories(page.stories.count), .class("count"))
            marked(changes?.components[plan.componentNumbers[page.entry.fullName] ?? -1], html)
        }
    }

    // MARK: - Pages

    /// Writes the links to those sections that are listed on a page of the index.
    func pages(_ part: ListPart, _ html: HTML) {
        guard !plan.sections.isEmpty else { return }
        let shown = plan.entries(on: part)
        html.section(.class("block"), .id(PageKind.pagesAnchor)) {
            html.h2(words(.pages))
            for (number, run) in titles.runs.enumerated() where run.members.overlaps(shown) {
                let members = run.members.clamped(to: shown)
                if run.group != nil || plan.hasComponentList, run.members.count > Self.openGroup {
                    html.details(.class("group"), .id(Self.anchor(ofGroup: number))) {
                        html.summary {
                            if let group = run.group {
                                html.span(group, .dir("auto"))
                                html.text(" ")
                            }
                            html.span(words.pages(run.members.count), .class("count"))
                        }
                        html.ul(.class("links"), .role("list")) {
                            for section in members {
                                html.li {
                                    link(toSection: section, html)
                                    marked(changes?.sections[section], html)
                                }
                            }
                        }
                    }
                } else {
                    if let group = run.group { html.h3(group, .id(Self.anchor(ofGroup: number)), .dir("auto")) }
                    html.ul(.class("tiles"), .role("list")) {
                        for section in members { tile(section, html) }
                    }
                }
            }
            pageLinks(part, words(.pages), html)
        }
    }

    /// The `id` of a group on the index.
    static func anchor(ofGroup number: Int) -> String { "page_group-\(number + 1)" }

    private func tile(_ number: Int, _ html: HTML) {
        let section = plan.sections[number]
        html.li {
            link(toSection: number, html)
            if let change = changes?.sections[number] { mark(change, html) }
            if !section.summary.isEmpty {
                html.p(titles.summaries[number], lang(titles.untranslated.summaries.contains(number)), .dir("auto"))
            }
        }
    }

    /// Writes the title of a section as a link to its page.
    func link(toSection number: Int, _ html: HTML) {
        html.a(
            titles.sections[number], .href(address(section: number)), hreflang(section: number),
            lang(section: number), .dir("auto"))
    }
}
