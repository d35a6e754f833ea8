internal import SystemPackage

/// The reason why something cannot be done with a file or folder.
package enum FileProblem: Error, Hashable, Sendable {
    /// There is nothing at the path.
    case missing
    /// The folder in which a file or folder is to be created does not exist.
    case missingFolder
    /// A part of the path is not a folder, although it must be one.
    case notAFolder
    /// The system denies permission.
    case permission
    /// There is something other than a regular file at the path.
    case special(FileKind)
    /// The target of a symbolic link does not exist.
    case linkToNowhere
    /// Symbolic links form a loop, or there is a link where links are not followed.
    case linkLoop
    /// The target of a symbolic link is outside the folder that is being listed.
    case linkOutside
    /// The file is larger than the caller's limit, in bytes.
    case tooLarge(limit: Int)
    /// The name of a file in a folder is not UTF-8.
    case nameNotUTF8
    /// There is already a file or folder with the name.
    case exists
    /// Another process has the lock.
    case locked
    /// The disk is full, or the user's quota is used up.
    case diskFull, quotaUsedUp
    /// The file system is read-only.
    case readOnly
    /// The name is too long, or it is not allowed.
    case nameTooLong, nameNotAllowed
    /// The file or folder is a mount point, or the other path is in another file system, so nothing can be moved or
    /// linked there.
    case mountPoint
    /// The system or the file system does not support the operation.
    case notSupported
    /// The file already has the maximum number of hard links.
    case tooManyLinks
    /// Any other error of the system, with its number (`errno`).
    case system(CInt)

    init(_ code: Errno) {
        switch code {
        case .noSuchFileOrDirectory: self = .missing
        case .notDirectory: self = .notAFolder
        case .permissionDenied, .notPermitted: self = .permission
        case .isDirectory: self = .special(.folder)
        case .tooManySymbolicLinkLevels: self = .linkLoop
        // Opening a socket as a file fails with this error.
        case .noSuchAddressOrDevice: self = .special(.socket)
        case .fileExists: self = .exists
        case .wouldBlock: self = .locked
        case .noSpace: self = .diskFull
        case .diskQuotaExceeded: self = .quotaUsedUp
        case .readOnlyFileSystem: self = .readOnly
        case .fileNameTooLong: self = .nameTooLong
        case .invalidArgument: self = .nameNotAllowed
        case .improperLink, .resourceBusy: self = .mountPoint
        case .notSupported, .notSupportedOnSocket, .noFunction: self = .notSupported
        case .tooManyLinks: self = .tooManyLinks
        default: self = .system(code.rawValue)
        }
    }

    /// Whether there is nothing at the path, because its last part is missing, or a part above is missing or not a
    /// folder.
    package var isMissing: Bool { self == .missing || self == .notAFolder }

    /// Runs calls of SystemPackage, which are declared to throw any error, and converts their errors.
    static func of<Result>(_ body: () throws -> Result) throws(FileProblem) -> Result {
        do {
            return try body()
        } catch let problem as FileProblem {
            throw problem
        } catch {
            throw (error as? Errno).map(FileProblem.init) ?? .system(Errno.ioError.rawValue)
        }
    }
}

extension FilePath {
    /// Creates a path for the system.
    /// - Throws: ``FileProblem/nameNotAllowed`` when the text contains a NUL, because the system would end the path
    ///   there.
    init(checking path: String) throws(FileProblem) {
        guard !path.utf8.contains(0) else { throw .nameNotAllowed }
        self.init(path)
    }
}
