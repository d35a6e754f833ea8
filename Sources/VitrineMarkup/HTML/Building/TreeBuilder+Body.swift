/// The rules of the insertion mode "in body" (13.2.6.4.7).
extension TreeBuilder {
    /// Handles text by the rules of "in body".
    @inline(__always)
    mutating func bodyText(_ start: Int32, _ count: Int32, at offset: Int) {
        if formatting.count > 0 { reconstructFormatting(at: offset) }
        insertText(start, count, at: offset)
        if allowsFrameset, leadingSpaces(start, count) < count { allowsFrameset = false }
    }

    /// "Close a p element", if one is in button scope.
    @inline(__always)
    mutating func closeParagraph(_ token: HTMLTagToken) {
        guard isOpen(.p), isInButtonScope(.p) else { return }
        generateImpliedEndTags(except: .p)
        if current.tag != .p { error(.startTagWithOpenElements, token) }
        popUntil(.p)
    }

    /// Handles a start tag in the body, a cell or a caption. Start tags of parts of a table, such as `<tr>`, close the
    /// cell or caption; all others follow the rules of the body.
    mutating func startInBodyOrCell(_ token: HTMLTagToken) -> Bool {
        if mode != .inBody {
            switch token.tag {
            case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr:
                return mode == .inCell ? leaveCell(token) : leaveCaption(token)
            default: break
            }
        }
        return startInBody(token)
    }

    /// Handles a start tag.
    /// - Returns: false if the mode has changed and the token must be processed again.
    mutating func startInBody(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .html:
            error(.unexpectedStartTag, token)
            if !isOpen(.template), stack.count > 0 { addAttributes(to: stack[0].node) }
        case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
            return startInHead(token)
        case .body:
            error(.unexpectedStartTag, token)
            guard stack.count > 1, stack[1].tag == .body, !isOpen(.template) else { return true }
            allowsFrameset = false
            addAttributes(to: stack[1].node)
        case .frameset: startFramesetInBody(token)
        case .address, .article, .aside, .blockquote, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
            .figcaption, .figure, .footer, .header, .hgroup, .main, .menu, .nav, .ol, .p, .search, .section, .summary,
            .ul:
            closeParagraph(token)
            insert(token)
        case .h1, .h2, .h3, .h4, .h5, .h6:
            closeParagraph(token)
            if current.traits.contains(.heading) {
                error(.nestedElement, token)
                pop()
            }
            insert(token)
        case .pre, .listing:
            closeParagraph(token)
            insert(token)
            skipsLineFeed = true
            allowsFrameset = false
        case .form: startForm(token)
        case .li: startItem(token, .li, .li)
        case .dd, .dt: startItem(token, .dd, .dt)
        case .plaintext:
            closeParagraph(token)
            insert(token)
            contentState = .plaintext
        case .button:
            if isInScope(.button) {
                error(.nestedElement, token)
                generateImpliedEndTags()
                popUntil(.button)
            }
            reconstructFormatting(at: token.start)
            insert(token)
            allowsFrameset = false
        case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u: startFormatting(token)
        case .applet, .marquee, .object:
            reconstructFormatting(at: token.start)
            insert(token)
            formatting.append(.init(node: -1, name: 0, tag: .other, attributesHash: 0))
            allowsFrameset = false
        case .table:
            if quirks != .quirks { closeParagraph(token) }
            insert(token)
            allowsFrameset = false
            mode = .inTable
        case .area, .br, .embed, .img, .keygen, .wbr:
            reconstructFormatting(at: token.start)
            insertVoid(token)
            allowsFrameset = false
        case .input: startInput(token)
        case .param, .source, .track: insertVoid(token)
        case .hr:
            closeParagraph(token)
            if isInScope(.select) {
                generateImpliedEndTags()
                if isInScope(.option) || isInScope(.optgroup) { error(.startTagWithOpenElements, token) }
            }
            insertVoid(token)
            allowsFrameset = false
        case .image:
            error(.imageStartTag, token)
            var image = token
            image.tag = .img
            image.name = UInt32(HTMLTag.img.rawValue)
            return startInBody(image)
        case .textarea:
            insert(token)
            skipsLineFeed = true
            allowsFrameset = false
            contentState = .rcdata
            originalMode = mode
            mode = .text
        case .xmp:
            closeParagraph(token)
            reconstructFormatting(at: token.start)
            allowsFrameset = false
            insertRaw(token, .rawtext)
        case .iframe:
            allowsFrameset = false
            insertRaw(token, .rawtext)
        case .noembed: insertRaw(token, .rawtext)
        case .noscript where hasScripting: insertRaw(token, .rawtext)
        case .select: startSelect(token)
        case .option:
            if isInScope(.select) {
                generateImpliedEndTags(except: .optgroup)
                if isInScope(.option) { error(.startTagWithOpenElements, token) }
            } else if current.tag == .option {
                pop()
            }
            reconstructFormatting(at: token.start)
            insert(token)
        case .optgroup:
            if isInScope(.select) {
                generateImpliedEndTags()
                if isInScope(.option) || isInScope(.optgroup) { error(.startTagWithOpenElements, token) }
            } else if current.tag == .option {
                pop()
            }
            reconstructFormatting(at: token.start)
            insert(token)
        case .rb, .rtc:
            if isInScope(.ruby) {
                generateImpliedEndTags()
                if current.tag != .ruby { error(.startTagWithOpenElements, token) }
            }
            insert(token)
        case .rp, .rt:
            if isInScope(.ruby) {
                generateImpliedEndTags(except: .rtc)
                if current.tag != .rtc, current.tag != .ruby { error(.startTagWithOpenElements, token) }
            }
            insert(token)
        case .math:
            reconstructFormatting(at: token.start)
            insertForeign(token, 3)
        case .svg:
            reconstructFormatting(at: token.start)
            insertForeign(token, 2)
        case .caption, .col, .colgroup, .frame, .head, .tbody, .td, .tfoot, .th, .thead, .tr:
            error(.unexpectedStartTag, token)
        default:
            reconstructFormatting(at: token.start)
            insert(token)
        }
        return true
    }

    // MARK: - Start tags with more rules

    /// Adds those attributes of the token that an element does not have yet.
    private mutating func addAttributes(to node: Int32) {
        for token in tokenAttributes {
            let attribute = attribute(token, 1)
            if addedNames.isEmpty || !addedNames.contains(UInt64(UInt32(bitPattern: node)) << 32) {
                addedNames.insert(UInt64(UInt32(bitPattern: node)) << 32)
                let first = nodes[node].firstAttribute
                for index in first..<first + nodes[node].attributeCount {
                    addedNames.insert(key(node, attributes[index].name))
                }
            }
            guard addedNames.insert(key(node, attribute.name)).inserted else { continue }
            addedAttributes.append(
                .init(
                    node: node, attribute: attribute,
                    place: .init(name: token.nameStart, value: token.valueStart, valueEnd: token.valueEnd)))
        }
    }

    private func key(_ node: Int32, _ name: UInt32) -> UInt64 {
        UInt64(UInt32(bitPattern: node)) << 32 | UInt64(name) + 1
    }

    private mutating func startFramesetInBody(_ token: HTMLTagToken) {
        error(.unexpectedStartTag, token)
        guard allowsFrameset, stack.count > 1, stack[1].tag == .body else { return }
        link()
        detach(stack[1].node)
        nodes[stack[1].node].parent = -1
        while stack.count > 1 { pop() }
        insert(token)
        mode = .inFrameset
    }

    private mutating func startForm(_ token: HTMLTagToken) {
        let isInTemplate = isOpen(.template)
        if form >= 0, !isInTemplate { return error(.nestedElement, token) }
        closeParagraph(token)
        let node = insert(token)
        if !isInTemplate { form = node }
    }

    /// Handles the start tag of `li`, `dd` or `dt`, which closes an open item.
    private mutating func startItem(_ token: HTMLTagToken, _ one: HTMLTag, _ other: HTMLTag) {
        allowsFrameset = false
        var index = stack.count - 1
        while index >= 0 {
            let element = stack[index]
            if element.tag == one || element.tag == other {
                generateImpliedEndTags(except: element.tag)
                if current.tag != element.tag { error(.startTagWithOpenElements, token) }
                popUntil(element.tag)
                break
            }
            if element.traits.contains(.special), element.tag != .address, element.tag != .div, element.tag != .p {
                break
            }
            index -= 1
        }
        closeParagraph(token)
        insert(token)
    }

    private mutating func startInput(_ token: HTMLTagToken) {
        if isFragment, context.tag == .select { return error(.unexpectedStartTag, token) }
        if isInScope(.select) {
            error(.unexpectedStartTag, token)
            popUntil(.select)
        }
        reconstructFormatting(at: token.start)
        insertVoid(token)
        if let type = attribute(store.pointee.names.known.type), equals(type, "hidden") { return }
        allowsFrameset = false
    }

    private mutating func startSelect(_ token: HTMLTagToken) {
        if isFragment, context.tag == .select { return error(.unexpectedStartTag, token) }
        if isInScope(.select) {
            error(.nestedElement, token)
            popUntil(.select)
            return
        }
        reconstructFormatting(at: token.start)
        insert(token)
        allowsFrameset = false
    }

    // MARK: - End tags

    /// Handles an end tag.
    /// - Returns: false if the mode has changed and the token must be processed again.
    mutating func endInBody(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .template: endTemplate(token)
        case .body, .html: return endBody(token)
        case .address, .article, .aside, .blockquote, .button, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
            .figcaption, .figure, .footer, .header, .hgroup, .listing, .main, .menu, .nav, .ol, .pre, .search, .section,
            .select, .summary, .ul:
            endBlock(token, .scope)
        case .form: endForm(token)
        case .p: endParagraph(token)
        case .li: endItem(token, [.scope, .listItemScope])
        case .dd, .dt: endItem(token, .scope)
        case .h1, .h2, .h3, .h4, .h5, .h6: endHeading(token)
        case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u:
            runAdoptionAgency(token)
        case .applet, .marquee, .object:
            if endBlock(token, .scope) { clearFormattingToMarker() }
        case .br:
            error(.unexpectedEndTag, token)
            reconstructFormatting(at: token.start)
            _ = makeImplied(.br, at: token.start, location())
            allowsFrameset = false
        default: endAnyOther(token)
        }
        return true
    }

    private mutating func endBody(_ token: HTMLTagToken) -> Bool {
        guard isInScope(.body) else {
            error(.unexpectedEndTag, token)
            return true
        }
        var index = stack.count - 1
        while index > 0 {
            if !stack[index].traits.contains(.mayStayOpen) {
                errorOpen(token, stack[index])
                break
            }
            index -= 1
        }
        mode = .afterBody
        if token.tag == .html { return false }
        markEnd(stack[1].node, token)
        return true
    }

    @discardableResult
    private mutating func endBlock(_ token: HTMLTagToken, _ ends: HTMLTraits) -> Bool {
        guard isInScope(token.tag, ends) else {
            error(.unexpectedEndTag, token)
            return false
        }
        generateImpliedEndTags()
        if current.tag != token.tag { errorOpen(token, current) }
        markEnd(popUntil(token.tag), token)
        return true
    }

    private mutating func endParagraph(_ token: HTMLTagToken) {
        if !isInButtonScope(.p) {
            error(.unexpectedEndTag, token)
            insertImplied(.p, at: token.start)
        }
        generateImpliedEndTags(except: .p)
        if current.tag != .p { errorOpen(token, current) }
        markEnd(popUntil(.p), token)
    }

    private mutating func endItem(_ token: HTMLTagToken, _ ends: HTMLTraits) {
        guard isInScope(token.tag, ends) else { return error(.unexpectedEndTag, token) }
        generateImpliedEndTags(except: token.tag)
        if current.tag != token.tag { errorOpen(token, current) }
        markEnd(popUntil(token.tag), token)
    }

    private mutating func endForm(_ token: HTMLTagToken) {
        if isOpen(.template) {
            endBlock(token, .scope)
            return
        }
        let node = form
        form = -1
        guard node >= 0, let index = openIndex(of: node), isFormInScope(index) else {
            return error(.unexpectedEndTag, token)
        }
        generateImpliedEndTags()
        if current.node != node { errorOpen(token, current) }
        markEnd(node, token)
        if let index = openIndex(of: node) { removeOpen(at: index) }
    }

    /// Returns the index of a node in the stack of open elements; nil if it is not there or is the root.
    func openIndex(of node: Int32) -> Int? {
        var index = stack.count - 1
        while index > 0 {
            if stack[index].node == node { return index }
            index -= 1
        }
        return nil
    }

    private func isFormInScope(_ form: Int) -> Bool {
        var index = stack.count - 1
        while index > form {
            if stack[index].traits.contains(.scope) { return false }
            index -= 1
        }
        return true
    }

    private mutating func endHeading(_ token: HTMLTagToken) {
        var index = stack.count - 1
        while index >= 0, !stack[index].traits.contains(.heading) {
            if stack[index].traits.contains(.scope) { return error(.unexpectedEndTag, token) }
            index -= 1
        }
        guard index >= 0 else { return error(.unexpectedEndTag, token) }
        generateImpliedEndTags()
        if current.tag != token.tag { errorOpen(token, current) }
        while stack.count > 1 {
            let element = stack.last
            pop()
            if element.traits.contains(.heading) {
                markEnd(element.node, token)
                return
            }
        }
    }

    /// "Any other end tag".
    /// - Parameters:
    ///   - marksEnd: whether the tag is recorded as the end tag of the element that it closes.
    ///   - reportsErrors: whether errors are reported; false for a start tag, whose error has already been reported.
    mutating func endAnyOther(_ token: HTMLTagToken, marksEnd: Bool = true, reportsErrors: Bool = true) {
        var index = stack.count - 1
        while index > 0 {
            let element = stack[index]
            if element.namespace == 1, element.name == token.name {
                generateImpliedEndTags(except: token.tag == .other ? .html : token.tag)
                if reportsErrors, stack.count - 1 != index { errorOpen(token, current) }
                while stack.count > index { pop() }
                if marksEnd { markEnd(element.node, token) }
                return
            }
            if element.traits.contains(.special) { break }
            index -= 1
        }
        if reportsErrors { error(.unexpectedEndTag, token) }
    }
}
