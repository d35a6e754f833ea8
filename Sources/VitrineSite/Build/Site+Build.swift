import Foundation
import VitrineComponents

extension Site {
    /// Renders, checks and writes the site.
    /// - Parameters:
    ///   - options: what to write, and the rules that apply.
    ///   - progress: receives the progress.
    /// - Throws: ``BuildFailure`` with the problems that were found. The last good site is then unchanged, unless the
    ///   failure comes after the new site has replaced it.
    package func build(
        _ options: BuildOptions = BuildOptions(), progress: any BuildProgress = SilentProgress()
    ) async throws(BuildFailure) -> BuildReport {
        let start = ContinuousClock.now
        var pass = try pass(options, progress) { (site, checks) throws(SiteProblem) in
            try open(options, site, checks: checks.digest)
        }
        await pass.recall()
        do throws(BuildFailure) {
            let result = try await pass.run()
            guard result.passes else { throw result.failure() }
            var report = try pass.commit(result)
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            if let finding = BudgetCheck.finding(seconds: seconds, budget: configuration.budget) {
                report.check.add(finding)
            }
            return report
        } catch {
            pass.output?.discard()
            throw error
        }
    }

    /// Renders and checks the site, and follows the links between its pages; nothing is written.
    /// - Parameters:
    ///   - options: which pages to check, and the rules that apply.
    ///   - progress: receives the progress.
    /// - Throws: ``BuildFailure`` if a file that the check needs cannot be used, if no page is selected, or if
    ///   something stopped the check. Problems on pages are in the result.
    package func check(
        _ options: BuildOptions = BuildOptions(), progress: any BuildProgress = SilentProgress()
    ) async throws(BuildFailure) -> SiteVerdict {
        let result = try await look(options, progress)
        return SiteVerdict(
            check: result.check, errors: result.errors, remarks: result.remarks, coverage: result.coverage)
    }

    /// Checks the site and returns everything that was found.
    func look(
        _ options: BuildOptions, _ progress: any BuildProgress = SilentProgress()
    ) async throws(BuildFailure) -> SitePassResult {
        try await pass(options, progress, output: nil).run()
    }

    /// Opens the output folder for a site, or for a part of one.
    /// - Parameters:
    ///   - checks: the digest of the rules.
    ///   - isPart: whether a part of a site is written.
    /// - Throws: ``SiteProblem`` if the folder is among the assets or the sources, if it contains a part of a site
    ///   although `isPart` is false, or if it cannot be used for another reason, for example because it contains files
    ///   but no manifest.
    func open(
        _ options: BuildOptions, _ site: PreparedSite, checks: String, isPart: Bool = false
    ) throws(SiteProblem) -> SiteOutput {
        // If the output folder were inside an assets folder, the site would contain itself.
        let target = URL(verbatim: options.output).standardizedFileURL.path + "/"
        for assets in site.assetFolders where target.hasPrefix(assets.standardizedFileURL.path + "/") {
            throw SiteProblem(file: options.output, .command(.outputIsAmongAssets))
        }
        if let folder = SourceFolder.around(target) {
            throw SiteProblem(file: options.output, .command(.outputIsAmongSources(folder)))
        }
        let output = try SiteOutput(options.output, checks: checks, isDurable: options.isDurable)
        if let old = output.old, old.files[PartHeader.path] != nil, !isPart {
            throw SiteProblem(file: options.output, .part(.outputIsAPart))
        }
        return output
    }

    func pass(
        _ options: BuildOptions, _ progress: any BuildProgress,
        output: ((PreparedSite, SiteChecks) throws(SiteProblem) -> SiteOutput)?
    ) throws(BuildFailure) -> SitePass {
        let repetitions = DataPlaces.named(SectionChecks.repetitions(in: sections), by: folder)
        do throws(SiteProblems) {
            return try SitePass(
                self, options: options, repetitions: repetitions, progress: progress, output: output)
        } catch {
            throw BuildFailure(site: error.all, render: repetitions)
        }
    }
}
