import VitrineSupport
import CVitrineLibXML2

/// Builds a ``MarkupDocument`` from the callbacks of the parser.
///
/// The callbacks find a pointer to the builder in the parser. The builder is not a class, because then every access to
/// a property would be checked for overlaps with others, which would take more than a third of the time of a whole
/// parse.
struct MarkupBuilder {
    var document = MarkupDocument()
    var names: NameTable
    let sink: ProblemSink
    /// The bytes that follow the source in the document's text: copies of values, texts and comments.
    private var decoded: [UInt8] = []
    private var open: Int32 = -1
    /// The number of bytes at the beginning that are not passed to the parser.
    private var skipped = 0
    private var namespaceAddresses: [(UInt, UInt8)] = []
    /// The last namespace that was looked up; usually the next element has the same one.
    private var lastNamespace: (address: UInt, number: UInt8) = (0, 0)
    /// The beginning and the end of the bytes that the parser reads.
    private var first: UnsafePointer<UInt8>?
    private var last: UnsafePointer<UInt8>?
    /// The parser if it reads a copy of the bytes, because only the parser can find the offset of a pointer into that
    /// copy; nil if it reads the bytes in place.
    private var copier: xmlParserCtxtPtr?
    /// Whether the document is XML and not polyglot HTML. In polyglot HTML, the document type may be in lowercase, and
    /// the prefix `xlink` and the prefixes of elements need no declaration.
    private var isXML = false
    /// Whether the last node is a text in the current element.
    private var isInText = false
    /// The offset after the last tag, comment, instruction or CDATA section; inside a CDATA section, the offset of its
    /// text. A text that comes next begins there, even if the parser passes only a copy of it.
    private var textPlace = 0

    init(_ known: [String], _ sink: ProblemSink) {
        names = NameTable(known)
        self.sink = sink
    }

    /// The size in bytes above which the text of the document gets exactly the capacity that it needs.
    private static let large = 1 << 20

    mutating func begin(_ source: UnsafeBufferPointer<UInt8>, asXML: Bool) {
        document.nodes.removeAll(keepingCapacity: true)
        document.attributes.removeAll(keepingCapacity: true)
        document.text.removeAll(keepingCapacity: true)
        // The library needs a NUL after the bytes; decoded bytes replace it later.
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
        document.copyPlaces.removeAll(keepingCapacity: true)
        decoded.removeAll(keepingCapacity: true)
        namespaceAddresses.removeAll(keepingCapacity: true)
        lastNamespace = (0, 0)
        isInText = false
        open = -1
        sink.clear()
    }

    /// Sets the address of the bytes that the parser reads.
    /// - Parameters:
    ///   - skipped: the number of bytes at the beginning that are not passed to the parser.
    ///   - copier: the parser if it reads a copy; nil if it reads the bytes in place.
    mutating func read(_ bytes: UnsafePointer<UInt8>, skipping skipped: Int, by copier: xmlParserCtxtPtr?) {
        self.skipped = skipped
        self.copier = copier
        first = bytes + skipped
        last = bytes + document.sourceCount
    }

    mutating func end() {
        (first, last, copier) = (nil, nil, nil)
        // If the parser stopped early, the open elements end there.
        while open >= 0 { closeElement() }
        document.text.removeSubrange(document.sourceCount...)
        // Without this, appending could give the text of a large page twice the capacity that it needs.
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

    /// Handles the start of an element.
    /// - Parameters:
    ///   - count: the number of attributes.
    ///   - attributes: the attributes as libxml2 passes them, five pointers each: local name, prefix, namespace, and
    ///     the beginning and end of the value.
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
        let tagEnd = Int32(clamping: offset(vitrine_position(parser)) ?? 0)
        var node = MarkupDocument.Node(kind: .element, parent: open, end: number + 1, start: tagEnd)
        node.name = names.number(name)
        node.namespace = self.namespace(namespace)
        node.isPrefixed = prefix != nil
        node.firstAttribute = Int32(first)
        node.attributeCount = Int32(document.attributes.count - first)
        let at = Int(tagEnd)
        if at < document.sourceCount, document.text[at] == UInt8(ascii: "/") { node.isSelfClosed = true }
        document.nodes.append(node)
        open = number
        // The parser's position is before `>`, so a text begins one byte later. For `/>`, the parser reports the end of
        // the element at once, and `close` sets the place again.
        textPlace = min(at + 1, document.sourceCount)
    }

    mutating func close(_ parser: xmlParserCtxtPtr) {
        closeElement()
        endMarkup(parser)
    }

    /// Sets the place of the next text to the parser's position, which is after a tag, comment or instruction.
    private mutating func endMarkup(_ parser: xmlParserCtxtPtr) {
        textPlace = min(offset(vitrine_position(parser)) ?? 0, document.sourceCount)
    }

    private mutating func closeElement() {
        guard open >= 0 else { return }
        isInText = false
        let element = Int(open)
        document.nodes[element].end = Int32(document.nodes.count)
        open = document.nodes[element].parent
    }

    mutating func text(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        guard open >= 0, count > 0 else { return }
        if isInText { return extend(document.nodes.count - 1, bytes, count) }
        let isAtPlace = isInSource(bytes, count, at: textPlace)
        append(.text, isAtPlace ? Int32(clamping: textPlace) : place(bytes, count), count)
        if !isAtPlace { keepPlace(textPlace, of: document.nodes.count - 1) }
        isInText = true
    }

    mutating func cdata(_ parser: xmlParserCtxtPtr, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
        let end = min(offset(vitrine_position(parser)) ?? 0, document.sourceCount)
        textPlace = startOfContent(count, before: end - "]]>".utf8.count)
        let start = max(textPlace - "<![CDATA[".utf8.count, 0)
        document.cdataSections.append(.init(parent: open, start: Int32(clamping: start)))
        text(bytes, count)
        textPlace = end
    }

    mutating func comment(_ parser: xmlParserCtxtPtr, _ bytes: UnsafePointer<UInt8>) {
        let count = Int(xmlStrlen(bytes))
        append(.comment, place(bytes, count), count)
        endMarkup(parser)
        let start = startOfContent(count, before: textPlace - "-->".utf8.count) - "<!--".utf8.count
        keepPlace(max(start, 0), of: document.nodes.count - 1)
    }

    mutating func instruction(
        _ parser: xmlParserCtxtPtr, _ target: UnsafePointer<UInt8>, _ data: UnsafePointer<UInt8>?
    ) {
        endMarkup(parser)
        // Only the target and whitespace are between `<?` and the data, so the last `<` before the data begins the
        // instruction. The data itself may contain `<`.
        let content = startOfContent(Int(xmlStrlen(data)), before: textPlace - "?>".utf8.count)
        let start = document.text[..<content].lastIndex(of: UInt8(ascii: "<")) ?? 0
        append(.instruction, Int32(clamping: start), 0)
        document.nodes[document.nodes.count - 1].name = names.number(String(cString: target))
    }

    /// Returns the offset at which the content of a CDATA section, comment or instruction begins in the source.
    /// - Parameters:
    ///   - count: the number of bytes that the parser passed. It has converted line breaks of two bytes to one.
    ///   - end: the offset after the content.
    private func startOfContent(_ count: Int, before end: Int) -> Int {
        var start = end
        for _ in 0..<count {
            start -= 1
            if start > 0, document.text[start] == 0x0A, document.text[start - 1] == 0x0D { start -= 1 }
        }
        return max(start, 0)
    }

    private mutating func append(_ kind: MarkupDocument.Node.Kind, _ start: Int32, _ count: Int) {
        isInText = false
        let number = Int32(document.nodes.count)
        document.nodes.append(
            .init(kind: kind, parent: open, end: number + 1, start: start, count: Int32(clamping: count)))
    }

    /// Extends a text by the text right after it. The parser reports a text in several pieces if it contains a
    /// reference or is long.
    private mutating func extend(_ node: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
        let start = Int(document.nodes[node].start)
        let end = start + Int(document.nodes[node].count)
        document.nodes[node].count += Int32(count)
        if start < document.sourceCount {
            if isInSource(bytes, count, at: end) { return }
            // The pieces are not adjacent, so they are copied to `decoded`, where a text can be extended.
            keepPlace(start, of: node)
            document.nodes[node].start = Int32(clamping: document.sourceCount + decoded.count)
            decoded.append(contentsOf: document.text[start..<end])
        }
        // If an earlier piece is a copy, nothing else has been copied since.
        decoded.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }

    /// Records where a node begins in the source, unless that is already recorded.
    private mutating func keepPlace(_ start: Int, of node: Int) {
        let place = MarkupDocument.CopyPlace(node: Int32(clamping: node), start: Int32(clamping: start))
        if document.copyPlaces.last?.node != place.node { document.copyPlaces.append(place) }
    }

    /// Returns whether the source has the same bytes at an offset. The parser passes a copy even of some texts that it
    /// does not change, for example of texts that are not ASCII.
    private func isInSource(_ bytes: UnsafePointer<UInt8>, _ count: Int, at start: Int) -> Bool {
        guard start + count <= document.sourceCount else { return false }
        if offset(bytes) == start { return true }
        return document.text[start..<start + count].elementsEqual(UnsafeBufferPointer(start: bytes, count: count))
    }

    /// Returns the place and length of a value. In values that are not in the source verbatim, the library writes
    /// ampersands as `&#38;`, because it expects these values to be parsed again.
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

    /// Returns the place of bytes in the text of the document. If the pointer is outside of the source, the bytes are
    /// copied to ``decoded``.
    private mutating func place(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        if let offset = offset(bytes), offset + count <= document.sourceCount {
            return Int32(truncatingIfNeeded: offset)
        }
        let start = document.sourceCount + decoded.count
        decoded.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
        return Int32(clamping: start)
    }

    /// Returns the offset of a pointer in the source; nil if it points elsewhere.
    private func offset(_ pointer: UnsafePointer<UInt8>?) -> Int? {
        guard let pointer, let first, let last else { return nil }
        if pointer >= first, pointer <= last { return skipped + (pointer - first) }
        guard let copier else { return nil }
        let offset = vitrine_offset(copier, pointer)
        return offset < 0 ? nil : skipped + offset
    }

    /// Returns the namespace of an attribute with an undeclared prefix.
    private func undeclaredNamespace(_ prefix: UnsafePointer<UInt8>?) -> UInt8 {
        !isXML && xmlStrEqual(prefix, "xlink") == 1 ? Namespaces.xlinkNumber : 0
    }

    /// Returns whether a problem does not apply to HTML, where the prefix `xlink` needs no declaration, and elements
    /// with any prefix are merely unknown elements, which rules check.
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
