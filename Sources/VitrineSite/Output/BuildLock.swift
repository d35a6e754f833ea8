import VitrineSupport

/// Keeps two builds from writing the same site at the same time.
struct BuildLock: Sendable {
    private let lock: FileLock

    /// Takes the lock, which is held as long as this value or a copy of it exists.
    /// - Throws: ``SiteProblem`` if another build holds the lock, or if the lock file cannot be created.
    init(_ name: String, in folder: OutputFolder, output: String) throws(SiteProblem) {
        do throws(FileProblem) {
            lock = try FileLock(name, in: folder.open, waits: false, isTemporary: true)
        } catch {
            throw error == .locked
                ? SiteProblem(file: output, .file(.anotherBuild))
                : SiteProblem(file: folder.path(of: name), .file(.failed(.creating, error)))
        }
    }
}
