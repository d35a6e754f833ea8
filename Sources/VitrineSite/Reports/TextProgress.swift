import VitrineSupport

/// Reports progress on standard error: one line that changes on a terminal, and nothing elsewhere.
/// A build that is done within half a second prints nothing.
package struct TextProgress: BuildProgress {
    private let line = ProgressLine("Rendered", on: .terminal)

    /// Creates a reporter for standard error.
    package init() {}

    /// Starts the count; the first line appears after half a second.
    package func start(total: Int) { line.start(total: total) }

    /// Counts one page, and updates the line if it has not changed for a while.
    package func advance() { line.advance() }

    /// Clears the line.
    package func finish() { line.finish() }
}
