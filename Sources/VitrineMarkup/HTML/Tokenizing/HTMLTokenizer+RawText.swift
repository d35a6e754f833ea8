extension HTMLTokenizer {
    /// RCDATA state (13.2.5.2) and RAWTEXT state (13.2.5.3), up to and including the end tag of the element.
    mutating func readRaw(hasReferences: Bool) -> Bool {
        var start = at
        while true {
            let end = input.first(
                UInt8(ascii: "<"), or: hasReferences ? UInt8(ascii: "&") : UInt8(ascii: "<"), from: at)
            at = end
            switch input[end] {
            case UInt8(ascii: "<"):
                if isAppropriateEndTag(at: end) {
                    emitText(start, end)
                    return readTag(from: end, isEnd: true)
                }
                at = end + 1
            case UInt8(ascii: "&"):
                emitText(start, end)
                textReference()
                start = at
            default:
                guard readOddCharacter(&start) else { return false }
            }
        }
    }

    /// PLAINTEXT state (13.2.5.5).
    mutating func readPlaintext() -> Bool {
        var start = at
        while true {
            at = input.first(UInt8(ascii: "&"), or: 0, from: at)
            if input[at] == UInt8(ascii: "&") {
                at += 1
            } else if !readOddCharacter(&start) {
                return false
            }
        }
    }

    /// Emits the text before `at`, then handles the carriage return or U+0000 there, or the end of the input. U+0000
    /// becomes U+FFFD.
    /// - Parameter start: the beginning of the text that has not been passed to the sink yet.
    /// - Returns: false at the end of the input.
    mutating func readOddCharacter(_ start: inout Int) -> Bool {
        emitText(start, at)
        if input[at] == 0x0D {
            textReturn()
        } else {
            if at >= count { return false }
            error(.unexpectedNullCharacter, at: at)
            emitDecoded(0xFFFD, at: at)
            at += 1
        }
        start = at
        return true
    }

    /// Returns whether the `<` at an offset begins an appropriate end tag: one with the name of the last start tag.
    func isAppropriateEndTag(at place: Int) -> Bool {
        guard input[place + 1] == UInt8(ascii: "/"), lastStartTag != 0 else { return false }
        let name = store.pointee.names.bytes(lastStartTag)
        guard place + 2 + name.count <= count else { return false }
        for (index, byte) in name.enumerated() where HTMLNames.lower(input[place + 2 + index]) != byte { return false }
        let after = place + 2 + name.count
        guard after < count else { return false }
        return input[after] != 0 && store.pointee.classes[Int(input[after])] & ByteClass.nameEnd != 0
    }

    // MARK: - Scripts (13.2.5.4 and 13.2.5.15 to 13.2.5.31)

    /// The place of a byte of a script: outside `<!--` and `-->`, between them, or after a `<script` between them.
    private enum Escape { case none, escaped, doubleEscaped }

    /// Script data state and its escaped states.
    mutating func readScript() -> Bool {
        var start = at
        var escape = Escape.none
        // The number of hyphens right before `at`, capped at 2. It only matters after `<!--`.
        var dashes = 0
        while true {
            let byte = input[at]
            switch byte {
            case UInt8(ascii: "<"):
                dashes = 0
                if escape != .doubleEscaped, isAppropriateEndTag(at: at) {
                    emitText(start, at)
                    return readTag(from: at, isEnd: true)
                }
                switch escape {
                case .none:
                    if input[at + 1] == UInt8(ascii: "!"), input[at + 2] == UInt8(ascii: "-"),
                        input[at + 3] == UInt8(ascii: "-")
                    {
                        escape = .escaped
                        dashes = 2
                        at += 4
                    } else {
                        at += 1
                    }
                case .escaped:
                    at += 1
                    if (input[at] | 0x20) &- 0x61 < 26, skipsWord() { escape = .doubleEscaped }
                case .doubleEscaped:
                    at += 1
                    if input[at] == UInt8(ascii: "/") {
                        at += 1
                        if skipsWord() { escape = .escaped }
                    }
                }
            case UInt8(ascii: "-"):
                dashes = min(dashes + 1, 2)
                at += 1
            case UInt8(ascii: ">"):
                if dashes == 2 { escape = .none }
                dashes = 0
                at += 1
            case 0, 0x0D:
                if byte == 0, at >= count {
                    if escape != .none { error(.eofInScriptHTMLCommentLikeText, at: count) }
                    emitText(start, at)
                    return false
                }
                dashes = 0
                _ = readOddCharacter(&start)
            default:
                dashes = 0
                at += 1
                if escape == .none { at = input.first(UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: at) }
            }
        }
    }

    /// Skips letters, and a whitespace character (except a carriage return), `/` or `>` right after them.
    /// - Returns: whether the letters are `script`, in any case, and whitespace, `/` or `>` follows.
    private mutating func skipsWord() -> Bool {
        let start = at
        while (input[at] | 0x20) &- 0x61 < 26 { at += 1 }
        let byte = input[at]
        guard byte != 0, store.pointee.classes[Int(byte)] & ByteClass.nameEnd != 0 else { return false }
        let isScript =
            at - start == 6 && zip(start..<at, "script".utf8).allSatisfy { HTMLNames.lower(input[$0]) == $1 }
        // A carriage return must still be processed.
        if byte != 0x0D { at += 1 }
        return isScript
    }

    // MARK: - CDATA sections (13.2.5.69)

    /// CDATA section state, after `<![CDATA[`.
    mutating func readCDATA() -> Bool {
        var start = at
        while true {
            at = input.first(UInt8(ascii: "&"), or: UInt8(ascii: "]"), from: at)
            switch input[at] {
            case UInt8(ascii: "]"):
                if input[at + 1] == UInt8(ascii: "]"), input[at + 2] == UInt8(ascii: ">") {
                    emitText(start, at)
                    at += 3
                    state = .data
                    return true
                }
                at += 1
            case UInt8(ascii: "&"): at += 1
            case 0x0D:
                emitText(start, at)
                textReturn()
                start = at
            default:
                emitText(start, at)
                if at >= count {
                    error(.eofInCDATA, at: count)
                    return false
                }
                sink.null(at: at)
                at += 1
                start = at
            }
        }
    }
}
