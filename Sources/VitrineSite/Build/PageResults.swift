import VitrineComponents
import VitrineConformance

/// What workers found on the pages of one round.
struct PageResults: Sendable {
    /// Which exceptions from rules were needed.
    var exceptions: Exceptions
    /// The paths of the pages that were looked at.
    var paths: [String] = []
    var records: [PageRecord] = []
    var problems: [RenderProblem] = []
    var findings: [Finding] = []
    /// What the pages that were judged say about their links.
    var facts = LinkFacts()
    var lineage = Lineage()
    /// What the next build may remember of the pages.
    var remembered: [String: BuildMemory.Page] = [:]
    /// What pages say about styles.
    var styles = SiteStyleFacts()
    /// The same as lines, once all pages that say something are there.
    var styleLines: StyleLines?
    /// Facts of the pages of stories that the pages about them show, once all are there.
    var storyFacts: StoryFacts?
    /// Whether browsers and the XML parser saw the same in all pages that were judged.
    var isReadAlike = true
    /// Pages with scripts that their policy blocks.
    var blocked: Set<String> = []
    /// What the pages cost to make, where parts of a site are made.
    var costs = PageCosts()
    /// What stopped a worker.
    var stop: SiteProblem?

    init(exceptions: Exceptions, stop: SiteProblem? = nil) {
        self.exceptions = exceptions
        self.stop = stop
    }

    /// What workers of the next round need of it: not the records, so that nothing else holds these while more are added.
    var known: PageResults {
        var known = PageResults(exceptions: exceptions)
        (known.lineage, known.styles, known.styleLines, known.storyFacts) = (lineage, styles, styleLines, storyFacts)
        return known
    }

    /// Takes over what the workers of a round found; the order does not depend on which of them was faster.
    mutating func add(round: [PageResults]) {
        var found: Set<RenderProblem> = []
        let start = records.count
        for result in round {
            exceptions.formUnion(result.exceptions)
            paths += result.paths
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
        // The same row is rendered on several pages; its problem is one problem.
        found.subtract(problems)
        problems += found.map { ($0.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Takes over what a part of the site found. After the last one they are put in order: ``sort()``.
    mutating func add(part: PageResults) { add(round: [part]) }

    /// Puts everything in the order in which one round would have found it.
    mutating func sort() {
        records.sort { $0.path < $1.path }
        problems = problems.map { ($0.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
