/// The tree construction dispatcher (13.2.6), which applies the rules of the insertion mode or of foreign content to
/// each token.
extension TreeBuilder {
    mutating func startTag(_ token: HTMLTagToken, _ attributes: UnsafeBufferPointer<HTMLAttributeToken>)
        -> HTMLContentState
    {
        if pendingText.count > 0 { flushPendingText() }
        skipsLineFeed = false
        tokenAttributes = attributes
        contentState = .data
        acknowledged = false
        if usesForeignRules(token) { foreignStartTag(token) } else { htmlStartTag(token) }
        if token.isSelfClosing, !acknowledged { error(.nonVoidElementWithTrailingSolidus, token) }
        return contentState
    }

    mutating func endTag(_ token: HTMLTagToken) {
        if pendingText.count > 0 { flushPendingText() }
        skipsLineFeed = false
        if adjustedCurrent.namespace != 1 { foreignEndTag(token) } else { htmlEndTag(token) }
    }

    @inline(__always)
    private func usesForeignRules(_ token: HTMLTagToken) -> Bool {
        let element = adjustedCurrent
        guard element.namespace != 1 else { return false }
        if element.traits.contains(.htmlIntegration) { return false }
        if element.traits.contains(.mathText) { return token.tag == .mglyph || token.tag == .malignmark }
        return !(element.namespace == 3 && element.name == UInt32(HTMLTag.annotationXML.rawValue) && token.tag == .svg)
    }

    /// Whether text is handled by the rules for foreign content.
    @inline(__always)
    private var usesForeignText: Bool {
        let element = adjustedCurrent
        return element.namespace != 1 && element.traits.isDisjoint(with: [.htmlIntegration, .mathText])
    }

    mutating func text(_ start: Int32, _ count: Int32, at offset: Int) {
        var (start, count, offset) = (start, count, offset)
        if skipsLineFeed {
            skipsLineFeed = false
            if store.pointee.bytes(start).pointee == 0x0A {
                start += 1
                count -= 1
                offset += 1
                if count == 0 { return }
            }
        }
        if mode == .inBody || mode == .text, !usesForeignText {
            if mode == .inBody { return bodyText(start, count, at: offset) }
            return insertText(start, count, at: offset)
        }
        if usesForeignText {
            if allowsFrameset, leadingSpaces(start, count) < count { allowsFrameset = false }
            insertText(start, count, at: offset)
        } else {
            htmlText(start, count, at: offset)
        }
    }

    mutating func null(at offset: Int) {
        skipsLineFeed = false
        if usesForeignText {
            error(.unexpectedNullCharacter, at: offset)
            let place = store.pointee.decodedEnd
            store.pointee.decode(0xFFFD)
            return insertText(place, 3, at: offset)
        }
        if mode.rawValue < InsertionMode.inBody.rawValue { leaveHead(at: offset) }
        switch mode {
        case .inColumnGroup:
            if current.tag == .colgroup {
                pop()
                mode = .inTable
            }
        case .afterBody, .afterAfterBody:
            prepareAppending(to: current.node)
            mode = .inBody
        default: break
        }
        error(.unexpectedNullCharacter, at: offset)
    }

    mutating func cdata(at offset: Int) {
        cdataSections.append(.init(parent: current.node, start: Int32(truncatingIfNeeded: offset)))
    }

    mutating func comment(_ start: Int32, _ count: Int32, at offset: Int, end: Int) {
        leaf(MarkupDocument.Node(kind: .comment, parent: -1, end: 0, start: start, count: count), offset, end)
    }

    mutating func instruction(
        _ target: (start: Int32, count: Int32), _ data: (start: Int32, count: Int32), at offset: Int, end: Int
    ) {
        var node = MarkupDocument.Node(kind: .instruction, parent: -1, end: 0, start: data.start, count: data.count)
        let name = store.pointee.bytes(target.start)
        let length = Int(target.count)
        let entry = store.pointee.names.find(name, length, HTMLNames.key(name, length))
        node.name = store.pointee.names.number(entry)
        leaf(node, offset, end)
    }

    /// Handles a comment or a processing instruction by the rules of the insertion mode.
    private mutating func leaf(_ node: MarkupDocument.Node, _ offset: Int, _ end: Int) {
        if pendingText.count > 0 { flushPendingText() }
        skipsLineFeed = false
        var place = MarkupDocument.NodePlace(start: Int32(truncatingIfNeeded: offset))
        place.end = Int32(truncatingIfNeeded: end)
        if adjustedCurrent.namespace != 1 { return insertLeaf(node, place) }
        switch mode {
        case .initial, .beforeHTML, .afterAfterBody, .afterAfterFrameset:
            prepareAppending(to: -1)
            insertLeaf(node, place, at: Location(parent: -1))
        case .afterBody:
            prepareAppending(to: stack[0].node)
            insertLeaf(node, place, at: Location(parent: stack[0].node))
        default: insertLeaf(node, place)
        }
    }

    mutating func doctype(_ token: HTMLDoctypeToken) {
        if pendingText.count > 0 { flushPendingText() }
        skipsLineFeed = false
        guard mode == .initial else { return error(.unexpectedDoctype, at: token.offset) }
        doctype = token
        nodesBeforeDoctype = nodes.count
        let type = DoctypeQuirks(token, store)
        if !type.isConforming { error(.obsoleteDoctype, at: token.offset) }
        if !isSrcdoc { quirks = type.mode }
        mode = .beforeHTML
    }

    /// Handles the end of the input.
    mutating func end(at offset: Int) {
        if pendingText.count > 0 { flushPendingText() }
        if mode.rawValue < InsertionMode.inBody.rawValue { leaveHead(at: offset) }
        if mode == .text {
            error(.eofWithOpenElements, at: offset, current.name)
            pop()
            mode = originalMode
            if mode.rawValue < InsertionMode.inBody.rawValue { leaveHead(at: offset) }
        }
        // Closes the open templates, one by one.
        while isOpen(.template), !templateModesIsEmpty {
            error(.eofWithOpenElements, at: offset, UInt32(HTMLTag.template.rawValue))
            popUntil(.template)
            clearFormattingToMarker()
            templateModes.removeLast()
            resetInsertionMode()
            if mode.rawValue < InsertionMode.inBody.rawValue { leaveHead(at: offset) }
        }
        guard mode != .afterBody, mode != .afterAfterBody, mode != .afterFrameset, mode != .afterAfterFrameset else {
            return
        }
        var index = stack.count - 1
        while index > 0 {
            if !stack[index].traits.contains(.mayStayOpen) {
                return error(.eofWithOpenElements, at: offset, stack[index].name)
            }
            index -= 1
        }
    }

    private var templateModesIsEmpty: Bool { templateModes.count == 0 }

    /// Returns the number of leading whitespace bytes.
    @inline(__always)
    func leadingSpaces(_ start: Int32, _ count: Int32) -> Int32 {
        let bytes = store.pointee.bytes(start)
        var at = 0
        let end = Int(count)
        while at < end {
            switch bytes[at] {
            case 0x20, 0x0A, 0x09, 0x0C, 0x0D: at += 1
            default: return Int32(truncatingIfNeeded: at)
            }
        }
        return count
    }
}
