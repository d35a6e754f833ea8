import VitrineComponents
import VitrineMarkup
import VitrineSupport

extension Site {
    /// Every page of the site in its own language, without rendering any: stories first, then the others.
    package var plannedPages: [PlannedPage] {
        let plan = SitePlan(sections: sections, registry: registry)
        let subjects =
            plan.stories.indices.filter { plan.stories[$0].path != nil }.map(PageJob.Subject.story)
            + plan.sections.indices.map(PageJob.Subject.section)
            + plan.components.indices.map(PageJob.Subject.component) + [.index]
            + (plan.stories.isEmpty ? [] : [.stories])
        return subjects.map(plan.page)
    }

    /// Renders pages of the site in its own language and hands them on; nothing is written or checked.
    ///
    /// A page whose components report errors is handed on all the same, with the errors. Component pages and the index
    /// say who uses whom, so where one of them is wanted, all sections and stories are rendered before.
    /// - Parameters:
    ///   - jobs: how many pages to work on at once.
    ///   - progress: called with the progress so far.
    ///   - wants: which pages.
    ///   - receiver: makes what takes the pages of one worker.
    /// - Throws: ``BuildFailure`` when there is nothing to render from: configuration, theme, identities used twice.
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

    /// The site with everything read that its pages are rendered from.
    private func prepared() throws(BuildFailure) -> PreparedSite {
        do throws(SiteProblems) {
            return try PreparedSite(self)
        } catch {
            throw BuildFailure(site: error.all)
        }
    }
}

extension Site {
    /// Reads the files that pages name, by their paths in the site: `assets/style.css`.
    /// - Throws: ``SiteProblems`` when a theme or an asset cannot be read.
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
    /// The page of a content as it is handed on: of a story what it shows, of others the whole page.
    /// - Parameter isSample: whether the page around a story is handed on too.
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

    /// What comes before and after the content of a page.
    private func surroundings(_ content: PageContent, count: Int) -> (before: [UInt8], after: [UInt8])? {
        withPage(content) { page in
            page.contentStart.map { start in
                (Array(page.bytes[..<start]), Array(page.bytes[(start + count)...]))
            }
        }
    }
}
