import VitrineComponents
import VitrineHTML

extension Chrome {
    /// The maximum number of stories that the page of a component shows, not counting those in tables. Further stories
    /// are listed as links.
    static let shownStories = 24
    /// The maximum number of stories that the page of a component shows if no story of the component has a name.
    static let shownExamples = 6

    /// Writes the page of a component type: its view, its stories, its properties, the components it uses, and those
    /// that use it.
    func componentPage(_ number: Int, _ session: RenderSession) {
        let html = session.html
        let page = plan.components[number]
        let uses = lineage.uses(of: page.entry.fullName)
        let users = lineage.users(of: page.entry.fullName)
        html.header(.class("intro")) {
            html.h1 {
                name(page, html)
                marked(changes?.components[number], html)
            }
            if let text = siteProse?[number] { prose(text, about: page.entry.name, session) }
            html.dl(.class("facts")) {
                fact(words(.view), html) { html.text(words.view(of: page.entry)) }
                fact(words(.registered), html) { place(page.entry.place, html) }
                fact(words(.stories), html, page.stories.count)
                if findings != nil, !page.stories.isEmpty { verdict(of: page, html) }
                if !uses.isEmpty { fact(words(.uses), html) { html.a(words.number(uses.count), .href("#page_uses")) } }
                if !users.isEmpty {
                    fact(words(.usedBy), html) { html.a(words.number(users.count), .href("#page_used-by")) }
                }
            }
        }
        if page.stories.isEmpty {
            html.p("\(words(users.isEmpty ? .noStory : .onlyInside)) \(words(.addStory))", .class("summary"))
        }
        if !page.shown.isEmpty {
            let single = page.shown.filter { plan.stories[$0].cell == nil }
            if !single.isEmpty {
                html.div(.class("states")) { for story in single { storyArticle(story, session) } }
            }
            for matrix in StoryMatrix.all(page.shown, in: plan) { table(matrix, session) }
        }
        stories(ListPart(list: .component(number), number: 1), of: page, html)
        componentFindings(page, html)
        related(words(.uses), "page_uses", uses, html)
        related(words(.usedBy), "page_used-by", users, html)
        if let story = page.stories.first { properties(of: plan.stories[story], html) }
    }

    /// Writes the number of findings about the stories of a component, as a link to them, or “none”.
    private func verdict(of page: SitePlan.ComponentPage, _ html: HTML) {
        let count = page.stories.reduce(0) { $0 + (findings(of: $1)?.count ?? 0) }
        fact(words(.findings), html) {
            if count == 0 { html.text(words(.none)) } else { html.a(words.number(count), .href("#page_findings")) }
        }
    }

    /// The named stories, and the stories that the page shows: named ones, or others if no story has a name. The number
    /// of shown stories is limited.
    static func stories(
        of page: SitePlan.ComponentPage, in plan: SitePlan
    ) -> (named: ArraySlice<Int>, shown: [Int]) {
        let named = page.stories.prefix { plan.stories[$0].isNamed }
        guard !named.isEmpty else { return (named, Array(page.stories.prefix(shownExamples))) }
        let cells = named.filter { plan.stories[$0].cell != nil }
        return (
            named,
            Array(named.filter { plan.stories[$0].cell == nil }.prefix(shownStories) + cells.prefix(StoryMatrix.limit))
        )
    }

    /// Writes one story with its name, its notes and its markup.
    private func storyArticle(_ number: Int, _ session: RenderSession) {
        let story = plan.stories[number]
        let name = titles.stories[number]
        let html = session.html
        html.article(.class("story"), .class("bad", when: story.kind == .badData), .id("story_\(story.slug)")) {
            for anchor in formerAnchors[number] ?? [] { html.span(.id(anchor)) {} }
            html.h2 {
                html.a(
                    name, .href(address(of: number)), hreflang(story: number), lang(story: number), .dir("auto"))
                kind(of: story, html)
                marked(changes?.stories[number]?.mark, html)
            }
            if !story.notes.isEmpty {
                html.p(
                    titles.notes[number], .class("notes"), lang(titles.untranslated.notes.contains(number)),
                    .dir("auto"))
            }
            let range = stage(number, session)
            html.div(.class("foot")) {
                fullPage(of: number, html)
                html.details(.class("source")) {
                    html.summary("HTML")
                    html.pre(.dir("ltr")) { html.code(SourceListing.text(of: html.bytes(in: range))) }
                    place(of: story, html)
                }
            }
        }
    }

    /// Writes a mark after the name of a story with bad data.
    func kind(of story: StoryReference, _ html: HTML) {
        guard story.kind == .badData else { return }
        html.text(" ")
        html.span(words(.badData), .class("flag"))
    }

    /// The address of the page about a story or, if there is none, of the story's place on the page of its section.
    func address(of number: Int) -> String {
        let story = plan.stories[number]
        return story.page.map { root(ofStory: number) + $0 } ?? address(section: story.section, anchor: story.anchor)
    }

    /// The address of the page about a story or, if there is none, of the story's place on a page of its component.
    func listAddress(of number: Int) -> String {
        (plan.stories[number].page == nil ? root : root(ofStory: number)) + plan.address(ofStory: number)
    }

    /// Writes a link to the bare page of a story, if it has one.
    func fullPage(of number: Int, _ html: HTML) {
        guard let path = plan.stories[number].path else { return }
        html.a(.class("open"), .href(root(ofStory: number) + path), hreflang(story: number)) {
            html.text(words(.openFullPage))
            html.span(": \(titles.stories[number])", .class("hidden"), lang(story: number))
        }
    }

    /// Writes where a story is shown and declared, and its tags.
    private func place(of story: StoryReference, _ html: HTML) {
        html.p {
            html.text(words(.page) + ": ")
            html.a(
                titles.sections[story.section],
                .href(address(section: story.section, anchor: story.anchor)), hreflang(section: story.section),
                lang(section: story.section), .dir("auto"))
        }
        html.p {
            html.text(words(.source) + ": ")
            place(story.place, html)
        }
        guard !story.tags.isEmpty else { return }
        html.p {
            for tag in story.tags {
                html.span(tag, .class("tag"))
                html.text(" ")
            }
        }
    }

    private func properties(of story: StoryReference, _ html: HTML) {
        guard let component = plan.component(of: story) else { return }
        let rows = PropertyTable.rows(of: component)
        guard !rows.isEmpty else { return }
        html.section(.class("block"), .id("page_properties")) {
            html.h2(words(.properties))
            html.table(.class("properties")) {
                html.thead {
                    html.tr {
                        for name in [words(.name), words(.type), words(.example)] { html.th(name, .scope("col")) }
                    }
                }
                html.tbody {
                    for row in rows {
                        html.tr {
                            html.th(.scope("row")) { html.code(row.name) }
                            html.td { html.code(row.type) }
                            html.td { html.code(row.value) }
                        }
                    }
                }
            }
        }
    }

    private func related(_ title: String, _ id: String, _ names: [String], _ html: HTML) {
        guard !names.isEmpty else { return }
        html.section(.class("block"), .id(id)) {
            html.h2(title)
            html.ul(.class("links"), .role("list")) {
                for name in names { html.li { link(component: name, html) } }
            }
        }
    }
}

extension StoryReference {
    /// The rendering role of the story's component.
    var role: RenderRole {
        switch position {
        case .header: .header
        case .footer: .footer
        case .row: .row
        }
    }
}
