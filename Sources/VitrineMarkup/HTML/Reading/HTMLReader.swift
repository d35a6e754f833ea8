/// Parses documents and fragments of HTML as browsers do (HTML Standard, 13.2), one after another.
///
/// ```swift
/// let reader = HTMLReader(names: ["p", "class"])
/// let page = reader.read(Array("<p class=x>one<p>two".utf8))
/// // page.nodes: html, head, body, two elements with the name 0, and their texts
/// ```
///
/// Every input results in a document; its problems are in ``MarkupDocument/HTMLReading/problems``. The contents of a
/// `template` become its children, even if a browser turns it into a shadow root. Contents that browsers copy into
/// `<selectedcontent>`, or move elsewhere because of `<template for>`, stay where they are in the source. Time and
/// memory are linear in the size of the input. A reader is not `Sendable`: every worker needs its own.
package final class HTMLReader {
    /// The options for reading a document.
    package struct Options: Sendable {
        /// The context element of a fragment, for example `div`, `svg path` or `math ms`; nil for a document.
        package var fragmentContext: String?
        /// Whether scripting is enabled, so that the contents of `noscript` are text.
        package var hasScripting = false
        /// Whether the document is the value of a `srcdoc` attribute. Such a document needs no doctype, and its
        /// encoding is that of the page around it.
        package var isSrcdoc = false
        /// The encoding that the server declares; nil if there is none.
        package var transportEncoding: HTMLEncoding?
        /// Whether another reader has found that the bytes are UTF-8 without noncharacters, and without control
        /// characters except tabs and line breaks, so that they need not be checked again.
        package var isKnownPlain = false
        /// The maximum number of parse errors that are kept; all are counted.
        package var errorLimit = 1000

        /// Creates the options of a document.
        package init() {}

        /// Creates the options of a fragment.
        /// - Parameter fragmentContext: the context element, with `svg ` or `math ` before a name that is not HTML.
        package init(fragmentContext: String) { self.fragmentContext = fragmentContext }
    }

    /// The maximum size of a document in bytes: offsets have 32 bits, and decoding may produce three bytes from one.
    static let limit = 1 << 29

    // The store and the vectors are allocated in init and freed in deinit. The parser writes to them through
    // pointers, because every access to a property of a class would be checked for overlaps with others.
    private let store: UnsafeMutablePointer<HTMLStore>
    private var builder: TreeBuilder
    private var attributes = UnsafeVector<HTMLAttributeToken>(capacity: 64)
    private var decoder = EncodingDecoder()

    /// Creates a reader.
    /// - Parameter names: names that get the numbers from 0 on in every document.
    package init(names: [String]) {
        store = .allocate(capacity: 1)
        // A placeholder; the input is set before anything is read.
        store.initialize(to: HTMLStore(names, ByteClass.empty.utf8Start))
        builder = TreeBuilder(store)
    }

    deinit {
        store.pointee.deallocate()
        builder.deallocate()
        attributes.deallocate()
        store.deinitialize(count: 1)
        store.deallocate()
    }

    /// Parses one document or fragment.
    package func read(_ bytes: [UInt8], _ options: Options = Options()) -> MarkupDocument {
        bytes.withUnsafeBufferPointer { read($0, options) }
    }

    /// Parses one document or fragment in memory that outlives the call.
    package func read(_ bytes: UnsafeBufferPointer<UInt8>, _ options: Options = Options()) -> MarkupDocument {
        var document = MarkupDocument()
        read(bytes, options, into: &document)
        return document
    }

    /// Parses one document or fragment in memory that outlives the call.
    /// - Parameter document: is replaced by the result; its memory is reused unless it is shared with a copy.
    package func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ options: Options = Options(), into document: inout MarkupDocument
    ) {
        let isTooLarge = bytes.count > Self.limit
        let source = isTooLarge ? UnsafeBufferPointer(start: nil, count: 0) : bytes
        // During parsing, the text consists of the source, the input if it had to be decoded, and zero bytes, so that
        // searches need no bounds check.
        var text = document.takeMemory()
        let encoding = EncodingSniffer.encoding(of: source, options)
        document.html?.encoding = encoding.encoding
        document.html?.encodingSource = encoding.source
        text.reserveCapacity(source.count + source.count / 16 + 64)
        text.append(contentsOf: source)
        let census = decoder.decode(
            source, encoding.encoding, isKnownPlain: options.isKnownPlain, into: &text)
        let start = census.isSource ? census.skipped : source.count
        let inputCount = text.count - start
        text.append(contentsOf: repeatElement(0, count: 16))
        // The closure keeps the bytes in place; nothing writes to them before the parser has finished.
        text.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            parse(base + start, inputCount, options, &document, reportsOddCharacters: !census.isPlain)
        }
        text.removeLast(16)
        finish(&document, &text, start, source.count, census)
        document.html?.encoding = encoding.encoding
        addProblems(to: &document, encoding, isTooLarge: isTooLarge)
        store.pointee.names.renewWhenLarge()
    }

    private func parse(
        _ input: UnsafePointer<UInt8>, _ count: Int, _ options: Options, _ document: inout MarkupDocument,
        reportsOddCharacters: Bool
    ) {
        store.pointee.begin(input, count)
        store.pointee.errorLimit = options.errorLimit
        if reportsOddCharacters { InputPreprocessing.report(store) }
        builder.begin(count)
        builder.hasScripting = options.hasScripting
        builder.isSrcdoc = options.isSrcdoc
        var tokenizer = HTMLTokenizer(store, attributes, builder)
        if let context = options.fragmentContext {
            tokenizer.state = tokenizer.sink.beginFragment(context)
        }
        tokenizer.run()
        builder = tokenizer.sink
        attributes = tokenizer.attributes
        builder.assemble(into: &document)
        if let doctype = builder.doctype { document.documentType = documentType(doctype) }
        document.html?.documentTypeStart = Int32(truncatingIfNeeded: builder.doctype?.offset ?? -1)
        document.html?.nodesBeforeDocumentType = builder.nodesBeforeDoctype
        document.html?.quirksMode = builder.quirks
    }

    private func documentType(_ token: HTMLDoctypeToken) -> MarkupDocument.DocumentType {
        func string(_ start: Int32, _ count: Int32) -> String? {
            guard start >= 0 else { return nil }
            let bytes = UnsafeBufferPointer(start: store.pointee.bytes(start), count: Int(count))
            return String(decoding: bytes, as: UTF8.self)
        }
        return .init(
            name: string(token.nameStart, token.nameCount) ?? "",
            publicID: string(token.publicStart, token.publicCount),
            systemID: string(token.systemStart, token.systemCount))
    }

    /// Sets the text and names of the document, and converts offsets in the input to offsets in that text and in the
    /// source.
    private func finish(
        _ document: inout MarkupDocument, _ text: inout [UInt8], _ start: Int, _ sourceCount: Int,
        _ census: EncodingDecoder.Result
    ) {
        let decoded = UnsafeBufferPointer(start: store.pointee.decoded.base, count: store.pointee.decoded.count)
        document.isPlain =
            census.isSource && census.isPlain && CharacterCensus.isPlain(decoded, allowsReturn: false)
        text.append(contentsOf: decoded)
        swap(&document.text, &text)
        document.sourceCount = sourceCount
        document.names = store.pointee.names.strings
        document.plainNames = store.pointee.names.plainNumbers
        let namespace = UInt8(Namespaces.known.count)
        if document.attributes.contains(where: { $0.namespace == namespace }) {
            document.namespaces.append("http://www.w3.org/2000/xmlns/")
        }
        guard start > 0 else { return }
        PlaceMapping(input: Int32(truncatingIfNeeded: start), runs: census.runs).apply(to: &document)
    }

    private func addProblems(to document: inout MarkupDocument, _ found: EncodingSniffer.Found, isTooLarge: Bool) {
        let mapping = PlaceMapping(input: 0, runs: decoder.runs)
        var problems: [(error: HTMLParseError, offset: Int, subject: String?)] = []
        var open: [Int: (name: String, offset: Int)] = [:]
        for index in 0..<store.pointee.errors.count {
            let record = store.pointee.errors[index]
            let subject = record.subject == 0 ? nil : store.pointee.names.string(record.subject)
            if record.open != 0 {
                let name = store.pointee.names.string(record.open)
                open[problems.count] = (name, Int(mapping.source(record.openOffset)))
            }
            problems.append((record.error, Int(mapping.source(record.offset)), subject))
        }
        if isTooLarge { problems.append((.documentTooLarge, 0, nil)) }
        problems += found.problems + decoder.problems
        let count = store.pointee.errorCount + problems.count - store.pointee.errors.count
        // The errors of the input stream, the parser and the encoding are recorded one after another, so they must be
        // sorted.
        let order = problems.indices.sorted {
            (problems[$0].offset, $0) < (problems[$1].offset, $1)
        }
        // A counter of lines needs ascending offsets, so each series of offsets is sorted and has its own counter.
        var lines = LineCounter()
        var openLines: [Int: Int] = [:]
        for (index, element) in open.sorted(by: { ($0.value.offset, $0.key) < ($1.value.offset, $1.key) }) {
            openLines[index] = lines.place(element.offset, in: document).0
        }
        lines = LineCounter()
        let sorted = order.map { index in
            let (line, column) = lines.place(problems[index].offset, in: document)
            let element = open[index].map {
                HTMLParseProblem.Open(name: $0.name, offset: $0.offset, line: openLines[index] ?? line)
            }
            return HTMLParseProblem(
                error: problems[index].error, subject: problems[index].subject, open: element,
                offset: problems[index].offset, line: line, column: column)
        }
        document.html?.problems = sorted
        document.html?.problemCount = count
    }
}

extension MarkupDocument {
    /// Resets this to an empty HTML document that keeps its memory.
    /// - Returns: the memory of the text.
    fileprivate mutating func takeMemory() -> [UInt8] {
        var text: [UInt8] = []
        swap(&text, &self.text)
        text.removeAll(keepingCapacity: true)
        var empty = MarkupDocument()
        swap(&empty.nodes, &nodes)
        empty.nodes.removeAll(keepingCapacity: true)
        swap(&empty.attributes, &attributes)
        empty.attributes.removeAll(keepingCapacity: true)
        var reading = HTMLReading()
        if var former = html {
            html = nil
            swap(&reading.places, &former.places)
            reading.places.removeAll(keepingCapacity: true)
            swap(&reading.attributePlaces, &former.attributePlaces)
            reading.attributePlaces.removeAll(keepingCapacity: true)
        }
        empty.html = reading
        self = empty
        return text
    }
}
