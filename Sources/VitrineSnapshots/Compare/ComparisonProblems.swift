import VitrineSupport

/// One or more problems that are thrown together.
struct ComparisonProblems: Error {
    var all: [ComparisonProblem]

    init(_ all: [ComparisonProblem]) { self.all = all }
}
