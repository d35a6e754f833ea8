import CVitrineLibXML2

/// Checks whether bytes are well-formed XML, without building a tree.
///
/// ```swift
/// let checker = try WellFormednessChecker()
/// let problems = checker.check(Array("<p>one<br></p>".utf8))
/// // The first problem: 1:15 Opening and ending tag mismatch: br line 1 and p
/// ```
///
/// The parser does not access the network and reports lines above 65,535 correctly. Declarations in a document type and
/// more than 512 levels of nesting (256 with libxml2 2.12 or later) are reported as problems. A checker keeps its
/// parser from one document to the next. It is not `Sendable`: every worker needs its own.
package final class WellFormednessChecker {
    // libxml2 allocated the parser behind this pointer. It is freed in deinit, and code outside of this class uses it
    // only during a call.
    private let parser: xmlParserCtxtPtr
    private let sink = ProblemSink()

    /// Creates a checker.
    /// - Throws: ``XMLError/outOfMemory`` when the parser cannot be allocated.
    package init() throws(XMLError) {
        guard let parser = LibXML2.makeParser(sink) else { throw .outOfMemory }
        self.parser = parser
        Self.silence(parser)
        if let handler = parser.pointee.sax { Declarations.refuse(in: handler) }
    }

    deinit { xmlFreeParserCtxt(parser) }

    /// Checks one document.
    /// - Parameter bytes: the whole document, UTF-8.
    /// - Returns: the problems, in document order; empty if the document is well-formed.
    package func check(_ bytes: [UInt8]) -> [XMLProblem] {
        bytes.withUnsafeBufferPointer(check)
    }

    /// Checks one document in memory that outlives the call.
    package func check(_ bytes: UnsafeBufferPointer<UInt8>) -> [XMLProblem] {
        sink.clear()
        if let problem = Self.refusal(of: bytes) ?? AttributeLimit.refusal(of: bytes) { return [problem] }
        guard LibXML2.parse(LibXML2.withoutMark(bytes), inPlace: false, with: parser) else { return [.outOfMemory] }
        LibXML2.addMissing(to: sink, parser)
        return sink.problems
    }

    /// Removes the callbacks that would build a tree, so that only the parser's own checks remain.
    static func silence(_ parser: xmlParserCtxtPtr) {
        guard let handler = parser.pointee.sax else { return }
        handler.pointee.startDocument = nil
        handler.pointee.endDocument = nil
        handler.pointee.startElement = nil
        handler.pointee.endElement = nil
        handler.pointee.startElementNs = nil
        handler.pointee.endElementNs = nil
        handler.pointee.characters = nil
        handler.pointee.ignorableWhitespace = nil
        handler.pointee.cdataBlock = nil
        handler.pointee.comment = nil
        handler.pointee.processingInstruction = nil
        handler.pointee.internalSubset = nil
        handler.pointee.externalSubset = nil
        handler.pointee.reference = nil
        handler.pointee.getEntity = nil
        handler.pointee.getParameterEntity = nil
        handler.pointee.notationDecl = nil
        handler.pointee.unparsedEntityDecl = nil
        handler.pointee.attributeDecl = nil
        handler.pointee.elementDecl = nil
    }

    /// Returns the problem of a document that must not be passed to the parser: it is empty, larger than 2 GB or
    /// contains a NUL. Returns nil for any other document.
    static func refusal(of bytes: UnsafeBufferPointer<UInt8>) -> XMLProblem? {
        if bytes.isEmpty {
            return XMLProblem(
                line: 1, column: 1, code: Int(XML_ERR_DOCUMENT_EMPTY.rawValue), message: "the document is empty")
        }
        if bytes.count > Int(Int32.max) {
            return XMLProblem(line: 1, column: 1, code: 0, message: "the document is larger than 2 GB")
        }
        // After the root element, the library treats a NUL as the end of the document.
        return bytes.firstIndex(of: 0).map {
            XMLProblem(
                at: $0, in: bytes, code: Int(XML_ERR_INVALID_CHAR.rawValue),
                message: "the control character U+0000 is not allowed")
        }
    }
}
