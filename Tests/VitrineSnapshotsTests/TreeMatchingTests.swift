import TestSupport
import Testing
import VitrineSnapshots
import VitrineSupport

@Suite("Matching two trees")
struct TreeMatchingTests {
    @Test("The patch turns the old tree into the new one", arguments: 0..<1_000)
    func patch(seed: Int) throws {
        var random = RandomMarkup(seed: seed)
        let old = try CanonicalTests.tree(random.page())
        let new = try CanonicalTests.tree(random.page())
        let patch = TreePatch(TreeMatching(old, new))
        #expect(patch.applied(to: old).nodes.map(\.hash) == new.nodes.map(\.hash))
        #expect(SnapshotPrinter.text(patch.applied(to: old)) == SnapshotPrinter.text(new))
        #expect(patch.cost <= new.nodes.count)
    }

    @Test("Every new node has at most one origin, and removed nodes are not matched", arguments: 0..<1_000)
    func origins(seed: Int) throws {
        var random = RandomMarkup(seed: seed)
        let inside = random.contents(3)
        let old = try CanonicalTests.tree("<div>\(random.contents(1))\(inside)\(random.contents(1))</div>")
        let around = "<section>\(inside)\(random.contents(1))</section>"
        let new = try CanonicalTests.tree("<div>\(random.contents(1))\(seed % 2 == 0 ? around : inside)</div>")
        for (one, other) in [(old, new), (new, old)] {
            let matching = TreeMatching(one, other)
            #expect(TreePatch(matching).applied(to: one).nodes.map(\.hash) == other.nodes.map(\.hash))
            #expect(ChangeList(from: one, to: other).changes.isEmpty == (one.hash == other.hash))
            let kept = matching.lists.flatMap { $0.children.compactMap(\.old) }
            let gone = matching.lists.flatMap(\.removed)
            let children = matching.lists.flatMap { $0.children.map(\.new) }
            #expect(Set(kept).count == kept.count && Set(gone).count == gone.count)
            #expect(Set(children).count == children.count && Set(kept).isDisjoint(with: gone))
        }
    }

    @Test("A tree compared with itself has no changes", arguments: 0..<100)
    func nothing(seed: Int) throws {
        var random = RandomMarkup(seed: seed)
        let tree = try CanonicalTests.tree(random.page())
        let matching = TreeMatching(tree, tree)
        #expect(matching.pairs.isEmpty && TreePatch(matching).cost == 0)
        #expect(matching.lists.allSatisfy { $0.removed.isEmpty && $0.moved.isEmpty && !$0.isReordered })
    }

    @Test("Longest increasing subsequences", arguments: 0..<200)
    func longestIncreasing(seed: Int) {
        var random = SplitMix64(state: UInt64(seed))
        let values = (0..<Int.random(in: 0..<40, using: &random)).map { _ in Int.random(in: 0..<30, using: &random) }
        let places = LongestIncreasing.places(values)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 && values[$0] < values[$1] })
        var best = Array(repeating: 1, count: values.count)
        for end in values.indices {
            for start in 0..<end where values[start] < values[end] { best[end] = max(best[end], best[start] + 1) }
        }
        #expect(places.count == best.max() ?? 0)
    }

    @Test("Shortest edit scripts", arguments: 0..<300)
    func myers(seed: Int) {
        var random = SplitMix64(state: UInt64(seed))
        let old = (0..<Int.random(in: 0..<30, using: &random)).map { _ in Int.random(in: 0..<5, using: &random) }
        let new = (0..<Int.random(in: 0..<30, using: &random)).map { _ in Int.random(in: 0..<5, using: &random) }
        let pairs = Myers.matches(old, new, limit: 100) ?? []
        #expect(pairs.allSatisfy { old[$0.0] == new[$0.1] })
        #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
        // The length of the longest common subsequence, computed with the table of the textbook algorithm.
        var table = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in old.indices {
            for j in new.indices {
                table[i + 1][j + 1] = old[i] == new[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
            }
        }
        #expect(pairs.count == table[old.count][new.count])
        #expect(Myers.matches(old, new, limit: 0) == nil || old == new || old.isEmpty || new.isEmpty)
    }
}
