#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads files into buffers that are kept from file to file.
struct FileReader {
    private var one: [UInt8] = []
    private var other: [UInt8] = []

    /// Whether two files have the same bytes; nil when one cannot be read. The same file under two names is not read.
    mutating func isEqual(_ first: String, _ second: String) -> Bool? {
        let (left, right) = (open(first, O_RDONLY | O_CLOEXEC), open(second, O_RDONLY | O_CLOEXEC))
        defer {
            if left >= 0 { close(left) }
            if right >= 0 { close(right) }
        }
        var (leftInfo, rightInfo) = (stat(), stat())
        guard left >= 0, right >= 0, fstat(left, &leftInfo) == 0, fstat(right, &rightInfo) == 0 else { return nil }
        if leftInfo.st_ino == rightInfo.st_ino, leftInfo.st_dev == rightInfo.st_dev { return true }
        guard leftInfo.st_size == rightInfo.st_size else { return false }
        let count = Int(leftInfo.st_size)
        guard Self.fill(&one, left, count), Self.fill(&other, right, count) else { return nil }
        // Bytes are compared as memory: a loop over two arrays takes longer than reading them.
        return one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                guard count > 0, let left = one.baseAddress, let right = other.baseAddress else { return true }
                return memcmp(left, right, count) == 0
            }
        }
    }

    /// Whether something else than a folder is there.
    static func isFile(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT != S_IFDIR
    }

    /// The bytes of a file; nil when it cannot be read.
    static func bytes(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
        var bytes: [UInt8] = []
        return fill(&bytes, file, Int(info.st_size)) ? Array(bytes.prefix(Int(info.st_size))) : nil
    }

    private static func fill(_ buffer: inout [UInt8], _ file: Int32, _ count: Int) -> Bool {
        if buffer.count < count { buffer = Array(repeating: 0, count: max(count, 64 * 1024)) }
        return buffer.withUnsafeMutableBytes { target in
            var done = 0
            while done < count {
                guard let base = target.baseAddress else { return count == 0 }
                let got = read(file, base + done, count - done)
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { return false }
                done += got
            }
            return true
        }
    }
}
