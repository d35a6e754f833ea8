/// What differs between two folders or two files of HTML.
public struct SiteComparison: Sendable {
    /// A page that is on both sides and differs.
    public struct ChangedPage: Sendable {
        /// The path in the second folder.
        public var path: String
        /// The path in the first folder, where it is another one.
        public var oldPath: String?
        /// What differs.
        public var changes: [Change]
        /// Whether a limit was reached while it was compared.
        public var isCoarse: Bool
        /// Whether assistive technology tells the same of both.
        public var tellsTheSame = false
    }

    /// How many files are the same byte for byte.
    public internal(set) var unchanged = 0
    /// Pages whose bytes differ and that say the same.
    public internal(set) var rewritten: [String] = []
    /// Files of the second folder alone, pages that have another name there among them.
    public internal(set) var added: [String] = []
    /// Files of the first folder alone, pages that have another name there among them.
    public internal(set) var removed: [String] = []
    /// Pages of which nine tenths or more are there under another name.
    public internal(set) var renamed: [PageRename] = []
    /// Pages that differ.
    public internal(set) var changed: [ChangedPage] = []
    /// Files that are no pages and differ: styles, pictures, data.
    public internal(set) var changedFiles: [String] = []
    /// What could not be compared.
    public internal(set) var problems: [ComparisonProblem] = []
    /// How many files were left out because a pattern says so.
    public internal(set) var ignored = 0
    /// Patterns that leave nothing out.
    public internal(set) var unusedPatterns: [String] = []

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

    /// Equal changes in groups; lost names come first, then what assistive technology tells.
    public var groups: [ChangeGroup] { ChangeGroup.groups(changed.map { (path: $0.path, changes: $0.changes) }) }

    /// A verdict for each layer.
    public var verdicts: [LayerVerdict] { LayerVerdict.all(groups) }

    /// Files of the second folder alone that were nothing else before.
    public var newFiles: [String] {
        let renames = Set(renamed.map(\.to))
        return added.filter { !renames.contains($0) }
    }

    /// Files of the first folder alone that are nothing else now.
    public var goneFiles: [String] {
        let renames = Set(renamed.map(\.from))
        return removed.filter { !renames.contains($0) }
    }

    /// Whether nothing differs and nothing was left out.
    public var isClean: Bool { !hasDifferences && problems.isEmpty }
    /// Whether something differs.
    public var hasDifferences: Bool {
        !(added.isEmpty && removed.isEmpty && changed.isEmpty && changedFiles.isEmpty)
    }

    /// The exit status: 0 the same, 1 differences, 2 only files that came or went, 3 something could not be compared,
    /// whatever else differs: then nobody has seen all of it.
    public var status: Int32 {
        if !problems.isEmpty { return 3 }
        if !changed.isEmpty || !changedFiles.isEmpty { return 1 }
        return added.isEmpty && removed.isEmpty ? 0 : 2
    }

    /// Whether a file is a page, which its name tells.
    static func isPage(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        return [".html", ".htm", ".xhtml", ".xht", ".svg"].contains { name.hasSuffix($0) }
    }
}
