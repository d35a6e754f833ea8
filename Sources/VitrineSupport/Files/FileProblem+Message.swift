internal import SystemPackage

extension FileProblem: CustomStringConvertible {
    /// The reason, as it follows words such as “cannot be read: ” or “cannot be written: ” in a message.
    package var reason: String {
        switch self {
        case .missing: "there is no such file"
        case .missingFolder: "there is no such folder"
        case .notAFolder: "a part of the path is not a folder"
        case .permission: "permission denied"
        case .special(let kind): "it is \(kind.noun)"
        case .linkToNowhere: "it is a symbolic link that leads nowhere"
        case .linkLoop: "it is a symbolic link that leads back to itself or is not followed here"
        case .linkOutside: "it is a symbolic link that leads out of the folder"
        case .tooLarge(let limit): "it is larger than \(Self.size(limit))"
        case .nameNotUTF8: "its name is not UTF-8"
        case .exists: "a file or folder with that name already exists"
        case .locked: "another process is using it"
        case .diskFull: "the disk is full"
        case .quotaUsedUp: "the quota is used up"
        case .readOnly: "the file system is read-only"
        case .nameTooLong: "the name is too long"
        case .nameNotAllowed: "the name is not allowed"
        case .mountPoint: "it is a mount point or is on another file system"
        case .notSupported: "the file system does not support this operation"
        case .tooManyLinks: "it has too many hard links"
        case .system(let code): Errno(rawValue: code).description
        }
    }

    /// The reason why a file cannot be read, as it follows the name of the file in a message.
    package var description: String {
        switch self {
        case .missing, .notAFolder: "there is no such file"
        case .special(let kind): "is \(kind.noun), not a file"
        case .linkToNowhere: "is a symbolic link that leads nowhere"
        case .linkLoop: "is a symbolic link that leads back to itself"
        case .linkOutside: "is a symbolic link that leads out of the folder"
        case .tooLarge(let limit): "is larger than \(Self.size(limit))"
        case .nameNotUTF8: "has a name that is not UTF-8"
        default: "cannot be read: \(reason)"
        }
    }

    private static func size(_ limit: Int) -> String {
        limit >= 1_000_000_000 ? "\(limit / 1_000_000_000) GB" : "\(limit / 1_000_000) MB"
    }
}
