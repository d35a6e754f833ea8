/// Checks the features in the queries of `@media`, `@container` and `@import`: Media Queries 5, section 2.4, and CSS
/// Conditional 5, section 6.
struct FeatureChecker {
    struct Problem {
        var kind: SheetFinding.Kind
        var tokens: Range<Int>
    }

    private let list: TokenList
    private let isContainer: Bool
    private(set) var problems: [Problem] = []

    /// The size features of containers.
    private static let container: [String: MediaFeatures.Feature] = [
        "width": .init(value: .length, isRange: true), "height": .init(value: .length, isRange: true),
        "inline-size": .init(value: .length, isRange: true), "block-size": .init(value: .length, isRange: true),
        "aspect-ratio": .init(value: .ratio, isRange: true),
        "orientation": .init(value: .keywords(["portrait", "landscape"]), isRange: false),
    ]

    /// Returns the problems in the queries of a range of tokens.
    static func check(_ list: TokenList, _ range: Range<Int>, isContainer: Bool) -> [Problem] {
        var checker = FeatureChecker(list: list, isContainer: isContainer)
        var at = range.lowerBound
        while at < range.upperBound {
            switch list[at].kind {
            case .openRound:
                checker.feature(list.trimmed(list.inside(at)))
                // Nested conditions are in parentheses, too, so the search continues inside.
                at += 1
            // Skips calculated values, and style and scroll-state queries.
            case .function: at = list.after(at)
            default: at += 1
            }
        }
        return checker.problems
    }

    private init(list: TokenList, isContainer: Bool) {
        self.list = list
        self.isContainer = isContainer
    }

    private mutating func add(_ kind: SheetFinding.Kind, _ tokens: Range<Int>) {
        problems.append(Problem(kind: kind, tokens: tokens))
    }

    private func named(_ name: String) -> MediaFeatures.Feature? {
        isContainer ? Self.container[name] : MediaFeatures.named(name)
    }

    /// A name without its prefix `min-` or `max-`; nil if it has neither.
    private static func base(_ name: String) -> String? {
        name.hasPrefix("min-") || name.hasPrefix("max-") ? String(name.dropFirst(4)) : nil
    }

    private mutating func feature(_ inside: Range<Int>) {
        let tops = tops(inside)
        guard let first = tops.first else { return }
        let signs = tops.filter { isSign($0) }
        if list[first].kind == .ident {
            let name = list.lowerName(first)
            if name == "not" || name.hasPrefix("-") || Self.base(name)?.hasPrefix("-") ?? false { return }
            if tops.count == 1 { return boolean(name, first) }
            if list[tops[1]].kind == .colon { return pair(name, first, list.trimmed(tops[1] + 1..<inside.upperBound)) }
        }
        guard let sign = signs.first, list[first].kind != .openRound else { return }
        compared(inside, sign, signs)
    }

    /// The tokens of a range that are not inside brackets, without whitespace.
    private func tops(_ range: Range<Int>) -> [Int] {
        var result: [Int] = []
        var at = range.lowerBound
        while at < range.upperBound {
            if list[at].kind != .whitespace { result.append(at) }
            at = list.after(at)
        }
        return result
    }

    private func isSign(_ token: Int) -> Bool {
        list.isDelim(token, "<") || list.isDelim(token, ">") || list.isDelim(token, "=")
    }

    /// Checks `(name)`.
    private mutating func boolean(_ name: String, _ token: Int) {
        if named(name) != nil { return }
        if let base = Self.base(name), named(base) != nil {
            add(.featureValueMissing(name), token..<token + 1)
        } else {
            unknown(name, token)
        }
    }

    /// Checks `(name: value)`.
    private mutating func pair(_ name: String, _ token: Int, _ value: Range<Int>) {
        if let feature = named(name) { return judge(value, of: feature, name) }
        guard let base = Self.base(name), let feature = named(base) else { return unknown(name, token) }
        if feature.isRange {
            judge(value, of: feature, name)
        } else {
            add(.featureWithoutOrder(base), token..<token + 1)
        }
    }

    /// Checks `(name < value)`, `(value < name)` and `(value < name < value)`.
    private mutating func compared(_ inside: Range<Int>, _ sign: Int, _ signs: [Int]) {
        var parts: [Range<Int>] = []
        var start = inside.lowerBound
        for sign in signs {
            // `<=` is two tokens.
            if sign > start || parts.isEmpty { parts.append(list.trimmed(start..<sign)) }
            start = sign + 1
        }
        parts.append(list.trimmed(start..<inside.upperBound))
        let words = parts.filter { $0.count == 1 && list[$0.lowerBound].kind == .ident }.map(\.lowerBound)
        guard let token = words.first(where: list.isFeatureName) ?? words.first else { return }
        let name = list.lowerName(token)
        if name.hasPrefix("-") { return }
        guard let feature = named(name) else {
            if let base = Self.base(name), named(base) != nil {
                return add(.featureWithoutOrder(name), token..<token + 1)
            }
            return unknown(name, token)
        }
        guard feature.isRange else { return add(.featureWithoutOrder(name), token..<token + 1) }
        for part in parts where part.lowerBound != token { judge(part, of: feature, name) }
    }

    private mutating func unknown(_ name: String, _ token: Int) {
        let base = Self.base(name) ?? name
        add(
            isContainer ? .unknownContainerFeature(base, suggestion: nil) : .unknownMediaFeature(base, suggestion: nil),
            token..<token + 1)
    }

    private mutating func judge(_ value: Range<Int>, of feature: MediaFeatures.Feature, _ name: String) {
        guard let first = value.first else { return }
        let syntax = feature.value.syntax
        // Custom properties belong to elements, so `var()` is not valid in a media query. In a container query, the
        // container is the element: CSS Conditional 5, section 6.1.
        let isVariable =
            !isContainer && value.contains { list[$0].kind == .function && list.lowerName($0) == "var" }
        if case .invalid = ValueMatcher.match(syntax: syntax, list, value) {
        } else if !isVariable {
            return
        }
        let text = list.source(value)
        // Only Internet Explorer understood `\0` or `\9` at the end.
        if text.hasSuffix("\\0") || text.hasSuffix("\\9") { return add(.hack(name), first..<first + 1) }
        add(.invalidFeatureValue(name, value: text, syntax: syntax), value)
    }

    /// The names of features, for suggestions.
    static func names(isContainer: Bool) -> [String] { isContainer ? container.keys.sorted() : MediaFeatures.names }
}

extension MediaFeatures.Value {
    /// The value definition syntax.
    fileprivate var syntax: String {
        switch self {
        case .length: "<length>"
        case .ratio: "<number> [ / <number> ]?"
        case .resolution: "<resolution> | infinite"
        case .integer: "<integer>"
        case .flag: "<integer [0,1]>"
        case .keywords(let words): words.joined(separator: " | ")
        }
    }
}
