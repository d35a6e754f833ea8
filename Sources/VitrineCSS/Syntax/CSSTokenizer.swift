import VitrineSupport

/// Splits UTF-8 bytes into the tokens of CSS Syntax 3, section 4, in one pass.
///
/// There is no preprocessing: the tokenizer itself reads CR, FF and CRLF as line breaks and NUL as U+FFFD.
struct CSSTokenizer {
    private let bytes: [UInt8]
    private let count: Int
    private var at: Int
    private var flags: CSSToken.Flags = []
    private(set) var problems: [SyntaxProblem] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        count = bytes.count
        at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    private func peek(_ distance: Int = 0) -> UInt8? { at + distance < count ? bytes[at + distance] : nil }

    /// Returns the next token; nil at the end.
    mutating func next() -> CSSToken? {
        skipComments()
        guard at < count else { return nil }
        let byte = bytes[at]
        let start = at
        flags = []
        switch byte {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
            while at < count, bytes[at].isHTMLSpace { at += 1 }
            return token(.whitespace, start)
        case 0x22, 0x27: return string(byte)
        case 0x23:  // #
            guard let next = peek(1), next.isName || isEscape(1) else { return single(.delim) }
            at += 1
            if beginsIdent(0) { flags.insert(.identifier) }
            skipName()
            return token(.hash, start, link: start + 1)
        case 0x28: return single(.openRound)
        case 0x29: return single(.closeRound)
        case 0x2B, 0x2E: return beginsNumber ? number() : single(.delim)
        case 0x2C: return single(.comma)
        case 0x2D:  // -
            if beginsNumber { return number() }
            if peek(1) == 0x2D, peek(2) == 0x3E {
                at += 3
                return token(.cdc, start)
            }
            return beginsIdent(0) ? ident() : single(.delim)
        case 0x30...0x39: return number()
        case 0x3A: return single(.colon)
        case 0x3B: return single(.semicolon)
        case 0x3C:  // <!--
            guard peek(1) == 0x21, peek(2) == 0x2D, peek(3) == 0x2D else { return single(.delim) }
            at += 4
            return token(.cdo, start)
        case 0x40:  // @
            at += 1
            guard beginsIdent(0) else { return token(.delim, start) }
            skipName()
            return token(.atKeyword, start, link: start + 1)
        case 0x5B: return single(.openSquare)
        case 0x5C:
            if isEscape(0) { return ident() }
            problems.append(SyntaxProblem(.invalidEscape, at: at))
            return single(.delim)
        case 0x5D: return single(.closeSquare)
        case 0x7B: return single(.openCurly)
        case 0x7D: return single(.closeCurly)
        default: return byte.isNameStart ? ident() : single(.delim)
        }
    }

    private func token(_ kind: CSSToken.Kind, _ start: Int, link: Int? = nil) -> CSSToken {
        CSSToken(kind: kind, flags: flags, start: Int32(start), end: Int32(at), link: Int32(link ?? start))
    }

    private mutating func single(_ kind: CSSToken.Kind) -> CSSToken {
        at += 1
        return token(kind, at - 1)
    }

    private mutating func skipComments() {
        while peek() == 0x2F, peek(1) == 0x2A {
            let start = at
            at += 2
            while at < count, !(bytes[at] == 0x2A && peek(1) == 0x2F) { at += 1 }
            if at < count {
                at += 2
            } else {
                problems.append(SyntaxProblem(.unclosedComment, at: start))
            }
        }
    }

    // MARK: - Names and numbers

    private func isEscape(_ distance: Int) -> Bool {
        guard peek(distance) == 0x5C else { return false }
        // A backslash at the end of the input is an escape for U+FFFD.
        guard let next = peek(distance + 1) else { return true }
        return !next.isNewline
    }

    private func beginsIdent(_ distance: Int) -> Bool {
        guard let byte = peek(distance) else { return false }
        if byte == 0x2D {
            guard let next = peek(distance + 1) else { return false }
            return next.isNameStart || next == 0x2D || isEscape(distance + 1)
        }
        return byte.isNameStart || isEscape(distance)
    }

    private var beginsNumber: Bool {
        let sign = peek() == 0x2B || peek() == 0x2D ? 1 : 0
        guard let byte = peek(sign) else { return false }
        return byte.isASCIIDigit || byte == 0x2E && peek(sign + 1)?.isASCIIDigit == true
    }

    private mutating func skipName() {
        while at < count {
            if bytes[at].isName {
                if bytes[at] == 0 { flags.insert(.escaped) }
                at += 1
            } else if isEscape(0) {
                flags.insert(.escaped)
                skipEscape()
            } else {
                return
            }
        }
    }

    private mutating func skipEscape() {
        at += 1
        var digits = 0
        while digits < 6, at < count, bytes[at].isASCIIHexDigit {
            at += 1
            digits += 1
        }
        if digits == 0 {
            at = min(at + 1, count)
        } else if let byte = peek(), byte.isHTMLSpace {
            at += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
        }
    }

    private mutating func skipDigits() { while at < count, bytes[at].isASCIIDigit { at += 1 } }

    private mutating func number() -> CSSToken {
        let start = at
        flags = .integer
        if bytes[at] == 0x2B || bytes[at] == 0x2D {
            flags.insert(.signed)
            at += 1
        }
        skipDigits()
        if peek() == 0x2E, peek(1)?.isASCIIDigit == true {
            flags.remove(.integer)
            at += 1
            skipDigits()
        }
        if let byte = peek(), byte | 0x20 == 0x65 {
            let sign = peek(1) == 0x2B || peek(1) == 0x2D ? 1 : 0
            if peek(1 + sign)?.isASCIIDigit == true {
                flags.remove(.integer)
                at += 1 + sign
                skipDigits()
            }
        }
        let unit = at
        if peek() == 0x25 {
            at += 1
            return token(.percentage, start, link: unit)
        }
        guard beginsIdent(0) else { return token(.number, start, link: unit) }
        skipName()
        return token(.dimension, start, link: unit)
    }

    // MARK: - Names, strings and addresses

    private mutating func ident() -> CSSToken {
        let start = at
        skipName()
        guard peek() == 0x28 else { return token(.ident, start) }
        let isURL =
            at - start == 3 && bytes[start].asciiLowercased == 0x75 && bytes[start + 1].asciiLowercased == 0x72
            && bytes[start + 2].asciiLowercased == 0x6C
        at += 1
        guard isURL else { return token(.function, start) }
        var ahead = at
        while ahead < count, bytes[ahead].isHTMLSpace { ahead += 1 }
        if ahead < count, bytes[ahead] == 0x22 || bytes[ahead] == 0x27 { return token(.function, start) }
        at = ahead
        return address(start)
    }

    private mutating func address(_ start: Int) -> CSSToken {
        let content = at
        while at < count {
            switch bytes[at] {
            case 0x29:
                at += 1
                return token(.url, start, link: content)
            case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
                while at < count, bytes[at].isHTMLSpace { at += 1 }
                if at < count, bytes[at] != 0x29 { return badAddress(start) }
            case 0x22, 0x27, 0x28, 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F: return badAddress(start)
            case 0x5C:
                guard isEscape(0) else { return badAddress(start) }
                flags.insert(.escaped)
                skipEscape()
            case 0:
                flags.insert(.escaped)
                at += 1
            default: at += 1
            }
        }
        problems.append(SyntaxProblem(.unclosedURL, at: start))
        flags.insert(.unclosed)
        return token(.url, start, link: content)
    }

    private mutating func badAddress(_ start: Int) -> CSSToken {
        problems.append(SyntaxProblem(.badURL, at: at))
        while at < count {
            if bytes[at] == 0x29 {
                at += 1
                break
            }
            if isEscape(0) { skipEscape() } else { at += 1 }
        }
        return token(.badURL, start)
    }

    private mutating func string(_ quote: UInt8) -> CSSToken {
        let start = at
        at += 1
        while at < count {
            switch bytes[at] {
            case quote:
                at += 1
                return token(.string, start)
            case 0x0A, 0x0C, 0x0D:
                problems.append(SyntaxProblem(.badString, at: start))
                return token(.badString, start)
            case 0x5C:
                flags.insert(.escaped)
                at += peek(1) == 0x0D && peek(2) == 0x0A ? 3 : 2
                if at > count { at = count }
            case 0:
                flags.insert(.escaped)
                at += 1
            default: at += 1
            }
        }
        problems.append(SyntaxProblem(.unclosedString, at: start))
        flags.insert(.unclosed)
        return token(.string, start)
    }
}
