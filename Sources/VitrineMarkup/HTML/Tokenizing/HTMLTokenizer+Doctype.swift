extension HTMLTokenizer {
    /// DOCTYPE states (13.2.5.53 to 13.2.5.68), after `<!DOCTYPE`.
    mutating func readDoctype(from start: Int) -> Bool {
        var token = HTMLDoctypeToken()
        token.offset = start
        let isClosed = readDoctype(&token)
        sink.doctype(token)
        return isClosed
    }

    private func isSpace(_ byte: UInt8) -> Bool { store.pointee.classes[Int(byte)] & ByteClass.space != 0 }

    private mutating func skipSpaces() { while isSpace(input[at]) { at += 1 } }

    private var isAtEnd: Bool { input[at] == 0 && at >= count }

    private func endInDoctype(_ token: inout HTMLDoctypeToken) -> Bool {
        error(.eofInDoctype, at: count)
        token.forcesQuirks = true
        return false
    }

    private mutating func readDoctype(_ token: inout HTMLDoctypeToken) -> Bool {
        if isAtEnd { return endInDoctype(&token) }
        if !isSpace(input[at]), input[at] != UInt8(ascii: ">") {
            error(.missingWhitespaceBeforeDoctypeName, at: at)
        }
        skipSpaces()
        if isAtEnd { return endInDoctype(&token) }
        if input[at] == UInt8(ascii: ">") {
            error(.missingDoctypeName, at: at)
            token.forcesQuirks = true
            at += 1
            return true
        }
        readDoctypeName(&token)
        skipSpaces()
        if isAtEnd { return endInDoctype(&token) }
        if input[at] == UInt8(ascii: ">") {
            at += 1
            return true
        }
        if hasWord("public", at: at) {
            at += 6
            return readIdentifiers(&token, isPublic: true)
        }
        if hasWord("system", at: at) {
            at += 6
            return readIdentifiers(&token, isPublic: false)
        }
        error(.invalidCharacterSequenceAfterDoctypeName, at: at)
        token.forcesQuirks = true
        return skipBogusDoctype()
    }

    private mutating func readDoctypeName(_ token: inout HTMLDoctypeToken) {
        token.nameStart = store.pointee.decodedEnd
        while !isSpace(input[at]), input[at] != UInt8(ascii: ">"), !isAtEnd {
            if input[at] == 0 {
                error(.unexpectedNullCharacter, at: at)
                store.pointee.decode(0xFFFD)
            } else {
                store.pointee.decoded.append(HTMLNames.lower(input[at]))
            }
            at += 1
        }
        token.nameCount = store.pointee.decodedEnd - token.nameStart
    }

    /// "After DOCTYPE public keyword state" or "after DOCTYPE system keyword state", and the states that follow.
    private mutating func readIdentifiers(_ token: inout HTMLDoctypeToken, isPublic: Bool) -> Bool {
        let hasSpace = isSpace(input[at])
        skipSpaces()
        if isAtEnd { return endInDoctype(&token) }
        let byte = input[at]
        if byte == UInt8(ascii: ">") {
            error(isPublic ? .missingDoctypePublicIdentifier : .missingDoctypeSystemIdentifier, at: at)
            token.forcesQuirks = true
            at += 1
            return true
        }
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
            error(
                isPublic ? .missingQuoteBeforeDoctypePublicIdentifier : .missingQuoteBeforeDoctypeSystemIdentifier,
                at: at)
            token.forcesQuirks = true
            return skipBogusDoctype()
        }
        if !hasSpace {
            error(
                isPublic ? .missingWhitespaceAfterDoctypePublicKeyword : .missingWhitespaceAfterDoctypeSystemKeyword,
                at: at)
        }
        if isPublic {
            guard let goesOn = readIdentifier(&token, isPublic: true) else { return true }
            return goesOn && readSystemAfterPublic(&token)
        }
        guard let goesOn = readIdentifier(&token, isPublic: false) else { return true }
        return goesOn && endAfterSystem(&token)
    }

    /// "After DOCTYPE public identifier state", and the states that follow.
    private mutating func readSystemAfterPublic(_ token: inout HTMLDoctypeToken) -> Bool {
        let hasSpace = isSpace(input[at])
        skipSpaces()
        if isAtEnd { return endInDoctype(&token) }
        switch input[at] {
        case UInt8(ascii: ">"):
            at += 1
            return true
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            if !hasSpace { error(.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers, at: at) }
            guard let goesOn = readIdentifier(&token, isPublic: false) else { return true }
            return goesOn && endAfterSystem(&token)
        default:
            error(.missingQuoteBeforeDoctypeSystemIdentifier, at: at)
            token.forcesQuirks = true
            return skipBogusDoctype()
        }
    }

    /// "After DOCTYPE system identifier state".
    private mutating func endAfterSystem(_ token: inout HTMLDoctypeToken) -> Bool {
        skipSpaces()
        if isAtEnd { return endInDoctype(&token) }
        if input[at] == UInt8(ascii: ">") {
            at += 1
            return true
        }
        error(.unexpectedCharacterAfterDoctypeSystemIdentifier, at: at)
        return skipBogusDoctype()
    }

    /// Reads an identifier, starting at its opening quote.
    /// - Returns: true after the closing quote, false at the end of the input, nil if `>` ended the declaration.
    private mutating func readIdentifier(_ token: inout HTMLDoctypeToken, isPublic: Bool) -> Bool? {
        let quote = input[at]
        at += 1
        let start = at
        while input[at] != quote, input[at] != UInt8(ascii: ">"), !isAtEnd {
            if input[at] == 0 { error(.unexpectedNullCharacter, at: at) }
            at += 1
        }
        let (place, length) = normalized(start, at)
        if isPublic {
            (token.publicStart, token.publicCount) = (place, length)
        } else {
            (token.systemStart, token.systemCount) = (place, length)
        }
        if isAtEnd { return endInDoctype(&token) }
        at += 1
        if input[at - 1] == quote { return true }
        error(isPublic ? .abruptDoctypePublicIdentifier : .abruptDoctypeSystemIdentifier, at: at - 1)
        token.forcesQuirks = true
        return nil
    }

    /// Bogus DOCTYPE state.
    private mutating func skipBogusDoctype() -> Bool {
        while input[at] != UInt8(ascii: ">") {
            if input[at] == 0 {
                if at >= count { return false }
                error(.unexpectedNullCharacter, at: at)
            }
            at += 1
        }
        at += 1
        return true
    }
}
