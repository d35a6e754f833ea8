internal import SystemPackage

/// Keeps other processes from what one of them does. The lock goes with the process, however that ends.
package final class FileLock: Sendable {
    private let path: FilePath
    private let file: FileDescriptor
    private let isTemporary: Bool

    /// Takes a lock.
    /// - Parameters:
    ///   - path: the file to lock, which is made where it is missing; a link is not followed.
    ///   - waits: whether to wait for another process; else ``FileProblem/locked`` is thrown.
    ///   - isTemporary: whether the file is removed at the end.
    package init(_ path: String, waits: Bool, isTemporary: Bool) throws(FileProblem) {
        self.isTemporary = isTemporary
        let target = try FilePath(checking: path)
        self.path = target
        while true {
            let file = try Self.open(target)
            do throws(FileProblem) {
                guard try SystemCalls.lock(file, waits: waits) else { throw .locked }
                // Who held the lock may have removed the file as it left: make sure that ours is the one with the name.
                if let named = try? FileStatus(target, followsLinks: true),
                    try FileStatus(file).identity == named.identity
                {
                    self.file = file
                    return
                }
            } catch {
                try? file.close()
                throw error
            }
            try? file.close()
        }
    }

    private static func open(_ path: FilePath) throws(FileProblem) -> FileDescriptor {
        do throws(FileProblem) {
            return try FileProblem.of {
                try FileDescriptor.open(
                    path, .readWrite, options: [.create, .noFollow, .closeOnExec],
                    permissions: [.ownerReadWrite, .groupRead, .otherRead])
            }
        } catch {
            switch error {
            case .linkLoop: throw .special(.link)
            case .missing: throw .missingFolder
            default: throw error
            }
        }
    }

    deinit {
        if isTemporary { try? SystemCalls.remove(file: path) }
        try? file.close()
    }
}
