import VitrineCSS
import VitrineConformance
import VitrineSupport

/// What the pages of a site report about styles, keyed by path. It is stored in the manifest, so that a build need not
/// read unchanged pages again.
///
/// Most pages report nearly the same, so pairs of colors are numbered, and each page takes only a few bytes in a shared
/// array. A dictionary for each page would take two kilobytes, which is too much for a site with many pages.
struct SiteStyleFacts: Sendable {
    private(set) var pairs = PairNumbers()
    /// The facts of all pages, one after another.
    private var bytes: [UInt8] = []
    /// The offset in ``bytes`` at which the facts of each page begin, keyed by path.
    private var starts: [String: Int] = [:]
    /// The number of pages whose facts differ from those of the last build, or that had none in it.
    private var changes = 0

    init() {}

    /// The number of pages with facts.
    var count: Int { starts.count }
    /// The paths of the pages with facts, in no particular order.
    var paths: some Sequence<String> { starts.keys }

    /// Whether a page has facts.
    func contains(_ path: String) -> Bool { starts[path] != nil }

    /// The facts of a page; nil if it has none.
    subscript(path: String) -> StyleRecord? { starts[path].map { StyleRecord(bytes, at: $0) } }

    /// Sets the facts of a page.
    /// - Parameter last: the facts of the last build.
    mutating func set(_ facts: PageStyleFacts, of path: String, since last: SiteStyleFacts?) {
        starts[path] = bytes.count
        StyleRecord(facts, &pairs).write(to: &bytes)
        if let last, last[path]?.facts(last.pairs) == facts { return }
        changes += 1
    }

    /// Takes over the facts of a page from the last build, if it has any.
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

    /// The facts as lines; the lines of the last build if no page has changed.
    /// - Parameter last: the facts and the lines of the last build.
    func lines(since last: (facts: SiteStyleFacts, lines: StyleLines)) -> StyleLines {
        changes == 0 && count == last.facts.count ? last.lines : ownLines
    }

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

    /// Reads facts from lines. If the lines do not match their digest, for example because they were edited, there are
    /// no facts, and all pages are read again.
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

    /// The pairs in use, given by number and sorted by text; the position of each pair in this order; and the sorted
    /// paths of the pages.
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

    /// Writes all facts. Equal facts give equal bytes.
    func write(to packed: inout PackedWriter) {
        let (order, numbers, paths) = order
        packed.add(order) { $1.add(StyleLines.text(of: pairs[$0])) }
        packed.add(paths) { $1.add($0) }
        var records: [UInt8] = []
        for path in paths { self[path]?.numbered { numbers[$0] }.write(to: &records) }
        packed.add(records)
    }

    /// Reads the output of ``write(to:)``.
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
