internal import SystemPackage

/// The status of a file or folder, as the system reports it.
package struct FileStatus: Hashable, Sendable {
    /// The identity of a file or folder, which is the same under all of its names.
    package struct Identity: Hashable, Sendable {
        private let device: UInt64
        private let number: UInt64

        fileprivate init(_ status: Stat) {
            device = UInt64(truncatingIfNeeded: status.deviceID.rawValue)
            number = UInt64(truncatingIfNeeded: status.inode.rawValue)
        }
    }

    /// The kind of file.
    package let kind: FileKind
    /// The identity of the file or folder.
    package let identity: Identity
    /// The size in bytes, for a regular file.
    package let size: Int
    let permissions: FilePermissions
    private let owner: UInt32

    /// Returns whether the file or folder belongs to the user of this process, and gives the group and others no write
    /// permission that the model does not give them.
    /// - Parameter model: the status of another file or folder; nil if only the owner may have write permission.
    package func isOwn(like model: FileStatus?) -> Bool {
        let others: FilePermissions = [.groupWrite, .otherWrite]
        let allowed = model?.permissions.intersection(others) ?? []
        return owner == SystemCalls.user && permissions.intersection(others).isSubset(of: allowed)
    }

    /// Reads the status of a path.
    /// - Parameter followsLinks: whether the status of a symbolic link is that of its target.
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

    /// Reads the status of a name in a folder, without following a link.
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

    /// Returns the kind of file at a path, without following a symbolic link; nil when there is nothing or the status
    /// cannot be read.
    package static func kind(of path: String) -> FileKind? { try? FileStatus(path, followsLinks: false).kind }

    /// Returns whether there is something at a path, even a broken link; false if its status cannot be read.
    package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

    /// Returns whether this process may read a path.
    package static func isReadable(_ path: String) -> Bool {
        (try? FilePath(checking: path)).map(SystemCalls.isReadable) ?? false
    }

    /// Returns whether there is a folder at a path. Links are followed.
    package static func isFolder(_ path: String) -> Bool {
        (try? FileStatus(path, followsLinks: true))?.kind == .folder
    }

    /// Returns whether there is something other than a folder at a path. Links are followed.
    package static func isFile(_ path: String) -> Bool {
        (try? FileStatus(path, followsLinks: true)).map { $0.kind != .folder } ?? false
    }
}
