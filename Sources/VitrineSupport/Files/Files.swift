internal import SystemPackage

/// Moves, links and removes files and folders.
package enum Files {
    /// Moves a file or folder within its file system. A file of the new name is replaced.
    package static func move(_ source: String, to target: String) throws(FileProblem) {
        try SystemCalls.move(try FilePath(checking: source), to: try FilePath(checking: target))
    }

    /// Exchanges two folders in one step, or, where the system cannot, in three moves by way of `spare`.
    package static func exchange(_ one: String, _ other: String, spare: String) throws(FileProblem) {
        do throws(FileProblem) {
            return try SystemCalls.exchange(try FilePath(checking: one), try FilePath(checking: other))
        } catch {
            // An old kernel takes the flag for an invalid argument.
            guard error == .notSupported || error == .nameNotAllowed else { throw error }
        }
        try move(other, to: spare)
        do throws(FileProblem) {
            try move(one, to: other)
        } catch {
            try move(spare, to: other)
            throw error
        }
        try move(spare, to: one)
    }

    /// Gives a file a second name; copies it where the file system has no hard links or no more of them.
    package static func link(_ source: String, as target: String) throws(FileProblem) {
        do throws(FileProblem) {
            return try SystemCalls.link(try FilePath(checking: source), as: try FilePath(checking: target))
        } catch {
            // “Permission” is what file systems without hard links say.
            guard [.mountPoint, .tooManyLinks, .notSupported, .permission].contains(error) else { throw error }
            try FileWriter.create(target, try FileReader.bytes(of: source))
        }
    }

    /// Repeats a symbolic link as it is.
    package static func copyLink(_ source: String, to target: String) throws(FileProblem) {
        try SystemCalls.copyLink(try FilePath(checking: source), to: try FilePath(checking: target))
    }

    /// Waits until files and their folders are on the disk, so that a loss of power cannot take what they hold.
    /// - Parameters:
    ///   - folder: the folder that they are in, at whatever depth.
    ///   - files: their paths below it, for systems that cannot flush a whole file system.
    package static func sync(_ folder: String, files: some Sequence<String>) throws(FileProblem) {
        do throws(FileProblem) {
            // One call for all files: a call each takes a disk about a millisecond.
            return try open(folder) { (file) throws(FileProblem) in try SystemCalls.syncFileSystem(of: file) }
        } catch {
            guard error == .notSupported else { throw error }
        }
        var folders: Set<String> = []
        for file in files {
            let path = "\(folder)/\(file)"
            try open(path) { (file) throws(FileProblem) in try SystemCalls.sync(file) }
            folders.insert(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        }
        for folder in folders.union([folder]) { try sync(folder) }
    }

    /// Waits until a folder's list of names is on the disk: after a move, the new names.
    package static func sync(_ folder: String) throws(FileProblem) {
        try open(folder) { (file) throws(FileProblem) in try SystemCalls.sync(file) }
    }

    private static func open(
        _ path: String, _ body: (FileDescriptor) throws(FileProblem) -> Void
    ) throws(FileProblem) {
        let path = try FilePath(checking: path)
        let file = try FileProblem.of { try FileDescriptor.open(path, .readOnly, options: [.noFollow, .closeOnExec]) }
        defer { try? file.close() }
        try body(file)
    }

    /// Removes a file or link.
    package static func remove(_ path: String) throws(FileProblem) {
        try SystemCalls.remove(file: try FilePath(checking: path))
    }

    /// Whether two paths are the same file: two hard links.
    package static func areSame(_ one: String, _ other: String) -> Bool {
        guard let one = try? FileStatus(one, followsLinks: false),
            let other = try? FileStatus(other, followsLinks: false)
        else { return false }
        return one.identity == other.identity
    }
}
