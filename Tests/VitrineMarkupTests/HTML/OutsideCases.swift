import Foundation
import TestSupport
import Testing

/// The cases of html5lib-tests, which are not part of the repository.
enum OutsideCases {
    /// The folder: that of the environment, or the one beside the repository; nil where there is none.
    static let folder: URL? = {
        let variable = ProcessInfo.processInfo.environment["HTML5LIB_TESTS"]
        return (variable ?? TestRun.outsideData("html5lib-tests")).map { URL(filePath: $0) }
    }()

    /// Whether the tests run: where data of others is beside the repository, these cases must be part of it in CI.
    static var isAvailable: Bool { folder != nil || TestRun.requiresOutside && TestRun.outsideData("") != nil }

    static let reason: Comment = "html5lib-tests is not there; HTML5LIB_TESTS names its folder"

    /// The files of a folder with an ending, in order.
    static func files(_ name: String, _ ending: String) throws -> [URL] {
        let folder = try #require(folder, "html5lib-tests is required in CI").appending(path: name)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
    }
}
