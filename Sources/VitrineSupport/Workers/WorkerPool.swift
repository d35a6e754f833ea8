/// Shares jobs out among tasks.
package enum WorkerPool {
    /// Runs tasks until a queue of jobs is empty.
    /// - Parameters:
    ///   - tasks: how many tasks run at once; never more than there are jobs.
    ///   - work: the work of one task: it creates its worker and takes jobs until none is left.
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
