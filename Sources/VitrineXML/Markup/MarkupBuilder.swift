import CVitrineLibXML2

/// Takes what the parser reads and puts it into a ``MarkupDocument``.
///
/// The library hands it back as a pointer to this structure: a class would have every access to every property guarded
/// against overlapping ones, which takes more than a third of the time of a whole parse.
struct MarkupBuilder {
    var document = MarkupDocument()
    var names: NameTable
    let sink: ProblemSink
    /// Values and texts that are not in the source as they are.
    private var decoded: [UInt8] = []
    private var open: Int32 = -1
    /// How many bytes at the beginning the parser does not get.
    private var skipped = 0
    private var namespaceAddresses: [(UInt, UInt8)] = []

    init(_ known: [String], _ sink: ProblemSink) {
        names = NameTable(known)
        self.sink = sink
    }

    mutating func begin(_ source: UnsafeBufferPointer<UInt8>, skipping skipped: Int) {
        self.skipped = skipped
        document.nodes.removeAll(keepingCapacity: true)
        document.attributes.removeAll(keepingCapacity: true)
        document.text.removeAll(keepingCapacity: true)
        document.text.append(contentsOf: source)
        document.sourceCount = source.count
        document.namespaces.removeSubrange(MarkupDocument.knownNamespaces.count...)
        document.documentType = nil
        document.cdataSections.removeAll(keepingCapacity: true)
        decoded.removeAll(keepingCapacity: true)
        namespaceAddresses.removeAll(keepingCapacity: true)
        open = -1
        sink.clear()
    }

    mutating func end() {
        // Where a document ends too early, what is open ends with it.
        while open >= 0 { close() }
        document.text.append(contentsOf: decoded)
        document.names = names.names
        document.problems = sink.problems
    }

    mutating func declare(_ name: String, _ publicID: String?, _ systemID: String?) {
        document.documentType = .init(name: name, publicID: publicID, systemID: systemID)
    }

    /// An element begins. The arrays are the library's: namespaces in pairs, attributes in fives.
    mutating func start(
        _ parser: xmlParserCtxtPtr, _ name: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?, _ count: Int,
        _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    ) {
        let first = document.attributes.count
        if let attributes {
            for index in 0..<count {
                let field = attributes + index * 5
                guard let name = field[0], let start = field[3], let end = field[4] else { continue }
                let (place, count) = value(start, end - start, parser)
                document.attributes.append(
                    .init(
                        name: names.number(name), namespace: self.namespace(field[2]), start: place, count: count))
            }
        }
        let number = Int32(document.nodes.count)
        let behind = Int32(clamping: offset(parser.pointee.input?.pointee.cur, parser) ?? 0)
        var node = MarkupDocument.Node(kind: .element, parent: open, end: number + 1, start: behind)
        node.name = names.number(name)
        node.namespace = self.namespace(namespace)
        node.isPrefixed = prefix != nil
        node.firstAttribute = Int32(first)
        node.attributeCount = Int32(document.attributes.count - first)
        let at = Int(behind)
        if at < document.sourceCount, document.text[at] == UInt8(ascii: "/") { node.isSelfClosed = true }
        document.nodes.append(node)
        open = number
    }

    mutating func close() {
        guard open >= 0 else { return }
        let element = Int(open)
        document.nodes[element].end = Int32(document.nodes.count)
        open = document.nodes[element].parent
    }

    mutating func text(_ parser: xmlParserCtxtPtr, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
        guard open >= 0, count > 0 else { return }
        let last = document.nodes.count - 1
        if document.nodes[last].kind == .text, document.nodes[last].parent == open {
            extend(last, bytes, count, parser)
        } else {
            append(.text, place(bytes, count, parser), count)
        }
    }

    mutating func cdata(_ parser: xmlParserCtxtPtr, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
        // The parser stands behind `]]>`. Line breaks of two bytes are one by now, so the section may begin earlier.
        let opening = "<![CDATA[".utf8
        let end = min(offset(parser.pointee.input?.pointee.cur, parser) ?? 0, document.sourceCount)
        var start = max(end - 3 - count - opening.count, 0)
        while start > 0, !document.text[start..<document.sourceCount].starts(with: opening) { start -= 1 }
        document.cdataSections.append(.init(parent: open, start: Int32(start)))
        text(parser, bytes, count)
    }

    mutating func comment(_ parser: xmlParserCtxtPtr, _ bytes: UnsafePointer<UInt8>) {
        let count = Int(xmlStrlen(bytes))
        append(.comment, place(bytes, count, parser), count)
    }

    mutating func instruction(_ parser: xmlParserCtxtPtr, _ target: UnsafePointer<UInt8>) {
        append(.instruction, Int32(clamping: offset(parser.pointee.input?.pointee.cur, parser) ?? 0), 0)
        document.nodes[document.nodes.count - 1].name = names.number(String(cString: target))
    }

    private mutating func append(_ kind: MarkupDocument.Node.Kind, _ start: Int32, _ count: Int) {
        let number = Int32(document.nodes.count)
        document.nodes.append(
            .init(kind: kind, parent: open, end: number + 1, start: start, count: Int32(clamping: count)))
    }

    /// More text right behind a text: a reference was between them, or the parser reads in pieces.
    private mutating func extend(_ node: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int, _ parser: xmlParserCtxtPtr) {
        let start = Int(document.nodes[node].start)
        let before = Int(document.nodes[node].count)
        let place = Int(place(bytes, count, parser))
        if place == start + before {
            document.nodes[node].count += Int32(count)
            return
        }
        // The parts do not stand beside each other, so they move to the decoded values, where the last one can grow.
        let isLastDecoded = start + before == document.sourceCount + decoded.count
        if !isLastDecoded || start < document.sourceCount {
            let moved = document.sourceCount + decoded.count
            if start < document.sourceCount {
                decoded.append(contentsOf: document.text[start..<start + before])
            } else {
                decoded.append(
                    contentsOf: Array(decoded[start - document.sourceCount..<start - document.sourceCount + before]))
            }
            document.nodes[node].start = Int32(moved)
        }
        decoded.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
        document.nodes[node].count += Int32(count)
    }

    /// Where a value is, and how long. The library gives what is not in the source with its ampersands as `&#38;`, because it
    /// means the value to be read once more.
    private mutating func value(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, _ parser: xmlParserCtxtPtr
    ) -> (place: Int32, count: Int32) {
        let place = place(bytes, count, parser)
        guard Int(place) >= document.sourceCount else { return (place, Int32(count)) }
        let start = Int(place) - document.sourceCount
        var kept = start
        var at = start
        while at < decoded.count {
            decoded[kept] = decoded[at]
            at += decoded[at] == UInt8(ascii: "&") ? 5 : 1
            kept += 1
        }
        decoded.removeSubrange(kept...)
        return (place, Int32(kept - start))
    }

    /// Where bytes are in the source; they are copied when they are not in it.
    private mutating func place(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ parser: xmlParserCtxtPtr) -> Int32 {
        if let offset = offset(bytes, parser), offset + count <= document.sourceCount { return Int32(offset) }
        let start = document.sourceCount + decoded.count
        decoded.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
        return Int32(start)
    }

    /// The place of a pointer into the parser's buffer, counted from the beginning of the source; nil when it points
    /// elsewhere. The buffer loses its beginning from time to time; `consumed` counts what it lost.
    private func offset(_ pointer: UnsafePointer<UInt8>?, _ parser: xmlParserCtxtPtr) -> Int? {
        guard let pointer, let input = parser.pointee.input, let base = input.pointee.base,
            let end = input.pointee.end, pointer >= base, pointer <= end
        else { return nil }
        return skipped + Int(input.pointee.consumed) + (pointer - base)
    }

    private mutating func namespace(_ address: UnsafePointer<UInt8>?) -> UInt8 {
        guard let address else { return 0 }
        let key = UInt(bitPattern: address)
        for (known, number) in namespaceAddresses where known == key { return number }
        let text = String(cString: address)
        let number: Int
        if let known = document.namespaces.firstIndex(of: text) {
            number = known
        } else {
            number = min(document.namespaces.count, 255)
            if number < 255 { document.namespaces.append(text) }
        }
        if namespaceAddresses.count < 64 { namespaceAddresses.append((key, UInt8(number))) }
        return UInt8(number)
    }
}
