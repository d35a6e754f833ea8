import Foundation
import Synchronization
import VitrineComponents

/// The texts of a site that a catalog can translate: those that components show, the title and the description of the
/// site, the titles, groups and summaries of sections, the names and notes of stories, and the names of the folders of
/// guides.
///
/// The texts of components are found by rendering every component once, so a text that no page shows is not among them.
/// Texts that only sections in the site's own language show need no translation and are not among them either, except
/// the names of groups.
package struct SiteTexts: Sendable {
    /// A text that a catalog can translate.
    package struct Entry: Hashable, Sendable {
        /// The key in the catalog.
        package let key: String
        /// The table in which the key is looked up.
        package let table: String
        /// Whether a component looks the text up. Titles and notes are optional, because they may be data that must not
        /// be translated.
        package let isRequired: Bool
    }

    /// The texts, sorted by table and key. Those of the gallery's own pages and of the package's components are left
    /// out.
    package let entries: [Entry]
    /// The catalogs of the site; nil if it has none.
    package let catalog: StringCatalog?

    /// Collects the texts of a site.
    /// - Throws: ``SiteProblems`` if the catalogs, theme, templates or guides of the site cannot be used.
    package init(of site: Site) throws(SiteProblems) {
        catalog = try site.folder.stringCatalog()
        var plan = SitePlan(sections: site.sections, registry: site.registry)
        plan.guides = try GuideReader.guides(in: site, plan, languages: site.configuration.tags(), base: "")
        let recorder = Recorder()
        let theme = try Theme(site.configuration.theme, site: site.folder)
        let session = RenderSession(
            registry: site.registry,
            templates: try ComponentTemplates(theme: theme, site: site.folder),
            context: RenderContext(
                language: site.configuration.language, timeZone: site.configuration.timeZone,
                now: site.configuration.now, strings: recorder,
                links: SiteLinks(table: LinkTable(plan, assets: []), root: "", top: ""), taps: site.taps))
        for section in site.sections where section.languages == .all {
            for component in [section.header, section.footer].compactMap(\.self) + section.rows {
                session.render(component, role: .row)
                session.reset()
            }
        }
        var titles = [site.configuration.title, site.configuration.description]
        titles += plan.sections.flatMap {
            $0.languages == .all ? [$0.name, $0.group ?? "", $0.summary] : [$0.group ?? ""]
        }
        titles += plan.stories.indices.filter { !plan.isOnlyAtTop(story: $0) }.map { plan.stories[$0] }.flatMap {
            [$0.isNamed ? $0.name : "", $0.notes]
        }
        titles += plan.guides.flatMap { $0.folders.map(Guide.words) }
        let required = recorder.texts
        let optional = Set(titles).subtracting([""]).map {
            Entry(key: $0, table: StringTable.standardName, isRequired: false)
        }.filter { !required.contains(Entry(key: $0.key, table: $0.table, isRequired: true)) }
        let strings = try SiteStrings(site.folder)
        entries = (required.filter { $0.table != SiteStrings.frame && !strings.isBundled($0.key) } + optional).sorted {
            ($0.table, $0.key) < ($1.table, $1.key)
        }
    }

    /// Whether the catalog has no translation of a text into a language.
    package func isMissing(_ entry: Entry, in language: String) -> Bool {
        let text = LocalizedText(key: entry.key, table: entry.table)
        return catalog?.words(for: text, language: language)?.isTranslated != true
    }

    /// Whether the catalog has the key of a text at all.
    package func isKnown(_ entry: Entry) -> Bool { catalog?.tables[entry.table]?.keys.contains(entry.key) == true }

    /// Records which texts are looked up.
    private final class Recorder: StringSource {
        private let seen = Mutex<Set<Entry>>([])

        var texts: Set<Entry> { seen.withLock { $0 } }

        func words(for text: LocalizedText, language: String) -> LocalizedPattern? {
            let entry = Entry(key: text.key, table: text.table ?? StringTable.standardName, isRequired: true)
            seen.withLock { _ = $0.insert(entry) }
            return LocalizedPattern(format: text.key, isTranslated: true)
        }
    }
}
