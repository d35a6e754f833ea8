internal import SystemPackage

/// A folder that is kept open. All operations apply to this folder, even if its path later refers to a different one.
///
/// Names may have several parts, such as `a/b.html`. Each part except the last must be a folder and not a link to one.
/// This is enforced even if another process replaces a folder with a link at the same moment, so nothing outside the
/// folder is read, written or removed.
package final class OpenFolder: Sendable {
    let file: FileDescriptor
    /// The status of the folder when it was opened.
    package let status: FileStatus

    /// Opens a folder. Links are followed, because the caller chose the path.
    package convenience init(_ path: String) throws(FileProblem) {
        let path = try FilePath(checking: path)
        try self.init(
            try FileProblem.of { try FileDescriptor.open(path, .readOnly, options: [.directory, .closeOnExec]) })
    }

    private init(_ file: FileDescriptor) throws(FileProblem) {
        do throws(FileProblem) {
            status = try FileStatus(file)
        } catch {
            try? file.close()
            throw error
        }
        self.file = file
    }

    deinit { try? file.close() }

    /// Opens a folder in this one.
    package func folder(_ name: String) throws(FileProblem) -> OpenFolder {
        var folder = self
        for part in try Self.parts(name) { folder = try folder.child(part) }
        return folder
    }

    private func child(_ part: String) throws(FileProblem) -> OpenFolder {
        do throws(FileProblem) {
            return try OpenFolder(try SystemCalls.open(part, in: file, [.directory, .noFollow]))
        } catch {
            // For a link that may not be followed, systems report “too many levels of links” or “not a folder”.
            guard error == .linkLoop || error == .notAFolder, let kind = kind(of: part) else { throw error }
            throw kind == .link ? .special(.link) : .notAFolder
        }
    }

    // MARK: - Reading

    /// Returns the status of a name, without following a link.
    package func status(of name: String) throws(FileProblem) -> FileStatus {
        try at(name) { (folder, name) throws(FileProblem) in try FileStatus(name, in: folder.file) }
    }

    /// Returns the kind of file with a name, without following a link; nil when there is none or its status cannot be
    /// read.
    package func kind(of name: String) -> FileKind? { try? status(of: name).kind }

    /// Returns whether there is a file, folder or link with a name, even a broken link.
    package func has(_ name: String) -> Bool { kind(of: name) != nil }

    /// Returns the entries directly in the folder, sorted by the bytes of their names.
    package func entries() throws(FileProblem) -> [Folder.Entry] {
        try SystemCalls.entries(in: file).map { name in
            let bytes = name.bytes.dropLast().map { UInt8(bitPattern: $0) }
            let text = String(validating: bytes, as: UTF8.self)
            return Folder.Entry(
                name: text ?? String(decoding: bytes, as: UTF8.self), isUTF8: text != nil,
                kind: name.kind ?? text.flatMap { kind(of: $0) })
        }.sorted { $0.name.precedesInBytes($1.name) }
    }

    /// Opens a regular file to read it.
    func open(_ name: String) throws(FileProblem) -> FileDescriptor {
        let file = try at(name) { (folder, name) throws(FileProblem) in
            try SystemCalls.open(name, in: folder.file, [.noFollow, .nonBlocking])
        }
        do throws(FileProblem) {
            let kind = try FileStatus(file).kind
            guard kind == .file else { throw .special(kind) }
            return file
        } catch {
            try? file.close()
            throw error
        }
    }

    /// Returns the bytes of a regular file.
    package func bytes(of name: String) throws(FileProblem) -> [UInt8] {
        let file = try open(name)
        defer { try? file.close() }
        let size = try FileStatus(file).size
        guard size <= FileReader.largest else { throw .tooLarge(limit: FileReader.largest) }
        var bytes: [UInt8] = []
        let count = try FileReader.read(file, into: &bytes, expected: size)
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Returns the SHA-256 of a regular file, which is read in pieces.
    package func digest(of name: String) throws(FileProblem) -> String {
        let file = try open(name)
        defer { try? file.close() }
        // The buffer is not cleared, because that would take longer than reading a small file.
        return try FileProblem.of {
            try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { buffer in
                var hash = SHA256()
                while true {
                    let count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
                    guard count > 0 else { return hash.hex }
                    hash.add(UnsafeBufferPointer(rebasing: buffer[..<count]))
                }
            }
        }
    }

    // MARK: - Writing

    /// Creates a folder in a folder that exists.
    /// - Parameter model: the folder whose permissions are copied; nil for 755 with the process's umask applied.
    @discardableResult
    package func make(_ name: String, like model: FileStatus? = nil) throws(FileProblem) -> OpenFolder {
        let made = try at(name) { (folder, name) throws(FileProblem) in
            try SystemCalls.makeFolder(name, in: folder.file, Folder.permissions)
            return try folder.child(name)
        }
        if let model { try? SystemCalls.change(model.permissions, of: made.file) }
        return made
    }

    /// Creates a folder and the folders above it if they are missing.
    package func makeAll(_ name: String) throws(FileProblem) {
        var folder = self
        for part in try Self.parts(name) {
            do throws(FileProblem) {
                folder = try folder.child(part)
            } catch {
                guard error == .missing else { throw error }
                do throws(FileProblem) { try folder.make(part) } catch { if error != .exists { throw error } }
                folder = try folder.child(part)
            }
        }
    }

    /// Writes a new file. This is only for a folder that nobody reads yet: if the program is killed, a half-written
    /// file remains.
    /// - Throws: ``FileProblem/exists`` when there is already a file with the name.
    package func create(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>) throws(FileProblem) {
        try at(name) { (folder, name) throws(FileProblem) in
            let file = try SystemCalls.create(name, in: folder.file)
            do throws(FileProblem) {
                try FileWriter.write(bytes, to: file)
            } catch {
                try? SystemCalls.remove(name, in: folder.file)
                throw error
            }
        }
    }

    /// Writes a new file. This is only for a folder that nobody reads yet.
    package func create(_ name: String, _ bytes: [UInt8]) throws(FileProblem) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(FileProblem) in try create(name, bytes) }
    }

    /// Writes a new file in pieces. This is only for a folder that nobody reads yet.
    /// - Parameter write: called once, with a closure that writes a piece; it calls that closure with each piece in
    ///   order.
    /// - Throws: ``FileProblem/exists`` when there is already a file with the name.
    package func create(
        _ name: String, pieces write: (@escaping (UnsafeBufferPointer<UInt8>) -> Void) -> Void
    ) throws(FileProblem) {
        try at(name) { (folder, name) throws(FileProblem) in
            let file = try SystemCalls.create(name, in: folder.file)
            var problem: FileProblem?
            write { piece in
                guard problem == nil else { return }
                do throws(FileProblem) { try FileWriter.writePiece(piece, to: file) } catch { problem = error }
            }
            do throws(FileProblem) {
                try FileProblem.of { try file.close() }
                if let problem { throw problem }
            } catch {
                try? SystemCalls.remove(name, in: folder.file)
                throw error
            }
        }
    }

    /// Writes a file in one step: a reader finds either the old bytes or the new ones. A link with the name is
    /// replaced.
    package func replace(_ name: String, _ bytes: [UInt8]) throws(FileProblem) {
        try at(name) { (folder, name) throws(FileProblem) in
            var number = 0
            while true {
                let temporary = ".vitrine-\(SystemCalls.process)-\(number)"
                do throws(FileProblem) {
                    try folder.create(temporary, bytes)
                } catch {
                    // Another thread is writing a file in the same folder, or an earlier process with the same ID was
                    // killed and left its temporary file.
                    guard error == .exists, number < 10_000 else { throw error }
                    number += 1
                    continue
                }
                do throws(FileProblem) {
                    return try folder.move(temporary, to: folder, as: name)
                } catch {
                    try? SystemCalls.remove(temporary, in: folder.file)
                    throw error
                }
            }
        }
    }

    /// Writes a file in one step, like ``replace(_:_:)``, and creates the folders above it if they are missing.
    package func write(_ bytes: [UInt8], to name: String) throws(FileProblem) {
        if let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) { try makeAll(String(name[..<slash])) }
        try replace(name, bytes)
    }

    /// Creates a hard link to a file. If that is not possible, for example because the folders are in different file
    /// systems or the file already has the maximum number of hard links, copies the file instead.
    package func link(_ name: String, to other: OpenFolder, as newName: String) throws(FileProblem) {
        do throws(FileProblem) {
            try between(name, other, newName) { (source, target) throws(FileProblem) in
                try SystemCalls.link(source.name, in: source.folder, as: target.name, in: target.folder)
            }
        } catch {
            // File systems without hard links report “permission”.
            guard [.mountPoint, .tooManyLinks, .notSupported, .permission].contains(error) else { throw error }
            try other.create(newName, try bytes(of: name))
        }
    }

    /// Copies a symbolic link without changing its target.
    package func copyLink(_ name: String, to other: OpenFolder, as newName: String) throws(FileProblem) {
        try between(name, other, newName) { (source, target) throws(FileProblem) in
            try SystemCalls.copyLink(source.name, in: source.folder, as: target.name, in: target.folder)
        }
    }

    /// Moves a file or folder within its file system. A file with the new name is replaced.
    package func move(_ name: String, to other: OpenFolder, as newName: String) throws(FileProblem) {
        try between(name, other, newName) { (source, target) throws(FileProblem) in
            try SystemCalls.move(source.name, in: source.folder, as: target.name, in: target.folder)
        }
    }

    /// Exchanges two folders inside this one. This is one step or, if the system does not support that, three moves
    /// that use the temporary name `spare`.
    package func exchange(_ one: String, _ other: String, spare: String) throws(FileProblem) {
        do throws(FileProblem) {
            return try between(one, self, other) { (one, other) throws(FileProblem) in
                try SystemCalls.exchange(one.name, in: one.folder, other.name, in: other.folder)
            }
        } catch {
            // An old kernel reports the flag as an invalid argument.
            guard error == .notSupported || error == .nameNotAllowed else { throw error }
        }
        try move(other, to: self, as: spare)
        do throws(FileProblem) {
            try move(one, to: self, as: other)
        } catch {
            try move(spare, to: self, as: other)
            throw error
        }
        try move(spare, to: self, as: one)
    }

    /// Removes a file or link.
    package func remove(_ name: String) throws(FileProblem) {
        try at(name) { (folder, name) throws(FileProblem) in try SystemCalls.remove(name, in: folder.file) }
    }

    /// Removes an empty folder.
    package func removeEmpty(_ name: String) throws(FileProblem) {
        try at(name) { (folder, name) throws(FileProblem) in
            try SystemCalls.remove(name, in: folder.file, isFolder: true)
        }
    }

    // MARK: - Waiting for the disk

    /// Waits until files in the folder are on the disk, so that their contents survive a power failure.
    /// - Parameter files: the names of the files, for systems that cannot flush a whole file system.
    package func sync(_ files: some Sequence<String>) throws(FileProblem) {
        do throws(FileProblem) {
            // One call flushes all files; a separate call for each file would take about a millisecond per file.
            return try SystemCalls.syncFileSystem(of: file)
        } catch {
            guard error == .notSupported else { throw error }
        }
        var folders: Set<String> = []
        for name in files {
            let file = try open(name)
            defer { try? file.close() }
            try SystemCalls.sync(file)
            var folder = name[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                guard folders.insert(String(folder)).inserted else { break }
            }
        }
        for name in folders { try folder(name).sync() }
        try sync()
    }

    /// Flushes the folder's list of names to disk, such as the new names after a move.
    package func sync() throws(FileProblem) { try SystemCalls.sync(file) }

    // MARK: - Names

    /// Returns the parts of a name. No part may be empty, `.` or `..`, and the name must not contain a NUL.
    private static func parts(_ name: String) throws(FileProblem) -> [String] {
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for part in parts where part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
            throw .nameNotAllowed
        }
        guard !name.utf8.contains(0) else { throw .nameNotAllowed }
        return parts.map { String(Substring($0)) }
    }

    func at<Result>(
        _ name: String, _ body: (OpenFolder, String) throws(FileProblem) -> Result
    ) throws(FileProblem) -> Result {
        let parts = try Self.parts(name)
        var folder = self
        for part in parts.dropLast() { folder = try folder.child(part) }
        return try body(folder, parts.last ?? name)
    }

    private typealias Place = (folder: FileDescriptor, name: String)

    private func between(
        _ name: String, _ other: OpenFolder, _ newName: String, _ body: (Place, Place) throws(FileProblem) -> Void
    ) throws(FileProblem) {
        try at(name) { (source, name) throws(FileProblem) in
            try other.at(newName) { (target, newName) throws(FileProblem) in
                try body((source.file, name), (target.file, newName))
            }
        }
    }
}
