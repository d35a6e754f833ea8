import VitrineSite
import VitrineSnapshots
import VitrineSupport

extension SnapshotRun {
    /// A part of a check, ready to be written to a file.
    struct Part: Sendable {
        var file: PartFile
        /// The number of stories and pages in the part, and in all parts.
        var stories: Int
        var allStories: Int
    }

    /// Renders and compares a part of the stories and pages, for ``merge(_:failOn:)``.
    func part(_ shard: Shard, jobs: Int?, progress: any BuildProgress) async throws(BuildFailure) -> Part {
        let inputs = try inputs()
        let share = share(shard)
        let found = try await render(share, jobs: jobs, progress)
        var part = PartOfSnapshots()
        part.checks = found.checks
        part.failures = found.failures.sorted { $0.id < $1.id }
        part.hits = found.hits
        part.frame = found.frame
        var packed = PackedWriter()
        part.write(to: &packed)
        return Part(
            file: PartFile(.snapshots, shard, inputs: inputs, contents: packed.bytes), stories: share.count,
            allStories: planned.count)
    }

    /// Merges the parts of a check into the outcome of a single run. Findings that need all stories are added here:
    /// snapshots without a story, renamed stories, and the effects of stylesheets.
    /// - Parameter parts: the files of all parts, in any order.
    /// - Throws: ``PartFileProblems`` if a part of this check is missing, or if a file is not a usable part of it;
    ///   ``BuildFailure`` if the site cannot be prepared, the styles cannot be compared, or there is not enough memory
    ///   for a parser.
    func merge(_ parts: [String], failOn: FailingLayers?) throws -> Outcome {
        let inputs = try inputs()
        let files = try PartFiles(parts, .snapshots) { _ in inputs }
        let store = snapshots.store
        let settings = snapshots.settings
        store.remember(redactions: settings.redactions)
        let maker: SnapshotMaker
        do throws(SnapshotProblem) {
            maker = try SnapshotMaker()
        } catch {
            throw BuildFailure(site: [SiteProblem(.snapshot(error))])
        }
        let found = try files.read { (file, packed) throws(PackedReader.Damage) in
            let share = share(file.shard).values
            let part = try PartOfSnapshots(
                from: &packed, planned: Dictionary(share.map { ($0.description, $0) }) { first, _ in first }, in: store,
                with: maker)
            let looked = part.checks.map(\.id) + part.failures.map(\.id)
            guard Set(looked) == Set(share), part.hits.count == settings.redactions.count else {
                throw PackedReader.Damage()
            }
            return part
        }
        var all = SnapshotResults(redactions: settings.redactions.count).all
        for part in found {
            all.checks += part.checks
            all.failures += part.failures
            for (number, count) in part.hits.enumerated() { all.hits[number] += count }
        }
        // A single run uses the frame of the first story.
        let frames = Dictionary(found.compactMap { part in part.frame.map { ($0.path, $0) } }) { first, _ in first }
        all.frame = site.plannedPages.lazy.compactMap { frames[$0.path] }.first
        return try outcome(of: all, isFull: true, failOn: failOn)
    }

    /// The pages of a part. Pages that may depend on all others, such as those that show which component uses which,
    /// are all in the first part.
    private func share(_ shard: Shard) -> [String: SnapshotID] {
        let pages = site.plannedPages.filter { planned[$0.path] != nil }
        let dividable = pages.filter { !$0.needsAllPages }.map(\.path)
        let share = shard.share(of: dividable, costs: dividable.map { _ in 1 })
        let own = Set(zip(dividable, share).filter(\.1).map(\.0))
        let whole = shard.number == 1 ? Set(pages.filter(\.needsAllPages).map(\.path)) : []
        return planned.filter { own.contains($0.key) || whole.contains($0.key) }
    }

    /// The inputs that all parts of a check must have in common.
    private func inputs() throws(BuildFailure) -> [PartInput] {
        var settings = PackedWriter()
        settings.add(snapshots.settings.redactions) { redaction, packed in
            packed.add(redaction.identity) { $1.add($0) }
        }
        settings.add(planned.sorted { $0.key < $1.key }) { entry, packed in
            packed.add(entry.key)
            packed.add(entry.value.description)
        }
        return try site.partInputs() + [
            PartInput(
                "settings", SHA256.hex(settings.bytes),
                difference: "was checked with different settings under “snapshots” in vitrine.yml"),
            PartInput(
                "snapshots", snapshots.store.digest,
                difference: "was compared with different snapshots than those here"),
        ]
    }
}
