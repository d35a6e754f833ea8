import VitrineComponents
import VitrineConformance
import VitrineSupport

/// `index.json`: every page, story and component of a site, for programs.
enum SiteIndex {
    /// The version of the format, as in `Documentation/schemas/index.schema.json`.
    private static let format = 1

    /// Returns the index as bytes, with keys and entries in a fixed order.
    static func json(_ site: PreparedSite, lineage: Lineage, records: [PageRecord]) -> [UInt8] {
        var json = JSONWriter()
        write(site, lineage: lineage, records: records, to: &json)
        return json.bytes
    }

    /// Writes the index entry by entry. If the writer hands on its bytes, the index of a large site is never in memory
    /// as a whole.
    static func write(_ site: PreparedSite, lineage: Lineage, records: [PageRecord], to json: inout JSONWriter) {
        json.object { json in
            json.field("format", format)
            json.field("title", site.configuration.title)
            json.field("language", site.configuration.language)
            if site.locales.count > 1 {
                json.array("locales", site.locales) { locale, json in
                    json.field("language", locale.tag)
                    json.field("direction", locale.context.direction.rawValue)
                    json.field("path", "\(locale.folder)index.html")
                }
            }
            json.array("pages", records.lazy.filter { $0.kind != .story }) { page($0, site, &$1) }
            json.array("stories", stories(site, records)) { story($0.0, $0.1, site, &$1) }
            json.array("components", site.plan.components) { component, json in
                json.field("name", component.entry.name)
                json.field("path", component.path)
                json.field("view", component.entry.viewDescription)
                json.field("source", component.entry.place.description)
                json.field("stories", component.stories.count)
                json.field("uses", lineage.uses(of: component.entry.fullName))
                json.field("usedBy", lineage.users(of: component.entry.fullName))
            }
        }
        json.newline()
        json.finish()
    }

    private static func stories(
        _ site: PreparedSite, _ records: [PageRecord]
    ) -> some Sequence<(PageRecord, StoryReference)> {
        var numbers: [String: Int] = [:]
        for (number, record) in records.enumerated() where record.kind == .story { numbers[record.path] = number }
        return site.locales.lazy.flatMap { locale in
            site.plan.stories.lazy.compactMap { [numbers] story in
                story.path.flatMap { numbers[locale.folder + $0] }.map { (records[$0], story) }
            }
        }
    }

    private static func page(_ record: PageRecord, _ site: PreparedSite, _ json: inout JSONWriter) {
        json.field("path", record.path)
        json.field("kind", record.kind.rawValue)
        json.field("title", record.title)
        common(record, site, &json)
    }

    private static func story(
        _ record: PageRecord, _ story: StoryReference, _ site: PreparedSite, _ json: inout JSONWriter
    ) {
        json.field("path", record.path)
        json.field("name", story.name)
        if let page = story.page {
            json.field("story", record.path.dropLast((story.path ?? "").count) + page)
        }
        json.field(
            "page",
            "\(record.path.dropLast((story.path ?? "").count))\(site.plan.path(section: story.section))#\(story.anchor)"
        )
        if !story.tags.isEmpty { json.field("tags", story.tags) }
        common(record, site, &json)
    }

    private static func common(_ record: PageRecord, _ site: PreparedSite, _ json: inout JSONWriter) {
        if site.locales.count > 1 { json.field("locale", record.locale) }
        json.field("hash", record.hash)
        json.field("bytes", record.bytes)
        if let component = record.component { json.field("component", component) }
        if let instance = record.instance { json.field("instance", instance) }
        if let source = record.source { json.field("source", source) }
        json.array("findings", record.findings) { $1.fields(of: $0) }
    }
}
