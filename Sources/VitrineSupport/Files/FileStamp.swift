#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Shows, without reading a file, whether it is the one that was there before: which file it is, its size, and when it
/// was last written. As with `make`, a change is not noticed when the file's time is set back.
package struct FileStamp: Hashable, Sendable {
    /// The stamp as a text without spaces.
    package let text: String

    /// Looks at a file, links followed. Nil when there is no regular file.
    package init?(_ path: String) {
        // Thousands of files are looked at in a build that has nothing to do, so the path goes to the system as it is.
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Looks at a file in an open folder, no link followed. Nil when there is no regular file.
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

    /// The bytes of the file that a stamp is of.
    package static func size(in stamp: String) -> Int {
        let fields = stamp.split(separator: ":")
        return fields.count == 4 ? Int(fields[2]) ?? 0 : 0
    }
}
