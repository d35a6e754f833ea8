import VitrineSupport

/// Gives things unique names that depend only on the things, not on their order.
///
/// Two things whose slugs differ keep them. Where several would get the same, the one whose slug says exactly what it
/// is keeps it (`a` before `A`, `"1"` before `1`) and the others get a digest of their full name after it. Names that a
/// file system reserves get one too.
package struct Names<Key: Hashable>: Sendable where Key: Sendable {
    private var names: [Key: String] = [:]

    /// The items to be named.
    package struct Request: Sendable {
        var key: Key
        var preferred: String
        var full: String
        var isExact: Bool
        var comesFirst: Bool

        /// Asks for a name.
        /// - Parameters:
        ///   - key: the item; each is added only once.
        ///   - preferred: the text whose slug is wanted.
        ///   - full: a string that distinguishes the thing from all others.
        ///   - isExact: whether the thing is a text, and so may keep a slug that equals it.
        ///   - comesFirst: whether the thing keeps the slug where no other equals it; of one slug for one thing only.
        package init(key: Key, preferred: String, full: String, isExact: Bool, comesFirst: Bool = false) {
            self.key = key
            self.preferred = preferred
            self.full = full
            self.isExact = isExact
            self.comesFirst = comesFirst
        }
    }

    /// Names all things at once.
    /// - Parameters:
    ///   - requests: the things.
    ///   - fallback: what comes before the digest where nothing of the name remains, as with a name of emoji.
    ///   - reserved: names that nothing may have.
    package init(_ requests: [Request], fallback: String, reserved: Set<String> = []) {
        let slugs = requests.map { Slug.make($0.preferred) }
        // For every slug: how many want it, and who may keep it.
        var wanted: [String: (count: Int, owner: Int?)] = [:]
        wanted.reserveCapacity(requests.count)
        for (index, request) in requests.enumerated() {
            let isOwner = slugs[index].isFaithful && request.isExact
            var entry = wanted[slugs[index].slug] ?? (0, nil)
            entry.count += 1
            if isOwner || request.comesFirst && entry.owner == nil { entry.owner = index }
            wanted[slugs[index].slug] = entry
        }
        names.reserveCapacity(requests.count)
        var others: [Int] = []
        for (index, request) in requests.enumerated() {
            let slug = slugs[index].slug
            let entry = wanted[slug] ?? (1, nil)
            let isFree =
                !slug.isEmpty && slug.utf8.count <= Slug.limit && !reserved.contains(slug)
                && !windowsDevices.contains(slug)
            if isFree, entry.owner == index || entry.count == 1 {
                names[request.key] = slug
                continue
            }
            others.append(index)
        }
        // What looks like the digest of another is somebody's plain slug, or another thing's digest by chance: then the
        // digest is of the digest. In the order of the full names, so that the order of the things does not matter.
        var taken: Set<String> = []
        for index in others.sorted(by: { requests[$0].full < requests[$1].full }) {
            let start = slugs[index].slug.isEmpty ? fallback : slugs[index].slug
            var name = Slug.with(start, digestOf: requests[index].full)
            while wanted[name] != nil || taken.contains(name) { name = Slug.with(start, digestOf: name) }
            taken.insert(name)
            names[requests[index].key] = name
        }
    }

    /// Returns the name of an item that was added.
    package subscript(_ key: Key) -> String? { names[key] }

}

/// Names that Windows keeps for devices, whatever the extension.
let windowsDevices: Set<String> = {
    var names: Set<String> = ["con", "prn", "aux", "nul"]
    for number in 0...9 { names.formUnion(["com\(number)", "lpt\(number)"]) }
    return names
}()
