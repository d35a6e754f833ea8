import VitrineComponents
import VitrineSupport

extension SitePass {
    /// Adds assets and index to the pages, and puts the new site in place of the old one.
    /// - Throws: ``BuildFailure`` when something cannot be written; the old site is untouched then.
    func commit(_ result: SitePassResult) throws(BuildFailure) -> BuildReport {
        guard let output else { return BuildReport(output: "") }
        let outcome: SiteOutput.Outcome
        do throws(SiteProblem) {
            var comparer = FileComparer()
            for asset in site.assets { try output.put(asset.path, try asset.bytes(), comparer: &comparer) }
            if leavesOthers {
                output.carryOverTheRest()
            } else {
                let index = SiteIndex.json(site, lineage: result.lineage, records: result.records)
                try output.put("index.json", index, comparer: &comparer)
            }
            output.note(result.styles)
            outcome = try output.commit()
        } catch {
            throw BuildFailure(site: [error])
        }
        var report = BuildReport(output: output.name)
        report.pages = result.records.count { $0.kind != .story }
        report.stories = result.records.count { $0.kind == .story }
        report.added = outcome.added
        report.changed = outcome.changed
        report.removed = outcome.removed
        report.unchanged = outcome.unchanged
        report.remarks = remarks(on: result)
        if let unknown = outcome.unknown {
            report.remarks.append(.damagedManifest(file: "\(output.name)/\(Manifest.path)", unknown: unknown))
        }
        report.check = result.check
        return report
    }

    /// What components and languages lack that does not fail a build.
    func remarks(on result: SitePassResult) -> [BuildRemark] {
        BuildRemark.all(in: result.problems) + BuildRemark.missingWords(site.locales)
            + [BuildRemark.blockedScripts(on: result.blocked)].compactMap(\.self)
    }
}
