import VitrineSupport

/// Several problems at once; at least one.
struct ComparisonProblems: Error {
    var all: [ComparisonProblem]

    init(_ all: [ComparisonProblem]) { self.all = all }
}
