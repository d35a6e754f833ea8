import VitrineComponents
import VitrineSupport

/// Digests of the values that pages show. The build of a part computes one digest for its own pages. A merge computes
/// the digest of each part, and inspects each value only once.
struct PartValues {
    private let plan: SitePlan
    /// Hashes of the values of stories; nil for those not computed yet.
    private var hashes: [UInt64?]
    private var digest = ValueDigest()

    /// Creates digests for the stories of a plan, without computing anything yet.
    init(_ plan: SitePlan) {
        self.plan = plan
        hashes = Array(repeating: nil, count: plan.stories.count)
    }

    /// The digest of the values that pages show. All values that cannot be inspected have the same hash.
    mutating func digest(of jobs: [PageJob]) -> String {
        var isShown = Array(repeating: false, count: plan.stories.count)
        for job in jobs {
            switch job.subject {
            case .section(let number): for story in plan.stories(ofSection: number) { isShown[story] = true }
            case .story(let story), .storyPage(let story), .mirrored(let story): isShown[story] = true
            default: continue
            }
        }
        var packed = PackedWriter()
        for story in isShown.indices where isShown[story] { packed.add(hash: hash(of: story)) }
        return SHA256.hex(packed.bytes)
    }

    private mutating func hash(of story: Int) -> UInt64 {
        if let known = hashes[story] { return known }
        let value = plan.component(of: plan.stories[story]).flatMap { digest.digest(of: $0) }
        let hash = value.map { StableHash.of($0.utf8) } ?? 0
        hashes[story] = hash
        return hash
    }
}
