import VitrineSupport

/// Reads the tokens of a value from front to end.
struct CSSReader {
    private let bytes: Bytes
    private let tokens: [CSSToken]
    private var at = 0

    init(_ bytes: Bytes) {
        self.bytes = bytes
        var tokens: [CSSToken] = []
        var tokenizer = CSSTokenizer(bytes)
        while let token = tokenizer.next() { tokens.append(token) }
        self.tokens = tokens
    }

    /// How deep brackets are followed.
    static let depth = 64
    /// What is said of brackets that are deeper.
    static let tooDeep = StyleError("brackets are nested more than \(depth) deep")

    /// The next token.
    var token: CSSToken? { at < tokens.count ? tokens[at] : nil }
    /// What the next token is.
    var kind: CSSToken.Kind? { at < tokens.count ? tokens[at].kind : nil }
    /// What the token behind the next is.
    var kindAfter: CSSToken.Kind? { at + 1 < tokens.count ? tokens[at + 1].kind : nil }

    /// The first token behind the next that is not white space.
    var kindAfterSpaces: CSSToken.Kind? {
        var place = at + 1
        if place < tokens.count, tokens[place].kind == .space { place += 1 }
        return place < tokens.count ? tokens[place].kind : nil
    }

    /// Steps over a token.
    mutating func advance() { at += 1 }

    /// Steps over white space, and says whether there was some.
    @discardableResult
    mutating func skipSpaces() -> Bool {
        let start = at
        while kind == .space { at += 1 }
        return at > start
    }

    /// Steps over a token of a kind.
    mutating func take(_ kind: CSSToken.Kind) -> Bool {
        guard self.kind == kind else { return false }
        at += 1
        return true
    }

    /// Whether the next token is a delimiter.
    func isDelim(_ character: Unicode.Scalar) -> Bool {
        guard let token, token.kind == .delim else { return false }
        return bytes[Int(token.start)] == UInt8(ascii: character)
    }

    /// Steps over a delimiter.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isDelim(character) else { return false }
        at += 1
        return true
    }

    /// Whether the next token is a keyword.
    func isIdent(_ keyword: String) -> Bool { kind == .ident && name == keyword }

    /// Steps over a keyword.
    mutating func takeIdent(_ keyword: String) -> Bool {
        guard isIdent(keyword) else { return false }
        at += 1
        return true
    }

    /// The bytes of the next token.
    var source: Bytes {
        guard let token else { return bytes[bytes.endIndex...] }
        return bytes[Int(token.start)..<Int(token.end)]
    }

    /// The next token for a message.
    var shown: String {
        switch kind {
        case nil: "the end"
        case .space: "a space"
        case .unclosed: quoted(source) + ", which is not closed"
        default: quoted(source)
        }
    }

    /// The name of a keyword, a function, an at-keyword or a hash, or the unit of a dimension: in small letters, escapes read.
    var name: String {
        guard let token else { return "" }
        let end = token.kind == .function ? token.end - 1 : token.end
        let name = bytes[Int(token.name)..<Int(end)]
        return name.contains(UInt8(ascii: "\\")) ? Self.unescaped(name) : name.lowercasedText
    }

    private static func unescaped(_ name: Bytes) -> String {
        var scalars = String.UnicodeScalarView()
        var at = name.startIndex
        while at < name.endIndex {
            let (scalar, next) = ValueText.scalar(name, at: at)
            at = next
            guard scalar == "\\", at < name.endIndex else {
                scalars.append(scalar)
                continue
            }
            let digits = name[at...].prefix(6).prefix { $0.isASCIIHexDigit }
            if digits.isEmpty {
                let (scalar, next) = ValueText.scalar(name, at: at)
                scalars.append(scalar)
                at = next
            } else {
                let code = digits.reduce(UInt32(0)) { $0 &<< 4 | UInt32($1.hexValue) }
                scalars.append(Unicode.Scalar(code) ?? "\u{FFFD}")
                at = digits.endIndex
                if at < name.endIndex, name[at].isHTMLSpace { at += 1 }
            }
        }
        return Bytes(String(scalars).utf8).lowercasedText
    }

    /// The number of a number, a percentage or a dimension.
    var number: Double {
        guard let token else { return 0 }
        return Double(String(decoding: bytes[Int(token.start)..<Int(token.name)], as: UTF8.self)) ?? 0
    }
}
