import Foundation

/// Whether a stream shows colors.
package enum TerminalColors {
    /// Returns whether a stream is a terminal with colors: `NO_COLOR` is empty and `TERM` is not `dumb`.
    /// - Parameter stream: a file descriptor: `STDOUT_FILENO` or `STDERR_FILENO`.
    package static func areShown(on stream: Int32) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(stream) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
}
