import VitrineConformance

/// Hears how far a build has come; called from several workers at once.
public protocol BuildProgress: Sendable {
    /// The build has this many pages.
    func start(total: Int)
    /// One more page is done.
    func advance()
    /// All pages are done.
    func finish()
}

/// Says nothing.
public struct SilentProgress: BuildProgress {
    /// Creates it.
    public init() {}
    /// Does nothing.
    public func start(total: Int) {}
    /// Does nothing.
    public func advance() {}
    /// Does nothing.
    public func finish() {}
}

/// Tells people on standard error: one line that changes on a terminal, a plain line every few seconds elsewhere.
/// A build that is done within half a second says nothing.
public struct TextProgress: BuildProgress {
    private let line = ProgressLine("Rendered", on: .everywhere)

    /// Creates it for standard error.
    public init() {}

    /// Waits half a second before the first line.
    public func start(total: Int) { line.start(total: total) }

    /// Writes a line when the last one is old enough.
    public func advance() { line.advance() }

    /// Clears the line.
    public func finish() { line.finish() }
}
