import VitrineSupport

/// Reports progress on standard error, as one line that changes if it is a terminal; otherwise it prints nothing. A
/// build of less than half a second prints nothing either.
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
