import CVitrineLibXML2

/// Collects the problems that a parser reports. It is a class because the library passes it to callbacks as a pointer.
final class ProblemSink {
    private(set) var problems: [XMLProblem] = []

    /// The maximum number of problems of one document; more are not useful.
    static let limit = 100

    /// Adds an error of the library. Warnings are ignored, because they are not about well-formedness.
    func add(_ error: xmlError) {
        if error.level != XML_ERR_WARNING { add(LibXML2.problem(error)) }
    }

    func add(_ problem: XMLProblem) {
        if problems.count < Self.limit { problems.append(problem) }
    }

    func clear() { problems.removeAll(keepingCapacity: true) }
}
