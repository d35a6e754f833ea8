/// The rules of the insertion modes before and after the body and in templates (13.2.6.4), and the functions that apply
/// the rules of the current mode to a token.
extension TreeBuilder {
    /// Handles a start tag by the rules of the insertion mode.
    mutating func htmlStartTag(_ token: HTMLTagToken) {
        // Each iteration either consumes the token or switches to another mode. No mode comes back for the same token,
        // so the loop ends.
        while true {
            let isDone =
                switch mode {
                case .inBody, .inCaption, .inCell: startInBodyOrCell(token)
                case .initial: leaveInitial(token.start)
                case .beforeHTML: startBeforeHTML(token)
                case .beforeHead: startBeforeHead(token)
                case .inHead: startInHead(token)
                case .inHeadNoscript: startInHeadNoscript(token)
                case .afterHead: startAfterHead(token)
                case .text: leaveText()
                case .inTable: startInTable(token)
                case .inTableText: leaveTableText()
                case .inColumnGroup: startInColumnGroup(token)
                case .inTableBody: startInTableBody(token)
                case .inRow: startInRow(token)
                case .inTemplate: startInTemplate(token)
                case .afterBody, .afterAfterBody: startAfterBody(token)
                case .inFrameset: startInFrameset(token)
                case .afterFrameset, .afterAfterFrameset: startAfterFrameset(token)
                }
            if isDone { return }
        }
    }

    /// Handles an end tag by the rules of the insertion mode.
    mutating func htmlEndTag(_ token: HTMLTagToken) {
        while true {
            let isDone =
                switch mode {
                case .inBody: endInBody(token)
                case .initial: leaveInitial(token.start)
                case .beforeHTML: endBeforeHTML(token)
                case .beforeHead: endBeforeHead(token)
                case .inHead: endInHead(token)
                case .inHeadNoscript: endInHeadNoscript(token)
                case .afterHead: endAfterHead(token)
                case .text: endInText(token)
                case .inTable: endInTable(token)
                case .inTableText: leaveTableText()
                case .inCaption: endInCaption(token)
                case .inColumnGroup: endInColumnGroup(token)
                case .inTableBody: endInTableBody(token)
                case .inRow: endInRow(token)
                case .inCell: endInCell(token)
                case .inTemplate: endInTemplate(token)
                case .afterBody, .afterAfterBody: endAfterBody(token)
                case .inFrameset: endInFrameset(token)
                case .afterFrameset, .afterAfterFrameset: endAfterFrameset(token)
                }
            if isDone { return }
        }
    }

    /// Handles text by the rules of the insertion mode.
    mutating func htmlText(_ start: Int32, _ count: Int32, at offset: Int) {
        var (start, count, offset) = (start, count, offset)
        while count > 0 {
            let spaces = leadingSpaces(start, count)
            switch mode {
            case .inBody, .inCaption, .inCell, .inTemplate: return bodyText(start, count, at: offset)
            case .text: return insertText(start, count, at: offset)
            case .inTable, .inTableBody, .inRow, .inTableText: return tableText(start, count, at: offset)
            case .initial, .beforeHTML, .beforeHead:
                // Whitespace is ignored.
                break
            case .inHead, .inHeadNoscript, .afterHead, .inColumnGroup, .inFrameset, .afterFrameset:
                insertText(start, spaces, at: offset)
            case .afterBody, .afterAfterBody, .afterAfterFrameset:
                prepareAppending(to: current.node)
                if spaces > 0 { bodyText(start, spaces, at: offset) }
            }
            start += spaces
            count -= spaces
            offset += Int(spaces)
            guard count > 0 else { return }
            switch mode {
            case .inFrameset, .afterFrameset, .afterAfterFrameset:
                error(.unexpectedText, at: offset)
                start += 1
                count -= 1
                offset += 1
                // The following characters other than whitespace belong to the same error.
                while count > 0, leadingSpaces(start, 1) == 0 {
                    start += 1
                    count -= 1
                    offset += 1
                }
            case .inColumnGroup:
                guard current.tag == .colgroup else {
                    error(.unexpectedText, at: offset)
                    start += 1
                    count -= 1
                    offset += 1
                    continue
                }
                pop()
                mode = .inTable
            case .afterBody, .afterAfterBody:
                error(.contentAfterBody, at: offset)
                mode = .inBody
            default: leaveHead(at: offset)
            }
        }
    }

    /// Switches through the modes up to the body and inserts the implied elements.
    mutating func leaveHead(at offset: Int) {
        while mode.rawValue < InsertionMode.inBody.rawValue {
            switch mode {
            case .initial: _ = leaveInitial(offset)
            case .beforeHTML: _ = implyHTML(offset)
            case .beforeHead: _ = implyHead(offset)
            case .inHead: _ = leaveInHead()
            case .inHeadNoscript:
                error(.contentInHeadNoscript, at: offset)
                pop()
                mode = .inHead
            default: _ = implyBody(offset)
            }
        }
    }

    // MARK: - Initial and before html

    func isHTML(_ tag: HTMLTag) -> Bool { tag == .head || tag == .body || tag == .html || tag == .br }

    private mutating func leaveInitial(_ offset: Int) -> Bool {
        if !isSrcdoc {
            error(.missingDoctype, at: offset)
            quirks = .quirks
        }
        mode = .beforeHTML
        return false
    }

    private mutating func implyHTML(_ offset: Int) -> Bool {
        prepareAppending(to: -1)
        let node = makeImplied(.html, at: offset, Location(parent: -1))
        pushRoot(node)
        mode = .beforeHead
        return false
    }

    mutating func pushRoot(_ node: Int32) {
        push(
            OpenElement(node: node, name: UInt32(HTMLTag.html.rawValue), traits: .html(.html), tag: .html, namespace: 1)
        )
    }

    private mutating func startBeforeHTML(_ token: HTMLTagToken) -> Bool {
        guard token.tag == .html else { return implyHTML(token.start) }
        prepareAppending(to: -1)
        let node = makeElement(token, 1, Location(parent: -1))
        pushRoot(node)
        mode = .beforeHead
        return true
    }

    private mutating func endBeforeHTML(_ token: HTMLTagToken) -> Bool {
        if isHTML(token.tag) { return implyHTML(token.start) }
        error(.unexpectedEndTag, token)
        return true
    }

    // MARK: - Head

    private mutating func implyHead(_ offset: Int) -> Bool {
        head = insertImplied(.head, at: offset)
        mode = .inHead
        return false
    }

    private mutating func startBeforeHead(_ token: HTMLTagToken) -> Bool {
        if token.tag == .html { return startInBody(token) }
        guard token.tag == .head else { return implyHead(token.start) }
        head = insert(token)
        mode = .inHead
        return true
    }

    private mutating func endBeforeHead(_ token: HTMLTagToken) -> Bool {
        if isHTML(token.tag) { return implyHead(token.start) }
        error(.unexpectedEndTag, token)
        return true
    }

    private mutating func leaveInHead() -> Bool {
        pop()
        mode = .afterHead
        return false
    }

    /// The rules of "in head" for start tags; other modes use them, too.
    mutating func startInHead(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .html: return startInBody(token)
        case .base, .basefont, .bgsound, .link, .meta: insertVoid(token)
        case .title: insertRaw(token, .rcdata)
        case .noscript:
            if hasScripting {
                insertRaw(token, .rawtext)
            } else {
                insert(token)
                mode = .inHeadNoscript
            }
        case .noframes, .style: insertRaw(token, .rawtext)
        case .script: insertRaw(token, .scriptData)
        case .template: startTemplate(token)
        case .head: error(.unexpectedStartTag, token)
        default: return leaveInHead()
        }
        return true
    }

    /// The generic raw text and RCDATA element parsing algorithms (13.2.6.2).
    mutating func insertRaw(_ token: HTMLTagToken, _ state: HTMLContentState) {
        insert(token)
        contentState = state
        originalMode = mode
        mode = .text
    }

    private mutating func endInHead(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .head:
            markEnd(current.node, token)
            pop()
            mode = .afterHead
        case .body, .html, .br: return leaveInHead()
        case .template: endTemplate(token)
        default: error(.unexpectedEndTag, token)
        }
        return true
    }

    private mutating func startInHeadNoscript(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .html: return startInBody(token)
        case .basefont, .bgsound, .link, .meta, .noframes, .style: return startInHead(token)
        case .head, .noscript:
            error(.unexpectedStartTag, token)
            return true
        default: return leaveNoscript(token)
        }
    }

    private mutating func leaveNoscript(_ token: HTMLTagToken) -> Bool {
        error(.unexpectedStartTag, token)
        pop()
        mode = .inHead
        return false
    }

    private mutating func endInHeadNoscript(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .noscript:
            markEnd(current.node, token)
            pop()
            mode = .inHead
        case .br: return leaveNoscript(token)
        default: error(.unexpectedEndTag, token)
        }
        return true
    }

    // MARK: - After head

    private mutating func implyBody(_ offset: Int) -> Bool {
        insertImplied(.body, at: offset)
        mode = .inBody
        return false
    }

    private mutating func startAfterHead(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .html: return startInBody(token)
        case .body:
            insert(token)
            allowsFrameset = false
            mode = .inBody
        case .frameset:
            insert(token)
            mode = .inFrameset
        case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
            error(.unexpectedStartTag, token)
            prepareAppending(to: head)
            push(
                OpenElement(
                    node: head, name: UInt32(HTMLTag.head.rawValue), traits: .html(.head), tag: .head, namespace: 1))
            let place = stack.count - 1
            _ = startInHead(token)
            if place < stack.count, stack[place].node == head { removeOpen(at: place) }
        case .head: error(.unexpectedStartTag, token)
        default: return implyBody(token.start)
        }
        return true
    }

    private mutating func endAfterHead(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .template: endTemplate(token)
        case .body, .html, .br: return implyBody(token.start)
        default: error(.unexpectedEndTag, token)
        }
        return true
    }

    // MARK: - Text

    /// Leaves the mode "text" at a start tag, which can occur there only if the element that contains the text was not
    /// pushed onto the stack because of ``openLimit``. Parsing continues as if the text had ended.
    private mutating func leaveText() -> Bool {
        mode = originalMode
        return false
    }

    private mutating func endInText(_ token: HTMLTagToken) -> Bool {
        if current.name == token.name {
            markEnd(current.node, token)
            pop()
        }
        mode = originalMode
        return true
    }

    // MARK: - Templates (13.2.6.4.16)

    private mutating func startTemplate(_ token: HTMLTagToken) {
        formatting.append(.init(node: -1, name: 0, tag: .other, attributesHash: 0))
        allowsFrameset = false
        mode = .inTemplate
        templateModes.append(.inTemplate)
        let parent = current
        let node = insert(token)
        noteShadowRoot(node, parent)
    }

    /// Records a template if browsers turn it into a shadow root ("in head", a start tag whose tag name is "template").
    private mutating func noteShadowRoot(_ node: Int32, _ host: OpenElement) {
        guard let value = attribute(store.pointee.names.known.shadowRootMode),
            equals(value, "open") || equals(value, "closed"), host.namespace == 1, host.node >= 0, stack.count > 2,
            nodes[node].parent == host.node, isShadowHost(host)
        else { return }
        // Only the first such template of an element becomes a shadow root.
        if shadowHosts.insert(host.node).inserted { shadowRoots.append(node) }
    }

    /// Returns whether an element is a custom element or one of the other elements that `attachShadow()` accepts (DOM
    /// Standard, 4.9).
    private func isShadowHost(_ host: OpenElement) -> Bool {
        switch host.tag {
        case .article, .aside, .blockquote, .body, .div, .footer, .h1, .h2, .h3, .h4, .h5, .h6, .header, .main, .nav,
            .p, .section, .span:
            true
        case .other: store.pointee.names.bytes(host.name).contains(UInt8(ascii: "-"))
        default: false
        }
    }

    mutating func endTemplate(_ token: HTMLTagToken) {
        guard isOpen(.template) else { return error(.unexpectedEndTag, token) }
        generateAllImpliedEndTags()
        if current.tag != .template { errorOpen(token, current) }
        markEnd(popUntil(.template), token)
        clearFormattingToMarker()
        if templateModes.count > 0 { templateModes.removeLast() }
        resetInsertionMode()
    }

    /// "Generate all implied end tags thoroughly" (13.2.6.3).
    private mutating func generateAllImpliedEndTags() {
        while stack.count > 1, stack.last.traits.contains(.thoroughlyImpliedEnd) { pop() }
    }

    private mutating func startInTemplate(_ token: HTMLTagToken) -> Bool {
        let next: InsertionMode
        switch token.tag {
        case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
            return startInHead(token)
        case .caption, .colgroup, .tbody, .tfoot, .thead: next = .inTable
        case .col: next = .inColumnGroup
        case .tr: next = .inTableBody
        case .td, .th: next = .inRow
        default: next = .inBody
        }
        if templateModes.count > 0 { templateModes.last = next }
        mode = next
        return false
    }

    private mutating func endInTemplate(_ token: HTMLTagToken) -> Bool {
        if token.tag == .template { endTemplate(token) } else { error(.unexpectedEndTag, token) }
        return true
    }

    /// "Reset the insertion mode appropriately" (13.2.4.1).
    mutating func resetInsertionMode() {
        var index = stack.count - 1
        while index >= 0 {
            let isLast = index == 0
            let element = isLast && isFragment ? context : stack[index]
            switch element.tag {
            case .td, .th:
                if !isLast {
                    mode = .inCell
                    return
                }
            case .tr:
                mode = .inRow
                return
            case .tbody, .thead, .tfoot:
                mode = .inTableBody
                return
            case .caption:
                mode = .inCaption
                return
            case .colgroup:
                mode = .inColumnGroup
                return
            case .table:
                mode = .inTable
                return
            case .template:
                mode = templateModes.count > 0 ? templateModes.last : .inBody
                return
            case .head:
                if !isLast {
                    mode = .inHead
                    return
                }
            case .body:
                mode = .inBody
                return
            case .frameset:
                mode = .inFrameset
                return
            case .html:
                mode = head < 0 ? .beforeHead : .afterHead
                return
            default: break
            }
            if isLast {
                mode = .inBody
                return
            }
            index -= 1
        }
        mode = .inBody
    }

    // MARK: - After the body

    private mutating func startAfterBody(_ token: HTMLTagToken) -> Bool {
        if token.tag == .html { return startInBody(token) }
        error(.contentAfterBody, token)
        prepareAppending(to: current.node)
        mode = .inBody
        return false
    }

    private mutating func endAfterBody(_ token: HTMLTagToken) -> Bool {
        if mode == .afterBody, token.tag == .html {
            if isFragment {
                error(.unexpectedEndTag, token)
            } else {
                markEnd(stack[0].node, token)
                mode = .afterAfterBody
            }
            return true
        }
        error(.contentAfterBody, token)
        prepareAppending(to: current.node)
        mode = .inBody
        return false
    }
}
