/// One of several parts of a job: `2/4` is the second of four parts. Each part may run on a different machine.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// The number of the part, from 1.
    package let number: Int
    /// The number of parts.
    package let count: Int

    /// The maximum number of parts.
    package static let most = 10_000

    /// Creates a part; nil when `count` is not in 1 to ``most`` or `number` is not in 1 to `count`.
    package init?(number: Int, of count: Int) {
        guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// Reads a part, such as `2/4`; nil when the text is not one.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }), let number = Int(parts[0]),
            let count = Int(parts[1])
        else { return nil }
        self.init(number: number, of: count)
    }

    /// Reads the value of `--shard`.
    /// - Throws: the ``Mistake`` that the command line reports.
    package init(argument text: String) throws(Mistake) {
        guard let shard = Shard(text) else { throw Mistake(text: text) }
        self = shard
    }

    /// A value of `--shard` that is not a part.
    package struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
        /// The value as written.
        package var text: String

        /// The message: the expected form, and the value that was found.
        package var description: String {
            "--shard must be a part and the number of parts, such as 2/4, found \(quoted(text))"
        }
    }

    /// The part as text: `2/4`.
    package var description: String { "\(number)/\(count)" }

    /// Returns, for each item that a job consists of, whether it belongs to this part.
    ///
    /// Items are sorted by a hash of their names and divided into ranges of about equal cost. So every part gets a mix
    /// of all kinds of items, and when an item is added or removed, only items near the boundaries of the ranges move
    /// to another part.
    /// - Parameters:
    ///   - names: a unique name for each item, the same on every machine.
    ///   - costs: the estimated cost of each item, in any unit. Values below 1 are treated as 1, and values above 2³⁰
    ///     as 2³⁰.
    package func share(of names: [String], costs: [Int]) -> [Bool] {
        let order = names.indices.map { (Self.mixed(StableHash.of(names[$0].utf8)), $0) }.sorted {
            ($0.0, names[$0.1]) < ($1.0, names[$1.1])
        }
        let whole = costs.reduce(0) { $0 + Self.weight($1) }
        let piece = max(1, (whole + count - 1) / count)
        var share = Array(repeating: false, count: names.count)
        var before = 0
        for (_, index) in order {
            let weight = Self.weight(costs[index])
            // An item that crosses a boundary belongs to the part that contains its middle.
            share[index] = min((before + weight / 2) / piece, count - 1) == number - 1
            before += weight
        }
        return share
    }

    /// Limits a cost to the range from 1 to 2³⁰, so that the sum does not overflow, and multiplies it by 64, so that
    /// rounding hardly moves the boundaries when there are few items.
    private static func weight(_ cost: Int) -> Int { min(max(cost, 1), 1 << 30) * 64 }

    /// Mixes the bits of a hash, so that names that differ only at their ends get hashes that are far apart.
    private static func mixed(_ hash: UInt64) -> UInt64 {
        var hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ hash >> 33
    }
}
