import CMallocCount

/// The result for one of several workloads that take turns, so that a busy moment of the machine affects all of them.
public struct Measurement: Sendable {
    /// The name of the workload.
    public let name: String
    /// The CPU nanoseconds of one run: best, median, worst.
    public let best: UInt64, median: UInt64, worst: UInt64
    /// The number of allocations of one run.
    public let allocations: UInt64
}

/// Runs the workloads in turn, `rounds` times after two warm-up rounds.
public func measure(rounds: Int, _ workloads: [(name: String, run: () -> Void)]) -> [Measurement] {
    var times = [[UInt64]](repeating: [], count: workloads.count)
    var allocations = [UInt64](repeating: 0, count: workloads.count)
    for round in 0..<(rounds + 2) {
        for (index, workload) in workloads.enumerated() {
            let before = malloc_count()
            let start = thread_cpu_nanoseconds()
            workload.run()
            let end = thread_cpu_nanoseconds()
            allocations[index] = malloc_count() - before
            if round >= 2 { times[index].append(end - start) }
        }
    }
    return workloads.indices.map { index in
        let sorted = times[index].sorted()
        return Measurement(
            name: workloads[index].name, best: sorted.first ?? 0, median: sorted[sorted.count / 2],
            worst: sorted.last ?? 0, allocations: allocations[index])
    }
}
