import Foundation
import VitrineSupport

/// Finds the browser: Chromium, or a program based on it.
package enum BrowserProgram {
    /// The names under which the browser is usually installed.
    static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

    /// Finds the browser.
    /// - Parameters:
    ///   - named: a path, or a name on the path; nil to look for one.
    ///   - path: the folders to look in, with colons between.
    /// - Throws: ``PixelProblem/noBrowser`` and ``PixelProblem/noSuchBrowser(_:)``.
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
