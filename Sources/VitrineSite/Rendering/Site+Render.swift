import VitrineComponents
import VitrineMarkup
import VitrineSupport

extension Site {
    /// The pages of the site in its own language that snapshots can record: the bare pages of stories first, then
    /// sections, components, the index and lists. Nothing is rendered.
    package var plannedPages: [PlannedPage] {
        let plan = SitePlan(sections: sections, registry: registry, limits: configuration.limits)
        let subjects =
            plan.stories.indices.filter { plan.stories[$0].path != nil }.map(PageJob.Subject.story)
            + plan.sections.indices.map(PageJob.Subject.section)
            + plan.components.indices.map(PageJob.Subject.component) + [.index]
            + (plan.stories.isEmpty ? [] : [.stories])
        return (subjects + plan.furtherPages.indices.map(PageJob.Subject.list)).map(plan.page)
    }

    /// Renders pages of the site in its own language and passes them to receivers. The page of the design tokens is
    /// left out, and nothing is written or checked.
    ///
    /// A page whose components report errors is passed on with these errors. Component pages, the index and some other
    /// pages may show facts about other pages, so if one of them is requested, all sections and stories are rendered
    /// first.
    /// - Parameters:
    ///   - jobs: the number of pages to work on concurrently.
    ///   - progress: receives the progress.
    ///   - wants: returns whether a page is to be passed to a receiver.
    ///   - receiver: makes the receiver for the pages of one worker.
    /// - Throws: ``BuildFailure`` if a file of the site, the theme or the source code cannot be used, if identities are
    ///   used twice, or if a receiver cannot be made.
    package func render(
        jobs: Int = 2, progress: any BuildProgress = SilentProgress(),
        wants: @escaping @Sendable (PlannedPage) -> Bool, receiver: @escaping @Sendable () throws -> any PageReceiver
    ) async throws(BuildFailure) {
        let repetitions = SectionChecks.repetitions(in: sections)
        guard repetitions.isEmpty else { throw BuildFailure(render: repetitions) }
        let site = try prepared()
        let isWanted = { @Sendable (job: PageJob) in wants(site.plan.page(job.subject)) }
        let (sooner, later) = (site.jobs(.first, locales: [0]), site.jobs(.second, locales: [0]).filter(isWanted))
        let rounds = [later.isEmpty ? sooner.filter(isWanted) : sooner, later]
        let sample = rounds[0].first { job in
            if case .story = job.subject { isWanted(job) } else { false }
        }
        progress.start(total: rounds[0].count + rounds[1].count)
        var lineage = Lineage()
        for round in rounds {
            let known = lineage
            let found = await WorkerPool.drain(round, tasks: jobs) { queue -> Result<Lineage, SiteProblem> in
                do {
                    let receiver = try receiver()
                    let renderer = PageRenderer(site, lineage: known)
                    while let job = queue.next() {
                        let content = renderer.renderContent(of: job)
                        if isWanted(job) { receiver.receive(renderer.wholePage(content, isSample: job == sample)) }
                        progress.advance()
                    }
                    return .success(renderer.lineage)
                } catch {
                    return .failure(.noParser)
                }
            }
            for result in found {
                do throws(SiteProblem) {
                    lineage.merge(try result.get())
                } catch {
                    throw BuildFailure(site: [error])
                }
            }
        }
        progress.finish()
    }

    /// Reads everything that the pages of the site are rendered from.
    private func prepared() throws(BuildFailure) -> PreparedSite {
        do throws(SiteProblems) {
            return try PreparedSite(self)
        } catch {
            throw BuildFailure(site: error.all)
        }
    }
}

extension Site {
    /// Returns functions that read the files that pages load, keyed by the paths of these files in the site, such as
    /// `assets/style.css`. A function returns nil if its file cannot be read.
    /// - Throws: ``SiteProblems`` if a theme or an asset cannot be read.
    package func assets() throws(SiteProblems) -> [String: @Sendable () -> [UInt8]?] {
        let theme = try Theme(configuration.theme, site: folder)
        var found: [String: @Sendable () -> [UInt8]?] = [:]
        for file in try AssetFile.all(theme: theme, site: folder, hasSearch: configuration.hasSearch) {
            found[file.path] = { try? file.bytes() }
        }
        return found
    }
}

extension PageRenderer {
    /// The page to pass to a receiver: only the content for a story, the whole page otherwise.
    /// - Parameter isSample: whether to include the page around a story.
    fileprivate func wholePage(_ content: PageContent, isSample: Bool) -> RenderedPage {
        let subject = content.job.subject
        let bytes =
            content.frame.kind == .story
            ? session.html.bytes() : withPage(content) { Array($0.bytes) }
        return RenderedPage(
            page: site.plan.page(subject), bytes: bytes,
            problems: content.problems.map(\.problem).filter(\.isError).map(\.description),
            surroundings: isSample ? surroundings(content, count: bytes.count) : nil)
    }

    /// The bytes before and after the content of a page; nil if the layout has no content.
    /// - Parameter count: the length of the content, in bytes.
    private func surroundings(_ content: PageContent, count: Int) -> (before: [UInt8], after: [UInt8])? {
        withPage(content) { page in
            page.contentStart.map { start in
                (Array(page.bytes[..<start]), Array(page.bytes[(start + count)...]))
            }
        }
    }
}
