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

/// Compares files byte for byte, with buffers that are reused for all files.
///
/// Bytes are compared with `memcmp`, because comparing two arrays in a loop takes longer than reading the files.
package struct FileComparer {
    private var one: [UInt8] = []
    private var other: [UInt8] = []

    /// Creates a comparer.
    package init() {}

    /// Returns whether two regular files, each in a given folder, have the same bytes. If both names refer to the same
    /// file, it is not read.
    package mutating func areEqual(
        _ first: String, in folder: OpenFolder, _ second: String, in otherFolder: OpenFolder
    ) throws(FileProblem) -> Bool {
        let left = try folder.open(first)
        defer { try? left.close() }
        let right = try otherFolder.open(second)
        defer { try? right.close() }
        let (leftStatus, rightStatus) = (try FileStatus(left), try FileStatus(right))
        if leftStatus.identity == rightStatus.identity { return true }
        guard leftStatus.size == rightStatus.size else { return false }
        let count = leftStatus.size
        guard try Self.fill(&one, left, count) == count, try Self.fill(&other, right, count) == count else {
            return false
        }
        return one.withUnsafeBytes { one in other.withUnsafeBytes { Self.areEqual(one, $0, count) } }
    }

    /// Returns the bytes of both files if they differ, nil if they are equal. Each file is read once, and links are
    /// followed. If both names refer to the same file, it is not read.
    /// - Throws: ``PairProblem``, which states which of the two files cannot be read.
    package mutating func difference(
        between first: String, and second: String
    ) throws(PairProblem) -> (first: [UInt8], second: [UInt8])? {
        let left = try Self.opened(first, isFirst: true)
        defer { try? left.file.close() }
        let right = try Self.opened(second, isFirst: false)
        defer { try? right.file.close() }
        if left.status.identity == right.status.identity { return nil }
        let leftCount = try Self.fill(&one, left, isFirst: true)
        let rightCount = try Self.fill(&other, right, isFirst: false)
        let isSame = one.withUnsafeBytes { one in
            other.withUnsafeBytes { leftCount == rightCount && Self.areEqual(one, $0, leftCount) }
        }
        return isSame ? nil : (Self.take(leftCount, from: &one), Self.take(rightCount, from: &other))
    }

    /// Returns the bytes of both files, whether they differ or not. Each file is read once, and links are followed.
    /// - Throws: ``PairProblem``, which states which of the two files cannot be read.
    package static func bytes(
        of first: String, and second: String
    ) throws(PairProblem) -> (first: [UInt8], second: [UInt8]) {
        (try bytes(of: first, isFirst: true), try bytes(of: second, isFirst: false))
    }

    private static func bytes(of path: String, isFirst: Bool) throws(PairProblem) -> [UInt8] {
        do throws(FileProblem) {
            return try FileReader.bytes(of: path)
        } catch {
            throw PairProblem(isFirst: isFirst, reason: error)
        }
    }

    /// Returns the first `count` bytes of a buffer: the buffer itself if it is large and completely filled, so that the
    /// bytes of a large file are not copied; otherwise a copy.
    private static func take(_ count: Int, from buffer: inout [UInt8]) -> [UInt8] {
        guard count == buffer.count, count > largestKept else { return Array(buffer[..<count]) }
        defer { buffer = [] }
        return buffer
    }

    /// The size in bytes of the largest buffer whose contents are always copied, so that the buffer can be used again.
    private static let largestKept = 1_000_000

    /// The reason why two files cannot be compared: one of them cannot be read.
    package struct PairProblem: Error, Hashable, Sendable {
        /// Whether the problem is with the first of the two files.
        package let isFirst: Bool
        /// The reason why the file cannot be read.
        package let reason: FileProblem
    }

    private static func opened(
        _ path: String, isFirst: Bool
    ) throws(PairProblem) -> (file: FileDescriptor, status: FileStatus) {
        do throws(FileProblem) {
            let file = try open(path)
            do throws(FileProblem) {
                let status = try FileStatus(file)
                guard status.kind == .file else { throw .special(status.kind) }
                return (file, status)
            } catch {
                try? file.close()
                throw error
            }
        } catch {
            throw PairProblem(isFirst: isFirst, reason: error)
        }
    }

    /// Returns whether a folder contains a regular file (not a link) of this name with exactly these bytes.
    package mutating func isFile(
        _ name: String, in folder: OpenFolder, equalTo bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard let file = try? folder.open(name) else { return false }
        defer { try? file.close() }
        guard let status = try? FileStatus(file), status.size == bytes.count,
            (try? Self.fill(&one, file, bytes.count)) == bytes.count
        else { return false }
        return one.withUnsafeBytes { Self.areEqual($0, UnsafeRawBufferPointer(bytes), bytes.count) }
    }

    private static func open(_ path: String) throws(FileProblem) -> FileDescriptor {
        let path = try FilePath(checking: path)
        return try FileProblem.of {
            try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
        }
    }

    private static func areEqual(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, _ count: Int) -> Bool {
        guard count > 0, let one = one.baseAddress, let other = other.baseAddress else { return count == 0 }
        return memcmp(one, other, count) == 0
    }

    private static func fill(
        _ buffer: inout [UInt8], _ opened: (file: FileDescriptor, status: FileStatus), isFirst: Bool
    ) throws(PairProblem) -> Int {
        do throws(FileProblem) {
            return try fill(&buffer, opened.file, opened.status.size)
        } catch {
            throw PairProblem(isFirst: isFirst, reason: error)
        }
    }

    /// Reads `count` bytes, or fewer if the file has become shorter.
    /// - Returns: the number of bytes that were read.
    private static func fill(
        _ buffer: inout [UInt8], _ file: FileDescriptor, _ count: Int
    ) throws(FileProblem) -> Int {
        if buffer.count < count { buffer = Array(repeating: 0, count: max(count, 65_536)) }
        var filled = 0
        while filled < count {
            // Apple's systems refuse to read more than 2 GB at once.
            let end = min(count, filled + FileReader.largest)
            let found = try FileProblem.of {
                try buffer.withUnsafeMutableBytes {
                    try file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[filled..<end]))
                }
            }
            if found == 0 { break }
            filled += found
        }
        return filled
    }
}
