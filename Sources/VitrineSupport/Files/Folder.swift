internal import SystemPackage

/// Lists, makes and removes folders by their paths. ``OpenFolder`` does what must not follow links.
package enum Folder {
    /// Something in a folder.
    package struct Entry: Hashable, Sendable {
        /// Its name; where ``isUTF8`` is false, with U+FFFD for what is not UTF-8.
        package let name: String
        /// Whether the name is UTF-8. No path leads to a file whose name is not, because paths are texts here.
        package let isUTF8: Bool
        /// What it is itself, a link not followed; nil when it has just been removed.
        package let kind: FileKind?
    }

    /// What is in a folder itself, in the order of the names' bytes.
    package static func entries(of path: String) throws(FileProblem) -> [Entry] {
        let folder = try FilePath(checking: path)
        return try SystemCalls.names(in: folder).map { name in
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

    /// Makes a folder and those above it; one that is there, or a link to one, will do.
    package static func makeAll(_ path: String) throws(FileProblem) {
        try makeAll(try FilePath(checking: path))
    }

    private static func makeAll(_ folder: FilePath) throws(FileProblem) {
        do throws(FileProblem) {
            try make(folder)
        } catch .missingFolder {
            let parent = folder.removingLastComponent()
            guard !parent.isEmpty, parent != folder else { throw .missingFolder }
            // Another process may have made the parent just now.
            if !isFolder(parent) { try makeAll(parent) }
            do throws(FileProblem) {
                try make(folder)
            } catch {
                // Another process made it just now.
                guard isFolder(folder) else { throw error }
            }
        } catch {
            // Besides “exists”, systems say “read-only” or “permission denied” of a folder that is there.
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

    /// Removes a folder that has nothing in it.
    package static func removeEmpty(_ path: String) throws(FileProblem) {
        try SystemCalls.remove(emptyFolder: try FilePath(checking: path))
    }

    /// Less the process's mask.
    static let permissions: FilePermissions = [
        .ownerReadWriteExecute, .groupReadExecute, .otherReadExecute,
    ]
}
