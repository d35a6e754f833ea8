import Foundation
import VitrineSupport

/// The folder for pages that a failed build would not publish, so that people can look at them.
struct InvalidPages: Sendable {
    private let folder: OutputFolder

    /// Makes the folder.
    /// - Throws: ``SiteProblem`` when something else is there already, or when it cannot be made. A file with the name of a
    ///   page is replaced; nothing is deleted.
    init(_ folder: String) throws(SiteProblem) {
        let path = URL(verbatim: folder).standardizedFileURL.path
        switch FileStatus.kind(of: path) {
        case nil, .folder: break
        default: throw SiteProblem(file: folder, .command(.keepInvalidIsNotAFolder))
        }
        self.folder = try OutputFolder(making: path)
    }

    /// Writes a page below the folder, at its path in the site.
    func write(_ page: String, _ bytes: UnsafeBufferPointer<UInt8>) throws(SiteProblem) {
        if let parent = SitePath.folders(of: page).last { try folder.makeFolders(parent) }
        try? folder.open.remove(page)
        try folder.write(bytes, to: page)
    }
}
