import VitrineSupport

/// What writing a site does to files and folders. A failure names the file and says what cannot be done and why.
enum OutputFiles {
    /// Writes a new file; what exists is never overwritten and no link is followed.
    static func write(_ bytes: UnsafeBufferPointer<UInt8>, to path: String) throws(SiteProblem) {
        try naming(path, .writing) { () throws(FileProblem) in try FileWriter.create(path, bytes) }
    }

    /// Makes a folder that is not there yet. One that is there, or a link to one, is an error.
    static func makeFolder(_ path: String, like model: String? = nil) throws(SiteProblem) {
        try naming(path, .creating) { () throws(FileProblem) in try Folder.make(path, like: model) }
    }

    /// Makes a folder and those above it, as far as they are missing.
    static func makeFolders(_ path: String) throws(SiteProblem) {
        try naming(path, .creating) { () throws(FileProblem) in try Folder.makeAll(path) }
    }

    /// Gives a file a second name; copies it where the file system has no hard links or no more of them.
    static func link(_ source: String, as target: String) throws(SiteProblem) {
        try naming(target, .linking) { () throws(FileProblem) in try Files.link(source, as: target) }
    }

    /// Repeats a symbolic link as it is.
    static func copyLink(_ source: String, to target: String) throws(SiteProblem) {
        try naming(target, .linking) { () throws(FileProblem) in try Files.copyLink(source, to: target) }
    }

    static func move(_ source: String, to target: String) throws(SiteProblem) {
        try naming(target, .moving) { () throws(FileProblem) in
            try Files.move(source, to: target)
        }
    }

    /// Waits until files are on the disk.
    static func sync(_ folder: String, files: some Sequence<String>) throws(SiteProblem) {
        try naming(folder, .syncing) { () throws(FileProblem) in try Files.sync(folder, files: files) }
    }

    /// Waits until a folder's list of names is on the disk.
    static func sync(_ folder: String) throws(SiteProblem) {
        try naming(folder, .syncing) { () throws(FileProblem) in try Files.sync(folder) }
    }

    /// Exchanges two folders in one step, or, where the system cannot, in three moves by way of `spare`.
    static func exchange(_ one: String, _ other: String, spare: String) throws(SiteProblem) {
        try naming(other, .exchanging) { () throws(FileProblem) in
            try Files.exchange(one, other, spare: spare)
        }
    }

    /// What is in a folder, in the order of the names' bytes.
    ///
    /// A folder that is not there has nothing in it; one that cannot be read is an error, never an empty one.
    static func entries(of folder: String) throws(SiteProblem) -> [Folder.Entry] {
        try naming(folder, .reading) { () throws(FileProblem) in
            do throws(FileProblem) {
                return try Folder.entries(of: folder)
            } catch .missing {
                return []
            } catch {
                throw error
            }
        }
    }

    private static func naming<Result>(
        _ path: String, _ step: FileFault.Step, _ body: () throws(FileProblem) -> Result
    ) throws(SiteProblem) -> Result {
        do throws(FileProblem) {
            return try body()
        } catch {
            throw SiteProblem(file: path, .file(.failed(step, error)))
        }
    }
}
