#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Detects, without reading a file, whether it has changed: by its identity, its size and its modification time. A
/// change in place that keeps the size is not noticed if the modification time is set back to its former value.
package struct FileStamp: Hashable, Sendable {
    /// The stamp as a text without spaces: `DEVICE:INODE:SIZE:SECONDS.NANOSECONDS`, all in decimal.
    package let text: String

    /// Creates the stamp of a file, following links; nil when there is no regular file.
    package init?(_ path: String) {
        // ``FolderWatch`` may check thousands of files at once, so the path is passed to the system without converting
        // it to a `FilePath`.
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Creates the stamp of a file in an open folder, without following links; nil when there is no regular file.
    package init?(_ name: String, in folder: OpenFolder) {
        var status = stat()
        let isThere = try? folder.at(name) { (folder, name) throws(FileProblem) in
            fstatat(folder.file.rawValue, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        }
        guard isThere == true else { return nil }
        self.init(status)
    }

    private init?(_ status: stat) {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        text = "\(status.st_dev):\(status.st_ino):\(status.st_size):\(time.tv_sec).\(time.tv_nsec)"
    }

    /// Returns the size of the file, in bytes, from the text of its stamp; 0 when the text is not a stamp.
    package static func size(in stamp: String) -> Int {
        let fields = stamp.split(separator: ":")
        return fields.count == 4 ? Int(fields[2]) ?? 0 : 0
    }
}
