import CVitrineSystem
import Foundation

/// The few calls to the system that writing a site needs, each an error with a reason instead of a number.
enum FileSystem {
    /// What stands at a path itself, a symbolic link not followed.
    enum Kind: Hashable {
        case missing, file, folder, link, other
    }

    static func kind(_ path: String) -> Kind {
        var info = stat()
        guard lstat(path, &info) == 0 else { return .missing }
        switch info.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// Whether two paths are the same file: two hard links.
    static func isSameFile(_ one: String, _ other: String) -> Bool {
        var first = stat()
        var second = stat()
        guard lstat(one, &first) == 0, lstat(other, &second) == 0 else { return false }
        return first.st_ino == second.st_ino && first.st_dev == second.st_dev
    }

    /// Whether a regular file has exactly these bytes. `buffer` is room to read into, kept from call to call.
    static func file(_ path: String, equals bytes: UnsafeBufferPointer<UInt8>, buffer: inout [UInt8]) -> Bool {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG, Int(info.st_size) == bytes.count else {
            return false
        }
        if buffer.count < bytes.count { buffer = [UInt8](repeating: 0, count: max(bytes.count, 64 * 1024)) }
        return buffer.withUnsafeMutableBytes { target in
            var filled = 0
            while filled < bytes.count {
                let count = read(file, target.baseAddress?.advanced(by: filled), bytes.count - filled)
                guard count > 0 else { return false }
                filled += count
            }
            guard let one = target.baseAddress, let other = bytes.baseAddress else { return bytes.isEmpty }
            return memcmp(one, other, bytes.count) == 0
        }
    }

    /// Writes a new file; what exists is never overwritten and no link is followed.
    static func write(_ bytes: UnsafeBufferPointer<UInt8>, to path: String) throws(SiteProblem) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw problem(path, "cannot be written") }
        var written = 0
        while written < bytes.count {
            let count = Foundation.write(file, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let found = problem(path, "cannot be written")
                close(file)
                throw found
            }
            written += count
        }
        guard close(file) == 0 else { throw problem(path, "cannot be written") }
    }

    /// Makes a folder that is not there yet. One that is there, or a link to one, is an error.
    static func makeFolder(_ path: String, like model: String? = nil) throws(SiteProblem) {
        guard mkdir(path, 0o755) == 0 else { throw problem(path, "cannot be created") }
        var info = stat()
        if let model, lstat(model, &info) == 0 { chmod(path, info.st_mode & 0o7777) }
    }

    /// Gives a file a second name; copies it where the file system has no hard links or no more of them.
    static func link(_ source: String, _ target: String) throws(SiteProblem) {
        guard Foundation.link(source, target) != 0 else { return }
        let code = errno
        guard [EXDEV, EMLINK, EPERM, ENOTSUP, EOPNOTSUPP].contains(code) else {
            throw problem(target, "cannot be linked", code)
        }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: source)) else {
            throw problem(source, "cannot be read")
        }
        let bytes = Array(data)
        try bytes.withUnsafeBufferPointer { (buffer) throws(SiteProblem) in try write(buffer, to: target) }
    }

    /// Repeats a symbolic link as it is.
    static func copyLink(_ source: String, _ target: String) throws(SiteProblem) {
        guard let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: source),
            symlink(destination, target) == 0
        else { throw problem(target, "cannot be linked") }
    }

    static func rename(_ source: String, _ target: String) throws(SiteProblem) {
        guard Foundation.rename(source, target) == 0 else { throw problem(target, "cannot be moved into place") }
    }

    /// Exchanges two folders in one step, or, where the system cannot, in two renames by way of `spare`.
    static func exchange(_ one: String, _ other: String, spare: String) throws(SiteProblem) {
        if vitrine_exchange(one, other) == 0 { return }
        let code = errno
        guard [ENOTSUP, ENOSYS, EINVAL, EOPNOTSUPP].contains(code) else {
            throw problem(other, "cannot be exchanged", code)
        }
        try rename(other, spare)
        do {
            try rename(one, other)
        } catch {
            try rename(spare, other)
            throw error
        }
        try rename(spare, one)
    }

    @discardableResult
    static func remove(file path: String) -> Bool { unlink(path) == 0 }

    @discardableResult
    static func remove(emptyFolder path: String) -> Bool { rmdir(path) == 0 }

    /// Names in a folder with what they are, sorted.
    ///
    /// A folder that is not there has none; one that cannot be read is an error, never an empty one.
    static func entries(of folder: String) throws(SiteProblem) -> [(name: String, kind: Kind)] {
        guard let stream = opendir(folder) else {
            if errno == ENOENT { return [] }
            throw problem(folder, "cannot be read")
        }
        closedir(stream)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw SiteProblem(.output, file: folder, "cannot be read")
        }
        return names.sorted().map { ($0, kind("\(folder)/\($0)")) }
    }

    /// Whether two files have the same bytes.
    static func hasSameBytes(_ one: String, _ other: String) -> Bool {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: one)) else { return false }
        var buffer: [UInt8] = []
        return Array(data).withUnsafeBufferPointer { file(other, equals: $0, buffer: &buffer) }
    }

    /// The problem behind an error number. The number is taken before anything else runs that could change it.
    static func problem(_ path: String, _ what: String, _ code: Int32 = errno) -> SiteProblem {
        let reason =
            switch code {
            case ENOSPC: "the disk is full"
            case EDQUOT: "the quota is used up"
            case EROFS: "the file system is read-only"
            case EACCES, EPERM: "permission denied"
            case ENAMETOOLONG: "the name is too long"
            case ELOOP: "it is a symbolic link"
            case EXDEV, EBUSY: "it is a mount point"
            default: String(cString: strerror(code))
            }
        return SiteProblem(.output, file: path, "\(what): \(reason)")
    }
}
