import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Everything that there is, on one page: the place to search with the browser's own search.
    func indexPage(_ html: HTML) {
        html.header(.class("intro")) {
            html.h1(titles.site, .dir("auto"))
            if !titles.description.isEmpty { html.p(titles.description, .class("summary"), .dir("auto")) }
            html.dl(.class("facts")) {
                fact(words(.pages), html, plan.sections.count)
                fact(words(.components), html, plan.components.count)
                fact(words(.stories), html, plan.stories.count)
            }
        }
        pages(html)
        components(html)
        stories(html)
    }

    private func pages(_ html: HTML) {
        guard !plan.sections.isEmpty else {
            return html.p(words(.noSections), .class("summary"))
        }
        html.section(.class("block"), .id(PageKind.pagesAnchor)) {
            html.h2(words(.pages))
            for run in groups(in: plan.sections.indices) {
                if let group = run.group { html.h3(group, .dir("auto")) }
                html.ul(.class("tiles"), .role("list")) {
                    for number in run.members { tile(number, html) }
                }
            }
        }
    }

    private func tile(_ number: Int, _ html: HTML) {
        let section = plan.sections[number]
        html.li {
            html.a(titles.sections[number], .href(plan.path(section: number)), .dir("auto"))
            html.text(" ")
            count(section.items.count, html)
            if !section.summary.isEmpty { html.p(titles.summaries[number], .dir("auto")) }
        }
    }

    private func components(_ html: HTML) {
        html.section(.class("block"), .id(PageKind.componentsAnchor)) {
            html.h2(words(.components))
            html.ul(.class("tiles small"), .role("list")) {
                for page in plan.components {
                    html.li {
                        link(page, html)
                        html.text(" ")
                        count(page.stories.count, html)
                    }
                }
            }
        }
    }

    private func stories(_ html: HTML) {
        guard !plan.stories.isEmpty else { return }
        html.section(.class("block"), .id(PageKind.storiesAnchor)) {
            html.h2(words(.allStories))
            html.div(.class("tree")) {
                for page in plan.components where !page.stories.isEmpty {
                    html.details {
                        html.summary {
                            html.text(page.entry.name + " ")
                            count(page.stories.count, html)
                        }
                        html.ul {
                            for number in page.stories {
                                let story = plan.stories[number]
                                html.li {
                                    html.a(
                                        titles.stories[number], .href("\(page.path)#story_\(story.slug)"), .dir("auto"))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
