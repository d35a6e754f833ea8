import VitrineMarkup
import VitrineSupport

/// Parses the texts of the table of attributes. Their format is described in `Tools/vocabulary/attributes.txt`.
struct AttributeTableReader {
    /// The contents of a line of a text.
    struct Line {
        /// The index of the line in ``sources``.
        var source: Int
        /// The elements; only `other` if the line is for all elements.
        var elements: [Name]
        var attributes: [Name]
        /// The kind of value; nil in a requirement, and for `never`, which makes an exception from a row for all
        /// elements.
        var value: AttributeValue?
        var conditions: [AttributeCondition]
        var advice: String?
        var isForbidden = false

        /// The row for one of the attributes; nil if the line has no value.
        func row(_ attribute: Name) -> AttributeTable.Row? {
            guard let value else { return nil }
            return AttributeTable.Row(
                source: source, attribute: attribute, value: value, conditions: conditions, advice: advice,
                isForbidden: isForbidden)
        }
    }

    private(set) var problems: [String] = []
    private(set) var datatypes: Set<String> = []
    private(set) var sources: [String] = []
    private var sets: [(name: String, text: String)] = []

    /// Parses a text into lines.
    /// - Parameter isDuty: whether the lines are requirements. Then the second column lists attributes of which one is
    ///   required, and there is no value.
    mutating func rows(_ text: String, isDuty: Bool = false) -> [Line] {
        var lines: [Line] = []
        for line in text.lines where line.utf8.first != UInt8(ascii: "#") {
            var advice: String?
            var body = String(line)
            if body.utf8.contains(UInt8(ascii: ":")), let colon = body.firstRange(of: " : ") {
                advice = body[colon.upperBound...].trimmingSpaces
                body = String(body[..<colon.lowerBound])
            }
            if body.utf8.contains(UInt8(ascii: "$")) {
                for set in sets { body.replace("$" + set.name, with: set.text) }
            }
            let columns = body.words.map(String.init)
            if columns.first == "set", columns.count == 3 {
                sets.removeAll { $0.name == columns[1] }
                // Longer names are replaced first, because a shorter name may be the beginning of a longer one.
                let place = sets.firstIndex { $0.name.utf8.count < columns[1].utf8.count } ?? sets.count
                sets.insert((columns[1], columns[2]), at: place)
                continue
            }
            guard columns.count >= 2 else {
                problems.append("too few columns: \(line)")
                continue
            }
            lines.append(row(columns, advice, isDuty))
            sources.append(String(line))
        }
        return lines
    }

    /// Parses the obsolete elements, each with advice about what to use instead.
    mutating func obsoleteElements(_ text: String) -> [(Name, String)] {
        text.split(separator: "\n").flatMap { line -> [(Name, String)] in
            let parts = line.split(separator: " : ", maxSplits: 1)
            guard parts.count == 2 else {
                problems.append("no advice: \(line)")
                return []
            }
            return parts[0].split(separator: ",")
                .compactMap { part in name(part.trimmingSpaces, line).map { ($0, parts[1].trimmingSpaces) } }
        }
    }

    /// Returns the name with the given spelling; nil for an unknown one, which is noted as a problem.
    mutating func name(_ spelling: some StringProtocol, _ line: some StringProtocol) -> Name? {
        let name = Name(String(spelling))
        if name == .other { problems.append("unknown name \(spelling): \(line)") }
        return name == .other ? nil : name
    }

    private mutating func row(_ columns: [String], _ advice: String?, _ isDuty: Bool) -> Line {
        let elements =
            columns[0] == "*" ? [.other] : columns[0].split(separator: ",").compactMap { name($0, columns[0]) }
        let attributes = columns[1].split(separator: isDuty ? "|" : ",").flatMap { names(String($0), columns[0]) }
        var line = Line(source: sources.count, elements: elements, attributes: attributes, conditions: [])
        if isDuty {
            line.conditions = columns.dropFirst(2).compactMap { condition($0, elements) }
            return line
        }
        line.advice = advice
        if columns.count > 2 {
            line.value = columns[2] == "never" ? nil : value(columns[2])
            line.conditions = columns.dropFirst(3).compactMap { condition($0, elements) }
        } else {
            line.value = .text
            line.isForbidden = true
            if advice == nil { problems.append("no value: \(columns.joined(separator: " "))") }
        }
        return line
    }

    private mutating func names(_ spelling: String, _ line: String) -> [Name] {
        guard spelling.hasSuffix("*") else { return name(spelling, line).map { [$0] } ?? [] }
        return Name.allCases.filter { $0.spelling.hasPrefix(spelling.dropLast()) }
    }

    private mutating func value(_ text: String) -> AttributeValue {
        switch text {
        case "text": return .text
        case "flag": return .flag
        case "nonempty": return .nonempty
        case "line": return .line
        default: break
        }
        if text.hasPrefix("==") { return .keywords(Keywords(text.dropFirst(2), isCaseSensitive: true)) }
        if text.hasPrefix("=") { return .keywords(Keywords(text.dropFirst())) }
        let name = text.hasPrefix("?") ? String(text.dropFirst()) : text
        datatypes.insert(name)
        // An undefined datatype accepts any text; a test checks that the texts use none.
        guard let datatype = Datatype.named[name] else { return .text }
        return text.hasPrefix("?") ? .emptyOr(datatype) : .datatype(datatype)
    }

    private mutating func condition(_ text: String, _ elements: [Name]) -> AttributeCondition? {
        if text == "rdfa" || text == "rdfa-around" { return .rdfa(around: text != "rdfa") }
        guard let mark = text.firstIndex(where: { "=~:".contains($0) }) else {
            problems.append("no condition: \(text)")
            return nil
        }
        let left = text[..<mark]
        let right = text[text.index(after: mark)...].split(separator: "|")
        switch (left, text[mark]) {
        case ("has", ":"): return .has(names(right, text))
        case ("!has", ":"): return .lacks(names(right, text))
        case ("in", ":"): return .parent(names(right, text))
        case ("!in", ":"): return .notParent(names(right, text))
        case ("child", ":"): return .child(names(right, text))
        case ("!child", ":"): return .noChild(names(right, text))
        case ("inside", ":"): return names(right, text).first.map { .inside($0) }
        case ("same", ":"): return names(right, text).first.map { .same($0) }
        case ("state", "="): return state(right, elements, text)
        case (_, "="):
            let keywords = right.filter { $0 != "-" }.map { $0 == "''" ? [] : Array($0.utf8) }
            guard let name = name(left.drop { $0 == "!" }, text) else { return nil }
            if left.hasPrefix("!") { return .notKeyword(name, keywords) }
            return .keyword(name, keywords, orMissing: keywords.count < right.count)
        case (_, "~"): return name(left, text).map { .token($0, right.map { Array($0.utf8) }) }
        default:
            problems.append("no condition: \(text)")
            return nil
        }
    }

    private mutating func names(_ parts: [Substring], _ line: String) -> [Name] {
        parts.compactMap { name($0, line) }
    }

    private mutating func state(_ parts: [Substring], _ elements: [Name], _ line: String) -> AttributeCondition? {
        guard elements.count == 1 else {
            problems.append("a state of several elements: \(line)")
            return nil
        }
        let states = ElementState.names(elements[0])
        var mask: UInt32 = 0
        for part in parts {
            if let bit = states.firstIndex(of: String(part)) {
                mask |= 1 << UInt32(bit)
            } else {
                problems.append("unknown state \(part): \(line)")
            }
        }
        return .state(mask)
    }
}

extension StringProtocol {
    /// The text without leading and trailing spaces.
    fileprivate var trimmingSpaces: String {
        let front = drop { $0 == " " }
        guard let last = front.lastIndex(where: { $0 != " " }) else { return "" }
        return String(front[...last])
    }
}
