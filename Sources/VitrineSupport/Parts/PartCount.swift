/// Counts parts, to check that every part of a job is present exactly once.
package struct PartCount: Sendable {
    /// The reason why a part does not fit the parts that were added before it.
    package enum Mistake: Hashable, Sendable {
        /// The part belongs to a job with a different number of parts than the part in the file or folder `first`. The
        /// first payload is the number of parts of this part's job, and the last is that of the other job.
        case otherCount(Int, first: String, Int)
        /// The file or folder `first` contains the same part.
        case doubled(Shard, first: String)
    }

    private var first: (name: String, count: Int)?
    private var names: [Int: String] = [:]

    /// Creates an empty count.
    package init() {}

    /// Adds a part, which is in the file or folder `name`.
    /// - Returns: what is wrong with the part; nil if it fits the parts that were added before it.
    package mutating func add(_ shard: Shard, _ name: String) -> Mistake? {
        let (first, count) = first ?? (name, shard.count)
        self.first = (first, count)
        guard count == shard.count else { return .otherCount(shard.count, first: first, count) }
        if let other = names.updateValue(name, forKey: shard.number) { return .doubled(shard, first: other) }
        return nil
    }

    /// The numbers of the parts that are missing, and how many parts the job has; none and 0 if no part was added.
    package var missing: (numbers: [Int], count: Int) {
        guard let count = first?.count else { return ([], 0) }
        return ((1...count).filter { names[$0] == nil }, count)
    }

    /// The message about missing parts: `part 2 of 4 is missing; build --shard 2/4 --output DIR makes it`.
    /// - Parameters:
    ///   - command: the command that makes a part: `build`.
    ///   - output: the placeholder for its output: `DIR`.
    package static func message(missing numbers: [Int], of count: Int, command: String, output: String) -> String {
        let isOne = numbers.count == 1
        return "\(list(numbers)) of \(Count.grouped(count)) \(isOne ? "is" : "are") missing; "
            + "\(command) --shard \(numbers.first ?? 1)/\(count) --output \(output) makes "
            + (isOne ? "it" : "the first of them")
    }

    /// Returns part numbers as a phrase: `part 3`; `parts 2, 3 and 7`. A list of more than 11 numbers ends with a
    /// count: `and 5 others`.
    private static func list(_ numbers: [Int]) -> String {
        guard numbers.count > 1, let last = numbers.last else { return "part \(numbers.first ?? 0)" }
        let shown = numbers.dropLast().prefix(10)
        let more = numbers.count - shown.count
        let end = more > 1 ? "\(Count.grouped(more)) others" : "\(last)"
        return "parts \(shown.map(String.init).joined(separator: ", ")) and \(end)"
    }
}

extension PartCount.Mistake {
    /// The problem, as the rest of a sentence that begins with the name of the file or folder.
    package var message: String {
        switch self {
        case .otherCount(let count, let first, let other):
            "is one of \(Count.of(count, "part", "parts")), but \(first) is one of \(Count.grouped(other))"
        case .doubled(let shard, let first): "is part \(shard), like \(first); list each part only once"
        }
    }
}
