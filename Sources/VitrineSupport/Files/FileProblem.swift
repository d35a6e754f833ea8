internal import SystemPackage

/// Why something cannot be done with a file or folder.
package enum FileProblem: Error, Hashable, Sendable {
    /// Nothing is there.
    case missing
    /// The folder that a file is written to is not there.
    case missingFolder
    /// A part of the path is a file where a folder is needed.
    case notAFolder
    /// The system does not allow it.
    case permission
    /// It is something else than a regular file.
    case special(FileKind)
    /// A symbolic link leads to nothing.
    case linkToNowhere
    /// Symbolic links lead to each other.
    case linkLoop
    /// A symbolic link leads out of the folder that it is in.
    case linkOutside
    /// It is larger than what the caller reads.
    case tooLarge(limit: Int)
    /// The name of a file in a folder is not UTF-8.
    case nameNotUTF8
    /// Something of the name is there already.
    case exists
    /// Another process has the lock.
    case locked
    /// The disk is full, or what the user may use of it.
    case diskFull, quotaUsedUp
    /// Nothing in the file system can be changed.
    case readOnly
    /// The file system does not take the name.
    case nameTooLong, nameNotAllowed
    /// Another file system begins here, so nothing can be moved or linked across.
    case mountPoint
    /// The system or the file system cannot do it at all.
    case notSupported
    /// The file has as many names as it can have.
    case tooManyLinks
    /// Any other error of the system; its number.
    case system(CInt)

    init(_ code: Errno) {
        switch code {
        case .noSuchFileOrDirectory: self = .missing
        case .notDirectory: self = .notAFolder
        case .permissionDenied, .notPermitted: self = .permission
        case .isDirectory: self = .special(.folder)
        case .tooManySymbolicLinkLevels: self = .linkLoop
        // What opening a socket gives.
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

    /// Whether a path leads to nothing, because its last part or a folder above is missing.
    package var isMissing: Bool { self == .missing || self == .notAFolder }

    /// Runs calls of SystemPackage, which throw any error.
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
    /// A path as the system takes it.
    /// - Throws: when the text has a NUL, where the system would take the path to end.
    init(checking path: String) throws(FileProblem) {
        guard !path.utf8.contains(0) else { throw .nameNotAllowed }
        self.init(path)
    }
}
