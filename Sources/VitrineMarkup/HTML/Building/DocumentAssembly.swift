/// Converts the builder's nodes to a document.
extension TreeBuilder {
    /// Sorts the nodes into document order, joins the parts of texts and sets the ends of subtrees.
    mutating func assemble(into document: inout MarkupDocument) {
        joinTexts()
        if isFragment || isLinked || addedAttributes.count > 0 {
            link()
            reorder(into: &document)
        } else {
            // A large vector is freed right after it is copied, so that not everything is in memory twice.
            nodes.copy(to: &document.nodes)
            nodes.clear(keeping: Self.keptCount)
            attributes.copy(to: &document.attributes)
            attributes.clear(keeping: Self.keptCount)
            // The reading is moved out of the document, so that its arrays are changed in place.
            var reading = document.html ?? .init()
            document.html = nil
            places.copy(to: &reading.places)
            places.clear(keeping: Self.keptCount)
            attributePlaces.copy(to: &reading.attributePlaces)
            attributePlaces.clear(keeping: Self.keptCount)
            document.html = reading
            document.cdataSections = cdataSections.array()
            document.html?.shadowRoots = shadowRoots.array()
        }
        document.nodes.withUnsafeMutableBufferPointer { nodes in
            var index = nodes.count - 1
            while index >= 0 {
                if nodes[index].end == 0 { nodes[index].end = Int32(truncatingIfNeeded: index + 1) }
                let parent = Int(nodes[index].parent)
                if parent >= 0, nodes[parent].end == 0 { nodes[parent].end = nodes[index].end }
                index -= 1
            }
        }
    }

    /// Joins the parts of each text that consists of several.
    private mutating func joinTexts() {
        guard pieces.count > 0 else { return }
        for index in 0..<nodes.count where nodes[index].kind == .text && nodes[index].firstAttribute > 0 {
            let start = store.pointee.decodedEnd
            var piece = nodes[index].firstAttribute - 1
            while piece >= 0 {
                let part = pieces[piece]
                store.pointee.copy(part.start, part.count)
                piece = part.next
            }
            nodes[index].start = start
            nodes[index].count = store.pointee.decodedEnd - start
            nodes[index].firstAttribute = 0
            nodes[index].attributeCount = 0
        }
    }

    /// Traverses the links to put nodes and attributes in document order.
    private mutating func reorder(into document: inout MarkupDocument) {
        let root: Int32 = isFragment && stack.count > 0 ? stack[0].node : -1
        var order = UnsafeVector<Int32>(capacity: nodes.count)
        var numbers = UnsafeVector<Int32>(capacity: nodes.count + 1)
        defer {
            order.deallocate()
            numbers.deallocate()
        }
        for _ in 0...nodes.count { numbers.append(-1) }
        var node = links(of: root).pointee.firstChild
        while node >= 0 {
            numbers[Int(node)] = Int32(truncatingIfNeeded: order.count)
            order.append(node)
            var next = links(of: node).pointee.firstChild
            var at = node
            while next < 0 {
                next = links(of: at).pointee.next
                if next >= 0 { break }
                at = nodes[at].parent
                if at == root || at < 0 { break }
            }
            node = next
        }
        let added = addedAttributesByNode()
        document.nodes.removeAll(keepingCapacity: true)
        document.attributes.removeAll(keepingCapacity: true)
        document.html?.places.removeAll(keepingCapacity: true)
        document.html?.attributePlaces.removeAll(keepingCapacity: true)
        document.nodes.reserveCapacity(order.count)
        document.attributes.reserveCapacity(attributes.count + addedAttributes.count)
        for index in 0..<order.count {
            let old = order[index]
            var node = nodes[old]
            node.parent = node.parent == root || node.parent < 0 ? -1 : numbers[Int(node.parent)]
            node.end = 0
            if node.kind == .element {
                let first = node.firstAttribute
                node.firstAttribute = Int32(truncatingIfNeeded: document.attributes.count)
                for attribute in first..<first + node.attributeCount {
                    document.attributes.append(attributes[attribute])
                    document.html?.attributePlaces.append(attributePlaces[attribute])
                }
                for attribute in added[old] ?? [] {
                    document.attributes.append(attribute.attribute)
                    document.html?.attributePlaces.append(attribute.place)
                    node.attributeCount += 1
                }
            }
            document.nodes.append(node)
            document.html?.places.append(places[old])
        }
        document.cdataSections = cdataSections.array().compactMap { section in
            let parent = section.parent < 0 ? -1 : numbers[Int(section.parent)]
            return .init(parent: parent, start: section.start)
        }
        document.html?.shadowRoots = shadowRoots.array().map { numbers[Int($0)] }.filter { $0 >= 0 }.sorted()
    }

    private func addedAttributesByNode() -> [Int32: [AddedAttribute]] {
        var found: [Int32: [AddedAttribute]] = [:]
        for index in 0..<addedAttributes.count {
            found[addedAttributes[index].node, default: []].append(addedAttributes[index])
        }
        return found
    }
}

extension UnsafeVector {
    func array() -> [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

    /// Replaces the elements of an array with those of this vector. The array's memory is reused.
    func copy(to array: inout [Element]) {
        array.removeAll(keepingCapacity: true)
        array.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
    }
}
