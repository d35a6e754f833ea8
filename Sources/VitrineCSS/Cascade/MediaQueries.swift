/// Evaluates media queries and container size queries: Media Queries 5, section 3, and CSS Conditional 5, section 5.
package struct MediaQueries {
    /// The result of a condition in Kleene's three-valued logic.
    package enum Answer: Sendable {
        case yes, no, unknown

        var negated: Answer { self == .yes ? .no : self == .no ? .yes : .unknown }
    }

    private let list: TokenList
    private let conditions: StyleConditions
    /// The size that the queries test. For media queries, this is the size of the viewport.
    private let size: (width: Double?, height: Double?)
    private let isContainer: Bool
    /// Evaluates a test of a property in `style()`; nil for media queries.
    private var style: ((Range<Int>) -> Answer)?
    private var isInStyle = false
    private var at = 0
    private var end = 0
    private var depth = 0

    /// Whether a list of media queries matches. An empty list matches.
    package static func matches(_ list: TokenList, _ range: Range<Int>, _ conditions: StyleConditions) -> Bool {
        let range = list.trimmed(range)
        if range.isEmpty { return true }
        var reader = MediaQueries(list, conditions, size: (conditions.width, conditions.height), isContainer: false)
        var start = range.lowerBound
        var index = start
        while index <= range.upperBound {
            if index == range.upperBound || list[index].kind == .comma {
                let part = list.trimmed(start..<index)
                (reader.at, reader.end) = (part.lowerBound, part.upperBound)
                if reader.query() == .yes { return true }
                start = index + 1
            }
            index = index < range.upperBound ? list.after(index) : index + 1
        }
        return false
    }

    /// Whether the media queries of an attribute match.
    package static func matches(_ text: String, _ conditions: StyleConditions) -> Bool {
        let list = TokenList(text)
        return matches(list, 0..<list.count, conditions)
    }

    /// Evaluates a container condition.
    /// - Parameter style: evaluates a test of a property in `style()`, without the parentheses around it.
    static func container(
        _ list: TokenList, _ range: Range<Int>, _ conditions: StyleConditions,
        style: @escaping (Range<Int>) -> Answer
    ) -> Answer {
        let range = list.trimmed(range)
        var reader = MediaQueries(list, conditions, size: (conditions.containerWidth, nil), isContainer: true)
        reader.style = style
        (reader.at, reader.end) = (range.lowerBound, range.upperBound)
        // A container name may come first. It does not matter which container it selects, because all containers have
        // the same size.
        if reader.at < reader.end, list[reader.at].kind == .ident, list.lowerName(reader.at) != "not" {
            reader.at += 1
            reader.skipSpace()
            if reader.at == reader.end { return .yes }
        }
        let answer = reader.condition()
        return reader.at == reader.end ? answer : .no
    }

    private init(
        _ list: TokenList, _ conditions: StyleConditions, size: (width: Double?, height: Double?), isContainer: Bool
    ) {
        (self.list, self.conditions, self.size, self.isContainer) = (list, conditions, size, isContainer)
    }

    private mutating func skipSpace() { while at < end, list[at].kind == .whitespace { at += 1 } }

    private mutating func take(_ name: String) -> Bool {
        guard at < end, list.isIdent(at, name) else { return false }
        at += 1
        skipSpace()
        return true
    }

    private mutating func query() -> Answer {
        let start = at
        let isNot = take("not")
        if !isNot { _ = take("only") }
        guard at < end, list[at].kind == .ident else {
            at = start
            let answer = condition()
            return at == end ? answer : .no
        }
        let type = list.lowerName(at)
        at += 1
        skipSpace()
        var answer: Answer =
            type == "all" || type == (conditions.isPrint ? "print" : "screen") ? .yes : .no
        if ["and", "or", "not", "only", "layer"].contains(type) { return .no }
        if take("and") {
            let other = condition(allowsOr: false)
            guard at == end else { return .no }
            answer = Self.and(answer, other)
        }
        guard at == end else { return .no }
        return isNot ? answer.negated : answer
    }

    private static func and(_ left: Answer, _ right: Answer) -> Answer {
        left == .no || right == .no ? .no : left == .yes && right == .yes ? .yes : .unknown
    }

    private static func or(_ left: Answer, _ right: Answer) -> Answer {
        left == .yes || right == .yes ? .yes : left == .no && right == .no ? .no : .unknown
    }

    private mutating func condition(allowsOr: Bool = true) -> Answer {
        skipSpace()
        if take("not") { return part().negated }
        var answer = part()
        var joint: String?
        while at < end, list[at].kind == .ident {
            let word = list.lowerName(at)
            guard word == "and" || word == "or" && allowsOr, joint == nil || joint == word else { return .no }
            joint = word
            at += 1
            skipSpace()
            answer = word == "and" ? Self.and(answer, part()) : Self.or(answer, part())
        }
        return answer
    }

    private mutating func part() -> Answer {
        guard at < end, list[at].kind == .openRound || list[at].kind == .function, depth < 32 else {
            // If the input is not a condition, all of it is invalid, even with `not` or `or` before it. Therefore the
            // position is set beyond the end: nothing more is read, and the callers find that they are not at the end.
            // A query is then false; contents of parentheses are read as a feature instead.
            at = end + 1
            return .no
        }
        let token = at
        let after = list.after(token)
        defer {
            at = after
            skipSpace()
        }
        let isStyle = isStyleFunction(token)
        guard list[token].kind == .openRound || isStyle else { return .unknown }
        let (saved, wasInStyle) = (end, isInStyle)
        if isStyle { isInStyle = true }
        let range = list.trimmed(list.inside(token))
        (at, end) = (range.lowerBound, range.upperBound)
        depth += 1
        defer {
            (end, isInStyle) = (saved, wasInStyle)
            depth -= 1
        }
        guard at < end else { return .unknown }
        if list[at].kind == .openRound || list.isIdent(at, "not") || isStyleFunction(at) {
            let answer = condition()
            return at == end ? answer : feature(range)
        }
        return feature(range)
    }

    private func isStyleFunction(_ token: Int) -> Bool {
        style != nil && list[token].kind == .function && list.lowerName(token) == "style"
    }

    // MARK: - Features

    private func feature(_ range: Range<Int>) -> Answer {
        if isInStyle, let style { return style(range) }
        let items = range.filter { list[$0].kind != .whitespace && !isInBlock($0, range) }
        guard let first = items.first else { return .unknown }
        if list[first].kind == .ident {
            let name = list.lowerName(first)
            if items.count == 1 { return plain(name) }
            if list[items[1]].kind == .colon {
                let value = Array(items[2...])
                if name.hasPrefix("min-") { return compare(String(name.dropFirst(4)), ">=", value) }
                if name.hasPrefix("max-") { return compare(String(name.dropFirst(4)), "<=", value) }
                return equals(name, value)
            }
        }
        return rangeFeature(items)
    }

    private func isInBlock(_ index: Int, _ range: Range<Int>) -> Bool {
        var at = range.lowerBound
        while at <= index {
            let after = list.after(at)
            if index > at, index < after { return true }
            at = after
        }
        return false
    }

    /// Evaluates a comparison: `width >= 10px`, `10px <= width` or `1px < width <= 20px`.
    private func rangeFeature(_ items: [Int]) -> Answer {
        var parts: [[Int]] = [[]]
        var operators: [String] = []
        var index = 0
        while index < items.count {
            let item = items[index]
            if list.isDelim(item, "<") || list.isDelim(item, ">") || list.isDelim(item, "=") {
                var text = list.source(item..<item + 1)
                if text != "=", index + 1 < items.count, items[index + 1] == item + 1, list.isDelim(item + 1, "=") {
                    text += "="
                    index += 1
                }
                operators.append(text)
                parts.append([])
            } else {
                parts[parts.count - 1].append(item)
            }
            index += 1
        }
        let flipped = ["<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "="]
        func name(_ part: [Int]) -> String? {
            part.count == 1 && list.isFeatureName(part[0]) ? list.lowerName(part[0]) : nil
        }
        if operators.count == 1 {
            if let name = name(parts[0]) { return compare(name, operators[0], parts[1]) }
            if let name = name(parts[1]) { return compare(name, flipped[operators[0]] ?? "=", parts[0]) }
        } else if operators.count == 2, let name = name(parts[1]) {
            return Self.and(
                compare(name, flipped[operators[0]] ?? "=", parts[0]), compare(name, operators[1], parts[2]))
        }
        return .unknown
    }

    /// Returns a value as a number of pixels, a ratio, a number of dots per pixel or a plain number; nil for any other
    /// value.
    private func number(_ items: [Int]) -> Double? {
        guard let first = items.first else { return nil }
        if items.count == 3, list.isDelim(items[1], "/"), list[items[2]].kind == .number, list[first].kind == .number {
            return list.number(items[2]) == 0 ? .infinity : list.number(first) / list.number(items[2])
        }
        guard items.count == 1 else { return nil }
        var lengths = LengthContext()
        (lengths.width, lengths.height) = (conditions.width, conditions.height)
        switch list[first].kind {
        case .number: return list.number(first)
        case .dimension:
            guard let unit = CSSUnit.named(list.lowerName(first)) else { return nil }
            return lengths.pixels(list.number(first), unit)
        case .function:
            guard let (node, _) = MathReader.read(list, first) else { return nil }
            switch MathEvaluation(lengths: lengths).simplify(node) {
            case .number(let value), .dimension(let value, _): return value
            default: return nil
            }
        case .ident: return list.isIdent(first, "infinite") ? .infinity : nil
        default: return nil
        }
    }

    private func actual(_ name: String) -> Double? {
        switch name {
        case "width", "inline-size": return size.width
        case "height", "block-size": return size.height
        case "device-width": return isContainer ? nil : conditions.width
        case "device-height": return isContainer ? nil : conditions.height
        case "aspect-ratio", "device-aspect-ratio":
            guard let width = size.width, let height = size.height else { return nil }
            return width / height
        case "resolution", "-webkit-device-pixel-ratio": return isContainer ? nil : 1
        case "color": return isContainer ? nil : 8
        case "color-index", "monochrome", "grid": return isContainer ? nil : 0
        default: return nil
        }
    }

    private func compare(_ name: String, _ comparison: String, _ items: [Int]) -> Answer {
        guard let actual = actual(name), let value = number(items) else { return .unknown }
        let isTrue: Bool
        switch comparison {
        case "<": isTrue = actual < value
        case "<=": isTrue = actual <= value
        case ">": isTrue = actual > value
        case ">=": isTrue = actual >= value
        default: isTrue = actual == value
        }
        return isTrue ? .yes : .no
    }

    /// The current keyword of a feature; nil if the feature is unknown or has no keywords, or if its keyword is not
    /// known.
    private func keyword(_ name: String) -> String? {
        guard !isContainer || name == "orientation" else { return nil }
        switch name {
        case "orientation":
            guard let width = size.width, let height = size.height else { return nil }
            return height >= width ? "portrait" : "landscape"
        case "prefers-color-scheme": return conditions.isDark ? "dark" : "light"
        case "prefers-reduced-motion": return conditions.reducesMotion ? "reduce" : "no-preference"
        case "prefers-contrast": return conditions.wantsContrast ? "more" : "no-preference"
        case "prefers-reduced-transparency", "prefers-reduced-data": return "no-preference"
        case "forced-colors": return conditions.forcesColors ? "active" : "none"
        case "inverted-colors": return "none"
        case "hover", "any-hover": return conditions.hasMouse ? "hover" : "none"
        case "pointer", "any-pointer": return conditions.hasMouse ? "fine" : "coarse"
        case "update": return conditions.isPrint ? "none" : "fast"
        case "overflow-block": return conditions.isPrint ? "paged" : "scroll"
        case "overflow-inline": return conditions.isPrint ? "none" : "scroll"
        case "scan": return "progressive"
        case "scripting": return conditions.hasScripts ? "enabled" : "none"
        case "color-gamut", "video-color-gamut": return "srgb"
        case "dynamic-range", "video-dynamic-range": return "standard"
        case "display-mode": return "browser"
        case "nav-controls": return "back"
        default: return nil
        }
    }

    private func plain(_ name: String) -> Answer {
        if let number = actual(name) { return number != 0 ? .yes : .no }
        guard let keyword = keyword(name) else { return .unknown }
        return keyword == "none" || keyword == "no-preference" ? .no : .yes
    }

    private func equals(_ name: String, _ items: [Int]) -> Answer {
        if actual(name) != nil { return compare(name, "=", items) }
        guard let keyword = keyword(name), items.count == 1, list[items[0]].kind == .ident else { return .unknown }
        return list.lowerName(items[0]) == keyword ? .yes : .no
    }
}
