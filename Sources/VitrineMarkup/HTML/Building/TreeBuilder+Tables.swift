/// The insertion modes of tables (13.2.6.4.9 to 13.2.6.4.15).
extension TreeBuilder {
    // MARK: - In table

    mutating func startInTable(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .caption:
            popBack(to: (.table, .table, .table))
            formatting.append(.init(node: -1, name: 0, tag: .other, attributesHash: 0))
            insert(token)
            mode = .inCaption
        case .colgroup:
            popBack(to: (.table, .table, .table))
            insert(token)
            mode = .inColumnGroup
        case .col:
            popBack(to: (.table, .table, .table))
            insertImplied(.colgroup, at: token.start)
            mode = .inColumnGroup
            return false
        case .tbody, .tfoot, .thead:
            popBack(to: (.table, .table, .table))
            insert(token)
            mode = .inTableBody
        case .td, .th, .tr:
            popBack(to: (.table, .table, .table))
            insertImplied(.tbody, at: token.start)
            mode = .inTableBody
            return false
        case .table:
            error(.nestedElement, token)
            guard isInTableScope(.table) else { return true }
            popUntil(.table)
            resetInsertionMode()
            return false
        case .style, .script, .template: return startInHead(token)
        case .input:
            error(.contentInTable, token)
            guard let type = attribute(store.pointee.names.known.type), equals(type, "hidden") else {
                return startFostered(token)
            }
            insertVoid(token)
        case .form:
            error(.contentInTable, token)
            guard form < 0, !isOpen(.template) else { return true }
            form = insert(token)
            if current.node == form { pop() }
        default:
            error(.contentInTable, token)
            return startFostered(token)
        }
        return true
    }

    /// "Anything else": the rules of the body, with the content moved out of the table.
    private mutating func startFostered(_ token: HTMLTagToken) -> Bool {
        isFostering = true
        let isDone = startInBody(token)
        isFostering = false
        return isDone
    }

    mutating func endInTable(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .table:
            guard isInTableScope(.table) else {
                error(.unexpectedEndTag, token)
                return true
            }
            markEnd(popUntil(.table), token)
            resetInsertionMode()
        case .body, .caption, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr:
            error(.unexpectedEndTag, token)
        case .template: endTemplate(token)
        default:
            // The standard requires an error here; it is reported unless the rules of the body report one.
            let errors = store.pointee.errorCount
            isFostering = true
            let isDone = endInBody(token)
            isFostering = false
            if store.pointee.errorCount == errors { error(.unexpectedEndTag, token) }
            return isDone
        }
        return true
    }

    // MARK: - Text in tables

    /// Handles text in a table. If the current node is a table, a row group, a row or a template, the text is kept
    /// until the next token that is not text.
    mutating func tableText(_ start: Int32, _ count: Int32, at offset: Int) {
        guard current.traits.contains(.fosters) || current.tag == .template else {
            error(.textInTable, at: offset)
            isFostering = true
            bodyText(start, count, at: offset)
            isFostering = false
            return
        }
        pendingText.append(TextPiece(start: start, count: count, next: Int32(truncatingIfNeeded: offset)))
    }

    /// Inserts the pending text. If it is only whitespace, it stays in the table; otherwise all of it is inserted by
    /// the rules of the body with foster parenting, usually before the table.
    mutating func flushPendingText() {
        var offset = -1
        for index in 0..<pendingText.count where offset < 0 {
            let text = pendingText[index]
            let spaces = leadingSpaces(text.start, text.count)
            if spaces < text.count { offset = Int(text.next + spaces) }
        }
        if offset >= 0 { error(.textInTable, at: offset) }
        for index in 0..<pendingText.count {
            let text = pendingText[index]
            if offset >= 0 {
                isFostering = true
                bodyText(text.start, text.count, at: Int(text.next))
                isFostering = false
            } else {
                insertText(text.start, text.count, at: Int(text.next))
            }
        }
        pendingText.truncate(to: 0)
    }

    /// Leaves the mode "in table text". The builder never enters this mode, because it keeps pending text instead.
    mutating func leaveTableText() -> Bool {
        mode = .inTable
        return false
    }

    // MARK: - Captions and columns

    mutating func leaveCaption(_ token: HTMLTagToken) -> Bool {
        guard isInTableScope(.caption) else {
            error(.unexpectedStartTag, token)
            return true
        }
        closeCaption(token, isEndTag: false)
        return false
    }

    @discardableResult
    private mutating func closeCaption(_ token: HTMLTagToken, isEndTag: Bool) -> Int32 {
        generateImpliedEndTags()
        if current.tag != .caption {
            if isEndTag { errorOpen(token, current) } else { error(.startTagWithOpenElements, token) }
        }
        let node = popUntil(.caption)
        clearFormattingToMarker()
        mode = .inTable
        return node
    }

    mutating func endInCaption(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .caption, .table:
            guard isInTableScope(.caption) else {
                error(.unexpectedEndTag, token)
                return true
            }
            let node = closeCaption(token, isEndTag: true)
            if token.tag == .table { return false }
            markEnd(node, token)
            return true
        case .body, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr:
            error(.unexpectedEndTag, token)
            return true
        default: return endInBody(token)
        }
    }

    mutating func startInColumnGroup(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .html: return startInBody(token)
        case .col: insertVoid(token)
        case .template: return startInHead(token)
        default: return leaveColumnGroup(token, .unexpectedStartTag)
        }
        return true
    }

    private mutating func leaveColumnGroup(_ token: HTMLTagToken, _ problem: HTMLParseError) -> Bool {
        guard current.tag == .colgroup else {
            error(problem, token)
            return true
        }
        pop()
        mode = .inTable
        return false
    }

    mutating func endInColumnGroup(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .colgroup:
            guard current.tag == .colgroup else {
                error(.unexpectedEndTag, token)
                return true
            }
            markEnd(current.node, token)
            pop()
            mode = .inTable
        case .col: error(.unexpectedEndTag, token)
        case .template: endTemplate(token)
        default: return leaveColumnGroup(token, .unexpectedEndTag)
        }
        return true
    }

    // MARK: - Table bodies

    mutating func startInTableBody(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .tr:
            popBack(to: (.tbody, .tfoot, .thead))
            insert(token)
            mode = .inRow
        case .th, .td:
            error(.missingStartTag, token)
            popBack(to: (.tbody, .tfoot, .thead))
            insertImplied(.tr, at: token.start)
            mode = .inRow
            return false
        case .caption, .col, .colgroup, .tbody, .tfoot, .thead: return leaveTableBody(token, .unexpectedStartTag)
        default: return startInTable(token)
        }
        return true
    }

    private mutating func leaveTableBody(_ token: HTMLTagToken, _ problem: HTMLParseError) -> Bool {
        guard isInTableScope(.tbody) || isInTableScope(.thead) || isInTableScope(.tfoot) else {
            error(problem, token)
            return true
        }
        popBack(to: (.tbody, .tfoot, .thead))
        pop()
        mode = .inTable
        return false
    }

    mutating func endInTableBody(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .tbody, .tfoot, .thead:
            guard isInTableScope(token.tag) else {
                error(.unexpectedEndTag, token)
                return true
            }
            popBack(to: (.tbody, .tfoot, .thead))
            markEnd(current.node, token)
            pop()
            mode = .inTable
        case .table: return leaveTableBody(token, .unexpectedEndTag)
        case .body, .caption, .col, .colgroup, .html, .td, .th, .tr: error(.unexpectedEndTag, token)
        default: return endInTable(token)
        }
        return true
    }

    // MARK: - Rows

    mutating func startInRow(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .th, .td:
            popBack(to: (.tr, .tr, .tr))
            insert(token)
            mode = .inCell
            formatting.append(.init(node: -1, name: 0, tag: .other, attributesHash: 0))
        case .caption, .col, .colgroup, .tbody, .tfoot, .thead, .tr: return leaveRow(token, .unexpectedStartTag)
        default: return startInTable(token)
        }
        return true
    }

    private mutating func leaveRow(_ token: HTMLTagToken, _ problem: HTMLParseError) -> Bool {
        guard isInTableScope(.tr) else {
            error(problem, token)
            return true
        }
        popBack(to: (.tr, .tr, .tr))
        pop()
        mode = .inTableBody
        return false
    }

    mutating func endInRow(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .tr:
            guard isInTableScope(.tr) else {
                error(.unexpectedEndTag, token)
                return true
            }
            popBack(to: (.tr, .tr, .tr))
            markEnd(current.node, token)
            pop()
            mode = .inTableBody
        case .table: return leaveRow(token, .unexpectedEndTag)
        case .tbody, .tfoot, .thead:
            guard isInTableScope(token.tag) else {
                error(.unexpectedEndTag, token)
                return true
            }
            guard isInTableScope(.tr) else { return true }
            popBack(to: (.tr, .tr, .tr))
            pop()
            mode = .inTableBody
            return false
        case .body, .caption, .col, .colgroup, .html, .td, .th: error(.unexpectedEndTag, token)
        default: return endInTable(token)
        }
        return true
    }

    // MARK: - Cells

    mutating func leaveCell(_ token: HTMLTagToken) -> Bool {
        guard isInTableScope(.td) || isInTableScope(.th) else {
            error(.unexpectedStartTag, token)
            return true
        }
        closeCell(token, isEndTag: false)
        return false
    }

    /// "Close the cell".
    private mutating func closeCell(_ token: HTMLTagToken, isEndTag: Bool) {
        generateImpliedEndTags()
        if current.tag != .td, current.tag != .th {
            if isEndTag { errorOpen(token, current) } else { error(.startTagWithOpenElements, token) }
        }
        while stack.count > 1 {
            let tag = stack.last.tag
            pop()
            if tag == .td || tag == .th { break }
        }
        clearFormattingToMarker()
        mode = .inRow
    }

    mutating func endInCell(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .td, .th:
            guard isInTableScope(token.tag) else {
                error(.unexpectedEndTag, token)
                return true
            }
            generateImpliedEndTags()
            if current.tag != token.tag { errorOpen(token, current) }
            markEnd(popUntil(token.tag), token)
            clearFormattingToMarker()
            mode = .inRow
        case .body, .caption, .col, .colgroup, .html: error(.unexpectedEndTag, token)
        case .table, .tbody, .tfoot, .thead, .tr:
            guard isInTableScope(token.tag) else {
                error(.unexpectedEndTag, token)
                return true
            }
            closeCell(token, isEndTag: true)
            return false
        default: return endInBody(token)
        }
        return true
    }
}
