internal import SystemPackage

/// The kind of file at a path.
package enum FileKind: Hashable, Sendable {
    case file, folder, link, pipe, socket, device

    init(_ type: FileType) {
        switch type {
        case .regular: self = .file
        case .directory: self = .folder
        case .symbolicLink: self = .link
        case .fifo: self = .pipe
        case .socket: self = .socket
        default: self = .device
        }
    }

    /// The kind with its article: `a pipe`.
    package var noun: String {
        switch self {
        case .file: "a file"
        case .folder: "a folder"
        case .link: "a symbolic link"
        case .pipe: "a pipe"
        case .socket: "a socket"
        case .device: "a device"
        }
    }
}
