import VitrineSupport

/// Cuts text into the tokens of CSS Syntax 3, in one pass. Comments are left out.
struct CSSTokenizer {
    private let bytes: Bytes
    private var at: Int

    init(_ bytes: Bytes) {
        self.bytes = bytes
        at = bytes.startIndex
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        at + distance < bytes.endIndex ? bytes[at + distance] : nil
    }

    /// The next token; nil at the end.
    mutating func next() -> CSSToken? {
        let start = at
        if skipComments() { return token(.unclosed, start) }
        guard let byte = peek() else { return nil }
        let begin = at
        switch byte {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
            while let byte = peek(), byte.isHTMLSpace { at += 1 }
            return token(.space, begin)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(byte)
        case UInt8(ascii: "#"):
            at += 1
            guard let next = peek(), Self.isName(next) || isEscape(0) else { return token(.delim, begin) }
            let name = at
            skipName()
            return token(.hash, begin, name: name)
        case UInt8(ascii: "@"):
            at += 1
            guard beginsIdent(0) else { return token(.delim, begin) }
            let name = at
            skipName()
            return token(.at, begin, name: name)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
        case UInt8(ascii: "+"), UInt8(ascii: "."):
            return beginsNumber ? number() : single(.delim)
        case UInt8(ascii: "-"):
            if beginsNumber { return number() }
            if peek(1) == UInt8(ascii: "-"), peek(2) == UInt8(ascii: ">") {
                at += 3
                return token(.cdc, begin)
            }
            return beginsIdent(0) ? ident() : single(.delim)
        case UInt8(ascii: "<"):
            guard bytes[at...].starts(with: [0x3C, 0x21, 0x2D, 0x2D]) else { return single(.delim) }
            at += 4
            return token(.cdo, begin)
        case UInt8(ascii: ":"): return single(.colon)
        case UInt8(ascii: ";"): return single(.semicolon)
        case UInt8(ascii: ","): return single(.comma)
        case UInt8(ascii: "("): return single(.openRound)
        case UInt8(ascii: ")"): return single(.closeRound)
        case UInt8(ascii: "["): return single(.openSquare)
        case UInt8(ascii: "]"): return single(.closeSquare)
        case UInt8(ascii: "{"): return single(.openCurly)
        case UInt8(ascii: "}"): return single(.closeCurly)
        default: return beginsIdent(0) ? ident() : single(.delim)
        }
    }

    private func token(_ kind: CSSToken.Kind, _ start: Int, name: Int? = nil, isInteger: Bool = false) -> CSSToken {
        CSSToken(
            kind: kind, isInteger: isInteger, start: UInt32(clamping: start), end: UInt32(clamping: at),
            name: UInt32(clamping: name ?? start))
    }

    private mutating func single(_ kind: CSSToken.Kind) -> CSSToken {
        at += 1
        return token(kind, at - 1)
    }

    /// Whether a comment is not closed.
    private mutating func skipComments() -> Bool {
        while peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
            at += 2
            while true {
                guard let byte = peek() else { return true }
                at += 1
                if byte == UInt8(ascii: "*"), peek() == UInt8(ascii: "/") {
                    at += 1
                    break
                }
            }
        }
        return false
    }

    // MARK: - Names and numbers

    private static func isNameStart(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func isName(_ byte: UInt8) -> Bool {
        isNameStart(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "-")
    }

    private func isEscape(_ distance: Int) -> Bool {
        guard peek(distance) == UInt8(ascii: "\\") else { return false }
        let next = peek(distance + 1)
        return next != 0x0A && next != 0x0C && next != 0x0D
    }

    private func beginsIdent(_ distance: Int) -> Bool {
        guard let byte = peek(distance) else { return false }
        if byte == UInt8(ascii: "-") {
            guard let next = peek(distance + 1) else { return false }
            return Self.isNameStart(next) || next == UInt8(ascii: "-") || isEscape(distance + 1)
        }
        return Self.isNameStart(byte) || isEscape(distance)
    }

    private var beginsNumber: Bool {
        let sign = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") ? 1 : 0
        if peek(sign)?.isASCIIDigit == true { return true }
        return peek(sign) == UInt8(ascii: ".") && peek(sign + 1)?.isASCIIDigit == true
    }

    private mutating func skipName() {
        while let byte = peek() {
            if Self.isName(byte) {
                at += 1
            } else if isEscape(0) {
                skipEscape()
            } else {
                return
            }
        }
    }

    private mutating func skipEscape() {
        at += 1
        var digits = 0
        while digits < 6, let byte = peek(), byte.isASCIIHexDigit {
            at += 1
            digits += 1
        }
        if digits == 0 {
            at = min(at + 1, bytes.endIndex)
        } else if let byte = peek(), byte.isHTMLSpace {
            at += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
        }
    }

    private mutating func skipDigits() { while let byte = peek(), byte.isASCIIDigit { at += 1 } }

    private mutating func number() -> CSSToken {
        let start = at
        var isInteger = true
        if peek()?.isASCIIDigit == false, peek() != UInt8(ascii: ".") { at += 1 }
        skipDigits()
        if peek() == UInt8(ascii: "."), peek(1)?.isASCIIDigit == true {
            isInteger = false
            at += 1
            skipDigits()
        }
        if let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
            let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
            if peek(1 + sign)?.isASCIIDigit == true {
                isInteger = false
                at += 1 + sign
                skipDigits()
            }
        }
        let unit = at
        if peek() == UInt8(ascii: "%") {
            at += 1
            return token(.percentage, start, name: unit, isInteger: isInteger)
        }
        guard beginsIdent(0) else { return token(.number, start, name: unit, isInteger: isInteger) }
        skipName()
        return token(.dimension, start, name: unit, isInteger: isInteger)
    }

    // MARK: - Names, strings and addresses

    private mutating func ident() -> CSSToken {
        let start = at
        skipName()
        let name = bytes[start..<at]
        guard peek() == UInt8(ascii: "(") else { return token(.ident, start) }
        at += 1
        guard name.equals(ignoringCase: "url") else { return token(.function, start) }
        var ahead = at
        while ahead < bytes.endIndex, bytes[ahead].isHTMLSpace { ahead += 1 }
        if ahead < bytes.endIndex, bytes[ahead] == UInt8(ascii: "\"") || bytes[ahead] == UInt8(ascii: "'") {
            return token(.function, start)
        }
        at = ahead
        return address(start)
    }

    private mutating func address(_ start: Int) -> CSSToken {
        var kind = CSSToken.Kind.url
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: ")"):
                at += 1
                return token(kind, start)
            case UInt8(ascii: "\\") where isEscape(0): skipEscape()
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "\\"), 0...0x08, 0x0B,
                0x0E...0x1F, 0x7F:
                kind = .badURL
                at += 1
            case _ where byte.isHTMLSpace:
                while let byte = peek(), byte.isHTMLSpace { at += 1 }
                if peek() != UInt8(ascii: ")"), peek() != nil { kind = .badURL }
            default: at += 1
            }
        }
        return token(.unclosed, start)
    }

    private mutating func string(_ quote: UInt8) -> CSSToken {
        let start = at
        at += 1
        while let byte = peek() {
            switch byte {
            case quote:
                at += 1
                return token(.string, start)
            case 0x0A, 0x0C, 0x0D: return token(.badString, start)
            case UInt8(ascii: "\\"): at = min(at + 2, bytes.endIndex)
            default: at += 1
            }
        }
        return token(.unclosed, start)
    }
}
