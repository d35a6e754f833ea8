#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few calls to the system that a store needs.
enum StoreFiles {
    /// The bytes of a file; nil when there is none.
    /// - Throws: ``SnapshotDamage/unreadable(_:)``.
    static func bytes(_ path: String) throws(SnapshotDamage) -> [UInt8]? {
        var info = stat()
        guard lstat(path, &info) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .unreadable(reason())
        }
        guard info.st_mode & S_IFMT != S_IFDIR else { throw .unreadable("it is a folder") }
        errno = 0
        guard let bytes = FileReader.bytes(path) else {
            throw .unreadable(errno == 0 ? "it is not a regular file" : reason())
        }
        return bytes
    }

    /// Writes a file in whole: whoever reads it finds the old bytes or the new ones.
    /// - Parameter spare: a path on the same disk that nobody else writes.
    static func replace(_ path: String, _ bytes: [UInt8], spare: String) throws(SnapshotProblem) {
        unlink(spare)
        let file = open(spare, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw .file(path, reason: "cannot be written: \(reason())") }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { write(file, $0.baseAddress?.advanced(by: done), bytes.count - done) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason = reason()
                close(file)
                unlink(spare)
                throw .file(path, reason: "cannot be written: \(reason)")
            }
            done += count
        }
        guard close(file) == 0, rename(spare, path) == 0 else {
            let reason = reason()
            unlink(spare)
            throw .file(path, reason: "cannot be written: \(reason)")
        }
    }

    /// Makes a folder and those above it.
    static func makeFolder(_ path: String) throws(SnapshotProblem) {
        guard mkdir(path, 0o755) != 0 else { return }
        if errno == EEXIST {
            var info = stat()
            guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
                throw .file(path, reason: "is not a folder")
            }
            return
        }
        let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        guard errno == ENOENT, !parent.isEmpty else { throw .file(path, reason: "cannot be made: \(reason())") }
        try makeFolder(parent)
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
            throw .file(path, reason: "cannot be made: \(reason())")
        }
    }

    /// Removes a file; one that is not there is removed already.
    static func remove(_ path: String) throws(SnapshotProblem) {
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
            throw .file(path, reason: "cannot be removed: \(reason())")
        }
    }

    /// Removes a folder when nothing is in it.
    static func removeEmpty(_ folder: String) { rmdir(folder) }

    static func exists(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}

extension StoreFiles {
    /// Runs `body` while no other run does so with the same file. The lock goes with the process, however that ends.
    static func locked<Result>(
        _ path: String, _ body: () throws(SnapshotProblem) -> Result
    ) throws(SnapshotProblem) -> Result {
        let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw .file(path, reason: "cannot be made: \(reason())") }
        defer { close(file) }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw .file(path, reason: "cannot be locked: \(reason())") }
        }
        return try body()
    }
}
