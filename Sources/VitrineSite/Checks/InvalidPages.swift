import Foundation

/// The folder for pages that a failed build would not publish, so that people can look at them.
struct InvalidPages: Sendable {
    private let path: String

    /// Makes the folder.
    /// - Throws: ``SiteProblem`` when something else is there already, or when it cannot be made. A file with the name of a
    ///   page is replaced; nothing is deleted.
    init(_ folder: String) throws(SiteProblem) {
        path = URL(fileURLWithPath: folder).standardizedFileURL.path
        switch FileSystem.kind(path) {
        case .missing, .folder: break
        case .file, .link, .other:
            throw SiteProblem(.usage, file: folder, "is not a folder; pages with errors cannot be kept there")
        }
        try makeFolder(path)
    }

    /// Writes a page below the folder, at its path in the site.
    func write(_ page: String, _ bytes: UnsafeBufferPointer<UInt8>) throws(SiteProblem) {
        let file = "\(path)/\(page)"
        try makeFolder(URL(fileURLWithPath: file).deletingLastPathComponent().path)
        FileSystem.remove(file: file)
        try FileSystem.write(bytes, to: file)
    }

    private func makeFolder(_ folder: String) throws(SiteProblem) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw SiteProblem(.output, file: folder, "cannot be created")
        }
    }
}
