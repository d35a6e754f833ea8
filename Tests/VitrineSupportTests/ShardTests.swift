import TestSupport
import Testing

@testable import VitrineSupport

@Suite("Parts of a job")
struct ShardTests {
    @Test func texts() throws {
        #expect(Shard("2/4")?.description == "2/4")
        for text in ["0/4", "5/4", "1/0", "/", "1", "1/2/3", "-1/2", "+1/2", "1/ 2", "１/2", "1/10001", "", "a/b"] {
            #expect(Shard(text) == nil, "\(text)")
            let mistake = #expect(throws: Shard.Mistake.self) { try Shard(argument: text) }
            #expect(
                mistake?.description == "--shard must be a part and the number of parts, such as 2/4, found “\(text)”")
        }
        #expect(try Shard(argument: "2/4") == Shard("2/4"))
    }

    private static func costs(_ count: Int, seed: UInt64) -> [Int] {
        var random = SplitMix64(state: seed)
        return (0..<count).map { _ in Int.random(in: 1...400, using: &random) }
    }

    @Test(arguments: [1, 2, 3, 7, 16, 100]) func partsAreCompleteAndBalanced(count: Int) throws {
        let names = (0..<5_000).map { "stories/card--\($0).html" }
        let costs = Self.costs(names.count, seed: 17)
        var times = Array(repeating: 0, count: names.count)
        let mean = costs.reduce(0, +) / count
        for number in 1...count {
            let share = try #require(Shard(number: number, of: count)).share(of: names, costs: costs)
            var sum = 0
            for (thing, isIn) in share.enumerated() where isIn {
                times[thing] += 1
                sum += costs[thing]
            }
            #expect(abs(sum - mean) <= 400 && abs(sum - mean) * 25 <= mean, "\(number) of \(count): \(sum), \(mean)")
        }
        #expect(times.allSatisfy { $0 == 1 })
    }

    @Test func addedItemMovesFewOthers() throws {
        let names = (0..<2_000).map { "section-\($0).html" }
        let costs = Self.costs(names.count, seed: 3)
        let shards = (1...4).compactMap { Shard(number: $0, of: 4) }
        func parts(_ names: [String], _ costs: [Int]) -> [String: Int] {
            var found: [String: Int] = [:]
            for shard in shards {
                for (thing, isIn) in shard.share(of: names, costs: costs).enumerated() where isIn {
                    found[names[thing]] = shard.number
                }
            }
            return found
        }
        let before = parts(names, costs)
        let after = parts(names + ["new.html"], costs + [400])
        #expect(names.count { before[$0] != after[$0] } <= 6)
        #expect(parts(names.reversed(), costs.reversed()) == before)
    }

    @Test func fewItemsAndExtremeCosts() throws {
        for count in [1, 3, 7] {
            for costs in [[], [0], [-5, 0], [Int.max, Int.max, 1], Array(repeating: 1, count: 5)] {
                let names = costs.indices.map { "\($0)" }
                let times = (1...count).map {
                    Shard(number: $0, of: count)?.share(of: names, costs: costs).count(where: \.self)
                }
                #expect(times.compactMap(\.self).reduce(0, +) == costs.count)
            }
        }
    }
}
