import VitrineConformance
import VitrineSupport

/// The files of a folder to check, and the findings that are known before a page is read.
struct CheckedFolder {
    private(set) var files: [SiteFiles.File]
    /// Findings about pages and folders that cannot be read, and about symbolic links that point out of the folder or
    /// to a folder that contains them.
    private(set) var findings: [Finding] = []

    /// Lists a folder, except for the folders inside it that are not published; see ``PageName/isPublished(_:)``.
    /// - Parameter followsLinks: whether to follow symbolic links that point out of the folder; otherwise each of them
    ///   is a finding.
    init(_ root: String, followsLinks: Bool) {
        let walk = FolderWalk(root, entersHidden: false, links: followsLinks ? .all : .inside)
        files = walk.files.map { SiteFiles.File($0, isPage: Self.isPage($0)) }
        for problem in walk.problems
        where problem.isFolder || problem.reason == .linkOutside || Self.isPage(problem.path) {
            findings.append(Self.unreadable(problem.path, problem.reason))
        }
        for alias in walk.aliases {
            if alias.isLoop { findings.append(Self.loop(alias)) } else { add(alias) }
        }
        files.sort { $0.path.precedesInBytes($1.path) }
        findings.sort { $0.path.precedesInBytes($1.path) }
    }

    /// Adds the files of a folder a second time, under the path of a symbolic link to it, because links between pages
    /// may use that path. The pages are checked only once.
    private mutating func add(_ alias: FolderWalk.Alias) {
        let inside = files.filter { $0.path.hasPrefix(alias.real + "/") && $0.checkedAs == nil }
        files += inside.map { .init(alias.path + $0.path.dropFirst(alias.real.count), checkedAs: $0.path) }
    }

    private static func isPage(_ path: String) -> Bool {
        PageName.isPage(path) && !(path.split(separator: "/").last ?? "").hasPrefix(".")
    }

    private static func loop(_ alias: FolderWalk.Alias) -> Finding {
        let rule = Rule.folderLoop
        let real = alias.real.isEmpty ? "the folder itself" : "“\(alias.real)”, which contains it"
        return Finding(
            path: alias.path, severity: rule.severity, rule: rule.id, message: "a symbolic link leads back to \(real)")
    }

    /// The finding for a file or folder that cannot be read.
    static func unreadable(_ path: String, _ problem: FileProblem) -> Finding {
        let rule = Rule.readable
        let way = problem == .linkOutside ? "; use --follow-links to read it" : ""
        return Finding(path: path, severity: rule.severity, rule: rule.id, message: "\(problem)\(way)")
    }
}
