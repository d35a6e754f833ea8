import Synchronization

/// Jobs that several workers take one by one. It is a class because the workers share it.
package final class JobQueue<Job: Sendable>: Sendable {
    private let jobs: [Job]
    private let position = Atomic(0)

    /// Creates a queue of jobs, which workers take in this order.
    package init(_ jobs: [Job]) { self.jobs = jobs }

    /// Takes the next job; nil when all are taken.
    package func next() -> Job? {
        let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < jobs.count ? jobs[index] : nil
    }
}
