import VitrineSupport

/// A value definition syntax as a tree in an array: CSS Values 4, section 2.
struct ValueSyntax: Sendable {
    /// One part of a syntax. Its own parts are indices in ``ValueSyntax/nodes``.
    enum Node: Sendable {
        case keyword(String)
        /// `/`, `,` or another character.
        case character(UInt8)
        /// A type, and the range to which its numbers are restricted, if any.
        case type(String, ClosedRange<Double>?)
        case property(String)
        case function(String, Int)
        /// Parentheses or square brackets, and their contents.
        case block(CSSToken.Kind, Int)
        case sequence([Int])
        /// All parts, in any order: `&&`.
        case all([Int])
        /// At least one of the parts, in any order: `||`.
        case some([Int])
        /// Exactly one of the parts: `|`.
        case one([Int])
        /// A repeated part: `*`, `+`, `?`, `{}`, `#`.
        case repeated(Int, ClosedRange<Int>, hasCommas: Bool)
        /// A group that must not be empty: `!`.
        case required(Int)
    }

    private(set) var nodes: [Node] = []
    private(set) var root = 0

    /// The part that another syntax refers to as `<'property'>`: the root, or the part that the root repeats with
    /// commas (CSS Values 4, section 2.1).
    var item: Int {
        if case .repeated(let inner, _, hasCommas: true) = nodes[root] { inner } else { root }
    }

    /// Parses a syntax; nil if it is not valid or nested too deeply.
    init?(_ text: String) {
        var parser = Parser(bytes: Array(text.utf8))
        guard let root = parser.alternatives(until: nil), parser.at == parser.bytes.count else { return nil }
        nodes = parser.nodes
        self.root = root
    }

    private struct Parser {
        let bytes: [UInt8]
        var at = 0
        var nodes: [Node] = []
        var depth = 0

        mutating func add(_ node: Node) -> Int {
            nodes.append(node)
            return nodes.count - 1
        }

        mutating func skipSpace() { while at < bytes.count, bytes[at].isHTMLSpace { at += 1 } }

        mutating func take(_ text: String) -> Bool {
            guard bytes[at...].starts(with: text.utf8) else { return false }
            at += text.utf8.count
            return true
        }

        mutating func alternatives(until end: UInt8?) -> Int? {
            depth += 1
            defer { depth -= 1 }
            guard depth < 30 else { return nil }
            return list("|", end) { parser in
                parser.list("||", end) { parser in
                    parser.list("&&", end) { $0.sequence(end) }
                }
            }
        }

        /// Reads parts separated by a combinator.
        mutating func list(_ combinator: String, _ end: UInt8?, _ part: (inout Parser) -> Int?) -> Int? {
            var parts: [Int] = []
            while true {
                guard let one = part(&self) else { return nil }
                parts.append(one)
                skipSpace()
                if combinator == "|", bytes[at...].starts(with: "||".utf8) { break }
                guard take(combinator) else { break }
            }
            if parts.count == 1 { return parts[0] }
            return add(combinator == "|" ? .one(parts) : combinator == "||" ? .some(parts) : .all(parts))
        }

        mutating func sequence(_ end: UInt8?) -> Int? {
            var parts: [Int] = []
            while true {
                skipSpace()
                guard at < bytes.count, bytes[at] != end, bytes[at] != UInt8(ascii: "|"), bytes[at] != UInt8(ascii: "&")
                else { break }
                guard let part = term() else { return nil }
                parts.append(part)
            }
            if parts.isEmpty { return nil }
            return parts.count == 1 ? parts[0] : add(.sequence(parts))
        }

        mutating func term() -> Int? {
            guard var node = primary() else { return nil }
            while at < bytes.count {
                switch bytes[at] {
                case UInt8(ascii: "?"): node = add(.repeated(node, 0...1, hasCommas: false))
                case UInt8(ascii: "*"): node = add(.repeated(node, 0...Int.max, hasCommas: false))
                case UInt8(ascii: "+"): node = add(.repeated(node, 1...Int.max, hasCommas: false))
                case UInt8(ascii: "!"): node = add(.required(node))
                case UInt8(ascii: "#"):
                    var range = 1...Int.max
                    if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "{") {
                        at += 1
                        guard let counts = counts() else { return nil }
                        range = counts
                        at -= 1
                    }
                    node = add(.repeated(node, range, hasCommas: true))
                case UInt8(ascii: "{"):
                    guard let counts = counts() else { return nil }
                    node = add(.repeated(node, counts, hasCommas: false))
                    continue
                default: return node
                }
                at += 1
            }
            return node
        }

        /// Reads `{2}`, `{1,4}` or `{2,}`.
        mutating func counts() -> ClosedRange<Int>? {
            guard let close = bytes[at...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
            let parts = String(decoding: bytes[at + 1..<close], as: UTF8.self).split(
                separator: ",", omittingEmptySubsequences: false)
            at = close + 1
            guard let lower = Int(parts.first ?? "") else { return nil }
            guard parts.count > 1 else { return lower...lower }
            guard !parts[1].isEmpty else { return lower...Int.max }
            guard let upper = Int(parts[1]), upper >= lower else { return nil }
            return lower...upper
        }

        mutating func primary() -> Int? {
            switch bytes[at] {
            case UInt8(ascii: "["):
                at += 1
                guard let inner = alternatives(until: UInt8(ascii: "]")), take("]") else { return nil }
                return inner
            case UInt8(ascii: "<"): return type()
            case UInt8(ascii: "'"):
                guard at + 2 < bytes.count, let close = bytes[(at + 2)...].firstIndex(of: UInt8(ascii: "'")) else {
                    return nil
                }
                let character = bytes[at + 1]
                at = close + 1
                guard character == UInt8(ascii: "[") else { return add(.character(character)) }
                guard let inner = alternatives(until: UInt8(ascii: "'")), take("']'") else { return nil }
                return add(.block(.openSquare, inner))
            case UInt8(ascii: "("):
                at += 1
                guard let inner = alternatives(until: UInt8(ascii: ")")), take(")") else { return nil }
                return add(.block(.openRound, inner))
            case UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="):
                at += 1
                return add(.character(bytes[at - 1]))
            default: return word()
            }
        }

        mutating func word() -> Int? {
            let start = at
            while at < bytes.count, bytes[at].isName || bytes[at] == UInt8(ascii: "@") { at += 1 }
            guard at > start else { return nil }
            let name = String(decoding: bytes[start..<at], as: UTF8.self).asciiLowercased
            guard take("(") else { return add(.keyword(name)) }
            skipSpace()
            if take(")") { return add(.function(name, add(.sequence([])))) }
            guard let inner = alternatives(until: UInt8(ascii: ")")), take(")") else { return nil }
            return add(.function(name, inner))
        }

        mutating func type() -> Int? {
            guard let close = bytes[at...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
            let text = String(decoding: bytes[at + 1..<close], as: UTF8.self)
            at = close + 1
            if text.hasPrefix("'") { return add(.property(String(text.dropFirst().dropLast()))) }
            guard let bracket = text.firstIndex(of: "[") else { return add(.type(text, nil)) }
            let name = text[..<bracket].filter { $0 != " " }
            let bounds = text[text.index(after: bracket)...].dropLast().split(separator: ",").map { bound -> Double in
                let bound = bound.filter { $0 != " " }
                if bound.hasPrefix("∞") { return .infinity }
                return bound.hasPrefix("-∞") || bound.hasPrefix("−∞") ? -.infinity : Double(bound) ?? 0
            }
            guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
            return add(.type(String(name), bounds[0]...bounds[1]))
        }
    }
}
