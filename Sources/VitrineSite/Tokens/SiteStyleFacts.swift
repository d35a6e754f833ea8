import VitrineConformance

/// What the pages of a site say about styles, by path. It is kept in the manifest, so that a build need not look at pages
/// again that are as they were.
struct SiteStyleFacts: Sendable {
    /// What a page says: as it was found, or as a line of the manifest, which is read when somebody asks for it. A build
    /// that has little to do never does.
    enum Entry: Sendable {
        case found(PageStyleFacts)
        case line(StyleLine)

        var facts: PageStyleFacts {
            switch self {
            case .found(let facts): facts
            case .line(let line): line.facts
            }
        }
    }

    private var entries: [String: Entry] = [:]
    /// How many pages have different facts from the last build, or were not in it.
    private var changes = 0

    /// Nothing.
    init() {}

    /// The facts of each page.
    var pages: some Sequence<(path: String, facts: PageStyleFacts)> {
        entries.lazy.map { (path: $0.key, facts: $0.value.facts) }
    }

    /// The facts of a page, as they are kept.
    subscript(path: String) -> Entry? { entries[path] }

    /// Sets the facts of a page.
    /// - Parameter former: what it said in the last build.
    mutating func set(_ facts: PageStyleFacts, of path: String, former: Entry?) {
        entries[path] = .found(facts)
        if facts != former?.facts { changes += 1 }
    }

    /// Takes the facts of a page from the last build.
    mutating func keep(_ entry: Entry?, of path: String) { entries[path] = entry }

    /// Adds the pages of another worker.
    mutating func merge(_ other: SiteStyleFacts) {
        entries.merge(other.entries) { $1 }
        changes += other.changes
    }

    // MARK: - Lines

    /// The facts as lines, which are those of the last build if no page has changed.
    /// - Parameter last: the facts of the last build, and its lines.
    func lines(since last: (facts: SiteStyleFacts, lines: [String])) -> [String] {
        changes == 0 && entries.count == last.facts.entries.count ? last.lines : ownLines
    }

    /// The facts as lines.
    var ownLines: [String] { StyleLine.lines(Array(pages)) }

    /// Takes the facts from lines. Where these are not as a build wrote them there are no facts, and all pages are looked at again.
    init(lines: [String]) {
        for (path, line) in StyleLine.read(lines) { entries[path] = .line(line) }
    }
}
