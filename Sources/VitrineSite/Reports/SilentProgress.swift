/// Says nothing.
package struct SilentProgress: BuildProgress {
    /// Creates it.
    package init() {}
    /// Does nothing.
    package func start(total: Int) {}
    /// Does nothing.
    package func advance() {}
    /// Does nothing.
    package func finish() {}
}
