import Foundation
import Synchronization

/// Tells on a terminal how far a check has come; a check that is done within half a second says nothing.
final class CheckProgress: Sendable {
    private let isShown: Bool
    private let state = Mutex(State())

    private struct State {
        var total = 0
        var done = 0
        var next: ContinuousClock.Instant?
        var hasLine = false
    }

    /// - Parameter isWanted: whether it may be shown, if standard error is a terminal.
    init(isWanted: Bool) { isShown = isWanted && isatty(STDERR_FILENO) == 1 }

    func start(total: Int) {
        state.withLock { state in
            state.total = total
            state.next = .now + .milliseconds(500)
        }
    }

    func advance() {
        guard isShown else { return }
        state.withLock { state in
            state.done += 1
            guard let next = state.next, .now >= next else { return }
            state.next = .now + .milliseconds(100)
            state.hasLine = true
            write("\r\u{1B}[2KChecked \(state.done) of \(state.total) pages")
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
