import Foundation
import TestSupport
import Testing

/// The cases of html5lib-tests, which are not part of the repository.
enum OutsideCases {
    /// The folder that `HTML5LIB_TESTS` specifies; without this variable, `shared/html5lib-tests` next to the
    /// repository, or nil if that does not exist.
    static let folder: URL? = {
        let variable = ProcessInfo.processInfo.environment["HTML5LIB_TESTS"]
        return (variable ?? TestRun.outsideData("html5lib-tests")).map { URL(filePath: $0) }
    }()

    /// Whether the tests run. If third-party data is required and its folder exists, as in CI, they run even without
    /// the cases, and fail.
    static var isAvailable: Bool { folder != nil || TestRun.requiresOutside && TestRun.outsideData("") != nil }

    static let reason: Comment = "html5lib-tests is not there; HTML5LIB_TESTS names its folder"

    /// Returns the files with the extension `ending` in the folder `name`, sorted by path.
    static func files(_ name: String, _ ending: String) throws -> [URL] {
        let folder = try #require(folder, "html5lib-tests is required in CI").appending(path: name)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
    }
}
