internal import SystemPackage

/// Writes files by their paths. Only ``replace(_:_:spare:)`` ensures that no reader sees a half-written file. If the
/// last part of a path is a symbolic link, it is followed only to append to a file, and to write to a pipe or a device.
package enum FileWriter {
    /// Writes a new file. This is only for a folder that nobody reads yet: if the program is killed, a half-written
    /// file remains.
    /// - Throws: ``FileProblem/exists`` when there is already a file with the name.
    package static func create(_ path: String, _ bytes: UnsafeBufferPointer<UInt8>) throws(FileProblem) {
        try create(try FilePath(checking: path), bytes, permissions: nil)
    }

    /// Writes a new file. This is only for a folder that nobody reads yet: if the program is killed, a half-written
    /// file remains.
    package static func create(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(FileProblem) in try create(path, bytes) }
    }

    /// Writes a file in one step: a reader finds either the old bytes or the new ones. A symbolic link to a file is
    /// replaced, not its target. A pipe or a device cannot be replaced, so the bytes are written to it.
    ///
    /// The bytes are written to a temporary file, which gets the permissions of the file that it replaces and is then
    /// renamed.
    /// - Parameter spare: the path of the temporary file. It must be in the same file system, and nobody else may write
    ///   to it. If there is already a file at this path, it is removed first. By default, the temporary file gets an
    ///   unused name in the same folder.
    package static func replace(_ path: String, _ bytes: [UInt8], spare: String? = nil) throws(FileProblem) {
        let target = try FilePath(checking: path)
        let status = try? FileStatus(target, followsLinks: true)
        if let status, status.kind == .folder { throw .special(.folder) }
        if let status, status.kind != .file { return try add(bytes, to: target, options: []) }
        let temporary = try create(bytes, near: target, spare, status?.permissions)
        do throws(FileProblem) {
            try SystemCalls.move(temporary, to: target)
        } catch {
            try? SystemCalls.remove(file: temporary)
            throw error
        }
    }

    /// Appends to a file, which is created when it does not exist.
    package static func append(_ bytes: [UInt8], to path: String) throws(FileProblem) {
        let target = try FilePath(checking: path)
        guard (try? FileStatus(target, followsLinks: true)) != nil else { return try replace(path, bytes) }
        try add(bytes, to: target, options: .append)
    }

    // MARK: - Steps

    private static func create(
        _ bytes: [UInt8], near target: FilePath, _ spare: String?, _ permissions: FilePermissions?
    ) throws(FileProblem) -> FilePath {
        if let spare {
            let temporary = try FilePath(checking: spare)
            try? SystemCalls.remove(file: temporary)
            try create(temporary, bytes, permissions: permissions)
            return temporary
        }
        let folder = target.removingLastComponent()
        for number in 0... {
            let temporary = folder.appending(".vitrine-\(SystemCalls.process)-\(number)")
            do throws(FileProblem) {
                try create(temporary, bytes, permissions: permissions)
                return temporary
            } catch {
                // Another thread is writing a file in the same folder, or an earlier process with the same ID was
                // killed and left its temporary file.
                guard error == .exists, number < 10_000 else { throw error }
            }
        }
        throw .exists
    }

    private static func create(
        _ path: FilePath, _ bytes: [UInt8], permissions: FilePermissions?
    ) throws(FileProblem) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(FileProblem) in
            try create(path, bytes, permissions: permissions)
        }
    }

    /// Creates a file and writes its bytes; the file is removed again if writing fails.
    /// - Parameter permissions: the permissions to set, regardless of the process's umask; nil for 644 with the umask
    ///   applied.
    private static func create(
        _ path: FilePath, _ bytes: UnsafeBufferPointer<UInt8>, permissions: FilePermissions?
    ) throws(FileProblem) {
        let file = try open(path, [.create, .exclusiveCreate, .noFollow, .closeOnExec])
        do throws(FileProblem) {
            try write(bytes, to: file, permissions: permissions)
        } catch {
            try? SystemCalls.remove(file: path)
            throw error
        }
    }

    private static func add(
        _ bytes: [UInt8], to path: FilePath, options: FileDescriptor.OpenOptions
    ) throws(FileProblem) {
        let file = try open(path, options.union(.closeOnExec))
        try bytes.withUnsafeBufferPointer { (bytes) throws(FileProblem) in try write(bytes, to: file) }
    }

    private static func open(
        _ path: FilePath, _ options: FileDescriptor.OpenOptions
    ) throws(FileProblem) -> FileDescriptor {
        do throws(FileProblem) {
            return try FileProblem.of {
                try FileDescriptor.open(path, .writeOnly, options: options, permissions: newFile)
            }
        } catch {
            throw error == .missing ? .missingFolder : error
        }
    }

    /// Writes everything and closes the file, because some file systems report a full disk only when a file is closed.
    /// - Parameter permissions: the permissions to set first; nil to leave them as they are.
    static func write(
        _ bytes: UnsafeBufferPointer<UInt8>, to file: FileDescriptor, permissions: FilePermissions? = nil
    ) throws(FileProblem) {
        do throws(FileProblem) {
            if let permissions { try SystemCalls.change(permissions, of: file) }
            _ = try FileProblem.of { try file.writeAll(bytes) }
        } catch {
            try? file.close()
            throw error
        }
        try FileProblem.of { try file.close() }
    }

    /// Writes a piece of a file that stays open.
    static func writePiece(_ bytes: UnsafeBufferPointer<UInt8>, to file: FileDescriptor) throws(FileProblem) {
        _ = try FileProblem.of { try file.writeAll(bytes) }
    }

    static let newFile: FilePermissions = [.ownerReadWrite, .groupRead, .otherRead]
}
