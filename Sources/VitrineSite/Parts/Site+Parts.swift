import Foundation
import VitrineConformance
import VitrineSupport

/// The result of building a part.
package struct PartReport: Sendable {
    /// The output folder of the part.
    package var output: String
    /// The number of the part, and how many parts there are.
    package var shard: Shard
    /// The number of pages in the part, and the number of pages in all parts.
    package var pages = 0
    package var allPages = 0
    /// The findings of the rules; only warnings, because errors fail a build.
    package var check = CheckReport()
}

extension Site {
    /// Renders, checks and writes a part of the site, for ``merge(_:_:costs:progress:)``.
    /// - Parameters:
    ///   - shard: the part to build.
    ///   - costs: a file with the costs of pages; nil, or a file that does not exist, to estimate them.
    /// - Throws: ``BuildFailure`` with the problems that were found. The previous part is then unchanged, unless the
    ///   failure comes after the new part has replaced it.
    package func build(
        _ shard: Shard, _ options: BuildOptions, costs file: String?, progress: any BuildProgress = SilentProgress()
    ) async throws(BuildFailure) -> PartReport {
        ProcessMemory.returnEarly()
        let pass = try pass(options, progress) { (site, checks) throws(SiteProblem) in
            let output = try open(options, site, checks: "\(checks.digest), part \(shard)", isPart: true)
            if let old = output.old, old.files[PartHeader.path] == nil {
                throw SiteProblem(file: options.output, .part(.outputIsASite))
            }
            return output
        }
        do throws(BuildFailure) {
            let (costs, digest) = try Self.costs(file, pass.site.plan)
            let jobs = pass.site.jobs(.first)
            let share = shard.share(
                of: jobs.map { pass.site.path(of: $0) }, costs: costs.costs(of: jobs, in: pass.site.plan))
            let own = zip(jobs, share).filter(\.1).map(\.0)
            let results = try await pass.run(own)
            var report = PartReport(output: options.output, shard: shard)
            (report.pages, report.allPages) = (results.records.count, jobs.count)
            report.check = CheckReport(
                pages: results.records.map(\.path), findings: results.findings,
                userRules: pass.checks.userRules.rules.map(\.rule), isStrict: pass.checks.isStrict)
            do throws(SiteProblem) {
                var values = PartValues(pass.site.plan)
                let header = PartHeader(
                    shard: shard, inputs: try PartInputs(self, pass.site, pass.checks), costs: digest,
                    values: values.digest(of: own), pages: results.records.count)
                try pass.commit(results, header)
            } catch {
                throw BuildFailure(site: [error])
            }
            return report
        } catch {
            pass.output?.discard()
            throw error
        }
    }

    /// Merges parts and writes the site, exactly as a single run would have written it.
    /// - Parameters:
    ///   - parts: the folders of all parts, in any order.
    ///   - costs: the file to which the costs of pages are written, for the parts of the next run; nil to write none.
    /// - Throws: ``BuildFailure`` with the problems that were found. The last good site is then unchanged, unless the
    ///   failure comes after the new site has replaced it. The file with the costs may have been written already.
    package func merge(
        _ parts: [String], _ options: BuildOptions, costs: String?, progress: any BuildProgress = SilentProgress()
    ) async throws(BuildFailure) -> BuildReport {
        ProcessMemory.returnEarly()
        let pass = try pass(options, progress) { (site, checks) throws(SiteProblem) in
            try open(options, site, checks: checks.digest)
        }
        do throws(BuildFailure) {
            let opened = try open(parts, of: pass)
            let spent = opened.costs
            var all = (consume opened).all
            try await pass.take(all)
            var found = PageResults(exceptions: Exceptions(pass.checks.ignores))
            found.records.reserveCapacity(all.reduce(0) { $0 + $1.results.records.count } + Self.listPages)
            for number in all.indices { found.add(part: all[number].takeResults()) }
            found.sort()
            all = []
            // The pages that are rendered next can be megabytes large, and rendering one of them can take as much
            // memory as all facts together.
            ProcessMemory.returnFree()
            let result = try await pass.run(consume found)
            guard result.passes else { throw result.failure() }
            // Before the new site replaces the old one, so that a failure leaves the old one unchanged.
            if let costs { try Self.write(spent.json(pass.site.plan), costs) }
            return try pass.commit(result)
        } catch {
            pass.output?.discard()
            throw error
        }
    }

    /// The approximate number of pages that the merge makes itself.
    private static let listPages = 1_000

    private func open(_ parts: [String], of pass: SitePass) throws(BuildFailure) -> SiteParts {
        let inputs: PartInputs
        do throws(SiteProblem) {
            inputs = try PartInputs(self, pass.site, pass.checks)
        } catch {
            throw BuildFailure(site: [error])
        }
        do throws(SiteProblems) {
            return try SiteParts(parts, of: pass, inputs: inputs)
        } catch {
            throw BuildFailure(site: error.all)
        }
    }

    private static func costs(_ file: String?, _ plan: SitePlan) throws(BuildFailure) -> (PageCosts, digest: String) {
        guard let file else { return (PageCosts(), "") }
        let bytes: [UInt8]?
        do throws(FileProblem) {
            bytes = try FileReader.bytes(ifThere: file)
        } catch {
            throw BuildFailure(site: [SiteProblem(file: file, .file(.failed(.reading, error)))])
        }
        guard let bytes else { return (PageCosts(), "") }
        guard let costs = PageCosts(bytes, plan) else {
            throw BuildFailure(site: [SiteProblem(file: file, .part(.badCosts))])
        }
        return (costs, SHA256.hex(bytes))
    }

    private static func write(_ costs: [UInt8], _ file: String) throws(BuildFailure) {
        do throws(FileProblem) {
            try FileWriter.replace(file, costs)
        } catch {
            throw BuildFailure(site: [SiteProblem(file: file, .file(.failed(.writing, error)))])
        }
    }
}

extension SitePass {
    /// Adds the pages of parts to the site, and marks those that the next build must check again.
    func take(_ parts: [SitePart]) async throws(BuildFailure) {
        guard let output else { return }
        for part in parts { for page in part.remarked { output.remark(page) } }
        let pages = parts.indices.flatMap { part in
            parts[part].results.records.indices.map { (Int32(clamping: part), Int32(clamping: $0)) }
        }
        let stops = await WorkerPool.drain(pages, tasks: tasks) { queue -> SiteProblem? in
            var comparer = FileComparer()
            do throws(SiteProblem) {
                while let (number, page) = queue.next() {
                    let part = parts[Int(number)]
                    try part.give(part.results.records[Int(page)], to: output, &comparer)
                }
                return nil
            } catch {
                return error
            }
        }
        let problems = stops.compactMap(\.self).sorted { $0.description < $1.description }
        if !problems.isEmpty { throw BuildFailure(site: problems) }
    }

    /// Writes the results of the pages of a part, and replaces the previous part.
    func commit(_ results: PageResults, _ header: PartHeader) throws(SiteProblem) {
        guard let output else { return }
        var packed = PackedWriter()
        results.write(to: &packed)
        var comparer = FileComparer()
        try output.put(PartHeader.results, packed.bytes, comparer: &comparer)
        try output.put(PartHeader.path, header.json, comparer: &comparer)
        _ = try output.commit()
    }
}
