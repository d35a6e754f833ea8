import Foundation

/// Which tests a run has.
public enum TestRun {
    /// Whether the tests that take long are among them: with `VITRINE_TESTS=all`, as `make test-all` sets it.
    public static let hasLongTests = ProcessInfo.processInfo.environment["VITRINE_TESTS"] == "all"

    /// Whether what is not in the repository must be there: with `OUTSIDE=required`, as CI sets it.
    public static let requiresOutside = ProcessInfo.processInfo.environment["OUTSIDE"] == "required"

    /// A folder with data of others, which is beside the repository and not in it: `../shared/NAME`; nil where it is not there.
    public static func outsideData(_ name: String) -> String? {
        let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "../../../shared/\(name)").standardizedFileURL.path
        return FileManager.default.fileExists(atPath: folder) ? folder : nil
    }
}
