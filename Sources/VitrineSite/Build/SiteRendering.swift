import VitrineComponents

/// A page as the plan knows it before it is rendered.
public struct PlannedPage: Hashable, Sendable {
    /// Its path in the site.
    public var path: String
    /// What it shows.
    public var kind: PageKind
    /// The name of its component in addresses; nil for pages that belong to none.
    public var component: String?
    /// The name of its story in addresses; nil for pages that are none.
    public var story: String?
}

/// A page that was rendered, with what was wrong while it was.
public struct RenderedPage: Sendable {
    /// Which page.
    public var page: PlannedPage
    /// The whole page as it would be written; of a story what it shows, without the page around it, which is the same for
    /// all of them.
    public var bytes: [UInt8]
    /// Errors of its components and views, a sentence each.
    public var problems: [String]
}

/// Takes pages as they are rendered. Every worker has its own, so it need not be safe to share.
public protocol PageReceiver: AnyObject {
    /// Takes a page.
    func receive(_ page: RenderedPage)
}

/// What is rendered for somebody who is not the output folder.
struct RenderRequest: Sendable {
    var wants: @Sendable (PlannedPage) -> Bool
    var receiver: @Sendable () throws -> any PageReceiver
}

extension Site {
    /// Every page of the site in its own language, without rendering any: stories first, then the others.
    public var plannedPages: [PlannedPage] {
        let plan = SitePlan(sections: sections, registry: registry)
        let subjects =
            plan.stories.indices.filter { plan.stories[$0].path != nil }.map(PageJob.Subject.story)
            + plan.sections.indices.map(PageJob.Subject.section)
            + plan.components.indices.map(PageJob.Subject.component) + [.index]
        return subjects.map(plan.page)
    }

    /// Renders pages of the site in its own language and hands them on; nothing is written or checked.
    ///
    /// A page whose components report errors is handed on all the same, with the errors.
    /// - Parameters:
    ///   - jobs: how many pages to work on at once.
    ///   - wants: which pages.
    ///   - receiver: makes what takes the pages of one worker.
    /// - Throws: ``BuildFailure`` when there is nothing to render from: configuration, theme, identities used twice.
    public func render(
        jobs: Int = 2, progress: any BuildProgress = SilentProgress(),
        wants: @escaping @Sendable (PlannedPage) -> Bool, receiver: @escaping @Sendable () throws -> any PageReceiver
    ) async throws(BuildFailure) {
        try await SiteBuild.render(
            self, jobs: jobs, progress: progress, RenderRequest(wants: wants, receiver: receiver))
    }
}

extension Site {
    /// Reads the files that pages name, by their paths in the site: `assets/style.css`.
    /// - Throws: ``SiteProblems`` when a theme or an asset cannot be read.
    public func assets() throws(SiteProblems) -> [String: @Sendable () -> [UInt8]?] {
        let theme = try Theme(configuration.theme, site: folder)
        var found: [String: @Sendable () -> [UInt8]?] = [:]
        for file in try AssetFile.all(theme: theme, site: folder) { found[file.path] = { try? file.bytes() } }
        return found
    }
}

extension SitePlan {
    /// A page in the site's own language.
    func page(_ subject: PageJob.Subject) -> PlannedPage {
        switch subject {
        case .index: PlannedPage(path: "index.html", kind: .index)
        case .section(let number): PlannedPage(path: path(section: number), kind: .section)
        case .component(let number):
            PlannedPage(path: components[number].path, kind: .component, component: slug(of: number))
        case .story(let number):
            PlannedPage(
                path: stories[number].path ?? "", kind: .story, component: slug(of: stories[number].component),
                story: stories[number].slug)
        }
    }

    private func slug(of component: Int) -> String {
        String(components[component].path.dropFirst("components/".count).dropLast(".html".count))
    }
}
