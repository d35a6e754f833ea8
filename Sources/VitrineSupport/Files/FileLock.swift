internal import SystemPackage

/// A lock that only one process holds at a time. It is released when this object is freed or the process ends, even if
/// the process crashes.
package final class FileLock: Sendable {
    private let folder: OpenFolder
    private let name: String
    private let file: FileDescriptor
    private let isTemporary: Bool

    /// Acquires a lock on a file.
    /// - Parameters:
    ///   - path: the file to lock, which is created when it is missing. A symbolic link is not followed: it is an
    ///     error.
    ///   - waits: whether to wait while another process has the lock; otherwise ``FileProblem/locked`` is thrown.
    package convenience init(_ path: String, waits: Bool) throws(FileProblem) {
        let target = try FilePath(checking: path)
        guard let name = target.lastComponent?.string else { throw .special(.folder) }
        let parent = target.removingLastComponent().string
        let folder: OpenFolder
        do throws(FileProblem) {
            folder = try OpenFolder(parent.isEmpty ? "." : parent)
        } catch {
            throw error == .missing ? .missingFolder : error
        }
        try self.init(name, in: folder, waits: waits, isTemporary: false)
    }

    /// Acquires a lock on a file in a folder.
    /// - Parameters:
    ///   - name: the file to lock, which is created when it is missing. A symbolic link is not followed: it is an
    ///     error.
    ///   - waits: whether to wait while another process has the lock; otherwise ``FileProblem/locked`` is thrown.
    ///   - isTemporary: whether the file is removed when this object is freed.
    package init(_ name: String, in folder: OpenFolder, waits: Bool, isTemporary: Bool) throws(FileProblem) {
        self.isTemporary = isTemporary
        self.folder = folder
        self.name = name
        while true {
            let file = try Self.open(name, folder)
            do throws(FileProblem) {
                guard try SystemCalls.lock(file, waits: waits) else { throw .locked }
                // The previous holder may have removed the file when it released the lock, so make sure that the name
                // still belongs to our file.
                if let named = try? folder.status(of: name), try FileStatus(file).identity == named.identity {
                    self.file = file
                    return
                }
            } catch {
                try? file.close()
                throw error
            }
            try? file.close()
        }
    }

    private static func open(_ name: String, _ folder: OpenFolder) throws(FileProblem) -> FileDescriptor {
        do throws(FileProblem) {
            return try SystemCalls.openLock(name, in: folder.file)
        } catch {
            throw error == .linkLoop ? .special(.link) : error
        }
    }

    deinit {
        if isTemporary { try? folder.remove(name) }
        try? file.close()
    }
}
