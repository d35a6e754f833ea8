internal import SystemPackage

/// What the system knows about a path.
package struct FileStatus: Hashable, Sendable {
    /// Tells files and folders apart, whatever number of names they have.
    package struct Identity: Hashable, Sendable {
        private let device: UInt64
        private let number: UInt64

        fileprivate init(_ status: Stat) {
            device = UInt64(truncatingIfNeeded: status.deviceID.rawValue)
            number = UInt64(truncatingIfNeeded: status.inode.rawValue)
        }
    }

    /// What it is.
    package let kind: FileKind
    /// Which one it is.
    package let identity: Identity
    /// Bytes of a regular file.
    package let size: Int
    /// Who may do what with it.
    let permissions: FilePermissions
    private let owner: UInt32

    /// Whether it belongs to the user whose process this is, and nobody may write to it who may not write to another one.
    /// - Parameter model: nil where only its owner may.
    package func isOwn(like model: FileStatus?) -> Bool {
        let others: FilePermissions = [.groupWrite, .otherWrite]
        let allowed = model?.permissions.intersection(others) ?? []
        return owner == SystemCalls.user && permissions.intersection(others).isSubset(of: allowed)
    }

    /// Looks at a path.
    /// - Parameter followsLinks: whether a symbolic link is what it leads to.
    package init(_ path: String, followsLinks: Bool) throws(FileProblem) {
        self = try FileStatus(try FilePath(checking: path), followsLinks: followsLinks)
    }

    init(_ path: FilePath, followsLinks: Bool) throws(FileProblem) {
        do throws(Errno) {
            self.init(try Stat(path, followTargetSymlink: followsLinks))
        } catch {
            throw FileProblem(error)
        }
    }

    /// Looks at a name in a folder, a link not followed.
    init(_ name: String, in folder: FileDescriptor) throws(FileProblem) {
        do throws(Errno) {
            self.init(try Stat(FilePath(name), relativeTo: folder, flags: .symlinkNoFollow))
        } catch {
            throw FileProblem(error)
        }
    }

    init(_ file: FileDescriptor) throws(FileProblem) {
        do throws(Errno) {
            self.init(try file.stat())
        } catch {
            throw FileProblem(error)
        }
    }

    private init(_ status: Stat) {
        kind = FileKind(status.type)
        identity = Identity(status)
        size = Int(status.size)
        permissions = status.permissions
        owner = UInt32(truncatingIfNeeded: status.userID.rawValue)
    }

    /// What is at a path, a symbolic link not followed; nil when nothing is there or it cannot be looked at.
    package static func kind(of path: String) -> FileKind? { try? FileStatus(path, followsLinks: false).kind }

    /// Whether something is at a path, even a link that leads nowhere.
    package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

    /// Whether this process may read a path.
    package static func isReadable(_ path: String) -> Bool {
        (try? FilePath(checking: path)).map(SystemCalls.isReadable) ?? false
    }

    /// Whether a path leads to a folder, links followed.
    package static func isFolder(_ path: String) -> Bool {
        (try? FileStatus(path, followsLinks: true))?.kind == .folder
    }

    /// Whether a path leads to something else than a folder, links followed.
    package static func isFile(_ path: String) -> Bool {
        (try? FileStatus(path, followsLinks: true)).map { $0.kind != .folder } ?? false
    }
}
