import CVitrineLibXML2
import Testing
import VitrineMarkup

/// Tests that readers do not use the error handler of the thread. libxml2 has only one per thread, and other code in
/// the process may have set it.
@Suite("Error handlers of other code")
struct ErrorHandlerTests {
    /// Counts the errors that the other handler received. It is a class, because libxml2 passes it to the handler as a
    /// pointer.
    private final class Others {
        var count = 0
    }

    private static let malformed = Array("<p>one<br></p>&nothing;".utf8)

    /// Runs work while another error handler is set on this thread. Afterwards, parses a malformed document with
    /// libxml2 directly; the handler must receive the errors of that call.
    /// - Returns: the number of errors that the handler received during the work, and from the direct call.
    private func whileOthersListen(_ work: () throws -> Void) rethrows -> (during: Int, own: Int) {
        let others = Others()
        return try withExtendedLifetime(others) {
            xmlSetStructuredErrorFunc(Unmanaged.passUnretained(others).toOpaque()) { context, _ in
                guard let context else { return }
                Unmanaged<Others>.fromOpaque(context).takeUnretainedValue().count += 1
            }
            defer { xmlSetStructuredErrorFunc(nil, nil) }
            try work()
            let during = others.count
            let text = "<a><b></a>"
            if let document = xmlReadMemory(text, Int32(text.utf8.count), nil, nil, 0) { xmlFreeDoc(document) }
            return (during, others.count - during)
        }
    }

    @Test("Every reader keeps its errors to itself and leaves the thread's handler unchanged")
    func handlerIsNotChanged() throws {
        let found = try whileOthersListen {
            #expect(try !WellFormednessChecker().check(Self.malformed).isEmpty)
            #expect(try !MarkupReader(names: []).read(Self.malformed).problems.isEmpty)
            #expect(throws: XMLError.self) { try XMLTree(parsing: "<p>one<br></p>") }
            #expect(throws: XPathProblem.self) { try XPathProgram([XPathExpression("//p[(")]) }
            let program = try XPathProgram([XPathExpression("//p")])
            #expect(try !Self.malformed.withUnsafeBufferPointer { try program.open($0) {} })
        }
        #expect(found.during == 0)
        #expect(found.own > 0)
    }

    @Test("Nested readers keep their own errors")
    func nested() throws {
        let outer = try XPathProgram([XPathExpression("//p")])
        let reader = try MarkupReader(names: [])
        let checker = try WellFormednessChecker()
        let page = Array("<div><p>one</p><p>two</p></div>".utf8)
        var found: [Int] = []
        let others = try whileOthersListen {
            let isOpen = try page.withUnsafeBufferPointer { page in
                try outer.open(page) {
                    found.append(reader.read(Self.malformed).problems.count)
                    found.append(checker.check(Self.malformed).count)
                    found.append(reader.read(Array(page)).problems.count)
                    found.append(try outer.select(0).count)
                }
            }
            #expect(isOpen)
        }
        #expect(found[0] == found[1] && found[0] > 0)
        #expect(found[2] == 0)
        #expect(found[3] == 2)
        #expect(others.during == 0 && others.own > 0)
    }
}
