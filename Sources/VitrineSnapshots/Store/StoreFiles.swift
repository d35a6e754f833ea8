import VitrineSupport

/// File operations of a store, whose failures are reported as problems of the store.
enum StoreFiles {
    /// Returns the bytes of a file; nil if it does not exist.
    /// - Throws: ``SnapshotDamage/unreadable(_:)``.
    static func bytes(_ path: String) throws(SnapshotDamage) -> [UInt8]? {
        do throws(FileProblem) {
            return try FileReader.bytes(ifThere: path)
        } catch {
            throw .unreadable(error.reason)
        }
    }

    /// Replaces a file atomically: a reader finds either the old bytes or the new ones.
    /// - Parameter spare: a path for a temporary file, in the same file system; no other process may write to it.
    static func replace(_ path: String, _ bytes: [UInt8], spare: String) throws(SnapshotProblem) {
        try naming(path, "cannot be written") { () throws(FileProblem) in
            try FileWriter.replace(path, bytes, spare: spare)
        }
    }

    /// Creates a folder and its parents.
    static func makeFolder(_ path: String) throws(SnapshotProblem) {
        try naming(path, "cannot be created") { () throws(FileProblem) in try Folder.makeAll(path) }
    }

    /// Removes a file; a missing file is not an error.
    static func remove(_ path: String) throws(SnapshotProblem) {
        try naming(path, "cannot be removed") { () throws(FileProblem) in
            do throws(FileProblem) { try Files.remove(path) } catch { if !error.isMissing { throw error } }
        }
    }

    /// Runs `body` while holding the lock on a file. Only one run can hold the lock at a time.
    static func locked<Result>(
        _ path: String, _ body: () throws(SnapshotProblem) -> Result
    ) throws(SnapshotProblem) -> Result {
        let lock = try naming(path, "cannot be locked") { () throws(FileProblem) in
            try FileLock(path, waits: true)
        }
        // Swift may release a value after its last use, and the lock with it.
        defer { withExtendedLifetime(lock) {} }
        return try body()
    }

    private static func naming<Result>(
        _ path: String, _ what: String, _ body: () throws(FileProblem) -> Result
    ) throws(SnapshotProblem) -> Result {
        do throws(FileProblem) {
            return try body()
        } catch {
            throw .file(path, reason: "\(what): \(error.reason)")
        }
    }
}
