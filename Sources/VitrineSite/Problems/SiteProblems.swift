/// Several problems at once; at least one.
package struct SiteProblems: Error, Hashable, Sendable {
    /// The problems, in the order in which they were found.
    package let all: [SiteProblem]

    /// Creates the list.
    package init(_ all: [SiteProblem]) { self.all = all }

    /// Creates the list of one problem.
    package init(_ problem: SiteProblem) { all = [problem] }
}
