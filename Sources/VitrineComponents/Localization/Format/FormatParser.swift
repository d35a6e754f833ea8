import VitrineSupport

/// Splits a text into literals and specifiers for arguments.
///
/// `%%` is a percent sign. A `%` that does not start a specifier is literal, such as the one in `100 % sure`.
struct FormatParser {
    enum Piece: Hashable, Sendable {
        case literal(String)
        case specifier(FormatSpecifier)
    }

    private let bytes: [UInt8]
    /// Whether `%%` is two percent signs and not one.
    private let keepsDoubledSigns: Bool
    private var position = 0

    /// Returns the literals and specifiers of a text.
    /// - Parameter keepsDoubledSigns: whether `%%` is two percent signs, as in a text without arguments.
    static func pieces(of words: String, keepsDoubledSigns: Bool = false) -> [Piece] {
        guard words.utf8.contains(UInt8(ascii: "%")) else { return words.isEmpty ? [] : [.literal(words)] }
        var parser = FormatParser(bytes: Array(words.utf8), keepsDoubledSigns: keepsDoubledSigns)
        return parser.pieces()
    }

    static func specifiers(of words: String) -> [FormatSpecifier] {
        pieces(of: words).compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
    }

    private init(bytes: [UInt8], keepsDoubledSigns: Bool) {
        self.bytes = bytes
        self.keepsDoubledSigns = keepsDoubledSigns
    }

    private mutating func pieces() -> [Piece] {
        var pieces: [Piece] = []
        var literal: [UInt8] = []
        func flush() {
            guard !literal.isEmpty else { return }
            pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
            literal.removeAll()
        }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "%") else {
                literal.append(bytes[position])
                position += 1
                continue
            }
            if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "%") {
                literal.append(UInt8(ascii: "%"))
                if keepsDoubledSigns { literal.append(UInt8(ascii: "%")) }
                position += 2
            } else if let specifier = specifier() {
                flush()
                pieces.append(.specifier(specifier))
            } else {
                literal.append(UInt8(ascii: "%"))
                position += 1
            }
        }
        flush()
        return pieces
    }

    /// Reads the specifier at the current position and advances past it. Returns nil and does not advance when there
    /// is none.
    private mutating func specifier() -> FormatSpecifier? {
        let start = position
        var at = position + 1
        func byte() -> UInt8 { at < bytes.count ? bytes[at] : 0 }
        func number() -> Int? {
            var value: Int?
            while byte().isASCIIDigit, value ?? 0 < 100_000 {
                value = (value ?? 0) * 10 + byte().digitValue
                at += 1
            }
            return value
        }
        var found = FormatSpecifier(kind: .unsupported, text: "")
        func finish(_ kind: FormatSpecifier.Kind) -> FormatSpecifier {
            found.kind = kind
            found.text = String(decoding: bytes[start..<at], as: UTF8.self)
            found.touchesLetter = byte().isASCIILetter
            return found
        }
        defer { if !found.text.isEmpty { position = at } }

        let digits = at
        if let value = number(), byte() == UInt8(ascii: "$") {
            guard value > 0 else { return nil }
            found.position = value
            at += 1
        } else {
            at = digits
        }
        if byte() == UInt8(ascii: "#"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "@") {
            guard let end = bytes[(at + 2)...].firstIndex(of: UInt8(ascii: "@")), end > at + 2 else { return nil }
            let name = String(decoding: bytes[(at + 2)..<end], as: UTF8.self)
            at = end + 1
            return finish(.substitution(name))
        }
        if bytes[at...].starts(with: "arg".utf8) {
            at += 3
            return finish(.own)
        }
        var padsWithZeros = false
        flags: while true {
            switch byte() {
            case UInt8(ascii: "0"): padsWithZeros = true
            case UInt8(ascii: "+"): found.hasSign = true
            case UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "'"): break
            default: break flags
            }
            at += 1
        }
        if let width = number(), padsWithZeros { found.leadingDigits = min(width, 20) }
        if byte() == UInt8(ascii: ".") {
            at += 1
            found.fractionDigits = min(number() ?? 0, 20)
        }
        while "hlqLztj".utf8.contains(byte()) { at += 1 }
        guard at < bytes.count else { return nil }
        let conversion = byte()
        at += 1
        switch conversion {
        case UInt8(ascii: "@"): return finish(.object)
        case _ where "dDiuU".utf8.contains(conversion): return finish(.integer)
        case _ where "fFeEgG".utf8.contains(conversion): return finish(.number)
        case _ where "aAcCoOpsSxX".utf8.contains(conversion): return finish(.unsupported)
        default: return nil
        }
    }
}
