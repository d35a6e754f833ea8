/// Two items, by their indices in two lists, and their similarity.
struct LikelyPair {
    /// The similarity in percent, or another number that is larger for more similar items.
    var likeness: Int
    var old: Int
    var new: Int

    /// Returns the most similar pairs, the best ones first, with each item in at most one pair; of equally similar
    /// pairs, the one with the lower old index is preferred, then the one with the lower new index.
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
