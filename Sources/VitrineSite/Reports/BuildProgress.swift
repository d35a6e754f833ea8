import Foundation
import Synchronization

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
public final class TextProgress: BuildProgress {
    private let isTerminal: Bool
    private let state = Mutex(State())

    private struct State {
        var total = 0
        var done = 0
        var next: ContinuousClock.Instant?
        var hasLine = false
    }

    /// Creates it for standard error.
    public init() { isTerminal = isatty(STDERR_FILENO) == 1 }

    /// Waits half a second before the first line.
    public func start(total: Int) {
        state.withLock { state in
            state.total = total
            state.next = .now + .milliseconds(500)
        }
    }

    /// Writes a line when the last one is old enough.
    public func advance() {
        state.withLock { state in
            state.done += 1
            guard let next = state.next, .now >= next else { return }
            state.next = .now + (isTerminal ? .milliseconds(100) : .seconds(5))
            let text = "Rendered \(state.done) of \(state.total) pages"
            write(isTerminal ? "\r\u{1B}[2K\(text)" : "\(text)\n")
            state.hasLine = isTerminal
        }
    }

    /// Clears the line.
    public func finish() {
        state.withLock { state in
            if state.hasLine { write("\r\u{1B}[2K") }
            state.hasLine = false
        }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
