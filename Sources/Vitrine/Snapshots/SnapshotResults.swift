import Synchronization
import VitrineSnapshots

/// The combined results of several workers.
final class SnapshotResults: Sendable {
    struct All {
        var checks: [SnapshotCheck] = []
        var failures: [SnapshotReport.Failure] = []
        var hits: [Int]
        /// The page around stories, without a story.
        var frame: StoryFrame?
    }

    private let state: Mutex<All>

    init(redactions: Int) { state = Mutex(All(hits: Array(repeating: 0, count: redactions))) }

    var all: All { state.withLock { $0 } }

    func add(_ check: SnapshotCheck, _ hits: [Int]) {
        state.withLock { state in
            state.checks.append(check)
            for (number, count) in hits.enumerated() where state.hits.indices.contains(number) {
                state.hits[number] += count
            }
        }
    }

    func set(_ frame: StoryFrame) { state.withLock { $0.frame = frame } }

    func add(_ failure: SnapshotReport.Failure) { state.withLock { $0.failures.append(failure) } }
}
