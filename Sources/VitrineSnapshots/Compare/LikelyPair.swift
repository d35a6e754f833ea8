/// Two things, by their places in two lists, and how alike they are.
struct LikelyPair {
    /// In percent.
    var likeness: Int
    var old: Int
    var new: Int

    /// The pairs that are most alike, each thing in one pair at most; of equal ones those that come first.
    static func best(_ found: [LikelyPair]) -> [LikelyPair] {
        var (oldTaken, newTaken): (Set<Int>, Set<Int>) = ([], [])
        var pairs: [LikelyPair] = []
        for pair in found.sorted(by: { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) })
        where !oldTaken.contains(pair.old) && !newTaken.contains(pair.new) {
            oldTaken.insert(pair.old)
            newTaken.insert(pair.new)
            pairs.append(pair)
        }
        return pairs
    }
}
