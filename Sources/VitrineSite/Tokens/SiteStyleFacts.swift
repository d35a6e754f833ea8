import VitrineCSS
import VitrineConformance
import VitrineSupport

/// What the pages of a site say about styles, by path. It is kept in the manifest, so that a build need not look at pages
/// again that are as they were.
///
/// Most pages say nearly the same, so pairs of colors are numbered, and the rest of a page is a few bytes in one store: a dictionary for
/// each page took two kilobytes, and a site has many pages.
struct SiteStyleFacts: Sendable {
    /// The pairs of colors that have numbers.
    private(set) var pairs = PairNumbers()
    /// The facts of one page after the other.
    private var bytes: [UInt8] = []
    /// Where in ``bytes`` the facts of a page begin.
    private var starts: [String: Int] = [:]
    /// How many pages have different facts from the last build, or were not in it.
    private var changes = 0

    /// Nothing.
    init() {}

    /// Of how many pages something is known.
    var count: Int { starts.count }
    /// The paths of these pages.
    var paths: some Sequence<String> { starts.keys }

    /// Whether something is known of a page.
    func contains(_ path: String) -> Bool { starts[path] != nil }

    /// What is known of a page.
    subscript(path: String) -> StyleRecord? { starts[path].map { StyleRecord(bytes, at: $0) } }

    /// Sets the facts of a page.
    /// - Parameter last: the facts of the last build.
    mutating func set(_ facts: PageStyleFacts, of path: String, since last: SiteStyleFacts?) {
        starts[path] = bytes.count
        StyleRecord(facts, &pairs).write(to: &bytes)
        if let last, last[path]?.facts(last.pairs) == facts { return }
        changes += 1
    }

    /// Takes the facts of a page from the last build, where that has some.
    mutating func keep(_ path: String, of last: SiteStyleFacts?) {
        guard let last, let record = last[path] else { return }
        if pairs.isEmpty { pairs = last.pairs }
        let own = pairs.begins(with: last.pairs) ? record : record.numbered { pairs.number(of: last.pairs[$0]) }
        starts[path] = bytes.count
        own.write(to: &bytes)
    }

    /// Adds the pages of another worker or part.
    mutating func merge(_ other: SiteStyleFacts) {
        changes += other.changes
        guard !other.starts.isEmpty else { return }
        if starts.isEmpty { return (pairs, bytes, starts) = (other.pairs, other.bytes, other.starts) }
        let numbers = other.pairs.all.map { pairs.number(of: $0) }
        starts.reserveCapacity(starts.count + other.starts.count)
        bytes.reserveCapacity(bytes.count + other.bytes.count)
        for (path, start) in other.starts {
            starts[path] = bytes.count
            StyleRecord(other.bytes, at: start).numbered { numbers[$0] }.write(to: &bytes)
        }
    }

    // MARK: - Lines

    /// The facts as lines, which are those of the last build if no page has changed.
    /// - Parameter last: the facts of the last build, and its lines.
    func lines(since last: (facts: SiteStyleFacts, lines: StyleLines)) -> StyleLines {
        changes == 0 && count == last.facts.count ? last.lines : ownLines
    }

    /// The facts as lines.
    private var ownLines: StyleLines {
        let (order, numbers, paths) = order
        var lines = StyleLines()
        for pair in order { lines.add(pair: pairs[pair]) }
        for path in paths {
            guard let record = self[path] else { continue }
            lines.add(page: path, record.numbered { numbers[$0] })
        }
        lines.sign()
        return lines
    }

    /// Takes the facts from lines. Where these are not as a build wrote them there are no facts, and all pages are looked at again.
    init(lines: StyleLines) {
        guard lines.isSigned else { return }
        for line in lines.all {
            if let pair = StyleLines.pair(line) {
                pairs.add(pair)
            } else if let (path, record) = StyleLines.page(line, pairs: pairs.count) {
                starts[path] = bytes.count
                record.write(to: &bytes)
            }
        }
    }

    /// The numbers of the pairs that pages have, in the order of their texts; what each is there; and the paths of the pages in order.
    private var order: (pairs: [Int], numbers: [Int], paths: [String]) {
        var isUsed = Array(repeating: false, count: pairs.count)
        for start in starts.values { for use in StyleRecord(bytes, at: start).uses { isUsed[use.pair] = true } }
        let texts = pairs.all.map(StyleLines.text(of:))
        let order = isUsed.indices.filter { isUsed[$0] }.sorted { texts[$0] < texts[$1] }
        var numbers = Array(repeating: 0, count: pairs.count)
        for (number, pair) in order.enumerated() { numbers[pair] = number }
        return (order, numbers, starts.keys.sorted())
    }

    // MARK: - Parts of a site

    /// Writes all of it; the bytes depend on nothing but the facts.
    func write(to packed: inout PackedWriter) {
        let (order, numbers, paths) = order
        packed.add(order) { $1.add(StyleLines.text(of: pairs[$0])) }
        packed.add(paths) { $1.add($0) }
        var records: [UInt8] = []
        for path in paths { self[path]?.numbered { numbers[$0] }.write(to: &records) }
        packed.add(records)
    }

    /// Reads what ``write(to:)`` wrote.
    init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        let texts = try packed.list { (packed) throws(PackedReader.Damage) in try packed.string() }
        for text in texts {
            guard let pair = StyleLines.pair(Array("pair \(text)".utf8)[...]) else { throw PackedReader.Damage() }
            pairs.add(pair)
        }
        let paths = try packed.list { (packed) throws(PackedReader.Damage) in try packed.string() }
        bytes = try packed.bytes()
        starts.reserveCapacity(paths.count)
        var start = 0
        for path in paths {
            guard let end = StyleRecord.end(of: bytes, at: start, pairs: pairs.count) else {
                throw PackedReader.Damage()
            }
            starts[path] = start
            start = end
        }
        guard start == bytes.count else { throw PackedReader.Damage() }
    }
}
