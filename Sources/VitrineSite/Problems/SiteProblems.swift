/// A nonempty list of problems, thrown together.
package struct SiteProblems: Error, Hashable, Sendable {
    /// The problems, in the order in which they were found.
    package let all: [SiteProblem]

    /// Creates the list.
    package init(_ all: [SiteProblem]) { self.all = all }

    /// Creates a list of one problem.
    package init(_ problem: SiteProblem) { all = [problem] }
}
