import CVitrineLibXML2

/// Parses documents into ``MarkupDocument``s, one after the other, with one parser.
///
/// ```swift
/// let reader = try MarkupReader(names: ["p", "class"])
/// let page = reader.read(Array("<p class='x'>one</p>".utf8))
/// // page.nodes: an element with the name 0 and an attribute with the name 1, and a text
/// ```
///
/// The parser reads with no network; entities are not allowed, and more than 512 levels of nesting are a problem of the
/// document. A reader is not `Sendable`: every worker has its own.
package final class MarkupReader {
    // libxml2 owns the memory behind this pointer; it is freed in deinit or when it is replaced, and never leaves this
    // file except during a callback.
    private var parser: xmlParserCtxtPtr
    // One structure, allocated in init and freed in deinit, that the library's callbacks write to.
    private let builder: UnsafeMutablePointer<MarkupBuilder>
    private let sink = ProblemSink()
    /// Whether the parser reads the bytes where they are; otherwise it reads a copy, which takes a little longer.
    private let readsInPlace: Bool

    /// Creates a reader.
    /// - Parameter names: names that get the numbers from 0 on in every document.
    /// - Throws: ``XMLError/outOfMemory`` when the parser cannot be allocated.
    package convenience init(names: [String]) throws(XMLError) {
        try self.init(names: names, readsInPlace: LibXML2.canReadInPlace)
    }

    /// Creates a reader that reads in one of the two ways.
    init(names: [String], readsInPlace: Bool) throws(XMLError) {
        _ = LibXML2.ready
        self.readsInPlace = readsInPlace
        parser = try Self.makeParser()
        builder = .allocate(capacity: 1)
        builder.initialize(to: MarkupBuilder(names, sink))
        parser.pointee._private = UnsafeMutableRawPointer(builder)
    }

    deinit {
        xmlFreeParserCtxt(parser)
        builder.deinitialize(count: 1)
        builder.deallocate()
    }

    /// Parses one document.
    /// - Parameters:
    ///   - bytes: the whole document, UTF-8, up to 2 GB.
    ///   - asXML: whether it is XML and no HTML, in which a document type may have small letters.
    /// - Returns: the document, with ``MarkupDocument/problems`` when it is not well-formed.
    package func read(_ bytes: [UInt8], asXML: Bool = false) -> MarkupDocument {
        bytes.withUnsafeBufferPointer { read($0, asXML: asXML) }
    }

    /// Parses one document in memory that outlives the call.
    package func read(_ bytes: UnsafeBufferPointer<UInt8>, asXML: Bool = false) -> MarkupDocument {
        // The parser would leave a byte order mark out and count from after it.
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        builder.pointee.begin(
            bytes.count <= Int(Int32.max) ? bytes : UnsafeBufferPointer(start: nil, count: 0),
            asXML: asXML)
        // What is plain has no NUL, for which a refusal looks through all bytes.
        let isPlain = builder.pointee.document.isPlain && !bytes.isEmpty
        if !isPlain, let problem = WellFormednessChecker.refusal(of: bytes) {
            sink.add(problem)
        } else if let problem = AttributeLimit.refusal(of: bytes) {
            sink.add(problem)
        } else {
            parse(skipping: mark)
        }
        builder.pointee.end()
        let document = builder.pointee.document
        renewWhenLarge()
        return document
    }

    private func parse(skipping mark: Int) {
        // Held here, the bytes stay where they are; nothing writes to them before the parser is done.
        let text = builder.pointee.document.text
        let isParsed = text.withUnsafeBufferPointer { text in
            guard let start = text.baseAddress else { return false }
            let read = UnsafeBufferPointer(start: start + mark, count: text.count - 1 - mark)
            builder.pointee.read(start, skipping: mark, by: readsInPlace ? nil : parser)
            return LibXML2.parse(read, inPlace: readsInPlace, with: parser)
        }
        guard isParsed else {
            sink.add(.outOfMemory)
            return
        }
        LibXML2.addMissing(to: sink, parser)
    }

    /// The parser keeps every name it ever saw: documents of hostile names would fill the memory.
    private func renewWhenLarge() {
        guard builder.pointee.names.names.count > 20_000, let fresh = try? Self.makeParser() else { return }
        xmlFreeParserCtxt(parser)
        parser = fresh
        parser.pointee._private = UnsafeMutableRawPointer(builder)
        builder.pointee.names.reset()
    }

    private static func makeParser() throws(XMLError) -> xmlParserCtxtPtr {
        guard let parser = xmlNewParserCtxt() else { throw .outOfMemory }
        WellFormednessChecker.silence(parser)
        if let handler = parser.pointee.sax { MarkupHandlers.install(handler) }
        MarkupHandlers.listen(parser)
        return parser
    }
}
