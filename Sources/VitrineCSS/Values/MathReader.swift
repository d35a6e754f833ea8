/// Reads the math functions of CSS Values 4, section 10, and determines their types.
struct MathReader {
    static let depthLimit = 64

    /// The number of arguments that each function accepts.
    private static let arguments: [String: ClosedRange<Int>] = [
        "calc": 1...1, "-webkit-calc": 1...1, "-moz-calc": 1...1, "min": 1...100_000, "max": 1...100_000,
        "clamp": 3...3, "round": 1...2, "mod": 2...2, "rem": 2...2, "sin": 1...1, "cos": 1...1, "tan": 1...1,
        "asin": 1...1, "acos": 1...1, "atan": 1...1, "atan2": 2...2, "pow": 2...2, "sqrt": 1...1,
        "hypot": 1...100_000, "log": 1...2, "exp": 1...1, "abs": 1...1, "sign": 1...1, "progress": 3...3,
    ]
    /// Functions whose results only a browser can determine.
    private static let unknown: Set<String> = [
        "sibling-index", "sibling-count", "random", "env", "attr", "var", "anchor", "anchor-size", "if", "inherit",
    ]

    private let list: TokenList
    private var at: Int
    private var end: Int
    private var depth = 0
    /// Names that represent numbers: the channels of a relative color.
    private let channels: Set<String>

    /// Whether the function with the given lowercase name is a math function, `sibling-index()` or `sibling-count()`.
    static func isMath(_ name: String) -> Bool {
        arguments[name] != nil || name == "sibling-index" || name == "sibling-count"
    }

    /// Reads the function at a token.
    /// - Returns: the calculation and its type; nil if it is not valid.
    static func read(_ list: TokenList, _ token: Int, channels: Set<String> = []) -> (node: MathNode, type: MathType)? {
        var reader = MathReader(list: list, at: token, end: list.after(token), channels: channels)
        guard let result = reader.value(), reader.at == reader.end else { return nil }
        return result
    }

    private init(list: TokenList, at: Int, end: Int, channels: Set<String>) {
        (self.list, self.at, self.end, self.channels) = (list, at, end, channels)
    }

    private mutating func skipSpace() -> Bool {
        let start = at
        while at < end, list[at].kind == .whitespace { at += 1 }
        return at > start
    }

    private mutating func sum() -> (node: MathNode, type: MathType)? {
        guard var (node, type) = product() else { return nil }
        var parts = [node]
        while true {
            let saved = at
            let hasSpace = skipSpace()
            guard at < end, list.isDelim(at, "+") || list.isDelim(at, "-") else {
                at = saved
                break
            }
            let isMinus = list.isDelim(at, "-")
            at += 1
            guard hasSpace, skipSpace(), let (right, rightType) = product(), let sum = type.adding(rightType) else {
                return nil
            }
            parts.append(isMinus ? .product([.number(-1), right]) : right)
            type = sum
        }
        if parts.count > 1 { node = .sum(parts) }
        return (node, type)
    }

    private mutating func product() -> (node: MathNode, type: MathType)? {
        guard var (node, type) = value() else { return nil }
        var parts = [node]
        while true {
            let saved = at
            _ = skipSpace()
            guard at < end, list.isDelim(at, "*") || list.isDelim(at, "/") else {
                at = saved
                break
            }
            let isDivision = list.isDelim(at, "/")
            at += 1
            _ = skipSpace()
            guard let (right, rightType) = value() else { return nil }
            parts.append(isDivision ? .invert(right) : right)
            type = type.times(isDivision ? rightType.inverse : rightType)
        }
        if parts.count > 1 { node = .product(parts) }
        return (node, type)
    }

    private mutating func value() -> (node: MathNode, type: MathType)? {
        guard at < end else { return nil }
        let token = at
        at = list.after(at)
        switch list[token].kind {
        case .number: return (.number(list.number(token)), .number)
        case .percentage: return (.percentage(list.number(token)), .percentage)
        case .dimension:
            guard let unit = CSSUnit.named(list.lowerName(token)) else { return nil }
            return (.dimension(list.number(token), unit), MathType(unit.quantity))
        case .ident:
            let name = list.lowerName(token)
            switch name {
            case "e": return (.number(2.718281828459045), .number)
            case "pi": return (.number(.pi), .number)
            case "infinity": return (.number(.infinity), .number)
            case "-infinity": return (.number(-.infinity), .number)
            case "nan": return (.number(.nan), .number)
            default: return channels.contains(name) ? (.channel(name), .number) : nil
            }
        case .openRound: return nested(token) { $0.sum() }
        case .function:
            let name = list.lowerName(token)
            if Self.unknown.contains(name) || name.hasPrefix("--") { return (.unknown, .anything) }
            guard let counts = Self.arguments[name] else { return nil }
            return nested(token) { $0.function(name, counts) }
        default: return nil
        }
    }

    private mutating func nested(
        _ token: Int, _ body: (inout MathReader) -> (node: MathNode, type: MathType)?
    ) -> (node: MathNode, type: MathType)? {
        guard depth < Self.depthLimit else { return nil }
        let saved = (at, end)
        let range = list.inside(token)
        (at, end) = (range.lowerBound, range.upperBound)
        depth += 1
        defer {
            (at, end) = saved
            depth -= 1
        }
        _ = skipSpace()
        guard let result = body(&self) else { return nil }
        _ = skipSpace()
        return at == end ? result : nil
    }

    private mutating func function(_ name: String, _ counts: ClosedRange<Int>) -> (node: MathNode, type: MathType)? {
        var name = name
        var nodes: [MathNode] = []
        var types: [MathType] = []
        if name == "round", at < end, list[at].kind == .ident,
            ["nearest", "up", "down", "to-zero"].contains(list.lowerName(at))
        {
            name = list.lowerName(at) + "-round"
            at += 1
            _ = skipSpace()
            guard at < end, list[at].kind == .comma else { return nil }
            at += 1
            _ = skipSpace()
        }
        while true {
            if name == "clamp", nodes.count != 1, at < end, list.isIdent(at, "none") {
                // `none` is an infinite bound of the same type. The value between the bounds cannot be `none`.
                at += 1
                nodes.append(.number(nodes.isEmpty ? -.infinity : .infinity))
                types.append(.anything)
            } else {
                guard let (node, type) = sum() else { return nil }
                nodes.append(node)
                types.append(type)
            }
            _ = skipSpace()
            guard at < end, list[at].kind == .comma else { break }
            at += 1
            _ = skipSpace()
        }
        guard counts.contains(nodes.count), var type = types.first else { return nil }
        for other in types.dropFirst() {
            guard let sum = type.adding(other) else { return nil }
            type = sum
        }
        switch name {
        case "calc", "-webkit-calc", "-moz-calc": return (nodes[0], type)
        case "sin", "cos", "tan":
            guard type.isNumber || type.isOf(.angle) else { return nil }
            type = .number
        case "asin", "acos", "atan":
            guard type.isNumber else { return nil }
            type = MathType(.angle)
        case "atan2": type = MathType(.angle)
        case "pow", "sqrt", "log", "exp": guard type.isNumber else { return nil }
        case "sign", "progress": type = .number
        case _ where name.hasSuffix("round") && nodes.count == 1:
            guard type.isNumber else { return nil }
            nodes.append(.number(1))
        default: break
        }
        return (.function(name, nodes), type)
    }
}
