internal import SystemPackage

/// The files below a folder, sorted by the bytes of their paths. No folder is entered twice, no matter how many links
/// refer to it.
///
/// Links to folders are followed last, so that files are listed under their real paths where possible.
package struct FolderWalk {
    /// Another path of a folder that was entered: a link to it, or a path that goes through a link.
    package struct Alias: Hashable, Sendable {
        /// The other path of the folder.
        package let path: String
        /// The path under which the folder was entered; empty for the root.
        package let real: String

        /// Whether the alias is inside the folder that it refers to.
        package var isLoop: Bool { real.isEmpty || path.hasPrefix(real + "/") }
    }

    /// A file, folder or link that cannot be read.
    package struct Problem: Hashable, Sendable {
        /// The path relative to the listed folder; `.` for that folder itself.
        package let path: String
        /// The reason why it cannot be read.
        package let reason: FileProblem
        /// Whether the problem is a folder that cannot be listed; otherwise it is a link, a special file, a name that
        /// is not UTF-8 or an entry whose kind cannot be determined.
        package let isFolder: Bool
    }

    /// The regular files, and links to regular files.
    package private(set) var files: [String] = []
    /// The other paths of the folders that were entered.
    package private(set) var aliases: [Alias] = []
    /// The files, folders and links that cannot be read, including special files.
    package private(set) var problems: [Problem] = []

    private let root: String
    private let entersHidden: Bool
    private let links: LinkChoice
    /// The real path of the folder, with a trailing slash; nil when it is not needed or cannot be determined.
    private let realRoot: String?
    private var entered: [FileStatus.Identity: String] = [:]
    private var waiting: [String] = []
    private var linkedFolders: [(path: String, identity: FileStatus.Identity)] = []

    /// The links that are followed.
    package enum LinkChoice: Hashable, Sendable {
        /// All links, regardless of their targets.
        case all
        /// Links whose targets are inside the listed folder; other links are reported as problems.
        case inside
        /// No links: every link is reported as a special file.
        case none
    }

    /// Lists a folder.
    /// - Parameters:
    ///   - root: the folder; a missing folder is reported as the only problem.
    ///   - entersHidden: whether to enter folders that are not published; see ``PageName/isPublished(_:)``.
    ///   - links: which links are followed.
    package init(_ root: String, entersHidden: Bool = true, links: LinkChoice = .all) {
        self.root = root
        self.entersHidden = entersHidden
        self.links = links
        realRoot = links == .inside ? Self.realPath(root).map { $0.hasSuffix("/") ? $0 : $0 + "/" } : nil
        switch Result(catching: { () throws(FileProblem) in try FileStatus(root, followsLinks: true) }) {
        case .failure(let problem): problems.append(Problem(path: ".", reason: problem, isFolder: true))
        case .success(let status): enter("", status.identity)
        }
        followLinks()
        files.sort { $0.precedesInBytes($1) }
        aliases.sort { $0.path.precedesInBytes($1.path) }
        problems.sort { $0.path.precedesInBytes($1.path) }
    }

    private mutating func followLinks() {
        while !linkedFolders.isEmpty {
            let found = linkedFolders.sorted { $0.path.precedesInBytes($1.path) }
            linkedFolders = []
            for link in found {
                if let real = entered[link.identity] {
                    aliases.append(Alias(path: link.path, real: real))
                } else {
                    enter(link.path, link.identity)
                }
            }
        }
    }

    private mutating func enter(_ path: String, _ identity: FileStatus.Identity) {
        entered[identity] = path
        waiting = [path]
        while let folder = waiting.popLast() {
            let location = folder.isEmpty ? root : "\(root)/\(folder)"
            do throws(FileProblem) {
                for entry in try Folder.entries(of: location) {
                    look(entry, at: folder.isEmpty ? entry.name : "\(folder)/\(entry.name)")
                }
            } catch {
                problems.append(Problem(path: folder.isEmpty ? "." : folder, reason: error, isFolder: true))
            }
        }
    }

    private mutating func look(_ entry: Folder.Entry, at path: String) {
        guard entry.isUTF8 else { return add(path, .nameNotUTF8) }
        switch entry.kind {
        case .file: files.append(path)
        case .folder: if isEntered(entry.name) { folder(path) }
        case .link where links != .none: link(path, entry.name)
        case .some(let kind): add(path, .special(kind))
        case nil: add(path, .missing)
        }
    }

    private func isEntered(_ name: String) -> Bool { entersHidden || PageName.isPublished(name) }

    private mutating func folder(_ path: String) {
        do throws(FileProblem) {
            let identity = try FileStatus("\(root)/\(path)", followsLinks: false).identity
            if entered[identity] == nil {
                entered[identity] = path
                waiting.append(path)
            } else {
                // This folder was reached through a link, for example to a folder above the root, and has already been
                // entered under another path.
                linkedFolders.append((path, identity))
            }
        } catch {
            problems.append(Problem(path: path, reason: error, isFolder: true))
        }
    }

    private static func realPath(_ path: String) -> String? {
        (try? FilePath(checking: path)).flatMap(SystemCalls.realPath)
    }

    private func leadsOut(_ path: String) -> Bool {
        guard links == .inside else { return false }
        guard let realRoot, let real = Self.realPath("\(root)/\(path)") else { return true }
        return !(real + "/").hasPrefix(realRoot)
    }

    private mutating func link(_ path: String, _ name: String) {
        do throws(FileProblem) {
            let status = try FileStatus("\(root)/\(path)", followsLinks: true)
            if leadsOut(path) { return add(path, .linkOutside) }
            switch status.kind {
            case .file: files.append(path)
            case .folder: if isEntered(name) { linkedFolders.append((path, status.identity)) }
            case .link, .pipe, .socket, .device: add(path, .special(status.kind))
            }
        } catch {
            add(path, error.isMissing ? .linkToNowhere : error)
        }
    }

    private mutating func add(_ path: String, _ reason: FileProblem) {
        problems.append(Problem(path: path, reason: reason, isFolder: false))
    }
}
