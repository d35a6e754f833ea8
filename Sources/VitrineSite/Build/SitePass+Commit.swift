import VitrineComponents
import VitrineSupport

extension SitePass {
    /// Adds the assets and the index to the pages, and replaces the old site with the new one.
    /// - Throws: ``BuildFailure`` if an asset cannot be read, if too many of the old pages would be removed, or if
    ///   something cannot be written. The old site is then unchanged, unless the failure comes after the new site has
    ///   replaced it.
    func commit(_ result: SitePassResult) throws(BuildFailure) -> BuildReport {
        guard let output else { return BuildReport(output: "") }
        let outcome: SiteOutput.Outcome
        do throws(SiteProblem) {
            try refuseRemoval(result)
            var comparer = FileComparer()
            for asset in site.assets { try output.put(asset.path, try asset.bytes(), comparer: &comparer) }
            try putIndex(result, output, &comparer)
            if leavesOthers {
                output.carryOverTheRest { output.isUntouched($0, since: memory?.pages[$0]?.stamp) }
            }
            let isRemembered = memory?.isSame(result.remembered) ?? false
            if !isRemembered { memory?.forget() }
            output.note(result.styleLines)
            outcome = try output.commit()
            if !isRemembered { remember(result, output) }
        } catch {
            throw BuildFailure(site: [error])
        }
        var report = BuildReport(output: output.name)
        report.pages = result.records.count { $0.kind != .story && $0.kind != .mirrored }
        report.stories = result.records.count { $0.kind == .story }
        report.added = outcome.added
        report.changed = outcome.changed
        report.removed = outcome.removed
        report.unchanged = outcome.unchanged
        report.remarks = result.remarks
        report.coverage = result.coverage
        report.hints = hints
        report.check = result.check
        if let unknown = outcome.unknown {
            let remark = BuildRemark.damagedManifest(file: "\(output.name)/\(Manifest.path)", unknown: unknown)
            report.remarks.append(remark)
            report.check.add(remark.finding)
        }
        return report
    }

    /// Writes the index. After a build of only some pages, the entries of the other pages come from the former index.
    private func putIndex(
        _ result: SitePassResult, _ output: SiteOutput, _ comparer: inout FileComparer
    ) throws(SiteProblem) {
        let file = "index.json"
        guard leavesOthers, let old = output.bytes(of: file) else {
            return try output.put(file) { take in
                var json = JSONWriter(handingOn: take)
                SiteIndex.write(site, lineage: result.lineage, records: result.records, to: &json)
            }
        }
        let index = SiteIndex.json(site, lineage: result.lineage, records: result.records)
        try output.put(file, SiteIndex.merged(index, into: old, site) { output.willHave($0) }, comparer: &comparer)
    }

    /// Suggestions for improving the site that are not about mistakes.
    private var hints: [String] {
        var hints: [String] = []
        // A long list is easier to use with a search field.
        let count = site.plan.components.count
        if count > Chrome.componentLimit, !site.configuration.hasSearch {
            hints.append("\(count) components: “search: script” in vitrine.yml adds a search field to the index")
        }
        let plain = site.prose.plainTexts
        if plain > 0 {
            hints.append(
                "\(Count.of(plain, "text", "texts")) \(plain == 1 ? "is" : "are") shown without formatting: "
                    + "add traits: [\"Markdown\"] to the dependency on Vitrine in Package.swift, and install cmark-gfm")
        }
        return hints
    }

    /// Records for the next build what each page was rendered from and which file it became.
    private func remember(_ result: SitePassResult, _ output: SiteOutput) {
        guard let memory, inputs != nil else { return }
        var pages = leavesOthers ? memory.pages : [:]
        for (path, page) in result.remembered {
            var page = page
            page.stamp = page.stamp ?? output.stamp(of: path)
            pages[path] = page
        }
        memory.save(pages)
    }

    /// Refuses to reduce a site to less than half of its pages unless the user allows it: a gallery that cannot find
    /// its data would otherwise lose its pages. Only the numbers of pages are compared, so new pages compensate for
    /// removed ones.
    private func refuseRemoval(_ result: SitePassResult) throws(SiteProblem) {
        guard !allowsRemoval, !leavesOthers, let old = output?.old else { return }
        let before = old.files.keys.count { PageName.isPage($0) }
        let gone = before - result.records.count
        if gone * 2 > before { throw SiteProblem(file: output?.name, .gallery(.removesPages(gone, of: before))) }
    }
}
