package import VitrineSupport

/// The facts about the links of many pages, packed into one array, because separate arrays for each page would need
/// several times the memory.
package struct LinkFacts: Sendable {
    private var packed = PackedWriter()
    /// The pages in the order in which they were added, each with the index of the first byte of its facts in `packed`.
    private var entries: [Entry] = []

    private struct Entry {
        var page: Int32
        var start: Int
    }

    /// Creates an empty collection.
    package init() {}

    /// Whether there are no pages.
    package var isEmpty: Bool { entries.isEmpty }
    /// The number of pages.
    package var count: Int { entries.count }
    /// The indices of the pages in ``SiteFiles/pages``, in the order in which the pages were added.
    package var pages: [Int] { entries.map { Int($0.page) } }

    /// Adds the facts of a page that has not been added yet.
    package mutating func add(_ facts: PageFacts) {
        entries.append(Entry(page: Int32(clamping: facts.page), start: packed.count))
        facts.write(to: &packed)
    }

    /// Adds the facts of other pages.
    package mutating func add(_ other: LinkFacts) {
        let start = packed.count
        entries += other.entries.map { Entry(page: $0.page, start: start + $0.start) }
        packed.add(other.packed)
    }

    /// The facts about the page at a position in ``pages``.
    subscript(position: Int) -> PageFacts {
        let entry = entries[position]
        var reader = PackedReader(packed.bytes[entry.start...])
        // The bytes were written by this type, so reading them cannot fail.
        return (try? PageFacts(from: &reader, last: Int(Int32.max))) ?? .unread(page: Int(entry.page))
    }

    /// Returns whether both collections contain the same facts about the same pages.
    package func isEquivalent(to other: LinkFacts) -> Bool {
        guard count == other.count else { return false }
        return zip(order, other.order).allSatisfy { one, two in
            entries[one].page == other.entries[two].page && bytes(one) == other.bytes(two)
        }
    }

    private func bytes(_ position: Int) -> ArraySlice<UInt8> {
        let next = position + 1
        return packed.bytes[entries[position].start..<(next < count ? entries[next].start : packed.count)]
    }

    /// All positions, sorted by the indices of their pages.
    private var order: [Int] { entries.indices.sorted { entries[$0].page < entries[$1].page } }

    // MARK: - Packing

    /// Writes all facts, sorted by the indices of their pages.
    package func write(to other: inout PackedWriter) {
        other.add(order) { position, other in other.add(raw: bytes(position)) }
    }

    /// Reads what ``write(to:)`` wrote.
    /// - Parameter site: the files in which the links were looked up.
    /// - Throws: `PackedReader.Damage` if the bytes do not have the expected form or do not fit the site.
    package init(from packed: inout PackedReader, in site: SiteFiles) throws(PackedReader.Damage) {
        let last = site.pages.count - 1
        for _ in 0..<(try packed.int(in: 0...max(0, site.pages.count))) {
            guard last >= 0 else { throw PackedReader.Damage() }
            let facts = try PageFacts(from: &packed, last: last)
            // The pages must be in ascending order, without duplicates.
            if let before = entries.last, before.page >= facts.page { throw PackedReader.Damage() }
            add(facts)
        }
    }
}
