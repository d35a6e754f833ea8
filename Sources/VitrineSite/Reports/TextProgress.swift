import VitrineSupport

/// Tells people on standard error: one line that changes on a terminal, and nothing elsewhere.
/// A build that is done within half a second says nothing.
package struct TextProgress: BuildProgress {
    private let line = ProgressLine("Rendered", on: .terminal)

    /// Creates it for standard error.
    package init() {}

    /// Waits half a second before the first line.
    package func start(total: Int) { line.start(total: total) }

    /// Writes a line when the last one is old enough.
    package func advance() { line.advance() }

    /// Clears the line.
    package func finish() { line.finish() }
}
