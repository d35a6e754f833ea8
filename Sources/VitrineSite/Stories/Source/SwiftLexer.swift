import VitrineSupport

/// Splits Swift code into tokens. Comments are left out; interpolations in string literals become tokens as well.
struct SwiftLexer {
    private let text: [UInt8]
    private var at = 0
    private var tokens: [SwiftToken] = []
    private var startsLine = true
    private var hasSpace = true

    private init(_ text: [UInt8]) { self.text = text }

    /// The tokens of a file; nil if a literal, an interpolation or a comment is not terminated.
    static func tokens(of text: [UInt8]) -> [SwiftToken]? {
        var lexer = SwiftLexer(text)
        return lexer.read(untilBracket: false) ? lexer.tokens : nil
    }

    /// Reads to the end, or past the parenthesis that closes an interpolation. Returns false if a literal, a comment or
    /// the interpolation is not terminated.
    private mutating func read(untilBracket: Bool) -> Bool {
        var depth = 0
        while at < text.count {
            let byte = text[at]
            switch byte {
            case 0x0A:
                startsLine = true
                skipSpace()
            case 0x20, 0x09, 0x0D: skipSpace()
            case UInt8(ascii: "/") where starts("//"):
                while at < text.count, text[at] != 0x0A { at += 1 }
                hasSpace = true
            case UInt8(ascii: "/") where starts("/*"): guard skipComment() else { return false }
            case UInt8(ascii: "\""): guard readText(hashes: 0) else { return false }
            case UInt8(ascii: "#"): guard readHashes() else { return false }
            case UInt8(ascii: "/") where patternEnd != nil: add(.text, to: patternEnd ?? at + 1)
            case UInt8(ascii: "`"):
                let end = text[(at + 1)...].firstIndex(of: byte) ?? text.count - 1
                add(.word(String(decoding: text[at + 1..<max(end, at + 1)], as: UTF8.self)), to: end + 1)
            case UInt8(ascii: "$"):
                let end = end(at + 1) { Self.isNamePart($0) }
                let name = text[at + 1..<end]
                let isShorthand = name.allSatisfy(\.isASCIIDigit)
                add(isShorthand ? .shorthand : .word(String(decoding: name, as: UTF8.self)), to: end)
            case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.number, to: numberEnd)
            case let byte where Self.isNamePart(byte):
                let end = end(at) { Self.isNamePart($0) }
                add(.word(String(decoding: text[at..<end], as: UTF8.self)), to: end)
            case UInt8(ascii: "-") where starts("->"): add(.arrow, to: at + 2)
            default:
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                add(.sign(byte), to: at + 1)
                if untilBracket, depth == 0 { return true }
            }
        }
        return !untilBracket
    }

    private mutating func add(_ kind: SwiftToken.Kind, to end: Int) {
        tokens.append(SwiftToken(kind: kind, range: at..<end, startsLine: startsLine, hasSpaceBefore: hasSpace))
        at = end
        startsLine = false
        hasSpace = false
    }

    private mutating func skipSpace() {
        at += 1
        hasSpace = true
    }

    private mutating func skipComment() -> Bool {
        var depth = 0
        while at < text.count {
            if starts("/*") {
                depth += 1
                at += 2
            } else if starts("*/") {
                depth -= 1
                at += 2
                hasSpace = true
                if depth == 0 { return true }
            } else {
                if text[at] == 0x0A { startsLine = true }
                at += 1
            }
        }
        return false
    }

    // MARK: - Names, numbers, regular expressions

    static func isNamePart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private func end(_ start: Int, while isPart: (UInt8) -> Bool) -> Int {
        text[start...].firstIndex { !isPart($0) } ?? text.count
    }

    /// The end of a number: `1.5e-3` is one number, while `1...3` and `1.description` only begin with one.
    private var numberEnd: Int {
        var end = end(at) { Self.isNamePart($0) }
        func isDigit(_ place: Int) -> Bool {
            place < text.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[place])
        }
        if end < text.count, text[end] == UInt8(ascii: "."), isDigit(end + 1) {
            end = self.end(end + 1) { Self.isNamePart($0) }
        }
        let isExponent = text[end - 1] | 0x20 == UInt8(ascii: "e") && !text[at..<end].contains(UInt8(ascii: "x"))
        if isExponent, end < text.count, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+"),
            isDigit(end + 1)
        {
            end = self.end(end + 1) { Self.isNamePart($0) }
        }
        return end
    }

    /// The end of a regular expression literal; nil unless one begins here and ends on the same line.
    private var patternEnd: Int? {
        let next = at + 1 < text.count ? text[at + 1] : 0x20
        guard next != 0x20, next != 0x0A, next != UInt8(ascii: "="), next != UInt8(ascii: ")") else { return nil }
        if let last = tokens.last, !startsLine {
            guard ["(", "[", "{", ",", "=", ":"].contains(where: { last.isSign($0) }) || last.word == "return" else {
                return nil
            }
        }
        var place = at + 1
        while place < text.count, text[place] != 0x0A {
            if text[place] == UInt8(ascii: "/") { return place + 1 }
            place += text[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    // MARK: - String literals

    private func starts(_ word: StaticString) -> Bool { starts(word, at: at) }

    private func starts(_ word: StaticString, at place: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard place + count <= text.count else { return false }
        return (0..<count).allSatisfy { text[place + $0] == word.utf8Start[$0] }
    }

    private func hasHashes(_ count: Int, at place: Int) -> Bool {
        place + count <= text.count && text[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Reads `#"…"#`, `#/…/#`, or the `#` of `#line`, `#if` and so on. Returns false if a literal is not terminated.
    private mutating func readHashes() -> Bool {
        let quotes = end(at) { $0 == UInt8(ascii: "#") }
        let hashes = quotes - at
        if quotes < text.count, text[quotes] == UInt8(ascii: "\"") { return readText(hashes: hashes) }
        guard quotes < text.count, text[quotes] == UInt8(ascii: "/") else {
            add(.sign(UInt8(ascii: "#")), to: at + 1)
            return true
        }
        var place = quotes + 1
        while place < text.count {
            if text[place] == UInt8(ascii: "/"), hasHashes(hashes, at: place + 1) {
                add(.text, to: place + 1 + hashes)
                return true
            }
            place += 1
        }
        return false
    }

    /// Whether a raw string literal whose first quotation mark is at `start` ends on the same line. Then `#"""#` is a
    /// literal that contains one quotation mark, not the beginning of a literal of several lines.
    private func endsOnLine(_ start: Int, hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        let line = text[start...].prefix { $0 != 0x0A }
        return line.indices.contains { text[$0] == UInt8(ascii: "\"") && hasHashes(hashes, at: $0 + 1) }
    }

    private mutating func readText(hashes: Int) -> Bool {
        let isLong = starts("\"\"\"", at: at + hashes) && !endsOnLine(at + hashes, hashes: hashes)
        let quotes = isLong ? 3 : 1
        var place = at + hashes + quotes
        while place < text.count {
            if text[place] == UInt8(ascii: "\\"), hasHashes(hashes, at: place + 1) {
                place += 1 + hashes
                guard place < text.count, text[place] == UInt8(ascii: "(") else {
                    place += 1
                    continue
                }
                add(.text, to: place)
                guard read(untilBracket: true) else { return false }
                place = at
            } else if text[place] == UInt8(ascii: "\""), !isLong || starts("\"\"\"", at: place),
                hasHashes(hashes, at: place + quotes)
            {
                add(.text, to: place + quotes + hashes)
                return true
            } else if text[place] == 0x0A, !isLong {
                return false
            } else {
                place += 1
            }
        }
        return false
    }
}
