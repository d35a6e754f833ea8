/// Ignores all progress.
package struct SilentProgress: BuildProgress {
    /// Creates a value.
    package init() {}
    /// Does nothing.
    package func start(total: Int) {}
    /// Does nothing.
    package func advance() {}
    /// Does nothing.
    package func finish() {}
}
