import Foundation

/// The conditions that determine which tests run.
public enum TestRun {
    /// Whether long tests run, too: if `VITRINE_TESTS` is `all`, as in `make test-all`.
    public static let hasLongTests = ProcessInfo.processInfo.environment["VITRINE_TESTS"] == "all"

    /// Whether tests fail instead of being skipped when data or tools from outside the repository are missing: if
    /// `OUTSIDE` is `required`, as in CI.
    public static let requiresOutside = ProcessInfo.processInfo.environment["OUTSIDE"] == "required"

    /// Whether a browser that can draw pages is installed: Chromium or Chrome.
    public static let hasBrowser = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    ].contains { Program(named: $0) != nil }

    /// Returns the path of the third-party data in `shared/NAME` next to the repository; nil if it is missing.
    public static func outsideData(_ name: String) -> String? {
        let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "../../../shared/\(name)").standardizedFileURL.path
        return FileManager.default.fileExists(atPath: folder) ? folder : nil
    }
}
