import Synchronization
import VitrineConformance

extension SiteComparison {
    /// Compares two folders or two files.
    /// - Parameters:
    ///   - jobs: how many pages to compare at once.
    ///   - ignoring: globs of files to leave out; `*` stays within a folder, `**` does not.
    ///   - progress: called for every pair of files that was compared, from any thread.
    /// - Throws: ``ComparisonProblem`` when one of the two is not there, or one is a folder and the other is not.
    public static func compare(
        _ base: String, _ head: String, jobs: Int = 2, ignoring patterns: [String] = [],
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws(ComparisonProblem) -> Self {
        guard var old = FolderListing(base) else {
            throw ComparisonProblem(path: base, message: "there is no such file or folder")
        }
        guard var new = FolderListing(head) else {
            throw ComparisonProblem(path: head, message: "there is no such file or folder")
        }
        guard old.isFile == new.isFile else {
            let (file, folder) = old.isFile ? (base, head) : (head, base)
            throw ComparisonProblem(path: file, message: "is a file, and \(folder) is a folder")
        }
        var comparison = SiteComparison()
        comparison.problems = problems(old, "base") + problems(new, "head")
        comparison.leaveOut(patterns, &old, &new)
        let (oldFiles, newFiles) = (Set(old.files), Set(new.files))
        comparison.added = new.files.filter { !oldFiles.contains($0) }
        comparison.removed = old.files.filter { !newFiles.contains($0) }
        var search = RenameSearch(old, new)
        comparison.renamed = search.renames(removed: comparison.removed, added: comparison.added)
        let pairs =
            old.files.filter(newFiles.contains).map { (from: $0, to: $0) }
            + comparison.renamed.map { (from: $0.from, to: $0.to) }
        let queue = PairQueue(pairs, old, new, progress)
        let parts = await withTaskGroup(of: SiteComparison.self) { group in
            for _ in 0..<max(1, jobs) { group.addTask { queue.drain() } }
            var parts: [SiteComparison] = []
            for await part in group { parts.append(part) }
            return parts
        }
        for part in parts { comparison.merge(part) }
        comparison.sort()
        return comparison
    }

    private static func problems(_ listing: FolderListing, _ side: String) -> [ComparisonProblem] {
        listing.problems.map { problem in
            var problem = problem
            problem.side = side
            return problem
        }
    }

    private mutating func leaveOut(_ patterns: [String], _ old: inout FolderListing, _ new: inout FolderListing) {
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

    private mutating func merge(_ other: SiteComparison) {
        unchanged += other.unchanged
        rewritten += other.rewritten
        changed += other.changed
        changedFiles += other.changedFiles
        problems += other.problems
    }

    /// Which worker was faster must not be seen.
    private mutating func sort() {
        rewritten.sort(by: Self.precedes)
        changedFiles.sort(by: Self.precedes)
        changed.sort { Self.precedes($0.path, $1.path) }
        problems.sort { one, other in
            if one.path != other.path { return Self.precedes(one.path, other.path) }
            return (one.side ?? "", one.line, one.column) < (other.side ?? "", other.line, other.column)
        }
    }

    private static func precedes(_ one: String, _ other: String) -> Bool {
        one.utf8.lexicographicallyPrecedes(other.utf8)
    }

    fileprivate mutating func add(
        _ from: String, _ to: String, _ worker: inout PairWorker, _ old: FolderListing, _ new: FolderListing
    ) {
        let (one, other) = (old.path(from), new.path(to))
        // A page under another name is in the lists of what came and went; here it adds what it says otherwise.
        let isRenamed = from != to
        switch worker.isEqual(one, other) {
        case true?: if !isRenamed { unchanged += 1 }
        case nil: problems.append(ComparisonProblem(path: to, message: "cannot be read"))
        case false?:
            guard Self.isPage(one) else {
                changedFiles.append(to)
                return
            }
            switch worker.changes(one, other) {
            case .success(let list):
                if !list.changes.isEmpty {
                    changed.append(
                        ChangedPage(
                            path: to, oldPath: isRenamed ? from : nil, changes: list.changes, isCoarse: list.isCoarse,
                            tellsTheSame: list.tellsTheSame))
                } else if !isRenamed {
                    rewritten.append(to)
                }
            case .failure(let found):
                problems += found.all.map { problem in
                    var problem = problem
                    problem.path = problem.side == "base" ? from : to
                    return problem
                }
            }
        }
    }
}

/// Pairs of files that several workers take one after the other.
private final class PairQueue: Sendable {
    private let files: [(from: String, to: String)]
    private let old: FolderListing
    private let new: FolderListing
    private let progress: @Sendable (Int, Int) -> Void
    private let position = Atomic<Int>(0)
    private let done = Atomic<Int>(0)

    init(
        _ files: [(from: String, to: String)], _ old: FolderListing, _ new: FolderListing,
        _ progress: @escaping @Sendable (Int, Int) -> Void
    ) {
        self.files = files
        self.old = old
        self.new = new
        self.progress = progress
    }

    func drain() -> SiteComparison {
        var part = SiteComparison()
        var worker = PairWorker()
        while true {
            let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < files.count else { return part }
            part.add(files[index].from, files[index].to, &worker, old, new)
            progress(done.wrappingAdd(1, ordering: .relaxed).newValue, files.count)
        }
    }
}
