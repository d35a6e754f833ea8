import VitrineConformance

/// Lists the files of a folder. Every folder is entered once, whatever links lead to it.
struct FolderWalk {
    private let root: String
    private(set) var files: [SiteFiles.File] = []
    /// Pages and folders that cannot be read, and links that lead back.
    private(set) var findings: [Finding] = []
    /// The folders that were entered, with their paths.
    private var entered: [FileSystem.Identity: String] = [:]
    private var links: [(path: String, identity: FileSystem.Identity)] = []

    /// Lists a folder.
    /// - Parameter root: the folder, as the system finds it.
    init(_ root: String) {
        self.root = root
        if case .success(let found) = FileSystem.look(root, followsLinks: true) { enter("", found.identity) }
        // Links come after all real folders, so a page is known by its real path where it has one.
        while !links.isEmpty {
            let link = links.removeFirst()
            follow(link.path, link.identity)
        }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        findings.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Whether a file is a page, which its name tells.
    static func isPage(_ name: String) -> Bool {
        let name = name.lowercased()
        return [".html", ".htm", ".xhtml"].contains { name.hasSuffix($0) }
    }

    private func location(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

    private mutating func enter(_ path: String, _ identity: FileSystem.Identity) {
        var waiting = [(path, identity)]
        while let (folder, identity) = waiting.popLast() {
            entered[identity] = folder
            switch FileSystem.names(in: location(folder)) {
            case .failure(let problem): findings.append(Self.unreadable(folder.isEmpty ? "." : folder, problem))
            case .success(let names):
                for name in names { look(folder.isEmpty ? name : "\(folder)/\(name)", name, &waiting) }
            }
        }
    }

    private mutating func look(_ path: String, _ name: String, _ waiting: inout [(String, FileSystem.Identity)]) {
        let isPage = Self.isPage(name) && !name.hasPrefix(".")
        guard case .success(let found) = FileSystem.look(location(path), followsLinks: false) else {
            if isPage { findings.append(Self.unreadable(path, .missing)) }
            return
        }
        switch found.kind {
        case .file: files.append(.init(path, isPage: isPage))
        case .folder:
            guard Self.isEntered(name) else { break }
            // A link to a folder above the root leads to folders that were entered by their real paths.
            if entered[found.identity] == nil {
                waiting.append((path, found.identity))
            } else {
                links.append((path, found.identity))
            }
        case .special(let kind): if isPage { findings.append(Self.unreadable(path, .special(kind))) }
        case .link:
            switch FileSystem.look(location(path), followsLinks: true) {
            case .success(let target):
                switch target.kind {
                case .file: files.append(.init(path, isPage: isPage))
                case .folder: if Self.isEntered(name) { links.append((path, target.identity)) }
                case .special(let kind): if isPage { findings.append(Self.unreadable(path, .special(kind))) }
                case .link: break
                }
            case .failure(let problem):
                if isPage { findings.append(Self.unreadable(path, problem == .missing ? .linkToNowhere : problem)) }
            }
        }
    }

    /// Folders whose names begin with a dot are not published, but for one that a standard names.
    private static func isEntered(_ name: String) -> Bool { !name.hasPrefix(".") || name == ".well-known" }

    private mutating func follow(_ path: String, _ identity: FileSystem.Identity) {
        guard let real = entered[identity] else { return enter(path, identity) }
        if real.isEmpty || path.hasPrefix(real + "/") {
            let rule = Rule.folderLoop
            findings.append(
                Finding(
                    path: path, severity: rule.severity, rule: rule.id,
                    message:
                        "a symbolic link leads back to \(real.isEmpty ? "the folder itself" : "“\(real)”, around it")"
                ))
            return
        }
        // The same files under another name: links may use it, but the pages are checked once.
        let inside = files.filter { $0.path.hasPrefix(real + "/") && $0.checkedAs == nil }
        files += inside.map { .init(path + $0.path.dropFirst(real.count), checkedAs: $0.path) }
    }

    static func unreadable(_ path: String, _ problem: FileProblem) -> Finding {
        let rule = Rule.readable
        return Finding(path: path, severity: rule.severity, rule: rule.id, message: "\(problem)")
    }
}
