/// The content of a page or a story as a collection of parts without order.
struct LikenessContents {
    /// The number of occurrences of each part.
    private(set) var parts: [TreeHash: Int] = [:]
    /// The total number of occurrences.
    private(set) var count = 0

    mutating func add(_ part: TreeHash) {
        parts[part, default: 0] += 1
        count += 1
    }

    /// Returns the share of the content that both have in common, in percent.
    func likeness(_ other: Self) -> Int {
        let (small, large) = parts.count < other.parts.count ? (parts, other.parts) : (other.parts, parts)
        let shared = small.reduce(0) { $0 + min($1.value, large[$1.key] ?? 0) }
        return 200 * shared / max(1, count + other.count)
    }
}
