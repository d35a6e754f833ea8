internal import CVitrineSystem
internal import SystemPackage

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The system calls that SystemPackage does not have. Their error numbers are thrown as ``FileProblem``.
enum SystemCalls {
    /// Throws the error of a failed call. `errno` is read before any other code could change it.
    private static func check(_ result: CInt) throws(FileProblem) {
        if result != 0 { throw FileProblem(Errno(rawValue: errno)) }
    }

    static func isReadable(_ path: FilePath) -> Bool { path.withPlatformString { access($0, R_OK) } == 0 }

    /// Opens a file or folder in a folder for reading.
    static func open(
        _ name: String, in folder: FileDescriptor, _ options: FileDescriptor.OpenOptions
    ) throws(FileProblem) -> FileDescriptor {
        let flags = options.union(.closeOnExec).rawValue | O_RDONLY
        return try opened { openat(folder.rawValue, name, flags) }
    }

    /// Creates a file in a folder and opens it for writing.
    static func create(_ name: String, in folder: FileDescriptor) throws(FileProblem) -> FileDescriptor {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        return try opened { openat(folder.rawValue, name, flags, FileWriter.newFile.rawValue) }
    }

    /// Opens a file in a folder in order to lock it. The file is created if it is missing.
    static func openLock(_ name: String, in folder: FileDescriptor) throws(FileProblem) -> FileDescriptor {
        let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
        return try opened { openat(folder.rawValue, name, flags, FileWriter.newFile.rawValue) }
    }

    private static func opened(_ open: () -> CInt) throws(FileProblem) -> FileDescriptor {
        while true {
            let file = open()
            if file >= 0 { return FileDescriptor(rawValue: file) }
            if errno != EINTR { throw FileProblem(Errno(rawValue: errno)) }
        }
    }

    /// Returns the path with all links resolved; nil when that fails, for example because nothing is there, and when
    /// the result is not UTF-8.
    static func realPath(_ path: FilePath) -> String? {
        guard let real = path.withPlatformString({ realpath($0, nil) }) else { return nil }
        defer { free(real) }
        return String(validatingCString: real)
    }

    static func makeFolder(_ path: FilePath, _ permissions: FilePermissions) throws(FileProblem) {
        try check(path.withPlatformString { mkdir($0, permissions.rawValue) })
    }

    static func makeFolder(
        _ name: String, in folder: FileDescriptor, _ permissions: FilePermissions
    ) throws(FileProblem) {
        try check(mkdirat(folder.rawValue, name, permissions.rawValue))
    }

    static func change(_ permissions: FilePermissions, of file: FileDescriptor) throws(FileProblem) {
        try check(fchmod(file.rawValue, permissions.rawValue))
    }

    static func move(_ source: FilePath, to target: FilePath) throws(FileProblem) {
        try check(source.withPlatformString { source in target.withPlatformString { rename(source, $0) } })
    }

    static func move(
        _ name: String, in folder: FileDescriptor, as newName: String, in other: FileDescriptor
    ) throws(FileProblem) {
        try check(renameat(folder.rawValue, name, other.rawValue, newName))
    }

    /// Exchanges two names in one step, if the system supports it.
    static func exchange(
        _ name: String, in folder: FileDescriptor, _ otherName: String, in other: FileDescriptor
    ) throws(FileProblem) {
        try check(vitrine_exchange(folder.rawValue, name, other.rawValue, otherName))
    }

    static func link(
        _ name: String, in folder: FileDescriptor, as newName: String, in other: FileDescriptor
    ) throws(FileProblem) {
        try check(linkat(folder.rawValue, name, other.rawValue, newName, 0))
    }

    /// Copies a symbolic link. The copy has the same target, byte for byte.
    static func copyLink(
        _ name: String, in folder: FileDescriptor, as newName: String, in other: FileDescriptor
    ) throws(FileProblem) {
        var destination = [CChar](repeating: 0, count: 65_536)
        let length = readlinkat(folder.rawValue, name, &destination, destination.count - 1)
        guard length >= 0 else { throw FileProblem(Errno(rawValue: errno)) }
        try check(symlinkat(destination, other.rawValue, newName))
    }

    /// Waits until everything written to the file system of an open file is on the disk.
    static func syncFileSystem(of file: FileDescriptor) throws(FileProblem) {
        try check(vitrine_sync_file_system(file.rawValue))
    }

    /// Waits until an open file or folder is on the disk.
    static func sync(_ file: FileDescriptor) throws(FileProblem) { try check(vitrine_sync(file.rawValue)) }

    static func remove(file path: FilePath) throws(FileProblem) {
        try check(path.withPlatformString { unlink($0) })
    }

    static func remove(emptyFolder path: FilePath) throws(FileProblem) {
        try check(path.withPlatformString { rmdir($0) })
    }

    /// Removes a file, a link or (if `isFolder` is true) an empty folder from a folder.
    static func remove(_ name: String, in folder: FileDescriptor, isFolder: Bool = false) throws(FileProblem) {
        try check(unlinkat(folder.rawValue, name, isFolder ? AT_REMOVEDIR : 0))
    }

    /// Locks an open file for this process.
    /// - Returns: false when another process has locked the file and `waits` is false.
    static func lock(_ file: FileDescriptor, waits: Bool) throws(FileProblem) -> Bool {
        while flock(file.rawValue, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            let code = errno
            if code == EINTR { continue }
            if code == EWOULDBLOCK { return false }
            throw FileProblem(Errno(rawValue: code))
        }
        return true
    }

    /// The process ID, for names of temporary files.
    static var process: Int { Int(getpid()) }

    /// The effective user ID of the process.
    static var user: UInt32 { UInt32(truncatingIfNeeded: geteuid()) }

    /// An entry of a folder: the bytes of its name, which end with a NUL, and its kind, which is nil if the file system
    /// does not report it.
    typealias Entry = (bytes: [CChar], kind: FileKind?)

    /// Returns the entries of a folder except `.` and `..`, in no particular order.
    static func entries(in folder: FilePath) throws(FileProblem) -> [Entry] {
        guard let stream = folder.withPlatformString({ opendir($0) }) else {
            throw FileProblem(Errno(rawValue: errno))
        }
        defer { closedir(stream) }
        return try entries(stream)
    }

    /// Returns the entries of an open folder except `.` and `..`, in no particular order.
    static func entries(in folder: FileDescriptor) throws(FileProblem) -> [Entry] {
        // The folder is opened again, because all users of an open folder share the position of its listing.
        let file = try open(".", in: folder, .directory)
        guard let stream = fdopendir(file.rawValue) else {
            let code = errno
            try? file.close()
            throw FileProblem(Errno(rawValue: code))
        }
        defer { closedir(stream) }
        return try entries(stream)
    }

    #if canImport(Darwin)
        private typealias Listing = UnsafeMutablePointer<DIR>
    #else
        private typealias Listing = OpaquePointer
    #endif

    private static func entries(_ stream: Listing) throws(FileProblem) -> [Entry] {
        var entries: [Entry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw FileProblem(Errno(rawValue: errno)) }
                return entries
            }
            guard let start = MemoryLayout<dirent>.offset(of: \.d_name) else { return entries }
            // A record is only as long as its name needs, so the array in its declaration must not be copied whole.
            let name = UnsafeRawPointer(entry).advanced(by: start).assumingMemoryBound(to: CChar.self)
            let bytes = Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
            if bytes.starts(with: [0x2E, 0]) || bytes.starts(with: [0x2E, 0x2E, 0]) { continue }
            entries.append((bytes, kind(CInt(entry.pointee.d_type))))
        }
    }

    private static func kind(_ type: CInt) -> FileKind? {
        switch type {
        case CInt(DT_REG): .file
        case CInt(DT_DIR): .folder
        case CInt(DT_LNK): .link
        case CInt(DT_FIFO): .pipe
        case CInt(DT_SOCK): .socket
        case CInt(DT_CHR), CInt(DT_BLK): .device
        default: nil
        }
    }
}
