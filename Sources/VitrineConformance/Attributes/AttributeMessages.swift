import VitrineMarkup
import VitrineSupport

/// Reports problems with attributes, and writes the messages about them.
enum AttributeMessages {
    static func value(_ place: AttributePlace, _ attribute: Int, _ value: Bytes, _ error: ValueError) -> String {
        let name = place.page.attributeSpelling(attribute)
        let what = value.isEmpty ? "empty" : quoted(value)
        var problem = error
        // If a list has only one item, the item is the whole value, which is already quoted.
        if case .item(let item, let own) = error, item == value { problem = own }
        return "“\(name)” of \(tag(place.page, place.node)) is \(what): \(problem.message)"
    }

    static func obsolete(_ place: AttributePlace, _ row: AttributeTable.Row) -> String {
        // The Standard calls “type” redundant, not obsolete, on a script that is JavaScript anyway.
        let isRedundant = row.attribute == .type && place.page.names[place.node] == .script
        return "“\(row.attribute.spelling)” of \(tag(place.page, place.node)) is "
            + "\(isRedundant ? "redundant" : "obsolete"); \(row.advice ?? "remove it")"
    }

    static func missing(_ page: PageTree, _ node: Int, _ duty: AttributeTable.Duty) -> String {
        let names = duty.names.map { "“\($0.spelling)”" }
        let words = duty.conditions.map { $0.dutyWords(page.names[node]) }.joined(separator: ", ")
        let conditions = words.isEmpty ? "" : " " + words
        let element = tag(page, node)
        return names.count == 1
            ? "\(element) has no \(names[0]), which is required\(conditions)"
            : "\(element) needs \(names.joined(last: "or"))\(conditions)"
    }

    /// Reports an attribute that has rows for its element, but none whose conditions hold.
    /// - Parameter numbers: the indices of these rows in the table.
    static func conditions(
        _ place: AttributePlace, _ table: AttributeTable, _ numbers: Range<Int>, _ attribute: Int, _ report: Report
    ) {
        let rows = numbers.map { table.rows[$0] }
        let page = place.page
        let node = place.node
        let allowed = rows.filter { $0.advice == nil && !$0.isQuiet }
        if allowed.isEmpty {
            guard let row = rows.first(where: { $0.advice != nil }) else {
                refuse(place, table, table.line(page.names[node]), attribute, report)
                return
            }
            report.add(.obsoleteAttribute, at: node, attribute: attribute, obsolete(place, row))
            return
        }
        report.add(
            .attributeCondition, at: node, attribute: attribute,
            "“\(page.attributeSpelling(attribute))” is not allowed on this \(tag(page, node)); it is only allowed "
                + alternatives(allowed.map(\.conditions), page.names[node]))
    }

    /// The conditions of rows in words, such as `together with “href”, or where “type” is “url”`. Neighboring rows that
    /// differ only in the state are combined.
    private static func alternatives(_ rows: [[AttributeCondition]], _ element: Name) -> String {
        var merged: [[AttributeCondition]] = []
        for row in rows {
            let rest = row.filter { !$0.isState }
            if let last = merged.indices.last, rest == merged[last].filter({ !$0.isState }), row.count > rest.count {
                merged[last] = [.state(row.stateMask | merged[last].stateMask)] + rest
            } else {
                merged.append(row)
            }
        }
        var words: [String] = []
        for row in merged.map({ row in row.map { $0.words(element) }.joined(separator: " and ") })
        where !words.contains(row) { words.append(row) }
        return words.joined(separator: ", or ")
    }

    /// Reports an attribute that HTML does not allow on its element at all.
    static func refuse(
        _ place: AttributePlace, _ table: AttributeTable, _ line: Int, _ attribute: Int, _ report: Report
    ) {
        let name = place.page.attributeName(attribute)
        let isKnown = name != .other && table.hasPlaces(name)
        report.add(
            isKnown ? .attributeNotHere : .attributeUnknown, at: place.node, attribute: attribute,
            "“\(place.page.attributeSpelling(attribute))” is not "
                + (isKnown
                    ? "allowed on \(tag(place.page, place.node)); it is \(places(table, name))"
                    : "an attribute of \(tag(place.page, place.node))\(hint(table, line, place.page.attributeSpelling(attribute)))")
        )
    }

    /// Where an attribute is allowed, in words: `only allowed on <a> and <area>`; with one to nine exceptions, `allowed
    /// on every element except <dialog>`; without exceptions, `only allowed on elements of HTML`. Custom elements are
    /// not counted, because they are not in the table.
    private static func places(_ table: AttributeTable, _ name: Name) -> String {
        let elements = table.places(of: name)
        let others = table.elements.filter { !elements.contains($0) }
        if others.isEmpty { return "only allowed on elements of HTML" }
        return others.count < 10
            ? "allowed on every element except \(others.map { "<\($0.spelling)>" }.joined(last: "and"))"
            : "only allowed on \(elements.map { "<\($0.spelling)>" }.joined(last: "and"))"
    }

    /// A hint for an unknown attribute: a similar name, or the advice to write `data-…`.
    private static func hint(_ table: AttributeTable, _ line: Int, _ spelling: String) -> String {
        let written = Array(spelling.lowercased().utf8)
        let nearest = table.attributes(line).first { isOneLetterOff(written, Array($0.spelling.utf8)) }
        return nearest.map { "; did you mean “\($0.spelling)”?" } ?? "; for an attribute of your own, write “data-…”"
    }

    /// Whether two spellings differ by one letter that is replaced, missing, added, or swapped with its neighbor.
    static func isOneLetterOff(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard abs(one.count - other.count) <= 1, one != other else { return false }
        let front = zip(one, other).prefix { $0 == $1 }.count
        let back = zip(one.dropFirst(front).reversed(), other.dropFirst(front).reversed()).prefix { $0 == $1 }.count
        let left = one.count - front - back
        let right = other.count - front - back
        if left <= 1, right <= 1 { return true }
        return left == 2 && right == 2 && one[front] == other[front + 1] && one[front + 1] == other[front]
    }
}

extension [AttributeCondition] {
    /// The states that the conditions allow, as bits; 0 if no condition is about the state.
    fileprivate var stateMask: UInt32 {
        for case .state(let mask) in self { return mask }
        return 0
    }
}

extension AttributeCondition {
    /// The condition of a requirement in words, to follow "which is required" or a list of attributes.
    fileprivate func dutyWords(_ element: Name) -> String {
        if case .lacks(let names) = self { return "unless it has the RDFa attribute \(Self.list(names))" }
        return words(element)
    }

    /// The condition in words, to follow "it is only allowed".
    func words(_ element: Name) -> String {
        switch self {
        case .has(let names): "together with \(Self.list(names))"
        case .lacks(let names): "without \(Self.list(names))"
        case .keyword(let name, let keywords, let orMissing):
            "where “\(name.spelling)” is \(orMissing ? "missing or " : "")\(Self.list(keywords))"
        case .notKeyword(let name, let keywords): "where “\(name.spelling)” is not \(Self.list(keywords))"
        case .token(let name, let tokens): "where “\(name.spelling)” has \(Self.list(tokens))"
        case .state(let mask): Self.states(mask, element)
        case .parent(let names): "in \(Self.tags(names, "and"))"
        case .notParent(let names): "outside \(Self.tags(names, "and"))"
        case .inside(let name): "within <\(name.spelling)> with “href”"
        case .child(let names): "when the element contains \(Self.tags(names, "or"))"
        case .noChild(let names): "when the element does not contain \(Self.tags(names, "or"))"
        case .same(let name): "with the value of “\(name.spelling)”"
        case .rdfa: "together with RDFa attributes"
        }
    }

    private static func states(_ mask: UInt32, _ element: Name) -> String {
        let names = ElementState.names(element).enumerated().filter { mask & 1 << UInt32($0.offset) != 0 }.map(
            \.element)
        guard element == .script else { return "where “type” is \(names.map { "“\($0)”" }.joined(last: "or"))" }
        let words = [
            "classic": "classic scripts", "module": "module scripts", "importmap": "import maps",
            "speculationrules": "speculation rules", "data": "data blocks",
        ]
        return "on \(names.map { words[$0] ?? $0 }.joined(last: "and"))"
    }

    private static func list(_ names: [Name]) -> String { names.map { "“\($0.spelling)”" }.joined(last: "or") }

    private static func list(_ keywords: [[UInt8]]) -> String {
        keywords.map { $0.isEmpty ? "empty" : "“\(String(decoding: $0, as: UTF8.self))”" }.joined(last: "or")
    }

    private static func tags(_ names: [Name], _ word: String) -> String {
        names.map { "<\($0.spelling)>" }.joined(last: word)
    }
}
