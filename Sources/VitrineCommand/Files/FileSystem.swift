import Foundation

/// The few calls to the system that a check needs.
enum FileSystem {
    enum Kind: Hashable {
        case file, folder, link, special(String)
    }

    /// Tells files and folders apart, however many names they have.
    struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    /// What stands at a path.
    static func look(_ path: String, followsLinks: Bool) -> Result<(kind: Kind, identity: Identity), FileProblem> {
        var info = stat()
        guard (followsLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { return .failure(problem(errno)) }
        let identity = Identity(
            device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
        return .success((kind(info.st_mode), identity))
    }

    static func kind(_ mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        case S_IFIFO: .special("a pipe")
        case S_IFSOCK: .special("a socket")
        default: .special("a device")
        }
    }

    /// The names in a folder, in the order of their bytes.
    static func names(in folder: String) -> Result<[String], FileProblem> {
        // Foundation does not tell why a folder cannot be read.
        guard let stream = opendir(folder) else { return .failure(problem(errno)) }
        closedir(stream)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return .failure(.permission)
        }
        return .success(names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    /// Reads a whole file into a buffer that is kept from file to file.
    /// - Parameter isNamed: whether the user named the file: then it may be a pipe.
    /// - Returns: how many bytes of the buffer are the file.
    static func read(_ path: String, into buffer: inout [UInt8], isNamed: Bool) -> Result<Int, FileProblem> {
        // Opening a pipe would wait for somebody who writes.
        let file = open(path, O_RDONLY | O_CLOEXEC | (isNamed ? 0 : O_NONBLOCK))
        guard file >= 0 else { return .failure(problem(errno)) }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0 else { return .failure(problem(errno)) }
        switch kind(info.st_mode) {
        case .file: break
        case .special("a pipe") where isNamed: return read(file, 0, into: &buffer)
        case .special(let kind): return .failure(.special(kind))
        case .folder: return .failure(.special("a folder"))
        case .link: return .failure(.linkLoop)
        }
        guard info.st_size <= Int32.max else { return .failure(.tooLarge) }
        return read(file, Int(info.st_size), into: &buffer)
    }

    /// Reads until the end; a file may have grown or shrunk since it was looked at.
    static func read(_ file: Int32, _ expected: Int, into buffer: inout [UInt8]) -> Result<Int, FileProblem> {
        var filled = 0
        while true {
            let room = max(expected + 1, filled + 65_536)
            if buffer.count <= filled { buffer += [UInt8](repeating: 0, count: room - buffer.count) }
            let count = buffer.withUnsafeMutableBytes { target in
                Foundation.read(file, target.baseAddress?.advanced(by: filled), target.count - filled)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return .failure(problem(errno)) }
            if count == 0 { return .success(filled) }
            filled += count
            if filled > Int(Int32.max) { return .failure(.tooLarge) }
        }
    }

    private static func problem(_ code: Int32) -> FileProblem {
        switch code {
        case ENOENT, ENOTDIR: .missing
        case EACCES, EPERM: .permission
        case ELOOP: .linkLoop
        // What opening a socket gives.
        case ENXIO, EOPNOTSUPP: .special("a socket")
        default: .system(String(cString: strerror(code)))
        }
    }
}
