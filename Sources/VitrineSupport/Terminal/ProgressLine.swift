import Foundation
import Synchronization

/// Reports progress on standard error: a line that is updated in place on a terminal, and nothing elsewhere. Work that
/// takes less than half a second is not reported. Several workers may use it at once.
package final class ProgressLine: Sendable {
    /// Where the line is written.
    package enum Place: Sendable {
        /// Only on a terminal.
        case terminal
        /// Nowhere: no progress is reported.
        case nowhere
    }

    private let verb: String
    private let isShown: Bool
    private let state = Mutex(State())

    private struct State {
        var total = 0
        var done = 0
        var next: ContinuousClock.Instant?
        var hasLine = false
    }

    /// Creates a line.
    /// - Parameter verb: the verb for what is done to pages, in the past tense: `Checked`, `Drew`.
    package init(_ verb: String, on place: Place) {
        self.verb = verb
        isShown = place == .terminal && isatty(STDERR_FILENO) == 1
    }

    /// Starts to count. The first line is written after half a second at the earliest.
    package func start(total: Int) {
        state.withLock { state in
            state.total = total
            state.next = .now + .milliseconds(500)
        }
    }

    /// Counts one more finished page.
    /// - Parameter total: the total, if it was not known at the start.
    package func advance(of total: Int? = nil) {
        guard isShown else { return }
        state.withLock { state in
            if let total { state.total = total }
            state.done += 1
            guard let next = state.next, .now >= next else { return }
            state.next = .now + .milliseconds(100)
            write("\(Self.clearing)\(verb) \(state.done) of \(state.total) pages")
            state.hasLine = true
        }
    }

    /// Clears the line.
    package func finish() {
        state.withLock { state in
            if state.hasLine { write(Self.clearing) }
            state.hasLine = false
        }
    }

    /// The control characters that move to the beginning of the line and clear it.
    private static let clearing = "\r\u{1B}[2K"

    private func write(_ text: String) { StandardStream.say(text) }
}
