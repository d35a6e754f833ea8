import VitrineMarkup
import VitrineSupport

extension SiteComparison {
    /// Compares two folders or two files.
    /// - Parameters:
    ///   - jobs: the number of pairs of files to compare concurrently.
    ///   - syntax: which parser reads pages; nil to choose it by the file name.
    ///   - patterns: globs of files to leave out; `*` does not match a slash, `**` does.
    ///   - progress: called for every pair of files that was compared, from any thread.
    /// - Throws: ``ComparisonProblem`` if one of the two does not exist or cannot be examined, or only one is a folder.
    package static func compare(
        _ base: String, _ head: String, jobs: Int = 2, syntax: SyntaxChoice? = nil, ignoring patterns: [String] = [],
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws(ComparisonProblem) -> Self {
        var work = try await ComparisonWork(
            base, head, jobs: jobs, syntax: syntax, ignoring: patterns, progress: progress)
        await work.comparison.compare(
            work.documents, work.rounds, styles: work.styles, after: work.others.count)
        return work.finished()
    }

    /// The values that are the same in both rounds of a comparison: the first round compares the files that are not
    /// pages, and the second compares the pages.
    struct Rounds: Sendable {
        var old: FolderListing
        var new: FolderListing
        var jobs: Int
        var syntax: SyntaxChoice?
        var progress: @Sendable (_ done: Int, _ total: Int) -> Void
    }

    /// Compares pairs of files concurrently.
    /// - Parameters:
    ///   - before: the number of pairs that were compared before these.
    ///   - total: the total number of pairs; nil if these are the last ones.
    mutating func compare(
        _ files: [ComparedFile], _ rounds: Rounds, styles: ChangedStyles?, after before: Int = 0, of total: Int? = nil
    ) async {
        let queue = PairQueue(files, after: before, of: total ?? before + files.count, progress: rounds.progress)
        let pages = pages
        let parts = await withTaskGroup(of: SiteComparison.self) { group in
            for _ in 0..<max(1, rounds.jobs) {
                group.addTask {
                    queue.drain(
                        with: PairWorker(
                            base: rounds.old, head: rounds.new, keepingIn: pages, syntax: rounds.syntax,
                            styles: styles))
                }
            }
            var parts: [SiteComparison] = []
            for await part in group { parts.append(part) }
            return parts
        }
        for part in parts { merge(part) }
    }

    mutating func takeProblems(of listing: FolderListing, on side: ComparisonProblem.Side) {
        problems += listing.problems.map { ComparisonProblem($0.kind, path: $0.path, side: side) }
    }

    /// Finds the files that exist on both sides, including renamed ones, and records those that were added or removed.
    mutating func pair(_ old: FolderListing, with new: FolderListing) -> [ComparedFile] {
        let (oldFiles, newFiles) = (Set(old.files), Set(new.files))
        added = new.files.filter { !oldFiles.contains($0) }
        removed = old.files.filter { !newFiles.contains($0) }
        renamed = RenameSearch(base: old, head: new, keepingIn: pages, syntax: syntax)
            .renames(removed: removed, added: added)
        let common = old.files.filter(newFiles.contains)
        commonPages = common.filter(PageName.isPage)
        return common.map { ComparedFile(from: $0, to: $0) }
            + renamed.map { ComparedFile(from: $0.from, to: $0.to) }
    }

    mutating func leaveOut(
        _ patterns: [String], from old: inout FolderListing, and new: inout FolderListing
    ) {
        guard !patterns.isEmpty, !old.isFile else {
            unusedPatterns = patterns
            return
        }
        let globs = patterns.map { Glob($0) }
        var isUsed = globs.map { _ in false }
        var left: Set<String> = []
        for file in Set(old.files + new.files + problems.map(\.path)) {
            for (index, glob) in globs.enumerated() where glob.matches(file) {
                isUsed[index] = true
                left.insert(file)
            }
        }
        old.leaveOut(left)
        new.leaveOut(left)
        problems.removeAll { left.contains($0.path) }
        ignored = left.count
        unusedPatterns = zip(patterns, isUsed).filter { !$0.1 }.map(\.0)
    }

    mutating func merge(_ other: SiteComparison) {
        unchanged += other.unchanged
        rewritten += other.rewritten
        changed += other.changed
        changedFiles += other.changedFiles
        problems += other.problems
        readings += other.readings
        styleNotes.formUnion(other.styleNotes)
        usedSheets.formUnion(other.usedSheets)
        effectiveSheets.formUnion(other.effectiveSheets)
    }

    /// Adds a note for each changed stylesheet that no page uses or that has no effect.
    mutating func addNotes(_ styles: ChangedStyles?) {
        guard let styles else { return }
        for path in changedFiles where PageName.isStyleSheet(path) && styles.files.changed[path] != nil {
            if !usedSheets.contains(path) {
                styleNotes.insert(.unused(path))
            } else if !effectiveSheets.contains(path) {
                styleNotes.insert(.noEffect(path))
            }
        }
    }

    /// Finds content that moved between pages. Added pages are read only if content that may have moved to them was
    /// removed from another page; removed pages, only if content that may come from them was added to another page.
    mutating func addMovesBetweenPages(_ old: FolderListing, _ new: FolderListing) {
        let parser = PageParser(keepingIn: pages, syntax: syntax)
        changed = PageMoves.apply(to: changed, new: newFiles, gone: goneFiles) { path, isNew in
            let file = isNew ? new.path(path) : old.path(path)
            guard let bytes = try? FileReader.bytes(of: file) else { return nil }
            return try? parser.page(path, on: isNew ? .head : .base, bytes, file: file)
        }
    }

    /// Sorts the results, which must not depend on which worker was faster.
    mutating func sort() {
        rewritten.sort(by: Self.precedes)
        readings.sort { Self.precedes($0.to, $1.to) }
        changedFiles.sort(by: Self.precedes)
        changed.sort { Self.precedes($0.path, $1.path) }
        problems.sort { one, other in
            if one.path != other.path { return Self.precedes(one.path, other.path) }
            return (one.side?.rawValue ?? "", one.line, one.column)
                < (other.side?.rawValue ?? "", other.line, other.column)
        }
    }

    private static func precedes(_ one: String, _ other: String) -> Bool {
        one.precedesInBytes(other)
    }
}
