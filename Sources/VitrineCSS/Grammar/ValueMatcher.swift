import VitrineSupport

/// Matches values with value definition syntaxes.
///
/// For each part of a syntax and each position in the value, the positions where the match can end are remembered, so
/// that no part is matched twice at the same position, for example because of `||`, `&&` or a repetition. Keywords and
/// characters are simply compared again.
package struct ValueMatcher {
    /// The maximum number of steps for one value. The result is uncertain if more are needed.
    static let stepLimit = 400_000
    private static let depthLimit = 120

    /// The component values of a value or a block, without whitespace.
    private struct Scope {
        var tokens: [Int]
        var memo: [UInt64: [Int32]] = [:]
    }

    private let list: TokenList
    private var scopes: [Scope] = []
    private var depth = 0
    private var sawUnknown = false
    private var farthest = -1
    /// The number of steps so far.
    package private(set) var steps = 0

    private init(_ list: TokenList) { self.list = list }

    // MARK: - Entry points

    /// Matches a value of a property.
    package static func match(_ property: PropertyID, _ list: TokenList, _ range: Range<Int>) -> ValueMatch {
        match(property, list, range, steps: { _ in })
    }

    static func match(
        _ property: PropertyID, _ list: TokenList, _ range: Range<Int>, steps: (Int) -> Void
    ) -> ValueMatch {
        let range = list.trimmed(range)
        if hasSubstitution(list, range) { return .substitution }
        if WideKeyword(list, range) != nil { return .valid }
        guard let syntax = SyntaxCache.shared.property(property) else { return .uncertain }
        var matcher = ValueMatcher(list)
        let result = matcher.run(syntax, range)
        steps(matcher.steps)
        return result
    }

    /// Matches a value with a syntax given as text, as for descriptors and `@property`.
    package static func match(syntax text: String, _ list: TokenList, _ range: Range<Int>) -> ValueMatch {
        let range = list.trimmed(range)
        if hasSubstitution(list, range) { return .substitution }
        guard let syntax = SyntaxCache.shared.syntax(text) else { return .uncertain }
        var matcher = ValueMatcher(list)
        return matcher.run(syntax, range)
    }

    /// Functions that are replaced with other tokens before a value is matched: CSS Values 5, appendix A.
    private static let substitutions: Set<String> = ["var", "env", "attr", "if", "inherit", "random-item", "ident"]

    /// Whether a value contains `var()` or a similar function.
    package static func hasSubstitution(_ list: TokenList, _ range: Range<Int>) -> Bool {
        for token in range where list[token].kind == .function {
            let name = list.name(token)
            if substitutions.contains(name.asciiLowercased) || name.hasPrefix("--") { return true }
        }
        return false
    }

    // MARK: - Matching

    private mutating func run(_ syntax: SyntaxCache.Entry, _ range: Range<Int>) -> ValueMatch {
        guard let scope = push(range) else { return .invalid(token: range.lowerBound) }
        let count = Int32(scopes[scope].tokens.count)
        let ends = ends(syntax, syntax.syntax.root, 0, scope)
        if ends.contains(count) { return .valid }
        if sawUnknown || steps >= Self.stepLimit { return .uncertain }
        return .invalid(token: farthest < 0 ? range.lowerBound : farthest)
    }

    /// Creates a scope for a range and returns its index; nil if a comma is at the start or the end, or follows another
    /// comma.
    private mutating func push(_ range: Range<Int>) -> Int? {
        var tokens: [Int] = []
        var index = range.lowerBound
        var afterComma = true
        while index < range.upperBound {
            if list[index].kind != .whitespace {
                let isComma = list[index].kind == .comma
                if isComma, afterComma { return nil }
                afterComma = isComma
                tokens.append(index)
            }
            index = list.after(index)
        }
        if afterComma, !tokens.isEmpty { return nil }
        scopes.append(Scope(tokens: tokens))
        return scopes.count - 1
    }

    private mutating func ends(_ syntax: SyntaxCache.Entry, _ node: Int, _ place: Int, _ scope: Int) -> [Int32] {
        steps += 1
        guard steps < Self.stepLimit, depth < Self.depthLimit else {
            sawUnknown = true
            return []
        }
        let key = UInt64(syntax.number) << 48 | UInt64(node) << 32 | UInt64(place)
        let isSimple: Bool
        switch syntax.syntax.nodes[node] {
        case .keyword, .character: isSimple = true
        default: isSimple = false
        }
        if !isSimple, let known = scopes[scope].memo[key] { return known }
        depth += 1
        let result = find(syntax, syntax.syntax.nodes[node], place, scope)
        depth -= 1
        if !isSimple { scopes[scope].memo[key] = result }
        return result
    }

    private mutating func find(
        _ syntax: SyntaxCache.Entry, _ node: ValueSyntax.Node, _ place: Int, _ scope: Int
    ) -> [Int32] {
        let count = scopes[scope].tokens.count
        let token = place < count ? scopes[scope].tokens[place] : -1
        if token > farthest { farthest = token }
        switch node {
        case .keyword(let name):
            return token >= 0 && list[token].kind == .ident && list.isIdent(token, name) ? [Int32(place + 1)] : []
        case .character(let character): return self.character(character, place, scope)
        case .type(let name, let bounds): return type(name, bounds, place, scope)
        case .property(let name):
            guard let id = PropertyID(name), let other = SyntaxCache.shared.property(id) else {
                sawUnknown = true
                return []
            }
            return ends(other, other.syntax.item, place, scope)
        case .function(let name, let inner):
            guard token >= 0, list[token].kind == .function, list.lowerName(token) == name else { return [] }
            return inside(syntax, inner, token) ? [Int32(place + 1)] : []
        case .block(let kind, let inner):
            guard token >= 0, list[token].kind == kind else { return [] }
            return inside(syntax, inner, token) ? [Int32(place + 1)] : []
        case .sequence(let parts):
            var places: [Int32] = [Int32(place)]
            for part in parts {
                var next: [Int32] = []
                for place in places { merge(&next, ends(syntax, part, Int(place), scope)) }
                places = next
                if places.isEmpty { break }
            }
            return places
        case .one(let parts):
            var result: [Int32] = []
            for part in parts { merge(&result, ends(syntax, part, place, scope)) }
            return result
        case .all(let parts): return combine(syntax, parts, place, scope, needsAll: true)
        case .some(let parts): return combine(syntax, parts, place, scope, needsAll: false)
        case .repeated(let inner, let range, let hasCommas):
            return repeated(syntax, inner, range, hasCommas, from: place, scope)
        case .required(let inner): return ends(syntax, inner, place, scope).filter { $0 != Int32(place) }
        }
    }

    private func merge(_ result: inout [Int32], _ other: [Int32]) {
        for place in other where !result.contains(place) { result.append(place) }
    }

    private mutating func inside(_ syntax: SyntaxCache.Entry, _ node: Int, _ token: Int) -> Bool {
        guard let scope = push(list.inside(token)) else { return false }
        defer { scopes.removeLast() }
        return ends(syntax, node, 0, scope).contains(Int32(scopes[scope].tokens.count))
    }

    /// Matches a character. A comma may be omitted next to omitted parts: CSS Values 4, section 2.1.
    private func character(_ character: UInt8, _ place: Int, _ scope: Int) -> [Int32] {
        let tokens = scopes[scope].tokens
        func isComma(_ place: Int) -> Bool { list[tokens[place]].kind == .comma }
        if character == UInt8(ascii: ",") {
            if place < tokens.count, isComma(place) { return [Int32(place + 1)] }
            return place == 0 || place == tokens.count || isComma(place - 1) ? [Int32(place)] : []
        }
        guard place < tokens.count else { return [] }
        let token = list[tokens[place]]
        let isSame = token.end - token.start == 1 && list.bytes[Int(token.start)] == character
        return isSame ? [Int32(place + 1)] : []
    }

    private mutating func type(_ name: String, _ bounds: ClosedRange<Double>?, _ place: Int, _ scope: Int) -> [Int32] {
        let tokens = scopes[scope].tokens
        switch name {
        case "any-value", "declaration-value": return (place...tokens.count).map { Int32($0) }
        default: break
        }
        let isBasic = GrammarTable.shared.types[name] == nil || BasicTypes.hidden.contains(name)
        if isBasic {
            guard place < tokens.count else { return [] }
            switch BasicTypes.test(name, bounds, list, tokens[place]) {
            case .yes: return [Int32(place + 1)]
            case .no: return []
            case .unknown, nil:
                sawUnknown = true
                return []
            }
        }
        guard let other = SyntaxCache.shared.type(name) else {
            sawUnknown = true
            return []
        }
        return ends(other, other.syntax.root, place, scope)
    }

    private mutating func combine(
        _ syntax: SyntaxCache.Entry, _ parts: [Int], _ place: Int, _ scope: Int, needsAll: Bool
    ) -> [Int32] {
        struct State: Hashable {
            var place: Int32
            var used: UInt64
        }
        var open = [State(place: Int32(place), used: 0)]
        var seen = Set(open)
        var result: [Int32] = []
        let full: UInt64 = parts.count >= 64 ? .max : (1 << UInt64(parts.count)) - 1
        while let state = open.popLast() {
            if steps >= Self.stepLimit { break }
            if needsAll ? state.used == full : state.used != 0, !result.contains(state.place) {
                result.append(state.place)
            }
            for (index, part) in parts.enumerated() where state.used & (1 << UInt64(index)) == 0 {
                for end in ends(syntax, part, Int(state.place), scope) {
                    // An empty part of `||` is treated as omitted; an empty part of `&&` is treated as present.
                    if end == state.place, !needsAll { continue }
                    let next = State(place: end, used: state.used | 1 << UInt64(index))
                    if seen.insert(next).inserted { open.append(next) }
                }
            }
        }
        return result
    }

    private mutating func repeated(
        _ syntax: SyntaxCache.Entry, _ node: Int, _ range: ClosedRange<Int>, _ hasCommas: Bool, from place: Int,
        _ scope: Int
    ) -> [Int32] {
        var result: [Int32] = range.lowerBound == 0 ? [Int32(place)] : []
        var level: [Int32] = [Int32(place)]
        var seen = Set<Int32>()
        var count = 0
        while count < range.upperBound, !level.isEmpty, steps < Self.stepLimit {
            var next: [Int32] = []
            for place in level {
                var start = Int(place)
                if hasCommas, count > 0 {
                    guard start < scopes[scope].tokens.count, list[scopes[scope].tokens[start]].kind == .comma else {
                        continue
                    }
                    start += 1
                }
                for end in ends(syntax, node, start, scope) where end != Int32(start) || count < range.lowerBound {
                    if !next.contains(end) { next.append(end) }
                }
            }
            count += 1
            if count >= range.lowerBound {
                // After the minimum number of repetitions, a position that was reached before cannot lead to new
                // results.
                if range.upperBound == Int.max { next = next.filter { seen.insert($0).inserted } }
                for place in next where result.last != place { result.append(place) }
            }
            level = next
        }
        return result
    }
}

extension BasicTypes {
    /// Types that are tested by code even if they have a syntax in the table.
    static let hidden: Set<String> = [
        "color", "length-percentage", "angle-percentage", "time-percentage", "frequency-percentage", "integer",
        "number-percentage", "alpha-value", "opacity-value", "counter-style-name", "counter-name", "signed-integer",
        "signless-integer", "id-selector", "feature-value-name", "hex-color",
    ]
}
