import Foundation

/// Settings that select the tests of a run.
public enum TestRun {
    /// Whether long tests run: with `VITRINE_TESTS=all`, as `make test-all` sets it.
    public static let hasLongTests = ProcessInfo.processInfo.environment["VITRINE_TESTS"] == "all"

    /// Whether data and tools that are not in the repository are required: with `OUTSIDE=required`, as CI sets it.
    public static let requiresOutside = ProcessInfo.processInfo.environment["OUTSIDE"] == "required"

    /// The path of a folder with third-party data next to the repository: `../shared/NAME`; nil if it is missing.
    public static func outsideData(_ name: String) -> String? {
        let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "../../../shared/\(name)").standardizedFileURL.path
        return FileManager.default.fileExists(atPath: folder) ? folder : nil
    }
}
