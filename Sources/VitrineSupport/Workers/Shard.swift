/// One of several parts of a job, each of which may run on another machine: `2/4`.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// Which part, from 1.
    package let number: Int
    /// How many parts there are.
    package let count: Int

    /// The maximum number of parts.
    package static let most = 10_000

    /// Creates a part; nil where there is no such one.
    package init?(number: Int, of count: Int) {
        guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// Reads `2/4`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }), let number = Int(parts[0]),
            let count = Int(parts[1])
        else { return nil }
        self.init(number: number, of: count)
    }

    /// Reads the value of `--shard`.
    /// - Throws: what is wrong with it, as the command line says it.
    package init(argument text: String) throws(Mistake) {
        guard let shard = Shard(text) else { throw Mistake(text: text) }
        self = shard
    }

    /// A value of `--shard` that is not a part.
    package struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
        /// The value as written.
        package var text: String

        /// What is expected, and what was found.
        package var description: String {
            "--shard must be a part and their number, such as 2/4, found \(quoted(text))"
        }
    }

    /// `2/4`.
    package var description: String { "\(number)/\(count)" }

    /// Which things belong to this part.
    ///
    /// Things are put in the order of a hash of their names and cut where their costs are equal, so every part has a bit of everything, and
    /// a thing that comes or goes moves no others but those at the cuts.
    /// - Parameters:
    ///   - names: a name for each thing, each once, the same on every machine.
    ///   - costs: what each costs, more than nothing; nobody knows exactly.
    package func share(of names: [String], costs: [Int]) -> [Bool] {
        let order = names.indices.map { (Self.mixed(StableHash.of(names[$0].utf8)), $0) }.sorted {
            ($0.0, names[$0.1]) < ($1.0, names[$1.1])
        }
        let whole = costs.reduce(0) { $0 + Self.weight($1) }
        let piece = max(1, (whole + count - 1) / count)
        var share = Array(repeating: false, count: names.count)
        var before = 0
        for (_, thing) in order {
            let weight = Self.weight(costs[thing])
            // By its middle, so that what lies across a cut goes to the side with most of it.
            share[thing] = min((before + weight / 2) / piece, count - 1) == number - 1
            before += weight
        }
        return share
    }

    /// Costs in finer steps, so that cuts between few things are fair, and never so large that their sum overflows.
    private static func weight(_ cost: Int) -> Int { min(max(cost, 1), 1 << 30) * 64 }

    /// A hash of which names that differ at their ends are far from each other.
    private static func mixed(_ hash: UInt64) -> UInt64 {
        var hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ hash >> 33
    }
}
