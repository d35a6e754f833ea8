import VitrineMarkup
import VitrineSupport

extension SiteComparison {
    /// The size of a part of a comparison.
    package struct PartReport: Hashable, Sendable {
        /// The number of pages in the part, and the number of pages in all parts.
        package var pages: Int
        package var allPages: Int
    }

    /// Compares a part of the pages of two folders, for ``merge(_:_:_:jobs:syntax:ignoring:progress:)``.
    /// - Parameters:
    ///   - shard: which of the parts to compare.
    ///   - jobs: the number of pages to compare concurrently.
    ///   - syntax: which parser reads pages; nil to choose it by the file name.
    ///   - patterns: globs of files to leave out.
    ///   - progress: called for every pair of files that was compared, from any thread.
    package static func compare(
        _ base: String, _ head: String, _ shard: Shard, jobs: Int = 2, syntax: SyntaxChoice? = nil,
        ignoring patterns: [String] = [],
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws(ComparisonProblem) -> (part: PartFile, report: PartReport) {
        let work = try await ComparisonWork(
            base, head, jobs: jobs, syntax: syntax, ignoring: patterns, progress: progress)
        let own = work.share(shard)
        var found = SiteComparison()
        found.syntax = syntax
        await found.compare(own, work.rounds, styles: work.styles, after: work.others.count)
        found.sort()
        var packed = PackedWriter()
        found.write(to: &packed)
        let part = PartFile(
            .compare, shard, inputs: work.inputs(of: shard, ignoring: patterns), contents: packed.bytes)
        return (part, PartReport(pages: own.count, allPages: work.documents.count))
    }

    /// Merges the parts of a comparison into the result that a single run would produce.
    ///
    /// Files other than pages are compared again, and so are pages that could not be compared. Results that need all
    /// pages are found here: renamed pages, moves between pages, and stylesheets without an effect.
    /// - Parameter parts: the files of all parts, in any order.
    /// - Throws: ``PartFileProblems`` if a file cannot be read or is damaged, or if the files are not exactly the parts
    ///   of this comparison; ``ComparisonProblem`` if `base` or `head` does not exist or cannot be examined, or only
    ///   one of them is a folder.
    package static func merge(
        _ parts: [String], _ base: String, _ head: String, jobs: Int = 2, syntax: SyntaxChoice? = nil,
        ignoring patterns: [String] = [],
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws -> Self {
        var work = try await ComparisonWork(
            base, head, jobs: jobs, syntax: syntax, ignoring: patterns, progress: progress)
        let files = try PartFiles(parts, .compare) { work.inputs(of: $0, ignoring: patterns) }
        let found = try files.read { (_, packed) throws(PackedReader.Damage) in
            try PartOfComparison(from: &packed)
        }
        for part in found { work.comparison.merge(part.found) }
        let unread = Set(found.flatMap(\.unread))
        let rest = work.documents.filter { unread.contains($0.to) || unread.contains($0.from) }
        await work.comparison.compare(rest, work.rounds, styles: work.styles, after: work.others.count)
        return work.finished()
    }
}

extension ComparisonWork {
    /// Returns the pages of a part. Pages are distributed by their sizes, so that all parts take about the same time.
    func share(_ shard: Shard) -> [ComparedFile] {
        let costs = documents.map { file in
            1 + ((try? FileStatus(new.path(file.to), followsLinks: true))?.size ?? 0) / 64
        }
        let share = shard.share(of: documents.map(\.to), costs: costs)
        return zip(documents, share).filter(\.1).map(\.0)
    }

    /// Returns the inputs of a part: digests of the options, the lists of files, and the contents of its pages and of
    /// all files that are not pages.
    func inputs(of shard: Shard, ignoring patterns: [String]) -> [PartInput] {
        let own = share(shard)
        var options = PackedWriter()
        options.add(rounds.syntax?.rawValue)
        options.add(patterns.sorted()) { $1.add($0) }
        var plan = PackedWriter()
        plan.add(old.isFile)
        for listing in [old, new] { plan.add(listing.files) { $1.add($0) } }
        plan.add(comparison.renamed) { rename, packed in
            packed.add(rename.from)
            packed.add(rename.to)
        }
        // A page may use a stylesheet that exists on only one side.
        let removed = comparison.removed.filter { !PageName.isPage($0) }
        let added = comparison.added.filter { !PageName.isPage($0) }
        let before = others.map(\.from) + removed + own.map(\.from)
        let after = others.map(\.to) + added + own.map(\.to)
        return [
            .version,
            PartInput(
                "options", SHA256.hex(options.bytes), difference: "was compared with another --syntax or --ignore"),
            PartInput("files", SHA256.hex(plan.bytes), difference: "was made from folders with other files"),
            PartInput(
                "base", Self.digest(before, in: old), difference: "was compared with another base: its files differ"),
            PartInput(
                "head", Self.digest(after, in: new), difference: "was compared with another head: its files differ"),
        ]
    }

    /// Returns the digest of the paths and the bytes of files.
    private static func digest(_ files: [String], in listing: FolderListing) -> String {
        var packed = PackedWriter()
        for file in files {
            packed.add(file)
            packed.add((try? FileReader.bytes(of: listing.path(file))).map { SHA256.hex($0) })
        }
        return SHA256.hex(packed.bytes)
    }
}
