import CVitrineLibXML2

/// The one place where the library is set up.
enum LibXML2 {
    /// Initialises the library's globals once, before the first parser of any thread.
    static let ready: Void = xmlInitParser()

    /// What a parser's error structure says. The structure lives only during the callback, so all is copied.
    static func problem(_ error: xmlError) -> XMLProblem {
        // Evaluating XPath gives numbers without words to those who listen.
        var message = error.message.map { String(cString: $0) } ?? XPathReason.text(Int(error.code))
        while message.hasSuffix("\n") { message.removeLast() }
        return XMLProblem(
            line: Int(error.line), column: Int(error.int2), code: Int(error.code), message: message)
    }
}

/// Collects what a parser reports. A class, because the library hands it back as a pointer.
final class ProblemSink {
    private(set) var problems: [XMLProblem] = []

    /// More than this many problems of one document help nobody.
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
