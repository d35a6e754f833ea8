/// What is on a page or in a story, without order.
struct LikenessContents {
    /// How often each part is there.
    private(set) var parts: [TreeHash: Int] = [:]
    /// How many parts there are.
    private(set) var count = 0

    mutating func add(_ part: TreeHash) {
        parts[part, default: 0] += 1
        count += 1
    }

    /// What two share, in percent of both.
    func likeness(_ other: Self) -> Int {
        let (small, large) = parts.count < other.parts.count ? (parts, other.parts) : (other.parts, parts)
        let shared = small.reduce(0) { $0 + min($1.value, large[$1.key] ?? 0) }
        return 200 * shared / max(1, count + other.count)
    }
}
