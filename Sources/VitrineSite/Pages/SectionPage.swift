import VitrineComponents
import VitrineHTML

extension Chrome {
    /// A section with its header, rows and footer. The components are rendered by the session that owns the writer.
    func sectionPage(_ number: Int, _ session: RenderSession) {
        let html = session.html
        let section = plan.sections[number]
        let name = plan.sectionNames[number]
        html.header(.class("intro")) {
            html.h1(section.name, .dir("auto"))
            if !section.summary.isEmpty { html.p(section.summary, .class("summary"), .dir("auto")) }
            html.dl(.class("facts")) {
                fact("Rows", html, section.items.count)
                fact("Components", html) { componentList(section, html) }
                fact("Source", html) { html.code(section.place.description) }
            }
        }
        html.div(.class("screen")) {
            if let header = section.header {
                html.div(.class("head")) {
                    session.render(
                        header, id: "\(name)--header", instance: "\(name)/header", role: .header, place: section.place)
                }
            }
            if !section.items.isEmpty {
                html.ul(.class("rows"), .role("list")) {
                    for (row, rowName) in zip(section.items, plan.rowNames[number]) {
                        html.li(.class("row")) {
                            session.render(
                                row.component, id: "\(name)--\(rowName)", instance: "\(name)/\(rowName)", role: .row,
                                place: row.place)
                        }
                    }
                }
            }
            if let footer = section.footer {
                html.div(.class("foot")) {
                    session.render(
                        footer, id: "\(name)--footer", instance: "\(name)/footer", role: .footer, place: section.place)
                }
            }
        }
    }

    /// The components of a section, each once, in the order in which they first appear.
    private func componentList(_ section: Section, _ html: HTML) {
        var seen: Set<Int> = []
        for component in [section.header].compactMap(\.self) + section.rows + [section.footer].compactMap(\.self) {
            guard let entry = plan.registry.entry(for: component), let number = plan.componentNumbers[entry.fullName],
                seen.insert(number).inserted
            else { continue }
            if seen.count > 1 { html.text(", ") }
            link(plan.components[number], html)
        }
        if seen.isEmpty { html.text("none") }
    }
}
