import Foundation

extension Site {
    /// The folders in which every file may affect the pages: that of the site, and those of the theme and of the themes
    /// that it extends, which may be anywhere on the disk.
    /// - Parameter theme: the name or folder of a theme; nil to use the one from the configuration.
    func folders(theme: String?) -> [URL] {
        [folder.url] + Theme.folders(theme ?? configuration.theme, site: folder)
    }

    /// The folder with the source code, absolute and without `..`; nil if `vitrine.yml` does not specify it.
    package var sourceFolder: String? {
        configuration.source.folder.map { folder.url.appendingPathComponent($0).standardizedFileURL.path }
    }
}
