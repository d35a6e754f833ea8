import Foundation

/// Determines whether output to a stream may have colors.
package enum TerminalColors {
    /// Returns whether a stream is a terminal, the environment variable `NO_COLOR` is missing or empty, and `TERM` is
    /// not `dumb`.
    /// - Parameter stream: a file descriptor: `STDOUT_FILENO` or `STDERR_FILENO`.
    package static func areShown(on stream: Int32) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(stream) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
}
