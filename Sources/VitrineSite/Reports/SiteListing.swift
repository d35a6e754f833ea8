import VitrineSupport
import VitrineComponents
import VitrineConformance

/// A list of the contents of a site, made without rendering pages.
package struct SiteListing: Sendable {
    private let plan: SitePlan

    /// Lists a site.
    /// - Throws: ``SiteProblems`` if a Markdown file of its guides cannot be used.
    package init(_ site: Site) throws(SiteProblems) {
        var plan = SitePlan(sections: site.sections, registry: site.registry)
        plan.guides = try GuideReader.guides(in: site, plan, languages: site.configuration.tags(), base: "")
        self.plan = plan
    }

    /// Tables of the sections, components and guides, for people.
    /// - Parameter withStories: whether to add a table of all stories.
    package func text(withStories: Bool = false) -> String {
        var lines = ["Sections"]
        let sections = plan.sections.indices.map { number in
            let section = plan.sections[number]
            return [
                plan.path(section: number), section.name, Count.of(section.items.count, "row", "rows"),
                section.place.description,
            ]
        }
        lines += Self.table(sections)
        let names = Dictionary(plan.components.map { ($0.entry.name, 1) }, uniquingKeysWith: +)
        lines.append("")
        lines.append("Components")
        lines += Self.table(
            plan.components.map { component in
                [
                    component.path, names[component.entry.name] == 1 ? component.entry.name : component.entry.fullName,
                    component.entry.viewDescription,
                    Count.of(component.stories.count, "story", "stories"),
                ]
            })
        if !plan.guides.isEmpty {
            lines.append("")
            lines.append("Guides")
            lines += Self.table(plan.guides.map { [$0.path, $0.own.title, $0.own.prose.place.file] })
        }
        if withStories {
            lines.append("")
            lines.append("Stories")
            lines += Self.table(
                plan.stories.map { story in
                    [story.page ?? story.path ?? "no page", plan.components[story.component].entry.name, story.name]
                })
        }
        return lines.joined(separator: "\n")
    }

    /// A JSON object with the arrays `sections`, `components`, `stories` and `guides`, and the version of the format.
    package var json: String {
        var json = JSONWriter()
        json.object { json in
            json.field("format", 1)
            json.array("sections", Array(plan.sections.indices)) { number, json in
                let section = plan.sections[number]
                json.field("id", section.id.text)
                json.field("title", section.name)
                json.field("path", plan.path(section: number))
                if section.languages != .all { json.field("languages", section.languages.rawValue) }
                json.field("rows", section.items.count)
                json.field("source", section.place.description)
            }
            json.array("components", plan.components) { component, json in
                json.field("name", component.entry.name)
                json.field("type", component.entry.fullName)
                json.field("path", component.path)
                json.field("view", component.entry.viewDescription)
                json.field("stories", component.stories.count)
                json.field("source", component.entry.place.description)
            }
            json.array("stories", plan.stories) { story, json in
                json.field("name", story.name)
                json.field("component", plan.components[story.component].entry.name)
                json.field("instance", story.instance)
                if let path = story.page ?? story.path { json.field("path", path) }
                let languages = plan.sections[story.section].languages
                if languages != .all { json.field("languages", languages.rawValue) }
                if !story.tags.isEmpty { json.field("tags", story.tags) }
                json.field("source", story.place.description)
            }
            json.array("guides", plan.guides) { guide, json in
                json.field("title", guide.own.title)
                json.field("path", guide.path)
                json.field("source", guide.own.prose.place.file)
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private static func table(_ rows: [[String]]) -> [String] {
        guard let columns = rows.first?.count else { return ["  none"] }
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = " "
            for (column, cell) in row.enumerated() {
                let isLast = column == columns - 1
                line += " " + cell + (isLast ? "" : String(repeating: " ", count: widths[column] - cell.count + 1))
            }
            return line
        }
    }
}
