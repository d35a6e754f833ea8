import VitrineComponents
import VitrineHTML

// Lists that are too long for one page are divided into several pages.
extension Chrome {
    /// Writes a further page of a divided list.
    func listPage(_ part: ListPart, _ html: HTML, top: String) {
        switch part.list {
        case .stories: storiesPage(part, html, top: top)
        case .sections:
            html.header(.class("intro")) {
                html.h1(titles.site, .dir("auto"))
                html.p(pageNumber(part), .class("summary"))
            }
            searchField(top: top, isPart: true, html)
            pages(part, html)
        case .component(let number):
            html.header(.class("intro")) {
                html.h1 { name(plan.components[number], html) }
                html.p(pageNumber(part), .class("summary"))
            }
            stories(part, of: plan.components[number], html)
        }
    }

    /// Writes links to the stories of a component that are not shown on its page. If the list of these stories is
    /// divided into several pages, only those of one page are written. Stories with a name come first.
    func stories(_ part: ListPart, of page: SitePlan.ComponentPage, _ html: HTML) {
        let range = plan.entries(on: part)
        let named = range.clamped(to: 0..<page.namedEntries)
        let others = range.clamped(to: page.namedEntries..<max(page.entries, page.namedEntries))
        let isOpen = part.number > 1
        links(words(.moreStories), "page_more", page.listed(named), of: page.namedEntries, isOpen: isOpen, html)
        links(
            words(.fromPages), "page_examples", page.listed(others), of: page.entries - page.namedEntries,
            isOpen: isOpen, html)
        pageLinks(part, words(.stories), html)
    }

    /// Writes a list of stories.
    /// - Parameters:
    ///   - count: the length of the whole list, of which this page may have only a part.
    ///   - isOpen: whether the list is initially open.
    private func links(
        _ title: String, _ id: String, _ numbers: [Int], of count: Int, isOpen: Bool, _ html: HTML
    ) {
        guard !numbers.isEmpty else { return }
        html.details(.class("group"), .id(id), .when(isOpen, .open)) {
            html.summary {
                html.text(title + " ")
                html.span(words.stories(count), .class("count"))
            }
            html.ul(.class("links"), .role("list")) {
                for number in numbers {
                    let story = plan.stories[number]
                    html.li(.id("story_\(story.slug)")) {
                        html.a(
                            titles.stories[number], .href(address(of: number)), hreflang(story: number),
                            lang(story: number), .dir("auto"))
                        html.text(" ")
                        if changes?.stories[number] != nil {
                            mark(changes?.stories[number]?.mark, html)
                            html.text(" ")
                        }
                        fullPage(of: number, html)
                    }
                }
            }
        }
    }

    /// Writes links to the further pages, on the first page of a divided list.
    func pageLinks(_ part: ListPart, _ title: String, _ html: HTML) {
        let count = plan.pages(of: part.list)
        guard part.number == 1, count > 1 else { return }
        html.nav(.aria("label", title)) {
            html.ul(.class("facts"), .role("list")) {
                for number in 2...count {
                    let path = plan.path(of: ListPart(list: part.list, number: number))
                    html.li { html.a(words.page(number, of: count), .href(root + path)) }
                }
            }
        }
    }

    /// The number of the page and the number of all pages of the list, such as `Page 2 of 48`.
    func pageNumber(_ part: ListPart) -> String { words.page(part.number, of: plan.pages(of: part.list)) }
}
