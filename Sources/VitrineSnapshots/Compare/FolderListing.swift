#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files below a folder, or one file.
struct FolderListing {
    /// Paths relative to the folder, sorted by bytes.
    private(set) var files: [String] = []
    /// What could not be looked into, with the reason.
    private(set) var problems: [ComparisonProblem] = []
    /// The folder itself.
    let root: String
    /// Whether it is one file.
    let isFile: Bool

    /// Folders that were entered, whatever name led to them.
    private var entered: Set<Identity> = []

    private struct Identity: Hashable {
        var device: UInt64
        var number: UInt64

        init(_ info: stat) {
            device = UInt64(truncatingIfNeeded: info.st_dev)
            number = UInt64(truncatingIfNeeded: info.st_ino)
        }
    }

    /// Lists a folder; nil when nothing is there. Names that begin with a dot are left out but for `.well-known`, as they
    /// are not published; so are sockets and the like. Symbolic links are followed, each folder once.
    init?(_ root: String) {
        var info = stat()
        guard stat(root, &info) == 0 else { return nil }
        isFile = info.st_mode & S_IFMT != S_IFDIR
        self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        if isFile {
            files = [""]
        } else {
            list(Identity(info))
            files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            problems.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        }
    }

    /// The path of a file.
    func path(_ file: String) -> String { file.isEmpty ? root : "\(root)/\(file)" }

    /// Takes files off the list.
    mutating func leaveOut(_ left: Set<String>) { files.removeAll { left.contains($0) } }

    private mutating func list(_ root: Identity) {
        entered.insert(root)
        var folders = [""]
        // Folders behind links come after all others, so that what is in them has its real name where it has one.
        var links: [(path: String, identity: Identity)] = []
        while true {
            if let folder = folders.popLast() {
                list(folder, &folders, &links)
            } else {
                links.sort { $1.path.utf8.lexicographicallyPrecedes($0.path.utf8) }
                guard let link = links.popLast() else { return }
                if entered.insert(link.identity).inserted { folders.append(link.path) }
            }
        }
    }

    private mutating func list(
        _ folder: String, _ folders: inout [String], _ links: inout [(path: String, identity: Identity)]
    ) {
        guard let directory = opendir(path(folder)) else { return add(folder, "cannot be opened: \(Self.reason)") }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            // The name is a fixed array in C; it ends with a NUL inside it.
            let name = withUnsafePointer(to: entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") || name == ".well-known" else { continue }
            let file = folder.isEmpty ? name : "\(folder)/\(name)"
            var info = stat()
            guard lstat(path(file), &info) == 0 else {
                add(file, "cannot be looked at: \(Self.reason)")
                continue
            }
            let isLink = info.st_mode & S_IFMT == S_IFLNK
            if isLink, stat(path(file), &info) != 0 {
                add(file, "is a symbolic link that leads \(errno == ELOOP ? "back to itself" : "nowhere")")
                continue
            }
            switch info.st_mode & S_IFMT {
            case S_IFDIR where isLink: links.append((file, Identity(info)))
            case S_IFDIR:
                entered.insert(Identity(info))
                folders.append(file)
            case S_IFREG: files.append(file)
            default: break
            }
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }

    private mutating func add(_ path: String, _ message: String) {
        problems.append(ComparisonProblem(path: path.isEmpty ? "." : path, message: message))
    }
}

/// Something that could not be compared.
public struct ComparisonProblem: Error, Hashable, Sendable {
    /// The file, relative to the folder.
    public var path: String
    /// The line, from 1; 0 when it is about the whole file.
    public var line = 0
    /// The column in bytes, from 1; 0 when it is about the whole line.
    public var column = 0
    /// What is wrong.
    public var message: String
    /// `base` or `head` when it is about one of the two.
    public var side: String?

    /// `head a.html:3:4: message`.
    public var sentence: String {
        (side.map { $0 + " " } ?? "") + (path.isEmpty ? "file" : path) + (line > 0 ? ":\(line):\(column)" : "")
            + ": " + message
    }
}
