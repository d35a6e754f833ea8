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

    /// Lists a folder. Symbolic links are not followed; sockets and the like are passed over.
    init?(_ root: String) {
        var info = stat()
        guard stat(root, &info) == 0 else { return nil }
        isFile = info.st_mode & S_IFMT != S_IFDIR
        self.root = root
        if isFile {
            files = [""]
        } else {
            list("")
            files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    /// The path of a file.
    func path(_ file: String) -> String { file.isEmpty ? root : "\(root)/\(file)" }

    private mutating func list(_ folder: String) {
        var folders = [folder]
        while let folder = folders.popLast() {
            guard let directory = opendir(path(folder)) else {
                problems.append(
                    ComparisonProblem(path: folder, message: "cannot be opened: \(String(cString: strerror(errno)))"))
                continue
            }
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                // The name is a fixed array in C; it ends with a NUL inside it.
                let name = withUnsafePointer(to: entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
                }
                guard name != ".", name != ".." else { continue }
                let file = folder.isEmpty ? name : "\(folder)/\(name)"
                var info = stat()
                guard lstat(path(file), &info) == 0 else { continue }
                switch info.st_mode & S_IFMT {
                case S_IFDIR: folders.append(file)
                case S_IFREG: files.append(file)
                default: break
                }
            }
        }
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
