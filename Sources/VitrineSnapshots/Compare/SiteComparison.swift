import Synchronization
import VitrineXML

/// What differs between two folders or two files of HTML.
public struct SiteComparison: Sendable {
    /// A page that is on both sides and differs.
    public struct ChangedPage: Sendable {
        /// The path in both folders.
        public var path: String
        /// What differs; empty when only comments or the way it is written do.
        public var changes: [Change]
        /// Whether a limit was reached while it was compared.
        public var isCoarse: Bool
    }

    /// How many files are the same byte for byte.
    public private(set) var unchanged = 0
    /// Pages whose bytes differ and that say the same.
    public private(set) var rewritten: [String] = []
    /// Files of the second folder alone.
    public private(set) var added: [String] = []
    /// Files of the first folder alone.
    public private(set) var removed: [String] = []
    /// Pages that differ.
    public private(set) var changed: [ChangedPage] = []
    /// Files that are no pages and differ: styles, pictures, data.
    public private(set) var changedFiles: [String] = []
    /// What could not be compared.
    public private(set) var problems: [ComparisonProblem] = []

    /// No files yet.
    init() {}

    /// What a comparison of another kind found.
    init(
        unchanged: Int, changed: [ChangedPage], added: [String], removed: [String], problems: [ComparisonProblem]
    ) {
        self.unchanged = unchanged
        self.changed = changed
        self.added = added
        self.removed = removed
        self.problems = problems
    }

    /// Equal changes in groups; what assistive technology tells comes first.
    public var groups: [ChangeGroup] { ChangeGroup.groups(changed.map { (path: $0.path, changes: $0.changes) }) }

    /// Whether nothing differs and nothing was left out.
    public var isClean: Bool { !hasDifferences && problems.isEmpty }
    /// Whether something differs.
    public var hasDifferences: Bool {
        !(added.isEmpty && removed.isEmpty && changed.isEmpty && changedFiles.isEmpty)
    }

    /// The exit status: 0 the same, 1 differences, 2 only files that came or went, 3 something could not be compared.
    public var status: Int32 {
        if !changed.isEmpty || !changedFiles.isEmpty { return 1 }
        if !problems.isEmpty { return 3 }
        return added.isEmpty && removed.isEmpty ? 0 : 2
    }

    /// Compares two folders or two files.
    /// - Parameter jobs: how many pages to compare at once.
    /// - Throws: ``ComparisonProblem`` when one of the two is not there, or one is a folder and the other is not.
    public static func compare(_ base: String, _ head: String, jobs: Int = 2) async throws(ComparisonProblem) -> Self {
        guard let old = FolderListing(base) else { throw ComparisonProblem(path: base, message: "is not there") }
        guard let new = FolderListing(head) else { throw ComparisonProblem(path: head, message: "is not there") }
        guard old.isFile == new.isFile else {
            let (file, folder) = old.isFile ? (base, head) : (head, base)
            throw ComparisonProblem(path: file, message: "is a file and \(folder) is a folder")
        }
        var comparison = SiteComparison()
        comparison.problems = (old.problems + new.problems)
        let oldFiles = Set(old.files)
        let newFiles = Set(new.files)
        comparison.added = new.files.filter { !oldFiles.contains($0) }
        comparison.removed = old.files.filter { !newFiles.contains($0) }
        let queue = PairQueue(old.files.filter(newFiles.contains), old, new)
        let parts = await withTaskGroup(of: SiteComparison.self) { group in
            for _ in 0..<max(1, jobs) { group.addTask { queue.drain() } }
            var parts: [SiteComparison] = []
            for await part in group { parts.append(part) }
            return parts
        }
        for part in parts { comparison.merge(part) }
        return comparison
    }

    private mutating func merge(_ other: SiteComparison) {
        unchanged += other.unchanged
        rewritten = (rewritten + other.rewritten).sorted()
        changed = (changed + other.changed).sorted { $0.path < $1.path }
        changedFiles = (changedFiles + other.changedFiles).sorted()
        problems = (problems + other.problems).sorted { ($0.path, $0.side ?? "") < ($1.path, $1.side ?? "") }
    }

    fileprivate mutating func add(
        _ file: String, _ worker: inout PairWorker, _ old: FolderListing, _ new: FolderListing
    ) {
        switch worker.isEqual(old.path(file), new.path(file)) {
        case true?: unchanged += 1
        case nil: problems.append(ComparisonProblem(path: file, message: "cannot be read"))
        case false?:
            guard Self.isPage(old.path(file)) else {
                changedFiles.append(file)
                return
            }
            switch worker.changes(old.path(file), new.path(file)) {
            case .success(let list):
                if list.changes.isEmpty {
                    rewritten.append(file)
                } else {
                    changed.append(ChangedPage(path: file, changes: list.changes, isCoarse: list.isCoarse))
                }
            case .failure(let found):
                problems += found.all.map { problem in
                    var problem = problem
                    problem.path = file
                    return problem
                }
            }
        }
    }

    private static func isPage(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        return [".html", ".htm", ".xhtml", ".xht", ".svg"].contains { name.hasSuffix($0) }
    }
}

/// Several problems at once.
struct ComparisonProblems: Error {
    var all: [ComparisonProblem]
}

/// Compares pair after pair with one parser and two buffers.
private struct PairWorker {
    private var files = FileReader()
    private let reader: SnapshotReader?

    init() { reader = try? SnapshotReader() }

    mutating func isEqual(_ one: String, _ other: String) -> Bool? { files.isEqual(one, other) }

    func changes(_ one: String, _ other: String) -> Result<ChangeList, ComparisonProblems> {
        var problems: [ComparisonProblem] = []
        let old = tree(one, "base", &problems)
        let new = tree(other, "head", &problems)
        guard let old, let new else { return .failure(ComparisonProblems(all: problems)) }
        return .success(ChangeList(from: old, to: new))
    }

    private func tree(_ path: String, _ side: String, _ problems: inout [ComparisonProblem]) -> SnapshotTree? {
        guard let reader, let bytes = FileReader.bytes(path) else {
            problems.append(ComparisonProblem(path: path, message: "cannot be read", side: side))
            return nil
        }
        do throws(XMLError) {
            return try reader.tree(bytes)
        } catch {
            guard case .malformed(let found) = error else { return nil }
            problems += found.prefix(3).map {
                ComparisonProblem(path: path, line: $0.line, column: $0.column, message: $0.message, side: side)
            }
            return nil
        }
    }
}

/// Pairs of files that several workers take one after the other.
private final class PairQueue: Sendable {
    private let files: [String]
    private let old: FolderListing
    private let new: FolderListing
    private let position = Atomic<Int>(0)

    init(_ files: [String], _ old: FolderListing, _ new: FolderListing) {
        self.files = files
        self.old = old
        self.new = new
    }

    func drain() -> SiteComparison {
        var part = SiteComparison()
        var worker = PairWorker()
        while true {
            let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < files.count else { return part }
            part.add(files[index], &worker, old, new)
        }
    }
}
