import CVitrineLibXML2

/// Parses documents into ``MarkupDocument``s, one after another.
///
/// ```swift
/// let reader = try MarkupReader(names: ["p", "class"])
/// let page = reader.read(Array("<p class='x'>one</p>".utf8))
/// // page.nodes: an element with the name 0, and a text; page.attributes: one with the name 1
/// ```
///
/// The parser does not access the network. Declarations in a document type and more than 512 levels of nesting (256
/// with libxml2 2.12 or later) are reported as problems. A reader is not `Sendable`: every worker needs its own.
package final class MarkupReader {
    // libxml2 allocated the parser behind this pointer. It is freed in deinit or when it is replaced, and code outside
    // of this class uses it only during a call.
    private var parser: xmlParserCtxtPtr
    // The builder is allocated in init and freed in deinit. The library's callbacks write to it through the pointer.
    private let builder: UnsafeMutablePointer<MarkupBuilder>
    private let sink = ProblemSink()
    /// Whether the parser reads the bytes in place; otherwise it reads a copy, which takes a little longer.
    private let readsInPlace: Bool

    /// Creates a reader.
    /// - Parameter names: names that get the numbers from 0 on in every document.
    /// - Throws: ``XMLError/outOfMemory`` when the parser cannot be allocated.
    package convenience init(names: [String]) throws(XMLError) {
        try self.init(names: names, readsInPlace: LibXML2.canReadInPlace)
    }

    /// Creates a reader that reads the bytes in place, or a copy of them.
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
    ///   - asXML: whether it is XML; otherwise it is polyglot HTML, whose document type may be in lowercase.
    /// - Returns: the document, with ``MarkupDocument/problems`` when it is not well-formed.
    package func read(_ bytes: [UInt8], asXML: Bool = false) -> MarkupDocument {
        bytes.withUnsafeBufferPointer { read($0, asXML: asXML) }
    }

    /// Parses one document in memory that outlives the call.
    package func read(_ bytes: UnsafeBufferPointer<UInt8>, asXML: Bool = false) -> MarkupDocument {
        // The parser would skip a byte order mark and count offsets from after it.
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        builder.pointee.begin(
            bytes.count <= Int(Int32.max) ? bytes : UnsafeBufferPointer(start: nil, count: 0),
            asXML: asXML)
        // Plain text has no NUL, so this search through all bytes is not needed for it. The builder gets no bytes of a
        // document that is too large.
        let isPlain = builder.pointee.document.isPlain && builder.pointee.document.sourceCount > 0
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
        // The closure keeps the bytes in place; nothing writes to them before the parser has finished.
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

    /// Replaces the parser when it has seen very many names. A parser never forgets a name, so hostile documents could
    /// fill the memory.
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
