import CVitrineLibXML2

/// Parses documents into ``MarkupDocument``s, one after the other, with one parser.
///
/// ```swift
/// let reader = try MarkupReader(names: ["p", "class"])
/// let page = reader.read(Array("<p class='x'>one</p>".utf8))
/// // page.nodes: an element with the name 0 and an attribute with the name 1, and a text
/// ```
///
/// The parser reads with no network; entities are not allowed, and more than 256 levels of nesting are a problem of the
/// document. A reader is not `Sendable`: every worker has its own.
public final class MarkupReader {
    // libxml2 owns the memory behind this pointer; it is freed in deinit or when it is replaced, and never leaves this
    // file except during a callback.
    private var parser: xmlParserCtxtPtr
    private let builder: MarkupBuilder

    /// Creates a reader.
    /// - Parameter names: names that get the numbers from 0 on in every document.
    /// - Throws: ``XMLError/outOfMemory`` when the parser cannot be allocated.
    public init(names: [String]) throws(XMLError) {
        _ = LibXML2.ready
        builder = MarkupBuilder(names)
        parser = try Self.makeParser(builder)
    }

    deinit { xmlFreeParserCtxt(parser) }

    /// Parses one document.
    /// - Parameter bytes: the whole document, UTF-8, up to 2 GB.
    /// - Returns: the document, with ``MarkupDocument/problems`` when it is not well-formed.
    public func read(_ bytes: [UInt8]) -> MarkupDocument {
        bytes.withUnsafeBufferPointer(read)
    }

    /// Parses one document in memory that outlives the call.
    public func read(_ bytes: UnsafeBufferPointer<UInt8>) -> MarkupDocument {
        builder.begin(bytes.count <= Int(Int32.max) ? bytes : UnsafeBufferPointer(start: nil, count: 0))
        if let problem = WellFormednessChecker.refusal(of: bytes) {
            builder.sink.add(problem)
        } else {
            parse(bytes)
        }
        builder.end()
        let document = builder.document
        renewWhenLarge()
        return document
    }

    private func parse(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        // As in WellFormednessChecker: the handler is this thread's and is reset, the bytes are lent to C as char.
        start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
            xmlSetStructuredErrorFunc(Unmanaged.passUnretained(builder.sink).toOpaque()) { context, error in
                guard let context, let error else { return }
                Unmanaged<ProblemSink>.fromOpaque(context).takeUnretainedValue().add(error.pointee)
            }
            defer { xmlSetStructuredErrorFunc(nil, nil) }
            let tree = xmlCtxtReadMemory(parser, text, Int32(bytes.count), nil, "UTF-8", vitrine_parse_options())
            if let tree { xmlFreeDoc(tree) }
        }
        if builder.sink.problems.isEmpty, parser.pointee.wellFormed == 0 {
            builder.sink.add(
                XMLProblem(
                    line: 0, column: 0, code: Int(parser.pointee.errNo), message: "Document is not well-formed"))
        }
    }

    /// The parser keeps every name it ever saw: documents of hostile names would fill the memory.
    private func renewWhenLarge() {
        guard builder.names.names.count > 20_000, let fresh = try? Self.makeParser(builder) else { return }
        xmlFreeParserCtxt(parser)
        parser = fresh
        builder.names.reset()
    }

    private static func makeParser(_ builder: MarkupBuilder) throws(XMLError) -> xmlParserCtxtPtr {
        guard let parser = xmlNewParserCtxt() else { throw .outOfMemory }
        WellFormednessChecker.silence(parser)
        parser.pointee._private = Unmanaged.passUnretained(builder).toOpaque()
        if let handler = parser.pointee.sax { MarkupHandlers.install(handler) }
        return parser
    }
}
