import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Writes the page of a section with its header, rows and footer. The session renders their components.
    func sectionPage(_ number: Int, _ session: RenderSession) {
        let html = session.html
        let section = plan.sections[number]
        let name = plan.sectionNames[number]
        html.header(.class("intro")) {
            html.h1(titles.sections[number], .dir("auto"))
            if !section.summary.isEmpty { html.p(titles.summaries[number], .class("summary"), .dir("auto")) }
            html.dl(.class("facts")) {
                fact(words(.rows), html, section.items.count)
                fact(words(.components), html) { componentList(section, html) }
                fact(words(.source), html) { place(section.place, html) }
            }
        }
        if section.items.isEmpty, section.header == nil, section.footer == nil {
            return html.p(words(.noRows), .class("summary"))
        }
        html.div(.class("screen")) {
            if let header = section.header {
                html.div(.class("head")) { part(header, PartName.header, .header, section.place, of: name, session) }
            }
            if !section.items.isEmpty {
                html.ul(.class("rows"), .role("list")) {
                    for (index, (row, rowName)) in zip(section.items, plan.rowNames[number]).enumerated() {
                        html.li(.class("row")) {
                            if let story = row.story, let number = plan.story(section: number, row: index) {
                                caption(number, hasNotes: !story.notes.isEmpty, html)
                            }
                            part(row.component, rowName, .row, row.place, of: name, session)
                        }
                    }
                }
            }
            if let footer = section.footer {
                html.div(.class("foot")) { part(footer, PartName.footer, .footer, section.place, of: name, session) }
            }
        }
    }

    /// Writes the name and the notes of a story above its component. The name is a link to the page about the story or,
    /// if there is none, to the story's place on a page of its component.
    private func caption(_ number: Int, hasNotes: Bool, _ html: HTML) {
        let story = plan.stories[number]
        html.p(.class("caption")) {
            html.a(titles.stories[number], .href(listAddress(of: number)), .dir("auto"))
            kind(of: story, html)
            if hasNotes {
                html.text(" ")
                html.span(titles.notes[number], .dir("auto"))
            }
        }
    }

    /// Writes a header, row or footer. If it has no element, or its view set an `id` of its own, an empty element gets
    /// the anchor.
    private func part(
        _ component: any Component, _ name: String, _ role: RenderRole, _ place: SourcePlace, of section: String,
        _ session: RenderSession
    ) {
        let part = PartName(name, of: section)
        session.render(component, id: part.id, instance: part.instance, role: role, place: place)
        if !session.html.hasWrittenID { session.html.span(.id(part.id)) {} }
    }

    /// Writes links to the components of a section, each once, in the order of their first appearance.
    private func componentList(_ section: Section, _ html: HTML) {
        var seen: Set<Int> = []
        for component in [section.header].compactMap(\.self) + section.rows + [section.footer].compactMap(\.self) {
            guard let entry = plan.registry.entry(for: component), let number = plan.componentNumbers[entry.fullName],
                seen.insert(number).inserted
            else { continue }
            if seen.count > 1 { html.text(words(.comma)) }
            link(plan.components[number], html)
        }
        if seen.isEmpty { html.text(words(.none)) }
    }
}
