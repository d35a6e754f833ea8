import VitrineCSS
import VitrineSupport

/// Reads the tokens of a value from start to end.
struct CSSReader {
    /// All tokens of the value.
    let list: TokenList
    private var at = 0

    init(_ value: Bytes) { list = TokenList(Array(value)) }

    /// The maximum nesting depth of brackets.
    static let depth = 64

    /// Returns the problem with a value; nil if it is valid. Comments are not tokens, so `read` cannot reject an
    /// unclosed comment; it is reported here.
    /// - Parameter read: reads the whole value, and throws the problem if it is invalid.
    static func error(
        in value: Bytes, reading read: (inout CSSReader) throws(StyleError) -> Void
    ) -> StyleError? {
        var reader = CSSReader(value)
        do throws(StyleError) {
            try read(&reader)
        } catch { return error }
        let comment = reader.list.problems.first { $0.kind == .unclosedComment }
        return comment.map { .unclosedComment(.text(Bytes(reader.list.bytes[Int($0.offset)...]))) }
    }

    /// The next token; nil at the end.
    var token: CSSToken? { at < list.count ? list[at] : nil }
    /// The kind of the next token; nil at the end.
    var kind: CSSToken.Kind? { token?.kind }
    /// The kind of the token after the next one; nil if there is none.
    var kindAfter: CSSToken.Kind? { at + 1 < list.count ? list[at + 1].kind : nil }

    /// The kind of the token after the next one, ignoring whitespace between them; nil if there is none.
    var kindAfterSpaces: CSSToken.Kind? {
        var place = at + 1
        while place < list.count, list[place].kind == .whitespace { place += 1 }
        return place < list.count ? list[place].kind : nil
    }

    /// Skips a token.
    mutating func advance() { at += 1 }

    /// Skips a token and returns it; nil at the end.
    mutating func next() -> CSSToken? {
        defer { at += 1 }
        return token
    }

    /// Skips whitespace, and returns whether there was any.
    @discardableResult
    mutating func skipSpaces() -> Bool {
        let start = at
        while kind == .whitespace { at += 1 }
        return at > start
    }

    /// Skips a token of the given kind; returns false if it is not next.
    mutating func take(_ kind: CSSToken.Kind) -> Bool {
        guard self.kind == kind else { return false }
        at += 1
        return true
    }

    /// Whether the next token is the given delimiter.
    func isDelim(_ character: Unicode.Scalar) -> Bool { at < list.count && list.isDelim(at, character) }

    /// Skips a delimiter; returns false if it is not next.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isDelim(character) else { return false }
        at += 1
        return true
    }

    /// Skips a keyword; returns false if it is not next.
    mutating func takeIdent(_ keyword: String) -> Bool {
        guard at < list.count, list.isIdent(at, keyword) else { return false }
        at += 1
        return true
    }

    /// The bytes of the next token; empty at the end.
    var source: Bytes { token.map(list.source) ?? [] }
    /// The next token, or the end, for a message.
    var piece: StylePiece { token.map(list.piece) ?? .end }
    /// The next token, which begins a function, for a message about the whole function.
    var call: StylePiece { .function(source) }

    /// The name of the next token if it is a keyword, a function, an at-keyword or a hash, or its unit if it is a
    /// dimension, in lowercase and with escapes decoded; empty at the end.
    var name: String { at < list.count ? list.lowerName(at) : "" }

    /// The numeric value of the next token if it is a number, a percentage or a dimension; 0 at the end.
    var number: Double { at < list.count ? list.number(at) : 0 }
}
