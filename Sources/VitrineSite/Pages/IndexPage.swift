import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Everything that there is, on one page: the place to search with the browser's own search.
    func indexPage(_ html: HTML) {
        html.header(.class("intro")) {
            html.h1(configuration.title, .dir("auto"))
            if !configuration.description.isEmpty { html.p(configuration.description, .class("summary"), .dir("auto")) }
            html.dl(.class("facts")) {
                fact("Pages", html, plan.sections.count)
                fact("Components", html, plan.components.count)
                fact("Stories", html, plan.stories.count)
            }
        }
        pages(html)
        components(html)
        stories(html)
    }

    private func pages(_ html: HTML) {
        guard !plan.sections.isEmpty else {
            return html.p("The gallery has no sections yet.", .class("summary"))
        }
        html.section(.class("block"), .id(PageKind.pagesAnchor)) {
            html.h2("Pages")
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
            html.a(section.name, .href(plan.path(section: number)), .dir("auto"))
            html.text(" ")
            count(section.items.count, html)
            if !section.summary.isEmpty { html.p(section.summary, .dir("auto")) }
        }
    }

    private func components(_ html: HTML) {
        html.section(.class("block"), .id(PageKind.componentsAnchor)) {
            html.h2("Components")
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
            html.h2("All stories")
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
                                html.li { html.a(story.name, .href("\(page.path)#story_\(story.slug)"), .dir("auto")) }
                            }
                        }
                    }
                }
            }
        }
    }
}
