import VitrineComponents
import VitrineSupport

extension SitePass {
    /// Adds assets and index to the pages, and puts the new site in place of the old one.
    /// - Throws: ``BuildFailure`` when something cannot be written; the old site is untouched then.
    func commit(_ result: SitePassResult) throws(BuildFailure) -> BuildReport {
        guard let output else { return BuildReport(output: "") }
        let outcome: SiteOutput.Outcome
        do throws(SiteProblem) {
            try refuseRemoval(result)
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
        report.remarks = result.remarks
        report.check = result.check
        if let unknown = outcome.unknown {
            let remark = BuildRemark.damagedManifest(file: "\(output.name)/\(Manifest.path)", unknown: unknown)
            report.remarks.append(remark)
            report.check.add(remark.finding)
        }
        return report
    }

    /// Refuses to take away most of a site without being told to: whoever loses the data of a gallery would lose its pages.
    /// Pages with new names make up for those that are gone.
    private func refuseRemoval(_ result: SitePassResult) throws(SiteProblem) {
        guard !allowsRemoval, !leavesOthers, let old = output?.old else { return }
        let before = old.files.keys.count { PageName.isPage($0) }
        let gone = before - result.records.count
        if gone * 2 > before { throw SiteProblem(file: output?.name, .gallery(.removesPages(gone, of: before))) }
    }
}
