internal import SystemPackage

/// Lists, creates and removes folders by their paths. ``OpenFolder`` has the operations that must not follow links.
package enum Folder {
    /// An entry of a folder.
    package struct Entry: Hashable, Sendable {
        /// The name of the entry. Bytes that are not UTF-8 are replaced with U+FFFD; then ``isUTF8`` is false.
        package let name: String
        /// Whether the name is UTF-8. A file whose name is not UTF-8 cannot be opened, because paths are strings here.
        package let isUTF8: Bool
        /// The kind of the entry, without following a link; nil when its status cannot be read, for example because it
        /// has just been removed.
        package let kind: FileKind?
    }

    /// Returns the entries directly in a folder, sorted by the bytes of their names.
    package static func entries(of path: String) throws(FileProblem) -> [Entry] {
        let folder = try FilePath(checking: path)
        return try SystemCalls.entries(in: folder).map { name in
            let bytes = name.bytes.dropLast().map { UInt8(bitPattern: $0) }
            let text = String(validating: bytes, as: UTF8.self)
            return Entry(
                name: text ?? String(decoding: bytes, as: UTF8.self), isUTF8: text != nil,
                kind: name.kind ?? kind(name.bytes, in: folder))
        }.sorted { $0.name.precedesInBytes($1.name) }
    }

    private static func kind(_ name: [CChar], in folder: FilePath) -> FileKind? {
        name.withUnsafeBufferPointer { name in
            guard let start = name.baseAddress, let part = FilePath.Component(platformString: start) else { return nil }
            return try? FileStatus(folder.appending(part), followsLinks: false).kind
        }
    }

    /// Creates a folder and the missing folders above it. An existing folder, or a link to one, is accepted.
    package static func makeAll(_ path: String) throws(FileProblem) {
        try makeAll(try FilePath(checking: path))
    }

    private static func makeAll(_ folder: FilePath) throws(FileProblem) {
        do throws(FileProblem) {
            try make(folder)
        } catch .missingFolder {
            let parent = folder.removingLastComponent()
            guard !parent.isEmpty, parent != folder else { throw .missingFolder }
            // Another process may have created the parent in the meantime.
            if !isFolder(parent) { try makeAll(parent) }
            do throws(FileProblem) {
                try make(folder)
            } catch {
                // Another process may have created the folder in the meantime.
                guard isFolder(folder) else { throw error }
            }
        } catch {
            // If the folder exists, some systems report “read-only” or “permission denied” instead of “exists”.
            if isFolder(folder) { return }
            throw error == .exists ? .notAFolder : error
        }
    }

    private static func make(_ folder: FilePath) throws(FileProblem) {
        do throws(FileProblem) {
            try SystemCalls.makeFolder(folder, permissions)
        } catch {
            throw error == .missing ? .missingFolder : error
        }
    }

    private static func isFolder(_ path: FilePath) -> Bool {
        (try? FileStatus(path, followsLinks: true))?.kind == .folder
    }

    /// Removes an empty folder.
    package static func removeEmpty(_ path: String) throws(FileProblem) {
        try SystemCalls.remove(emptyFolder: try FilePath(checking: path))
    }

    /// The permissions of new folders, before the process's umask is applied.
    static let permissions: FilePermissions = [
        .ownerReadWriteExecute, .groupReadExecute, .otherReadExecute,
    ]
}
