import CVitrineLibXML2
import Dispatch
import Synchronization

/// Stops XPath evaluations that take too long.
///
/// The library limits steps but not time, and one step can read the whole document. So a timer checks the running
/// evaluations and lowers the step limit of late ones; the library then gives up at its next step.
final class XPathClock: Sendable {
    static let shared = XPathClock()

    /// A context, and the time by which all evaluations in it must end.
    private struct Entry: Sendable {
        /// The compiler cannot check that the pointer is used safely, but it is: only under the lock, and the entry is
        /// removed before the context is freed.
        nonisolated(unsafe) let context: xmlXPathContextPtr
        let end: ContinuousClock.Instant
        var isLate = false
    }

    private struct State {
        var entries: [Int: Entry] = [:]
        var next = 0
        var isTicking = false
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "vitrine.xpath-clock")

    /// Begins to watch a context.
    /// - Returns: a number to pass to ``isLate(_:)`` and ``end(_:)``.
    func begin(_ context: xmlXPathContextPtr, _ limit: Duration) -> Int {
        let entry = Entry(context: context, end: .now + limit)
        let (number, starts) = state.withLock { state in
            state.next += 1
            state.entries[state.next] = entry
            let starts = !state.isTicking
            state.isTicking = true
            return (state.next, starts)
        }
        if starts { tick() }
        return number
    }

    /// Returns whether the evaluations in a context were stopped for being late.
    func isLate(_ number: Int) -> Bool { state.withLock { $0.entries[number]?.isLate ?? false } }

    /// Stops watching a context, which may then be freed.
    func end(_ number: Int) { state.withLock { _ = $0.entries.removeValue(forKey: number) } }

    private func tick() {
        queue.asyncAfter(deadline: .now() + .milliseconds(100)) { [self] in
            let goesOn = state.withLock { state in
                for number in state.entries.keys {
                    guard var entry = state.entries[number], !entry.isLate, entry.end < .now else { continue }
                    vitrine_stop_xpath(entry.context)
                    entry.isLate = true
                    state.entries[number] = entry
                }
                state.isTicking = !state.entries.isEmpty
                return state.isTicking
            }
            if goesOn { tick() }
        }
    }
}
