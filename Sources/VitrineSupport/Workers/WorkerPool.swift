/// Distributes jobs among concurrent tasks.
package enum WorkerPool {
    /// Runs tasks until a queue of jobs is empty.
    /// - Parameters:
    ///   - tasks: the maximum number of concurrent tasks; values below 1 are treated as 1. There are never more tasks
    ///     than jobs.
    ///   - work: called once in each task; takes jobs from the queue until none is left.
    /// - Returns: what each task returned, in no particular order.
    package static func drain<Job: Sendable, Outcome: Sendable>(
        _ jobs: [Job], tasks: Int, _ work: @escaping @Sendable (JobQueue<Job>) async -> Outcome
    ) async -> [Outcome] {
        let queue = JobQueue(jobs)
        return await withTaskGroup(of: Outcome.self) { group in
            for _ in 0..<min(max(tasks, 1), jobs.count) { group.addTask { await work(queue) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }
}
