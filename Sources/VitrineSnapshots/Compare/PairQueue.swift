import Synchronization

/// A queue of pairs of files, from which several workers take one pair at a time.
final class PairQueue: Sendable {
    private let files: [ComparedFile]
    private let progress: @Sendable (Int, Int) -> Void
    private let position = Atomic<Int>(0)
    private let done: Atomic<Int>
    private let total: Int

    /// - Parameters:
    ///   - before: the number of pairs that were compared before these.
    ///   - total: the total number of pairs.
    ///   - progress: called after every pair, with the number of compared pairs and the total.
    init(
        _ files: [ComparedFile], after before: Int, of total: Int,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) {
        self.files = files
        self.total = total
        done = Atomic(before)
        self.progress = progress
    }

    /// Compares pairs until there are none left.
    /// - Returns: the results of this worker.
    func drain(with worker: PairWorker) -> SiteComparison {
        var worker = worker
        while true {
            let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < files.count else { return worker.result }
            worker.compare(files[index])
            progress(done.wrappingAdd(1, ordering: .relaxed).newValue, total)
        }
    }
}
