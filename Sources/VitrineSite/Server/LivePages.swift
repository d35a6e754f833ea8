import VitrineComponents
import VitrineConformance
import VitrineHTML
import VitrineSupport

/// A site whose pages are rendered on request.
struct LivePages: Sendable {
    private let site: PreparedSite
    private let jobs: [String: PageJob]
    private let assets: [String: AssetFile]
    /// Which component renders which; complete only after all pages have been rendered.
    private let lineage: Lineage
    private let styles: SiteStyleFacts
    private let storyFacts: StoryFacts?
    private let judgesContrast: Bool

    /// Reads everything that the pages of a site are rendered from.
    /// - Throws: ``BuildFailure`` if identities are used twice, or with all problems of the first input that has any.
    init(_ site: Site, options: BuildOptions) throws(BuildFailure) {
        let repetitions = DataPlaces.named(SectionChecks.repetitions(in: site.sections), by: site.folder)
        guard repetitions.isEmpty else { throw BuildFailure(render: repetitions) }
        do throws(SiteProblems) {
            self.site = try PreparedSite(site, theme: options.theme, languages: options.locales)
        } catch {
            throw BuildFailure(site: error.all)
        }
        let prepared = self.site
        let all = PreparedSite.Round.allCases.flatMap { prepared.jobs($0) }
        jobs = Dictionary(all.map { (prepared.path(of: $0), $0) }) { first, _ in first }
        assets = Dictionary(self.site.assets.map { ($0.path, $0) }) { first, _ in first }
        lineage = Lineage()
        styles = SiteStyleFacts()
        storyFacts = nil
        // Mistakes in the settings are reported by the check of the whole site.
        let text = try? site.folder.text("vitrine.yml")
        judgesContrast = text.flatMap { try? CheckSettings(yaml: $0, file: "vitrine.yml") }?.judgesContrast ?? true
    }

    private init(_ other: LivePages, lineage: Lineage, styles: SiteStyleFacts, _ storyFacts: StoryFacts?) {
        self.storyFacts = storyFacts
        judgesContrast = other.judgesContrast
        site = other.site
        jobs = other.jobs
        assets = other.assets
        self.lineage = lineage
        self.styles = styles
    }

    /// Returns the same pages with the facts that are known only after all pages have been rendered.
    func knowing(_ lineage: Lineage, _ styles: SiteStyleFacts, _ storyFacts: StoryFacts?) -> LivePages {
        LivePages(self, lineage: lineage, styles: styles, storyFacts)
    }

    /// Returns the same pages with the facts of the previous site, which are nearly always still correct.
    func following(_ former: LivePages?) -> LivePages {
        former.map { knowing($0.lineage, $0.styles, $0.storyFacts) } ?? self
    }

    /// Whether the pages that show which component renders which would change with the given lineage.
    func differs(from lineage: Lineage) -> Bool { self.lineage != lineage }

    /// Renders a page or reads a file.
    /// - Returns: the bytes, and the problems of the page's components; nil if the site has nothing at this path, or if
    ///   the file cannot be read.
    func file(_ path: String) -> (bytes: [UInt8], problems: [RenderProblem])? {
        if let asset = assets[path] {
            // Stylesheets may have changed since the site was loaded, so their variants are made again, too.
            let current = asset.isVariant ? SiteMotion(site.assets.filter { !$0.isVariant }).variants : []
            return (try? (current.first { $0.path == path } ?? asset).bytes()).map { ($0, []) }
        }
        guard let job = jobs[path] else { return nil }
        let renderer = PageRenderer(
            site, lineage: lineage, styles: styles, storyFacts: storyFacts, knowsPairs: judgesContrast)
        let content = renderer.renderContent(of: job)
        return (renderer.withPage(content) { Array($0.bytes) }, content.problems.map(\.problem))
    }
}
