import VitrineSupport

/// The files of one side of a comparison: those in a folder and its subfolders, or a single file.
struct FolderListing {
    /// Paths relative to the folder, sorted by bytes; for a single file, one empty path.
    private(set) var files: [String]
    /// The paths that could not be read, with the reason.
    private(set) var problems: [ComparisonProblem] = []
    /// The path of the folder or of the single file.
    let root: String
    /// Whether this side is a single file.
    let isFile: Bool

    /// Lists a folder or a single file. Files and folders that are not published, because they are hidden, are left out
    /// (``PageName/isPublished(_:)``), and so are sockets and similar files. Links are followed, but each folder is
    /// listed only once.
    /// - Throws: ``FileProblem`` if the folder or file does not exist or cannot be examined. If something in the folder
    ///   cannot be examined, it is one of the ``problems``.
    init(_ root: String) throws(FileProblem) {
        isFile = try FileStatus(root, followsLinks: true).kind != .folder
        self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        guard !isFile else {
            files = [""]
            return
        }
        let walk = FolderWalk(self.root, entersHidden: false)
        files = walk.files.filter(Self.isPublished)
        for problem in walk.problems where problem.path == "." || Self.isPublished(problem.path) {
            switch problem.reason {
            case .special: continue
            case let reason where problem.isFolder: add(.folder(reason), problem.path)
            case .linkToNowhere: add(.linkToNowhere, problem.path)
            case .linkLoop: add(.linkLoop, problem.path)
            case let reason: add(.entry(reason), problem.path)
            }
        }
    }

    /// Returns the ``files`` of a folder; none if it does not exist or cannot be examined.
    static func files(in folder: String) -> [String] { (try? FolderListing(folder))?.files ?? [] }

    /// Returns the path of a file on disk.
    func path(_ file: String) -> String { file.isEmpty ? root : "\(root)/\(file)" }

    mutating func leaveOut(_ left: Set<String>) { files.removeAll { left.contains($0) } }

    private static func isPublished(_ path: String) -> Bool {
        PageName.isPublished(
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...])
    }

    private mutating func add(_ kind: ComparisonProblem.Kind, _ path: String) {
        problems.append(ComparisonProblem(kind, path: path))
    }
}
