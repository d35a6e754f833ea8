import VitrineSupport

/// Keeps two builds from writing the same site at once.
struct BuildLock: Sendable {
    private let lock: FileLock

    /// Takes the lock; it is held as long as the value or a copy of it is kept.
    /// - Throws: a problem of the output when another build has it.
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
