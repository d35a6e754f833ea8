internal import SystemPackage

/// Removes files by their paths. ``OpenFolder`` has the operations that must not follow links.
package enum Files {
    /// Removes a file or link.
    package static func remove(_ path: String) throws(FileProblem) {
        try SystemCalls.remove(file: try FilePath(checking: path))
    }
}
