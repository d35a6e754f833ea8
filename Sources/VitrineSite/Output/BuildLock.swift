import Foundation

/// Keeps two builds from writing the same site at once. The lock goes with the process, however that ends.
final class BuildLock: Sendable {
    private let path: String
    private let file: Int32

    /// Takes the lock.
    /// - Throws: a usage problem when another build has it.
    init(_ path: String, output: String) throws(SiteProblem) {
        self.path = path
        while true {
            let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
            guard file >= 0 else { throw FileSystem.problem(path, "cannot be created") }
            guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
                let code = errno
                close(file)
                if code == EINTR { continue }
                throw code == EWOULDBLOCK
                    ? SiteProblem(.output, file: output, "another build is writing it")
                    : FileSystem.problem(path, "cannot be locked", code)
            }
            // Whoever held the lock removes the file as it leaves: make sure that ours is the one with the name.
            var held = stat()
            var named = stat()
            if fstat(file, &held) == 0, stat(path, &named) == 0, held.st_ino == named.st_ino {
                self.file = file
                return
            }
            close(file)
        }
    }

    deinit {
        unlink(path)
        close(file)
    }
}
