internal import SystemPackage

/// Moves, links and removes files and folders.
package enum Files {
    /// Moves a file or folder within its file system. A file of the new name is replaced.
    package static func move(_ source: String, to target: String) throws(FileProblem) {
        try SystemCalls.move(try FilePath(checking: source), to: try FilePath(checking: target))
    }

    /// Exchanges two folders in one step, or, where the system cannot, in three moves by way of `spare`.
    package static func exchange(_ one: String, _ other: String, spare: String) throws(FileProblem) {
        do throws(FileProblem) {
            return try SystemCalls.exchange(try FilePath(checking: one), try FilePath(checking: other))
        } catch {
            // An old kernel takes the flag for an invalid argument.
            guard error == .notSupported || error == .nameNotAllowed else { throw error }
        }
        try move(other, to: spare)
        do throws(FileProblem) {
            try move(one, to: other)
        } catch {
            try move(spare, to: other)
            throw error
        }
        try move(spare, to: one)
    }

    /// Gives a file a second name; copies it where the file system has no hard links or no more of them.
    package static func link(_ source: String, as target: String) throws(FileProblem) {
        do throws(FileProblem) {
            return try SystemCalls.link(try FilePath(checking: source), as: try FilePath(checking: target))
        } catch {
            // “Permission” is what file systems without hard links say.
            guard [.mountPoint, .tooManyLinks, .notSupported, .permission].contains(error) else { throw error }
            try FileWriter.create(target, try FileReader.bytes(of: source))
        }
    }

    /// Repeats a symbolic link as it is.
    package static func copyLink(_ source: String, to target: String) throws(FileProblem) {
        try SystemCalls.copyLink(try FilePath(checking: source), to: try FilePath(checking: target))
    }

    /// Removes a file or link.
    package static func remove(_ path: String) throws(FileProblem) {
        try SystemCalls.remove(file: try FilePath(checking: path))
    }

    /// Whether two paths are the same file: two hard links.
    package static func areSame(_ one: String, _ other: String) -> Bool {
        guard let one = try? FileStatus(one, followsLinks: false),
            let other = try? FileStatus(other, followsLinks: false)
        else { return false }
        return one.identity == other.identity
    }
}
