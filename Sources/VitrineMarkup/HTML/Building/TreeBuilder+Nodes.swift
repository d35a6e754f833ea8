extension TreeBuilder {
    // MARK: - Places for nodes

    /// The place at which a node is inserted.
    struct Location {
        var parent: Int32
        /// The child of the parent before which the node is inserted; -1 for the end.
        var next: Int32 = -1
    }

    /// Returns the appropriate place for inserting a node (13.2.6.1).
    @inline(__always)
    mutating func location() -> Location {
        let element = current
        if isFostering, element.traits.contains(.fosters) { return fosterLocation() }
        if stack.count > Self.depthLimit { return deepLocation(element.node) }
        return Location(parent: element.node)
    }

    /// Returns the place at the end of the current node's parent, for nodes beyond the depth limit.
    private mutating func deepLocation(_ node: Int32) -> Location {
        if !isTooDeep {
            isTooDeep = true
            error(.nestingTooDeep, at: Int(places[node].start), stack.last.name)
        }
        let parent = nodes[node].parent
        return Location(parent: parent >= 0 ? parent : node)
    }

    /// Returns the place for foster parenting (13.2.6.1): before the innermost open table, or in a template that was
    /// opened after it; in the root if neither is open. Links are needed, because the place is usually not at the end
    /// of the document.
    mutating func fosterLocation() -> Location {
        link()
        var index = stack.count - 1
        while index > 0 {
            let element = stack[index]
            if element.tag == .template { return Location(parent: element.node) }
            if element.tag == .table {
                let parent = nodes[element.node].parent
                return parent >= 0
                    ? Location(parent: parent, next: element.node) : Location(parent: stack[index - 1].node)
            }
            index -= 1
        }
        return Location(parent: stack[0].node)
    }

    // MARK: - Links

    /// Links the existing nodes. From then on, links are maintained.
    mutating func link() {
        guard !isLinked else { return }
        isLinked = true
        links.clear(keeping: 1 << 16)
        links.append(NodeLink())
        for node in 0..<nodes.count {
            links.append(NodeLink())
            attach(Int32(truncatingIfNeeded: node), Location(parent: nodes[node].parent))
        }
    }

    @inline(__always)
    func links(of node: Int32) -> UnsafeMutablePointer<NodeLink> { links.base + Int(node + 1) }

    /// Inserts a detached node at a place.
    mutating func attach(_ node: Int32, _ location: Location) {
        nodes[node].parent = location.parent
        let parent = links(of: location.parent)
        let own = links(of: node)
        own.pointee.next = location.next
        let previous = location.next >= 0 ? links(of: location.next).pointee.previous : parent.pointee.lastChild
        own.pointee.previous = previous
        if previous >= 0 { links(of: previous).pointee.next = node } else { parent.pointee.firstChild = node }
        if location.next >= 0 {
            links(of: location.next).pointee.previous = node
        } else {
            parent.pointee.lastChild = node
        }
    }

    mutating func detach(_ node: Int32) {
        let own = links(of: node)
        let parent = links(of: nodes[node].parent)
        let (previous, next) = (own.pointee.previous, own.pointee.next)
        if previous >= 0 {
            links(of: previous).pointee.next = next
        } else if parent.pointee.firstChild == node {
            parent.pointee.firstChild = next
        }
        if next >= 0 {
            links(of: next).pointee.previous = previous
        } else if parent.pointee.lastChild == node {
            parent.pointee.lastChild = previous
        }
        own.pointee.previous = -1
        own.pointee.next = -1
    }

    /// Prepares to append to an element, or to the document (-1). If it does not contain the last node so far, links
    /// are needed.
    mutating func prepareAppending(to parent: Int32) {
        guard !isLinked, nodes.count > 0 else { return }
        var node = Int32(truncatingIfNeeded: nodes.count - 1)
        while node > parent { node = nodes[node].parent }
        if node != parent { link() }
    }

    // MARK: - Making nodes

    /// Appends a node to ``nodes`` and, if nodes are linked, attaches it at a location.
    /// - Returns: the index of the node.
    @inline(__always)
    mutating func append(_ node: MarkupDocument.Node, _ place: MarkupDocument.NodePlace, _ location: Location) -> Int32
    {
        let number = Int32(truncatingIfNeeded: nodes.count)
        nodes.append(node)
        places.append(place)
        if isLinked {
            links.append(NodeLink())
            attach(number, location)
        }
        return number
    }

    /// Creates the element of a start tag, with its attributes, at a location. The element is not pushed onto the
    /// stack.
    @inline(__always)
    mutating func makeElement(_ token: HTMLTagToken, _ namespace: UInt8, _ location: Location) -> Int32 {
        var node = MarkupDocument.Node(
            kind: .element, parent: location.parent, end: 0, start: Int32(truncatingIfNeeded: token.end))
        node.isSelfClosed = token.isSelfClosing
        node.namespace = namespace
        node.name = store.pointee.names.number(namespace == 2 ? svgName(token.name) : token.name)
        node.firstAttribute = Int32(truncatingIfNeeded: attributes.count)
        for index in 0..<tokenAttributes.count { addAttribute(tokenAttributes[index], namespace) }
        node.attributeCount = Int32(truncatingIfNeeded: attributes.count) - node.firstAttribute
        return append(node, .init(start: Int32(truncatingIfNeeded: token.start)), location)
    }

    private func svgName(_ name: UInt32) -> UInt32 {
        let proper = store.pointee.names.entries[Int(name)].svgElement
        return proper == 0 ? name : proper
    }

    @inline(__always)
    private mutating func addAttribute(_ token: HTMLAttributeToken, _ namespace: UInt8) {
        attributes.append(attribute(token, namespace))
        attributePlaces.append(.init(name: token.nameStart, value: token.valueStart, valueEnd: token.valueEnd))
    }

    /// Converts an attribute of a token to one of the document, with the adjusted spelling of foreign content
    /// (13.2.6.1).
    @inline(__always)
    func attribute(_ token: HTMLAttributeToken, _ namespace: UInt8) -> MarkupDocument.Attribute {
        var name = token.name
        var space: UInt8 = 0
        if namespace != 1 {
            let entry = store.pointee.names.entries[Int(name)]
            if entry.foreignNamespace != 0 {
                name = entry.foreignLocal
                space = entry.foreignNamespace
            } else if namespace == 2, entry.svgAttribute != 0 {
                name = entry.svgAttribute
            } else if namespace == 3, entry.mathAttribute != 0 {
                name = entry.mathAttribute
            }
        }
        return .init(name: store.pointee.names.number(name), namespace: space, start: token.start, count: token.count)
    }

    /// Creates an element without a start tag.
    /// - Parameter offset: the first byte of the tag or text that implies it, or the end of the input.
    mutating func makeImplied(_ tag: HTMLTag, at offset: Int, _ location: Location) -> Int32 {
        let start = Int32(truncatingIfNeeded: offset)
        var node = MarkupDocument.Node(kind: .element, parent: location.parent, end: 0, start: start)
        node.namespace = 1
        node.name = store.pointee.names.number(UInt32(tag.rawValue))
        node.firstAttribute = Int32(truncatingIfNeeded: attributes.count)
        return append(node, .init(start: start, isImplied: true), location)
    }

    // MARK: - Inserting elements

    /// "Insert an HTML element" (13.2.6.1).
    @inline(__always)
    @discardableResult
    mutating func insert(_ token: HTMLTagToken) -> Int32 {
        let node = makeElement(token, 1, location())
        open(node, token.name, token.tag)
        return node
    }

    @inline(__always)
    private mutating func open(_ node: Int32, _ name: UInt32, _ tag: HTMLTag) {
        guard stack.count < Self.openLimit else { return }
        let traits = store.pointee.names.entries[Int(name)].traits
        push(OpenElement(node: node, name: name, traits: traits, tag: tag, namespace: 1))
    }

    /// Inserts an HTML element without pushing it onto the stack.
    @inline(__always)
    mutating func insertVoid(_ token: HTMLTagToken) {
        _ = makeElement(token, 1, location())
        acknowledged = true
    }

    /// Inserts an element without a start tag, and pushes it onto the stack.
    @discardableResult
    mutating func insertImplied(_ tag: HTMLTag, at offset: Int) -> Int32 {
        let node = makeImplied(tag, at: offset, location())
        open(node, UInt32(tag.rawValue), tag)
        return node
    }

    /// "Insert a foreign element" (13.2.6.1).
    mutating func insertForeign(_ token: HTMLTagToken, _ namespace: UInt8) {
        let node = makeElement(token, namespace, location())
        if token.isSelfClosing {
            acknowledged = true
            return
        }
        guard stack.count < Self.openLimit else { return }
        let tag = token.tag
        push(
            OpenElement(
                node: node, name: token.name,
                traits: namespace == 2 ? .svg(tag) : .math(tag, isHTML: tag == .annotationXML && hasHTMLEncoding),
                tag: .other, namespace: namespace))
    }

    /// Whether the attribute `encoding` of the current tag makes `annotation-xml` an HTML integration point.
    private var hasHTMLEncoding: Bool {
        guard let value = attribute(store.pointee.names.known.encoding) else { return false }
        return equals(value, "text/html") || equals(value, "application/xhtml+xml")
    }

    /// Returns an attribute of the start tag that is being processed; nil if there is none.
    func attribute(_ name: UInt32) -> HTMLAttributeToken? { tokenAttributes.first { $0.name == name } }

    /// Returns whether a value equals a lowercase word, ignoring case.
    func equals(_ attribute: HTMLAttributeToken, _ word: StaticString) -> Bool {
        guard Int(attribute.count) == word.utf8CodeUnitCount else { return false }
        let bytes = store.pointee.bytes(attribute.start)
        for index in 0..<word.utf8CodeUnitCount where HTMLNames.lower(bytes[index]) != word.utf8Start[index] {
            return false
        }
        return true
    }

    /// Records the end tag of an element.
    @inline(__always)
    func markEnd(_ node: Int32, _ token: HTMLTagToken) {
        guard node >= 0 else { return }
        places[node].endTag = Int32(truncatingIfNeeded: token.start)
        places[node].end = Int32(truncatingIfNeeded: token.end)
    }

    // MARK: - Texts

    /// "Insert a character" (13.2.6.1), for a run of them.
    @inline(__always)
    mutating func insertText(_ start: Int32, _ count: Int32, at offset: Int) {
        guard count > 0 else { return }
        let location = location()
        // Text cannot be a child of the document.
        guard location.parent >= 0 else { return }
        let last: Int32
        if isLinked {
            last =
                location.next >= 0
                ? links(of: location.next).pointee.previous : links(of: location.parent).pointee.lastChild
        } else {
            last = Int32(truncatingIfNeeded: nodes.count - 1)
        }
        if last >= 0, nodes[last].kind == .text, nodes[last].parent == location.parent {
            extend(last, start, count)
            return
        }
        let node = MarkupDocument.Node(kind: .text, parent: location.parent, end: 0, start: start, count: count)
        _ = append(node, .init(start: Int32(truncatingIfNeeded: offset)), location)
    }

    /// Appends characters to a text. Parts whose bytes are not contiguous are joined only in ``assemble(into:)``, so
    /// that no text is copied twice.
    mutating func extend(_ node: Int32, _ start: Int32, _ count: Int32) {
        if nodes[node].firstAttribute == 0 {
            if nodes[node].start + nodes[node].count == start, !crosses(start) {
                nodes[node].count += count
                return
            }
            pieces.append(TextPiece(start: nodes[node].start, count: nodes[node].count, next: -1))
            // For a text, these fields are the indices of its first and last part, plus one.
            nodes[node].firstAttribute = Int32(truncatingIfNeeded: pieces.count)
            nodes[node].attributeCount = nodes[node].firstAttribute
        }
        let last = nodes[node].attributeCount - 1
        if pieces[last].start + pieces[last].count == start, !crosses(start) {
            pieces[last].count += count
        } else {
            pieces[last].next = Int32(truncatingIfNeeded: pieces.count)
            pieces.append(TextPiece(start: start, count: count, next: -1))
            nodes[node].attributeCount = Int32(truncatingIfNeeded: pieces.count)
        }
    }

    /// Returns whether an offset is that of the first decoded byte. The byte before it is the last one of the input, so
    /// the two are not contiguous in memory.
    @inline(__always)
    private func crosses(_ start: Int32) -> Bool { Int(start) == store.pointee.inputCount }

    // MARK: - Comments and instructions

    /// "Insert a comment" (13.2.6.1), which is also used for processing instructions.
    mutating func insertLeaf(_ node: MarkupDocument.Node, _ place: MarkupDocument.NodePlace) {
        insertLeaf(node, place, at: location())
    }

    mutating func insertLeaf(_ node: MarkupDocument.Node, _ place: MarkupDocument.NodePlace, at location: Location) {
        var node = node
        node.parent = location.parent
        _ = append(node, place, location)
    }
}
