import VitrineSupport

/// An open folder that a site is written to. Its errors name the file, the step that failed, and the reason.
struct OutputFolder: Sendable {
    /// The path of the folder, for messages.
    let path: String
    /// The folder itself.
    let open: OpenFolder

    /// Opens a folder by its path, and creates it if it does not exist.
    init(making path: String) throws(SiteProblem) {
        self.path = path
        open = try Self.naming(path, .creating) { () throws(FileProblem) in
            try Folder.makeAll(path)
            return try OpenFolder(path)
        }
    }

    private init(_ path: String, _ open: OpenFolder) {
        self.path = path
        self.open = open
    }

    /// Opens a folder in this one.
    func folder(_ name: String) throws(SiteProblem) -> OutputFolder {
        let inside = try naming(name, .reading) { () throws(FileProblem) in try open.folder(name) }
        return OutputFolder(self.path(of: name), inside)
    }

    /// The path of a file or folder in this one, for messages.
    func path(of name: String) -> String { path == "/" ? "/\(name)" : "\(path)/\(name)" }

    /// Makes a folder. It is an error if there is already something with that name, even a link to a folder.
    /// - Parameter model: the folder whose permissions the new folder gets.
    @discardableResult
    func makeFolder(_ name: String, like model: FileStatus? = nil) throws(SiteProblem) -> OutputFolder {
        let made = try naming(name, .creating) { () throws(FileProblem) in try open.make(name, like: model) }
        return OutputFolder(self.path(of: name), made)
    }

    /// Makes a folder and all its missing parent folders.
    func makeFolders(_ name: String) throws(SiteProblem) {
        try naming(name, .creating) { () throws(FileProblem) in try open.makeAll(name) }
    }

    /// Writes a new file. An existing file is never overwritten.
    func write(_ bytes: UnsafeBufferPointer<UInt8>, to name: String) throws(SiteProblem) {
        try naming(name, .writing) { () throws(FileProblem) in try open.create(name, bytes) }
    }

    /// Writes a new file piece by piece. An existing file is never overwritten.
    func write(
        _ name: String, pieces: (@escaping (UnsafeBufferPointer<UInt8>) -> Void) -> Void
    ) throws(SiteProblem) {
        try naming(name, .writing) { () throws(FileProblem) in try open.create(name, pieces: pieces) }
    }

    /// Creates, in another folder, a hard link to a file of this one, or copies the file if it cannot be linked, for
    /// instance because the file system has no hard links.
    func link(_ name: String, to other: OutputFolder) throws(SiteProblem) {
        try other.naming(name, .linking) { () throws(FileProblem) in try open.link(name, to: other.open, as: name) }
    }

    /// Copies a symbolic link into another folder with its target unchanged.
    func copyLink(_ name: String, to other: OutputFolder) throws(SiteProblem) {
        try other.naming(name, .linking) { () throws(FileProblem) in try open.copyLink(name, to: other.open, as: name) }
    }

    /// Renames a file or folder.
    func move(_ name: String, as newName: String) throws(SiteProblem) {
        try naming(newName, .moving) { () throws(FileProblem) in try open.move(name, to: open, as: newName) }
    }

    /// Exchanges two folders in one step, or, if the system cannot do that, in three renames through `spare`.
    func exchange(_ one: String, _ other: String, spare: String) throws(SiteProblem) {
        try naming(other, .exchanging) { () throws(FileProblem) in try open.exchange(one, other, spare: spare) }
    }

    /// Waits until files are on the disk.
    func sync(_ files: some Sequence<String>) throws(SiteProblem) {
        try Self.naming(path, .syncing) { () throws(FileProblem) in try open.sync(files) }
    }

    /// Waits until the folder's list of names is on the disk.
    func sync() throws(SiteProblem) {
        try Self.naming(path, .syncing) { () throws(FileProblem) in try open.sync() }
    }

    /// The entries of the folder, sorted by the bytes of their names.
    func entries() throws(SiteProblem) -> [Folder.Entry] {
        try Self.naming(path, .reading) { () throws(FileProblem) in try open.entries() }
    }

    private func naming<Result>(
        _ name: String, _ step: FileFault.Step, _ body: () throws(FileProblem) -> Result
    ) throws(SiteProblem) -> Result {
        try Self.naming(path(of: name), step, body)
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
