import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Writes a page of the list of all stories, grouped by component, with a search field if the site has one.
    func storiesPage(_ part: ListPart, _ html: HTML, top: String) {
        let isDivided = plan.pages(of: .stories) > 1
        html.header(.class("intro")) {
            html.h1(words(.allStories))
            html.p(words.stories(plan.stories.count), .class("summary"))
            if isDivided { html.p(pageNumber(part), .class("summary")) }
        }
        searchField(top: top, isPart: isDivided, html)
        html.div(.class("tree")) {
            for (component, stories) in plan.storyGroups(on: part) {
                let page = plan.components[component]
                html.details(.when(part.number > 1, .open)) {
                    html.summary {
                        name(page, html)
                        html.text(" ")
                        html.span(words.stories(page.stories.count), .class("count"))
                        marked(changes?.components[component], html)
                    }
                    html.ul {
                        for number in stories {
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
        pageLinks(part, words(.allStories), html)
    }
}
