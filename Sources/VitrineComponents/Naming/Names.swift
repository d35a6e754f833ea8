import VitrineSupport

/// Unique names for sections, rows and other things. They depend only on the things, not on their order.
///
/// A thing whose slug is unique gets that slug as its name. If several things have the same slug, the one whose text is
/// exactly the slug gets it (`a` before `A`, `"1"` before `1`), or else the one whose request says that it comes first.
/// For the others, a digest of their full name is appended to the slug. The same is done if the slug is empty, too
/// long, reserved, or the name of a device on Windows.
package struct Names<Key: Hashable>: Sendable where Key: Sendable {
    private var names: [Key: String] = [:]

    /// A request for the name of a thing.
    package struct Request: Sendable {
        var key: Key
        var preferred: String
        var full: String
        var isExact: Bool
        var comesFirst: Bool

        /// Creates a request.
        /// - Parameters:
        ///   - key: the thing, which may have only one request.
        ///   - preferred: the text to turn into a slug.
        ///   - full: a string that distinguishes the thing from all others.
        ///   - isExact: whether the thing is identified by a text and may therefore claim a slug that equals it.
        ///   - comesFirst: whether the thing gets the slug if no exact match claims it; may be true for at most one
        ///     thing per slug.
        package init(key: Key, preferred: String, full: String, isExact: Bool, comesFirst: Bool = false) {
            self.key = key
            self.preferred = preferred
            self.full = full
            self.isExact = isExact
            self.comesFirst = comesFirst
        }
    }

    /// Names all things.
    /// - Parameters:
    ///   - requests: one request for each thing.
    ///   - fallback: the text before the digest if the slug is empty, as for a name that consists of emoji.
    ///   - reserved: names that may not be used.
    package init(_ requests: [Request], fallback: String, reserved: Set<String> = []) {
        let slugs = requests.map { Slug.make($0.preferred) }
        // For every slug, the number of things that have it and the index of the thing that claims it as its name.
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
        // If the name with a digest is also the plain slug of another thing or has been taken already, a digest of
        // that name is used. The things are named in the order of their full names, so that the result does not depend
        // on the order of the requests.
        var taken: Set<String> = []
        for index in others.sorted(by: { requests[$0].full < requests[$1].full }) {
            let start = slugs[index].slug.isEmpty ? fallback : slugs[index].slug
            var name = Slug.with(start, digestOf: requests[index].full)
            while wanted[name] != nil || taken.contains(name) { name = Slug.with(start, digestOf: name) }
            taken.insert(name)
            names[requests[index].key] = name
        }
    }

    /// The name of a thing; nil if it was not requested.
    package subscript(_ key: Key) -> String? { names[key] }

}

extension Names where Key == Int {
    /// Returns the texts themselves if they are already unique and valid names, which is the usual case. This needs
    /// much less memory than a table.
    /// - Returns: the texts; nil if a table is needed.
    package static func simple(_ texts: [String], reserved: Set<String> = []) -> [String]? {
        var seen = EntryTable(room: texts.count)
        for text in texts {
            let hash = StableHash.of(text.utf8)
            guard Slug.isSlug(text), text.utf8.count <= Slug.limit, !reserved.contains(text),
                !windowsDevices.contains(text), seen.number(hash, where: { texts[$0] == text }) == nil
            else { return nil }
            seen.add(hash) { StableHash.of(texts[$0].utf8) }
        }
        return texts
    }
}

/// Names that Windows reserves for devices, whatever the extension.
let windowsDevices: Set<String> = {
    var names: Set<String> = ["con", "prn", "aux", "nul"]
    for number in 0...9 { names.formUnion(["com\(number)", "lpt\(number)"]) }
    return names
}()
