import Foundation
import VitrineSupport

/// The browser program: Chromium, or a browser based on it.
package enum BrowserProgram {
    /// The usual names of its executable.
    static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

    /// Returns the path of the browser.
    /// - Parameters:
    ///   - named: a path, or the name of a program in one of the folders; nil to search for ``names``.
    ///   - path: the folders to search, separated by colons.
    /// - Throws: ``PixelProblem/noSuchBrowser(_:)`` if `named` is not found or not executable, and
    ///   ``PixelProblem/noBrowser`` if it is nil and no browser is found.
    package static func find(
        _ named: String?, path: String? = ProcessInfo.processInfo.environment["PATH"]
    ) throws(PixelProblem) -> String {
        let folders = (path ?? "").split(separator: ":").map(String.init)
        func find(_ name: String) -> String? {
            if name.contains("/") { return isProgram(name) ? name : nil }
            return folders.lazy.map { "\($0)/\(name)" }.first(where: isProgram)
        }
        if let named {
            guard let found = find(named) else { throw .noSuchBrowser(named) }
            return found
        }
        guard let found = names.lazy.compactMap(find).first else { throw .noBrowser }
        return found
    }

    private static func isProgram(_ path: String) -> Bool {
        FileStatus.isFile(path) && FileManager.default.isExecutableFile(atPath: path)
    }
}
