import Testing
import VitrineHTML
import VitrineMarkup

/// Calls `write` with a new writer and expects these bytes, and these problems in this order. The markup must be
/// well-formed.
func expectHTML(
    _ expected: String, problems: [HTMLProblem.Kind] = [], sourceLocation: SourceLocation = #_sourceLocation,
    _ write: (HTML) throws -> Void
) rethrows {
    let html = HTML(capacity: 0)
    try write(html)
    #expect(html.bytes() == Array(expected.utf8), "wrote \(html.string)", sourceLocation: sourceLocation)
    #expect(html.problems.map(\.kind) == problems, sourceLocation: sourceLocation)
    expectWellFormed(html.bytes(), sourceLocation: sourceLocation)
}

/// Expects markup to be well-formed when it is the content of an element.
func expectWellFormed(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    do {
        let found = try WellFormednessChecker().check(Array("<root>".utf8) + bytes + Array("</root>".utf8))
        #expect(found == [], sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}

/// Returns a text that consists of one Unicode scalar; empty if the number is not a scalar.
func text(_ scalar: Int) -> String {
    Unicode.Scalar(UInt32(scalar)).map { String($0) } ?? ""
}
