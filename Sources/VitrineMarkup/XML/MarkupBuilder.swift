import VitrineSupport
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
    /// The number of bytes at the beginning that are not passed to the parser.
    private var skipped = 0
    private var namespaceAddresses: [(UInt, UInt8)] = []
    /// The namespace that was asked for last: it is mostly that of the next element too.
    private var lastNamespace: (address: UInt, number: UInt8) = (0, 0)
    /// What the parser reads, and where it ends.
    private var first: UnsafePointer<UInt8>?
    private var last: UnsafePointer<UInt8>?
    /// The parser, which reads a copy and is the only one that knows where it is; nil when the bytes are read where
    /// they are.
    private var copier: xmlParserCtxtPtr?
    /// Whether the document is XML and no HTML, which knows the prefix of XLink by itself and has no other prefixes.
    private var isXML = false
    /// Whether the last node is a text of the element that is open.
    private var isInText = false

    init(_ known: [String], _ sink: ProblemSink) {
        names = NameTable(known)
        self.sink = sink
    }

    /// Texts of more bytes get no more room than they need.
    private static let large = 1 << 20

    mutating func begin(_ source: UnsafeBufferPointer<UInt8>, asXML: Bool) {
        document.nodes.removeAll(keepingCapacity: true)
        document.attributes.removeAll(keepingCapacity: true)
        document.text.removeAll(keepingCapacity: true)
        // The library reads up to a NUL; what is decoded takes its place later.
        document.text.reserveCapacity(source.count + 1)
        document.text.append(contentsOf: source)
        document.text.append(0)
        isXML = asXML
        if !asXML { DoctypeCase.raise(in: &document.text, upTo: source.count) }
        document.sourceCount = source.count
        document.namespaces.removeSubrange(Namespaces.known.count...)
        document.documentType = nil
        document.isPlain = CharacterCensus.isPlain(source, allowsReturn: true)
        document.cdataSections.removeAll(keepingCapacity: true)
        decoded.removeAll(keepingCapacity: true)
        namespaceAddresses.removeAll(keepingCapacity: true)
        lastNamespace = (0, 0)
        isInText = false
        open = -1
        sink.clear()
    }

    /// Says where the bytes of the document are while the parser reads them.
    /// - Parameters:
    ///   - skipped: how many at the beginning the parser does not get.
    ///   - copier: the parser when it reads a copy.
    mutating func read(_ bytes: UnsafePointer<UInt8>, skipping skipped: Int, by copier: xmlParserCtxtPtr?) {
        self.skipped = skipped
        self.copier = copier
        first = bytes + skipped
        last = bytes + document.sourceCount
    }

    mutating func end() {
        (first, last, copier) = (nil, nil, nil)
        // Where a document ends too early, what is open ends with it.
        while open >= 0 { close() }
        document.text.removeSubrange(document.sourceCount...)
        // Otherwise the text of a page of megabytes would get room for twice as much.
        let count = document.sourceCount + decoded.count
        if count > Self.large { document.text.reserveCapacity(count) }
        document.text.append(contentsOf: decoded)
        if document.isPlain {
            document.isPlain = decoded.withUnsafeBufferPointer { CharacterCensus.isPlain($0, allowsReturn: false) }
        }
        document.names = names.names
        document.plainNames = names.plainNames
        document.problems = isXML ? sink.problems : sink.problems.filter { !isKnownToHTML($0) }
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
        isInText = false
        let first = document.attributes.count
        if let attributes {
            for index in 0..<count {
                let field = attributes + index * 5
                guard let name = field[0], let start = field[3], let end = field[4] else { continue }
                let (place, count) = value(start, end - start)
                let isUndeclared = field[2] == nil && field[1] != nil
                let space = isUndeclared ? undeclaredNamespace(field[1]) : self.namespace(field[2])
                document.attributes.append(
                    .init(name: names.number(name), namespace: space, start: place, count: count))
            }
        }
        let number = Int32(document.nodes.count)
        let behind = Int32(clamping: offset(vitrine_position(parser)) ?? 0)
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
        isInText = false
        let element = Int(open)
        document.nodes[element].end = Int32(document.nodes.count)
        open = document.nodes[element].parent
    }

    mutating func text(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        guard open >= 0, count > 0 else { return }
        if isInText {
            extend(document.nodes.count - 1, bytes, count)
        } else {
            append(.text, place(bytes, count), count)
            isInText = true
        }
    }

    mutating func cdata(_ parser: xmlParserCtxtPtr, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
        // The parser comes after `]]>`. Line breaks of two bytes are one by now, so the section may begin earlier.
        let opening = "<![CDATA[".utf8
        let end = min(offset(vitrine_position(parser)) ?? 0, document.sourceCount)
        var start = max(end - 3 - count - opening.count, 0)
        while start > 0, !document.text[start..<document.sourceCount].starts(with: opening) { start -= 1 }
        document.cdataSections.append(.init(parent: open, start: Int32(start)))
        text(bytes, count)
    }

    mutating func comment(_ bytes: UnsafePointer<UInt8>) {
        let count = Int(xmlStrlen(bytes))
        append(.comment, place(bytes, count), count)
    }

    mutating func instruction(_ parser: xmlParserCtxtPtr, _ target: UnsafePointer<UInt8>) {
        append(.instruction, Int32(clamping: offset(vitrine_position(parser)) ?? 0), 0)
        document.nodes[document.nodes.count - 1].name = names.number(String(cString: target))
    }

    private mutating func append(_ kind: MarkupDocument.Node.Kind, _ start: Int32, _ count: Int) {
        isInText = false
        let number = Int32(document.nodes.count)
        document.nodes.append(
            .init(kind: kind, parent: open, end: number + 1, start: start, count: Int32(clamping: count)))
    }

    /// More text right after a text: a reference was between them, or the parser reads in pieces.
    private mutating func extend(_ node: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
        let start = Int(document.nodes[node].start)
        let before = Int(document.nodes[node].count)
        let place = Int(place(bytes, count))
        if place == start + before {
            document.nodes[node].count += Int32(count)
            return
        }
        // The parts are not next to each other, so they move to the decoded values, where the last one can grow.
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
    private mutating func value(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> (place: Int32, count: Int32) {
        let place = place(bytes, count)
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
    private mutating func place(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        if let offset = offset(bytes), offset + count <= document.sourceCount {
            return Int32(truncatingIfNeeded: offset)
        }
        let start = document.sourceCount + decoded.count
        decoded.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
        return Int32(clamping: start)
    }

    /// The place of a pointer in the source; nil when it points elsewhere.
    private func offset(_ pointer: UnsafePointer<UInt8>?) -> Int? {
        guard let pointer, let first, let last else { return nil }
        if pointer >= first, pointer <= last { return skipped + (pointer - first) }
        guard let copier else { return nil }
        let offset = vitrine_offset(copier, pointer)
        return offset < 0 ? nil : skipped + offset
    }

    /// The namespace of an attribute whose prefix nobody declared.
    private func undeclaredNamespace(_ prefix: UnsafePointer<UInt8>?) -> UInt8 {
        !isXML && xmlStrEqual(prefix, "xlink") == 1 ? 4 : 0
    }

    /// Whether a problem is none in HTML: elements with a prefix are unknown elements there, and others look at them.
    private func isKnownToHTML(_ problem: XMLProblem) -> Bool {
        switch problem.kind {
        case .undeclaredPrefix(_, nil, _), .undeclaredPrefix("xlink", _, _): true
        default: false
        }
    }

    private mutating func namespace(_ address: UnsafePointer<UInt8>?) -> UInt8 {
        guard let address else { return 0 }
        let key = UInt(bitPattern: address)
        if key == lastNamespace.address { return lastNamespace.number }
        let number = number(ofNamespace: key, address)
        lastNamespace = (key, number)
        return number
    }

    private mutating func number(ofNamespace key: UInt, _ address: UnsafePointer<UInt8>) -> UInt8 {
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
