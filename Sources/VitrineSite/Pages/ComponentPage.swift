import VitrineComponents
import VitrineHTML

extension Chrome {
    /// More stories than this are not shown one below the other; the rest is a list of links.
    static let shownStories = 24

    /// A component type: what shows it, its stories, its properties, what it uses and what uses it.
    func componentPage(_ number: Int, _ session: RenderSession) {
        let html = session.html
        let page = plan.components[number]
        let uses = lineage.uses(of: page.entry.fullName)
        let users = lineage.users(of: page.entry.fullName)
        html.header(.class("intro")) {
            html.h1(page.entry.name)
            html.dl(.class("facts")) {
                fact(words(.view), html) { html.text(words.view(of: page.entry)) }
                fact(words(.registered), html) { html.code(page.entry.place.description) }
                fact(words(.stories), html, page.stories.count)
                if !uses.isEmpty { fact(words(.uses), html) { html.a(words.number(uses.count), .href("#page_uses")) } }
                if !users.isEmpty {
                    fact(words(.usedBy), html) { html.a(words.number(users.count), .href("#page_used-by")) }
                }
            }
        }
        if page.stories.isEmpty {
            html.p(words(users.isEmpty ? .noStory : .onlyInside), .class("summary"))
        }
        for (index, story) in page.stories.prefix(Self.shownStories).enumerated() {
            storyArticle(story, session)
            if index == 0 { properties(of: plan.stories[story], html) }
        }
        moreStories(page.stories.dropFirst(Self.shownStories), html)
        related(words(.uses), "page_uses", uses, html)
        related(words(.usedBy), "page_used-by", users, html)
    }

    /// One story with its name, its notes and its markup.
    private func storyArticle(_ number: Int, _ session: RenderSession) {
        let story = plan.stories[number]
        let name = titles.stories[number]
        guard let component = plan.component(of: story) else { return }
        let html = session.html
        html.article(.class("story"), .id("story_\(story.slug)")) {
            html.header {
                html.h2 { html.a(name, .href("#story_\(story.slug)"), .dir("auto")) }
                html.text(" ")
                if let path = story.path {
                    html.a(.class("open"), .href(root + path)) {
                        html.text(words(.openAlone))
                        html.span(": \(name)", .class("hidden"))
                    }
                }
            }
            if !story.notes.isEmpty { html.p(titles.notes[number], .class("notes"), .dir("auto")) }
            if !story.tags.isEmpty {
                html.ul(.class("tags"), .role("list")) { for tag in story.tags { html.li(tag) } }
            }
            var range = 0..<0
            html.div(.class("stage")) {
                let start = html.count
                session.render(
                    component, id: story.anchor, instance: story.instance, role: story.role, place: story.place)
                range = start..<html.count
            }
            let listing = SourceListing.text(of: html.bytes(in: range))
            html.details(.class("source")) {
                html.summary("HTML")
                html.pre(.dir("ltr")) { html.code(listing) }
            }
            html.p(.class("place")) {
                html.text(words(.page) + ": ")
                html.a(
                    titles.sections[story.section],
                    .href("\(root)\(plan.path(section: story.section))#\(story.anchor)"))
                html.text(" · \(words(.source)): ")
                html.code(story.place.description)
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

    private func moreStories(_ numbers: ArraySlice<Int>, _ html: HTML) {
        guard !numbers.isEmpty else { return }
        html.section(.class("block"), .id("page_more")) {
            html.h2(words(.moreStories))
            html.ul(.class("links"), .role("list")) {
                for number in numbers {
                    let story = plan.stories[number]
                    let page = story.path ?? "\(plan.path(section: story.section))#\(story.anchor)"
                    html.li(.id("story_\(story.slug)")) {
                        html.a(titles.stories[number], .href(root + page), .dir("auto"))
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
    /// The role that its component has.
    var role: RenderRole {
        switch position {
        case .header: .header
        case .footer: .footer
        case .row: .row
        }
    }
}
