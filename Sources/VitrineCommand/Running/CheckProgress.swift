import Foundation
import Synchronization

/// Tells on a terminal how far a check or a comparison has come; one that is done within half a second says nothing.
final class CheckProgress: Sendable {
    private let isShown: Bool
    private let verb: String
    private let state = Mutex(State())

    private struct State {
        var total = 0
        var done = 0
        var next: ContinuousClock.Instant?
        var hasLine = false
    }

    /// - Parameters:
    ///   - isWanted: whether it may be shown, if standard error is a terminal.
    ///   - verb: what is done to pages: `Checked`.
    init(isWanted: Bool, verb: String = "Checked") {
        isShown = isWanted && isatty(STDERR_FILENO) == 1
        self.verb = verb
    }

    func start(total: Int) {
        state.withLock { state in
            state.total = total
            state.next = .now + .milliseconds(500)
        }
    }

    /// One more is done.
    /// - Parameter total: how many there are, where it was not known at the start.
    func advance(of total: Int? = nil) {
        guard isShown else { return }
        state.withLock { state in
            if let total { state.total = total }
            state.done += 1
            guard let next = state.next, .now >= next else { return }
            state.next = .now + .milliseconds(100)
            state.hasLine = true
            write("\r\u{1B}[2K\(verb) \(state.done) of \(state.total) pages")
        }
    }

    func finish() {
        state.withLock { state in
            if state.hasLine { write("\r\u{1B}[2K") }
            state.hasLine = false
        }
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
