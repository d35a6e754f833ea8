internal import SystemPackage

/// Reads whole files. Except for its own program file, Vitrine reads the contents of files only here, in
/// ``FileComparer`` and in ``OpenFolder``.
package enum FileReader {
    /// The maximum size of a file, in bytes. Offsets in files are stored as 32-bit numbers.
    package static let largest = Int(Int32.max)
    /// The maximum size, in bytes, of a page or stylesheet that is checked and of a page that is compared: parsing it
    /// takes up to 70 times its size in memory.
    package static let largestMarkup = 50_000_000

    /// Returns the bytes of a regular file. Links are followed.
    /// - Parameter limit: the maximum size in bytes; a larger file is an error.
    package static func bytes(of path: String, limit: Int = largest) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        let count = try read(path, into: &bytes, limit: limit)
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Returns the bytes of a file as ``bytes(of:limit:)`` does; nil when the file does not exist.
    package static func bytes(ifThere path: String) throws(FileProblem) -> [UInt8]? {
        do throws(FileProblem) {
            return try bytes(of: path)
        } catch {
            if error.isMissing, !FileStatus.exists(path) { return nil }
            throw error == .missing ? .linkToNowhere : error
        }
    }

    /// Reads a file into a buffer that is reused for several files.
    /// - Parameters:
    ///   - acceptsPipe: whether the file may be a pipe, such as `<(command)` of a shell. Opening a pipe waits for a
    ///     writer, so this is only for files that the user named.
    ///   - limit: the maximum size in bytes; a larger file is an error.
    /// - Returns: how many bytes of the buffer belong to the file; the rest of the buffer must be ignored.
    package static func read(
        _ path: String, into buffer: inout [UInt8], acceptsPipe: Bool = false, limit: Int = largest
    ) throws(FileProblem) -> Int {
        let path = try FilePath(checking: path)
        let file = try open(path, acceptsPipe ? .closeOnExec : [.closeOnExec, .nonBlocking])
        defer { try? file.close() }
        let status = try FileStatus(file)
        switch status.kind {
        case .file: break
        case .pipe where acceptsPipe: return try read(file, into: &buffer, limit: limit)
        default: throw .special(status.kind)
        }
        guard status.size <= limit else { throw .tooLarge(limit: limit) }
        return try read(file, into: &buffer, expected: status.size, limit: limit)
    }

    private static func open(
        _ path: FilePath, _ options: FileDescriptor.OpenOptions
    ) throws(FileProblem) -> FileDescriptor {
        do throws(FileProblem) {
            return try FileProblem.of { try FileDescriptor.open(path, .readOnly, options: options) }
        } catch {
            // Apple's systems report this error for a socket.
            throw error == .notSupported ? .special(.socket) : error
        }
    }

    /// Reads an open file to its end, which may have moved since the size was determined.
    /// - Parameter expected: the probable size of the file in bytes; 0 when it is not known.
    static func read(
        _ file: FileDescriptor, into buffer: inout [UInt8], expected: Int = 0, limit: Int = largest
    ) throws(FileProblem) -> Int {
        var filled = 0
        while true {
            if buffer.count <= filled {
                // The buffer gets one byte more than expected, so that the end is found without growing it again.
                let room = filled == 0 && expected > 0 ? expected + 1 : filled + max(filled, 65_536)
                buffer += [UInt8](repeating: 0, count: room - buffer.count)
            }
            let count = try FileProblem.of {
                try buffer.withUnsafeMutableBytes {
                    try file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[filled...]))
                }
            }
            if count == 0 { return filled }
            filled += count
            if filled > limit { throw .tooLarge(limit: limit) }
        }
    }
}
