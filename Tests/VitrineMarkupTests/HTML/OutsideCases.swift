import Foundation
import Testing

/// The cases of html5lib-tests, which are not part of the repository.
enum OutsideCases {
    /// The folder: that of the environment, or the one beside the repository; nil where there is none.
    static let folder: URL? = {
        let variable = ProcessInfo.processInfo.environment["HTML5LIB_TESTS"]
        let beside = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../../shared/html5lib-tests")
        let folder = variable.map { URL(filePath: $0) } ?? beside.standardized
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// Whether the tests run: in CI the cases are required.
    static var isAvailable: Bool { folder != nil || ProcessInfo.processInfo.environment["CI"] != nil }

    static let reason: Comment = "html5lib-tests is not there; HTML5LIB_TESTS names its folder"

    /// The files of a folder with an ending, in order.
    static func files(_ name: String, _ ending: String) throws -> [URL] {
        let folder = try #require(folder, "html5lib-tests is required in CI").appending(path: name)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
    }
}
