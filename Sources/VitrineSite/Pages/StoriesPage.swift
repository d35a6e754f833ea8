import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Writes the page of all stories by component, which can be searched with the browser's own search.
    func storiesPage(_ html: HTML, top: String) {
        html.header(.class("intro")) {
            html.h1(words(.allStories))
            html.p(words.stories(plan.stories.count), .class("summary"))
        }
        searchField(top: top, html)
        html.div(.class("tree")) {
            for page in plan.components where !page.stories.isEmpty {
                html.details {
                    html.summary {
                        name(page, html)
                        html.text(" ")
                        html.span(words.stories(page.stories.count), .class("count"))
                        marked(changes?.components[plan.componentNumbers[page.entry.fullName] ?? -1], html)
                    }
                    html.ul {
                        for number in page.stories {
                            html.li {
                                html.a(
                                    titles.stories[number], .href(listAddress(of: number)), hreflang(listed: number),
                                    lang(story: number), .dir("auto"))
                                marked(changes?.stories[number]?.mark, html)
                            }
                        }
                    }
                }
            }
        }
    }
}
