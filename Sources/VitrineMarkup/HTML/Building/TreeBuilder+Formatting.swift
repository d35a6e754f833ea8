/// The list of active formatting elements (13.2.4.3) and the adoption agency (13.2.6.4.7).
extension TreeBuilder {
    /// Handles the start tag of a formatting element.
    mutating func startFormatting(_ token: HTMLTagToken) {
        if token.tag == .a {
            if let index = lastFormatting(.a) {
                error(.nestedElement, token)
                let node = formatting[index].node
                runAdoptionAgency(token, isEndTag: false)
                if let index = formattingIndex(of: node) { formatting.remove(at: index) }
                if let index = openIndex(of: node) { removeOpen(at: index) }
            }
            reconstructFormatting(at: token.start)
        } else {
            reconstructFormatting(at: token.start)
            if token.tag == .nobr, isInScope(.nobr) {
                error(.nestedElement, token)
                runAdoptionAgency(token, isEndTag: false)
                reconstructFormatting(at: token.start)
            }
        }
        let node = insert(token)
        if current.node == node { pushFormatting(node, token) }
    }

    /// "Push onto the list of active formatting elements", which keeps at most three equal elements after the last
    /// marker.
    private mutating func pushFormatting(_ node: Int32, _ token: HTMLTagToken) {
        let hash = attributesHash()
        var same = 0
        var earliest = -1
        var index = formatting.count - 1
        while index >= 0, formatting[index].node >= 0 {
            let element = formatting[index]
            if element.name == token.name, element.attributesHash == hash, hasSameAttributes(element.node, node) {
                same += 1
                earliest = index
            }
            index -= 1
        }
        if same >= 3 {
            formatting.remove(at: earliest)
        } else if formatting.count - 1 - index >= Self.formattingLimit {
            formatting.remove(at: index + 1)
            error(.tooManyFormattingElements, token)
        }
        formatting.append(.init(node: node, name: token.name, tag: token.tag, attributesHash: hash))
    }

    /// The maximum number of attributes that are compared one by one.
    private static let comparedAttributes = 32

    private func attributesHash() -> UInt64 {
        var sum: UInt64 = UInt64(tokenAttributes.count)
        // If there are few attributes, their values are compared afterwards, so they need not be hashed.
        let isLong = tokenAttributes.count > Self.comparedAttributes
        for attribute in tokenAttributes {
            var hash = (UInt64(attribute.name) << 32 | UInt64(attribute.count)) &* 0x9E37_79B9_7F4A_7C15
            guard isLong else {
                sum = sum &+ hash
                continue
            }
            let bytes = store.pointee.bytes(attribute.start)
            for index in 0..<Int(attribute.count) { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
            sum = sum &+ (hash ^ hash >> 31)
        }
        return sum
    }

    /// Returns whether two elements whose hashes are equal have the same attributes in any order.
    private func hasSameAttributes(_ one: Int32, _ other: Int32) -> Bool {
        let (first, second) = (nodes[one], nodes[other])
        guard first.attributeCount == second.attributeCount else { return false }
        // Many attributes are compared only by their hashes, so that the time stays linear.
        if first.attributeCount > Self.comparedAttributes { return true }
        for index in first.firstAttribute..<first.firstAttribute + first.attributeCount {
            let attribute = attributes[index]
            var isFound = false
            for place in second.firstAttribute..<second.firstAttribute + second.attributeCount
            where attributes[place].name == attribute.name {
                isFound = hasSameValue(attribute, attributes[place])
                break
            }
            if !isFound { return false }
        }
        return true
    }

    private func hasSameValue(_ one: MarkupDocument.Attribute, _ other: MarkupDocument.Attribute) -> Bool {
        guard one.count == other.count else { return false }
        let (first, second) = (store.pointee.bytes(one.start), store.pointee.bytes(other.start))
        for index in 0..<Int(one.count) where first[index] != second[index] { return false }
        return true
    }

    /// Returns the index of the last entry with the given tag; nil if there is none after the last marker.
    private func lastFormatting(_ tag: HTMLTag) -> Int? {
        var index = formatting.count - 1
        while index >= 0, formatting[index].node >= 0 {
            if formatting[index].tag == tag { return index }
            index -= 1
        }
        return nil
    }

    private func formattingIndex(of node: Int32) -> Int? {
        var index = formatting.count - 1
        while index >= 0 {
            if formatting[index].node == node { return index }
            index -= 1
        }
        return nil
    }

    /// "Clear the list of active formatting elements up to the last marker".
    mutating func clearFormattingToMarker() {
        while formatting.count > 0 {
            let isMarker = formatting.last.node < 0
            formatting.removeLast()
            if isMarker { return }
        }
    }

    // MARK: - Reconstruction

    /// "Reconstruct the active formatting elements".
    @inline(__always)
    mutating func reconstructFormatting(at offset: Int) {
        guard formatting.count > 0 else { return }
        let last = formatting.last.node
        // Usually the last entry is the current node.
        if last < 0 || stack.last.node == last { return }
        reopenFormatting(at: offset)
    }

    private mutating func reopenFormatting(at offset: Int) {
        if openIndex(of: formatting.last.node) != nil { return }
        var index = formatting.count - 1
        while index > 0 {
            let before = formatting[index - 1].node
            if before < 0 || openIndex(of: before) != nil { break }
            index -= 1
        }
        while index < formatting.count {
            guard stack.count < Self.openLimit, mayReopen(formatting[index].name, at: offset) else { return }
            let entry = formatting[index]
            let node = copy(entry.node, location())
            pushFormattingCopy(node, entry)
            formatting[index].node = node
            index += 1
        }
    }

    /// Counts an element that is reopened, or split by the adoption agency. Returns false once the limit is reached.
    private mutating func mayReopen(_ name: UInt32, at offset: Int) -> Bool {
        reopenings -= 1
        if reopenings == 0 { error(.tooManyFormattingElements, at: offset, name) }
        return reopenings > 0
    }

    private mutating func pushFormattingCopy(_ node: Int32, _ entry: FormattingElement) {
        push(
            OpenElement(
                node: node, name: entry.name, traits: store.pointee.names.entries[Int(entry.name)].traits,
                tag: entry.tag, namespace: 1))
    }

    /// Creates a copy of an element, with its attributes but without its children. The copy has the place of the
    /// original's start tag and is marked as implied.
    private mutating func copy(_ original: Int32, _ location: Location) -> Int32 {
        var node = nodes[original]
        node.parent = location.parent
        node.end = 0
        let first = node.firstAttribute
        node.firstAttribute = Int32(truncatingIfNeeded: attributes.count)
        for index in first..<first + node.attributeCount {
            attributes.append(attributes[index])
            attributePlaces.append(attributePlaces[index])
        }
        return append(node, .init(start: places[original].start, isImplied: true), location)
    }

    // MARK: - The adoption agency

    /// Runs the adoption agency algorithm for a tag. The algorithm's own errors are reported only for an end tag,
    /// because for a start tag, the caller has already reported one.
    mutating func runAdoptionAgency(_ token: HTMLTagToken, isEndTag: Bool = true) {
        if current.tag == token.tag, formattingIndex(of: current.node) == nil {
            if isEndTag { markEnd(current.node, token) }
            return pop()
        }
        var isMarked = !isEndTag
        for _ in 0..<8 {
            guard let entry = lastFormatting(token.tag) else {
                return endAnyOther(token, marksEnd: !isMarked, reportsErrors: isEndTag)
            }
            let element = formatting[entry].node
            guard let place = openIndex(of: element) else {
                if isEndTag { error(.misnestedEndTag, token) }
                formatting.remove(at: entry)
                return
            }
            var index = stack.count - 1
            while index > place {
                if stack[index].traits.contains(.scope) {
                    // The element is not in scope.
                    if isEndTag { error(.misnestedEndTag, token) }
                    return
                }
                index -= 1
            }
            if isEndTag, current.node != element { error(.misnestedEndTag, token) }
            if !isMarked {
                markEnd(element, token)
                isMarked = true
            }
            // The furthest block: the topmost special element below the formatting element in the stack.
            var furthest = place + 1
            while furthest < stack.count, !stack[furthest].traits.contains(.special) { furthest += 1 }
            guard furthest < stack.count else {
                while stack.count > place { pop() }
                formatting.remove(at: entry)
                return
            }
            guard mayReopen(token.name, at: token.start) else { return }
            adopt(element, entry, place, furthest)
        }
    }

    /// Runs one iteration of the algorithm from the step that finds the common ancestor on.
    private mutating func adopt(_ element: Int32, _ entry: Int, _ place: Int, _ furthestPlace: Int) {
        link()
        let block = stack[furthestPlace].node
        let ancestor = stack[place - 1]
        let own = formatting[entry]
        var bookmark = entry
        var last = block
        var index = furthestPlace - 1
        var round = 0
        while index > place {
            round += 1
            let node = stack[index].node
            var found = formattingIndex(of: node)
            if round > 3, let listed = found {
                formatting.remove(at: listed)
                if listed < bookmark { bookmark -= 1 }
                found = nil
            }
            guard let listed = found else {
                removeOpen(at: index)
                index -= 1
                continue
            }
            let clone = copyDetached(node)
            formatting[listed].node = clone
            stack[index].node = clone
            if last == block { bookmark = listed + 1 }
            detach(last)
            attach(last, Location(parent: clone))
            last = clone
            index -= 1
        }
        detach(last)
        attach(last, adoptionLocation(ancestor))
        let clone = copyDetached(element)
        moveChildren(of: block, to: clone)
        attach(clone, Location(parent: block))
        // The new element is inserted at the bookmark in the list, and right below the block in the stack.
        if let listed = formattingIndex(of: element) {
            formatting.remove(at: listed)
            if listed < bookmark { bookmark -= 1 }
        }
        formatting.insert(
            .init(node: clone, name: own.name, tag: own.tag, attributesHash: own.attributesHash),
            at: min(bookmark, formatting.count))
        if let open = openIndex(of: element) {
            let kept = stack[open]
            removeOpen(at: open)
            if let blockPlace = openIndex(of: block) {
                var entry = kept
                entry.node = clone
                stack.insert(entry, at: blockPlace + 1)
                openCounts[Int(entry.tag.rawValue)] += 1
            }
        }
    }

    /// Returns the appropriate place for inserting a node, with the common ancestor as the override target.
    private mutating func adoptionLocation(_ ancestor: OpenElement) -> Location {
        // Foster parenting also requires the flag `isFostering`, which is set only while misplaced contents of a table
        // are handled.
        isFostering && ancestor.traits.contains(.fosters) ? fosterLocation() : Location(parent: ancestor.node)
    }

    /// Creates a copy of an element. The copy has no parent yet.
    private mutating func copyDetached(_ original: Int32) -> Int32 {
        let node = copy(original, Location(parent: nodes[original].parent))
        detach(node)
        return node
    }

    private mutating func moveChildren(of node: Int32, to other: Int32) {
        let own = links(of: node)
        let target = links(of: other)
        var child = own.pointee.firstChild
        target.pointee.firstChild = child
        target.pointee.lastChild = own.pointee.lastChild
        own.pointee.firstChild = -1
        own.pointee.lastChild = -1
        while child >= 0 {
            nodes[child].parent = other
            child = links(of: child).pointee.next
        }
    }
}
