import CVitrineLibXML2

/// Collects what a parser reports. A class, because the library hands it back as a pointer.
final class ProblemSink {
    private(set) var problems: [XMLProblem] = []

    /// The maximum number of problems of one document; more are not useful.
    static let limit = 100

    /// Takes what the library reports; its warnings are about style, not about the document being well-formed.
    func add(_ error: xmlError) {
        if error.level != XML_ERR_WARNING { add(LibXML2.problem(error)) }
    }

    func add(_ problem: XMLProblem) {
        if problems.count < Self.limit { problems.append(problem) }
    }

    func clear() { problems.removeAll(keepingCapacity: true) }
}
