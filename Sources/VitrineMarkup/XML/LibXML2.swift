import CVitrineLibXML2

/// The setup of libxml2 and its parsers.
enum LibXML2 {
    /// Initializes the library's globals once, before the first parser of any thread.
    static let ready: Void = vitrine_set_up()

    /// Creates a parser that reports its errors to a sink, and not to the handler of the process or the thread, which
    /// other code may use.
    /// - Parameter sink: receives the errors; it is stored unretained in the parser's private field, so it must live as
    ///   long as the parser.
    /// - Returns: the parser, for the caller to free; nil when there is not enough memory.
    static func makeParser(_ sink: ProblemSink) -> xmlParserCtxtPtr? {
        _ = ready
        guard let parser = xmlNewParserCtxt() else { return nil }
        parser.pointee._private = Unmanaged.passUnretained(sink).toOpaque()
        vitrine_listen(parser) { context, error in
            guard let error else { return }
            LibXML2.sink(of: context)?.add(error.pointee)
        }
        return parser
    }

    /// Returns the sink of a parser that `makeParser` created, from the pointer that callbacks receive.
    static func sink(of context: UnsafeMutableRawPointer?) -> ProblemSink? {
        let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self)
        return parser?.pointee._private.map { Unmanaged<ProblemSink>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Parses a document. If the parser creates a tree, the tree is freed.
    /// - Parameters:
    ///   - bytes: the document without a byte order mark, at most 2 GB.
    ///   - inPlace: whether to read the bytes without a copy; a NUL must then follow them. Allowed only if
    ///     ``canReadInPlace`` is true.
    /// - Returns: false when there is not enough memory.
    static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, inPlace: Bool, with parser: xmlParserCtxtPtr
    ) -> Bool {
        let isParsed = run(bytes, inPlace, parser)
        if let tree = vitrine_take_document(parser) { xmlFreeDoc(tree) }
        return isParsed
    }

    /// Parses a document into a tree.
    /// - Parameter bytes: the document, at most 2 GB.
    /// - Returns: the tree, for the caller to free; nil when the document is not well-formed or there is not enough
    ///   memory.
    static func tree(_ bytes: UnsafeBufferPointer<UInt8>, with parser: xmlParserCtxtPtr) -> xmlDocPtr? {
        let isParsed = run(withoutMark(bytes), false, parser)
        guard let tree = vitrine_take_document(parser) else { return nil }
        if isParsed, vitrine_is_well_formed(parser) != 0 { return tree }
        xmlFreeDoc(tree)
        return nil
    }

    /// Whether the library can read bytes without copying them.
    static let canReadInPlace = vitrine_can_read_in_place() != 0

    private static func run(
        _ bytes: UnsafeBufferPointer<UInt8>, _ inPlace: Bool, _ parser: xmlParserCtxtPtr
    ) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        // The library expects `char`, which has the same layout as `UInt8`.
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            vitrine_parse(parser, $0, Int32(bytes.count), inPlace ? 1 : 0) == 0
        }
    }

    /// Returns the bytes without a byte order mark, which is not part of the document.
    static func withoutMark(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: bytes.dropFirst(3)) : bytes
    }

    /// Adds a problem if the parser found that the document is not well-formed but reported nothing.
    static func addMissing(to sink: ProblemSink, _ parser: xmlParserCtxtPtr) {
        guard sink.problems.isEmpty, vitrine_is_well_formed(parser) == 0 else { return }
        sink.add(
            XMLProblem(
                line: 0, column: 0, code: Int(vitrine_error_number(parser)),
                message: "the document is not well-formed"))
    }

    /// Converts the library's error structure. The structure is valid only during the callback, so everything is
    /// copied.
    static func problem(_ error: xmlError) -> XMLProblem {
        // For errors in XPath, the callback may receive a number without a message.
        var message = error.message.map { String(cString: $0) } ?? XPathReason.text(Int(error.code))
        while message.hasSuffix("\n") { message.removeLast() }
        // The original message contains advice for programmers who call the library.
        if let (_, depth) = message.wholeMatch(of: /Excessive depth in document: (\d+).*/)?.output {
            message = "elements are nested more than \(depth) levels deep"
        }
        return XMLProblem(
            line: Int(error.line), column: Int(error.int2), code: Int(error.code), message: message,
            names: [error.str1, error.str2, error.str3].compactMap { $0.map { String(cString: $0) } },
            number: Int(error.int1))
    }
}

extension XMLProblem {
    static let outOfMemory = XMLProblem(
        line: 1, column: 1, code: Int(XML_ERR_NO_MEMORY.rawValue), message: "there is not enough memory")
}
