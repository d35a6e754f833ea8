import VitrineSupport

/// Reports progress on standard error, as one line that is updated. It prints nothing if standard error is not a
/// terminal, or if the build takes less than half a second.
package struct TextProgress: BuildProgress {
    private let line = ProgressLine("Rendered", on: .terminal)

    /// Creates a reporter for standard error.
    package init() {}

    /// Starts the count; the line appears after half a second at the earliest.
    package func start(total: Int) { line.start(total: total) }

    /// Counts one page, and updates the line if it has not changed for a while.
    package func advance() { line.advance() }

    /// Clears the line.
    package func finish() { line.finish() }
}
