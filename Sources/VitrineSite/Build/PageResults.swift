import VitrineComponents
import VitrineConformance

/// What workers found on pages: one worker's results, or those of all workers and rounds so far.
struct PageResults: Sendable {
    /// The exceptions to rules, with a record of which were needed.
    var exceptions: Exceptions
    var records: [PageRecord] = []
    var problems: [RenderProblem] = []
    var findings: [Finding] = []
    /// The links and ids of the pages that were checked or read for their links.
    var facts = LinkFacts()
    var lineage = Lineage()
    /// The entries for the next build's ``BuildMemory``.
    var remembered: [String: BuildMemory.Page] = [:]
    /// What the pages reported about styles.
    var styles = SiteStyleFacts()
    /// ``styles`` as lines of the manifest, set before the round that makes the page of design tokens; otherwise nil.
    var styleLines: StyleLines?
    /// What the pages of later rounds show about stories and changes; nil until the first round is complete.
    var storyFacts: StoryFacts?
    /// Whether the HTML parser and the XML parser read all checked pages the same way.
    var isReadAlike = true
    /// Pages with scripts that their policy blocks.
    var blocked: Set<String> = []
    /// The costs of making pages, measured only when a part of a site is built.
    var costs = PageCosts()
    /// The problem that stopped a worker.
    var stop: SiteProblem?

    init(exceptions: Exceptions, stop: SiteProblem? = nil) {
        self.exceptions = exceptions
        self.stop = stop
    }

    /// The results that workers of the next round need. The records are left out: if a second value shared their array,
    /// adding a record would copy the whole array.
    var known: PageResults {
        var known = PageResults(exceptions: exceptions)
        (known.lineage, known.styles, known.styleLines, known.storyFacts) = (lineage, styles, styleLines, storyFacts)
        return known
    }

    /// Adds what the workers of a round found. The order of the records and problems does not depend on which worker
    /// was faster; the findings are sorted later.
    mutating func add(round: [PageResults]) {
        var found: Set<RenderProblem> = []
        let start = records.count
        for result in round {
            exceptions.formUnion(result.exceptions)
            records += result.records
            found.formUnion(result.problems)
            findings += result.findings
            facts.add(result.facts)
            lineage.merge(result.lineage)
            remembered.merge(result.remembered) { $1 }
            styles.merge(result.styles)
            isReadAlike = isReadAlike && result.isReadAlike
            blocked.formUnion(result.blocked)
            costs.add(result.costs)
            stop = stop ?? result.stop
        }
        records[start...].sort { $0.path < $1.path }
        // The same row is rendered on several pages; its problem is reported once.
        found.subtract(problems)
        problems += found.map { ($0.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Adds the results of a part of the site. Call ``sort()`` after the last part.
    mutating func add(part: PageResults) { add(round: [part]) }

    /// Sorts the records and problems into the order that a single round would have given them.
    mutating func sort() {
        records.sort { $0.path < $1.path }
        problems = problems.map { ($0.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
