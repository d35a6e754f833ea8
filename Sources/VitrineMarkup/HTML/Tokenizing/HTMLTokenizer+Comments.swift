extension HTMLTokenizer {
    /// Markup declaration open state (13.2.5.42), at `<!`.
    mutating func readDeclaration() -> Bool {
        let start = at
        if input[start + 2] == UInt8(ascii: "-"), input[start + 3] == UInt8(ascii: "-") {
            return readComment(from: start)
        }
        if hasWord("doctype", at: start + 2) {
            at = start + 9
            return readDoctype(from: start)
        }
        if hasExactly("[CDATA[", at: start + 2) {
            if sink.allowsCDATA {
                sink.cdata(at: start)
                at = start + 9
                state = .cdata
                return true
            }
            error(.cdataInHTMLContent, at: start + 9)
            return readBogusComment(from: start, data: start + 2)
        }
        error(.incorrectlyOpenedComment, at: start + 2)
        return readBogusComment(from: start, data: start + 2)
    }

    /// Returns whether a word is at an offset of the input, ignoring case. The word must be lowercase.
    func hasWord(_ word: StaticString, at place: Int) -> Bool {
        guard place + word.utf8CodeUnitCount <= count else { return false }
        for index in 0..<word.utf8CodeUnitCount
        where HTMLNames.lower(input[place + index]) != word.utf8Start[index] {
            return false
        }
        return true
    }

    private func hasExactly(_ word: StaticString, at place: Int) -> Bool {
        guard place + word.utf8CodeUnitCount <= count else { return false }
        for index in 0..<word.utf8CodeUnitCount where input[place + index] != word.utf8Start[index] { return false }
        return true
    }

    private enum CommentState {
        case start, startDash, comment, less, lessBang, lessBangDash, lessBangDashDash, endDash, end, endBang
    }

    /// Comment states (13.2.5.43 to 13.2.5.52), at `<!--`.
    private mutating func readComment(from start: Int) -> Bool {
        let data = start + 4
        at = data
        var state = CommentState.start
        var isPlain = true
        while true {
            if state == .comment { at = firstInComment(from: at) }
            let byte = input[at]
            if byte == 0 || byte == 0x0D {
                if byte == 0, at >= count {
                    error(.eofInComment, at: count)
                    // The characters that could have been the end are not part of the comment.
                    let dropped =
                        switch state {
                        case .startDash, .endDash, .lessBangDash: 1
                        case .end, .lessBangDashDash: 2
                        case .endBang: 3
                        default: 0
                        }
                    emitComment(data, max(count - dropped, data), isPlain, at: start, end: count)
                    return false
                }
                isPlain = false
            }
            switch state {
            case .start:
                switch byte {
                case UInt8(ascii: "-"): state = .startDash
                case UInt8(ascii: ">"):
                    error(.abruptClosingOfEmptyComment, at: at)
                    at += 1
                    emitComment(data, data, true, at: start, end: at)
                    return true
                default:
                    state = .comment
                    continue
                }
            case .startDash:
                switch byte {
                case UInt8(ascii: "-"): state = .end
                case UInt8(ascii: ">"):
                    error(.abruptClosingOfEmptyComment, at: at)
                    at += 1
                    emitComment(data, data, true, at: start, end: at)
                    return true
                default:
                    state = .comment
                    continue
                }
            case .comment:
                switch byte {
                case UInt8(ascii: "<"): state = .less
                case UInt8(ascii: "-"): state = .endDash
                case 0: error(.unexpectedNullCharacter, at: at)
                default: break
                }
            case .less:
                switch byte {
                case UInt8(ascii: "!"): state = .lessBang
                case UInt8(ascii: "<"): break
                default:
                    state = .comment
                    continue
                }
            case .lessBang:
                guard byte == UInt8(ascii: "-") else {
                    state = .comment
                    continue
                }
                state = .lessBangDash
            case .lessBangDash:
                guard byte == UInt8(ascii: "-") else {
                    state = .endDash
                    continue
                }
                state = .lessBangDashDash
            case .lessBangDashDash:
                if byte != UInt8(ascii: ">") { error(.nestedComment, at: at) }
                state = .end
                continue
            case .endDash:
                guard byte == UInt8(ascii: "-") else {
                    state = .comment
                    continue
                }
                state = .end
            case .end:
                switch byte {
                case UInt8(ascii: ">"):
                    emitComment(data, at - 2, isPlain, at: start, end: at + 1)
                    at += 1
                    return true
                case UInt8(ascii: "!"): state = .endBang
                case UInt8(ascii: "-"): break
                default:
                    state = .comment
                    continue
                }
            case .endBang:
                switch byte {
                case UInt8(ascii: "-"): state = .endDash
                case UInt8(ascii: ">"):
                    error(.incorrectlyClosedComment, at: at)
                    emitComment(data, at - 3, isPlain, at: start, end: at + 1)
                    at += 1
                    return true
                default:
                    state = .comment
                    continue
                }
            }
            at += 1
        }
    }

    /// Returns the offset of the first hyphen, `<`, carriage return or U+0000 from an offset on.
    private func firstInComment(from start: Int) -> Int {
        input.first(UInt8(ascii: "<"), or: UInt8(ascii: "-"), from: start)
    }

    private mutating func emitComment(_ start: Int, _ end: Int, _ isPlain: Bool, at offset: Int, end after: Int) {
        let (place, length) = isPlain ? plain(start, end) : normalized(start, end)
        sink.comment(place, length, at: offset, end: after)
    }

    @inline(__always)
    private func plain(_ start: Int, _ end: Int) -> (start: Int32, count: Int32) {
        (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end - start))
    }

    /// Returns a piece of the input with `\r\n` and `\r` replaced by `\n`, and U+0000 by U+FFFD.
    /// - Parameter keepsNulls: whether to keep U+0000.
    func normalized(_ start: Int, _ end: Int, keepsNulls: Bool = false) -> (start: Int32, count: Int32) {
        let place = store.pointee.decodedEnd
        var kept = start
        var at = start
        while at < end {
            let byte = input[at]
            if byte == 0x0D || byte == 0 && !keepsNulls {
                store.pointee.decode(from: kept, to: at)
                if byte == 0 {
                    store.pointee.decode(0xFFFD)
                } else if input[at + 1] != 0x0A || at + 1 >= count {
                    store.pointee.decode(0x0A)
                }
                kept = at + 1
            }
            at += 1
        }
        if kept == start { return plain(start, end) }
        store.pointee.decode(from: kept, to: end)
        return (place, store.pointee.decodedEnd - place)
    }

    /// Bogus comment state (13.2.5.41).
    /// - Parameters:
    ///   - start: the offset of `<`.
    ///   - data: the offset of the first byte of the comment's text.
    mutating func readBogusComment(from start: Int, data: Int) -> Bool {
        at = data
        while true {
            let byte = input[at]
            if byte == UInt8(ascii: ">") { break }
            if byte == 0 {
                if at >= count { break }
                error(.unexpectedNullCharacter, at: at)
            }
            at += 1
        }
        let (place, length) = normalized(data, at)
        let isClosed = at < count
        if isClosed { at += 1 }
        sink.comment(place, length, at: start, end: at)
        return isClosed
    }

    // MARK: - Processing instructions

    /// Processing instruction states (13.2.5.72 to 13.2.5.76), at `<?`.
    mutating func readInstruction() -> Bool {
        let start = at
        let target = start + 2
        let first = input[target]
        guard (first | 0x20) &- 0x61 < 26 || first == UInt8(ascii: "_") else {
            if target >= count { return endInInstruction() }
            error(.invalidFirstCharacterOfProcessingInstructionTarget, at: target)
            return readBogusComment(from: start, data: start + 1)
        }
        at = target
        while store.pointee.classes[Int(input[at])] & ByteClass.alphanumeric != 0 || input[at] == UInt8(ascii: "-")
            || input[at] == UInt8(ascii: "_")
        {
            at += 1
        }
        let targetEnd = at
        let next = input[at]
        guard
            store.pointee.classes[Int(next)] & ByteClass.space != 0 || next == UInt8(ascii: "?")
                || next == UInt8(ascii: ">")
        else {
            if next == 0, at >= count { return endInInstruction() }
            error(.invalidProcessingInstructionTarget, at: at)
            return readBogusComment(from: start, data: start + 1)
        }
        let length = targetEnd - target
        if length == 3 && hasWord("xml", at: target) || length == 14 && hasWord("xml-stylesheet", at: target) {
            error(.disallowedProcessingInstructionTarget, at: at)
            return readBogusComment(from: start, data: start + 1)
        }
        while store.pointee.classes[Int(input[at])] & ByteClass.space != 0 { at += 1 }
        let data = at
        while input[at] != UInt8(ascii: ">") {
            if input[at] == 0, at >= count { return endInInstruction() }
            at += 1
        }
        let end = at > data && input[at - 1] == UInt8(ascii: "?") ? at - 1 : at
        at += 1
        // The Standard has no rule for U+0000 here, so it is kept.
        sink.instruction(plain(target, targetEnd), normalized(data, end, keepsNulls: true), at: start, end: at)
        return true
    }

    /// Handles the end of the input inside an instruction, for which no token is emitted.
    private mutating func endInInstruction() -> Bool {
        error(.eofInProcessingInstruction, at: count)
        at = count
        return false
    }
}
