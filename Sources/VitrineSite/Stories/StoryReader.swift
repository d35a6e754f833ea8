import VitrineComponents
import VitrineSnapshots

/// Renders a story without a page around it, to extract what the page about the story shows. Every worker has one
/// reader.
final class StoryReader {
    private let site: PreparedSite
    private let session: RenderSession
    private let reader: SnapshotReader?

    init(_ site: PreparedSite) {
        self.site = site
        session = RenderSession(registry: site.plan.registry, templates: site.templates)
        reader = try? SnapshotReader()
    }

    /// The attributes that the gallery adds to the elements of components.
    private static let ownAttributes: Set<String> = ["data-component", "data-instance"]

    /// Returns the information that the page about a story shows.
    func reading(of number: Int, locale: Int) -> StoryReading {
        let story = site.plan.stories[number]
        let source = site.sources[number]
        guard let component = site.plan.component(of: story) else {
            return StoryReading(markup: "", accessibility: "", code: source.code)
        }
        session.reset()
        session.context = site.locales[locale].context
        // Addresses of pages are relative to the folder of the language, those of assets to the top of the site.
        session.context.links = SiteLinks(table: site.links, root: "", top: "")
        session.render(component, role: story.role, place: story.place, marked: false)
        // The story's own page reports these problems.
        _ = session.takeProblems()
        let bytes = session.html.bytes()
        let tree = SourceListing.tree(of: bytes)
        return StoryReading(
            markup: tree.map { SourceListing.text(of: $0, without: Self.ownAttributes) }
                ?? String(decoding: bytes, as: UTF8.self),
            accessibility: (try? reader?.tree(bytes))?.accessibilityText ?? "", tree: tree,
            code: source.code, address: source.address)
    }
}
