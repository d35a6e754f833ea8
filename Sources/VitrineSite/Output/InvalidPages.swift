import Foundation
import VitrineSupport

/// The folder for pages that a build refused to publish, so that people can look at them.
struct InvalidPages: Sendable {
    private let folder: OutputFolder

    /// Opens the folder, and makes it if necessary. Files that are already in it stay until a page with the same path
    /// is written.
    /// - Throws: ``SiteProblem`` if something other than a folder exists at the path, or if the folder cannot be made
    ///   or opened.
    init(_ folder: String) throws(SiteProblem) {
        let path = URL(verbatim: folder).standardizedFileURL.path
        switch FileStatus.kind(of: path) {
        case nil, .folder: break
        case .link: throw SiteProblem(file: folder, .command(.keepInvalidIsALink))
        default: throw SiteProblem(file: folder, .command(.keepInvalidIsNotAFolder))
        }
        self.folder = try OutputFolder(making: path)
    }

    /// Writes a page into the folder, at its path in the site.
    func write(_ page: String, _ bytes: UnsafeBufferPointer<UInt8>) throws(SiteProblem) {
        if let parent = SitePath.folders(of: page).last { try folder.makeFolders(parent) }
        try? folder.open.remove(page)
        try folder.write(bytes, to: page)
    }
}
