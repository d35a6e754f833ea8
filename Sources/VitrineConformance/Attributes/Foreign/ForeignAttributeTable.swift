import VitrineSupport

/// The attributes that are allowed on each element of SVG or MathML, and their values.
struct ForeignAttributeTable: Sendable {
    /// The kind of value that an attribute of an element must have, and advice if the attribute is obsolete.
    struct Row: Sendable {
        var value: Value
        /// What to do instead if the attribute is obsolete; nil if it is not.
        var advice: String?
    }

    /// The kind of value that an attribute must have.
    enum Value: Sendable {
        case text
        case keywords(Keywords)
        /// The keywords of a CSS property. CSS-wide keywords such as `inherit`, and functions, are also allowed.
        case property(Keywords)
        case datatype(Datatype)
    }

    static let svg = ForeignAttributeTable(svgAttributes)
    static let math = ForeignAttributeTable(mathAttributes)

    /// The lines that cannot be parsed, and the unknown elements in other lines; a test expects none.
    private(set) var problems: [String] = []
    /// The index in ``cells`` of each element, by its name.
    private var elements: [String: Int] = [:]
    /// The index in ``cells`` of each element, by its name in lowercase.
    private var smallElements: [String: Int] = [:]
    /// The index in ``names`` of each attribute, by its name.
    private var attributes: [String: Int] = [:]
    /// The index in ``names`` of each attribute, by its name in lowercase.
    private var smallAttributes: [String: Int] = [:]
    /// The names of the attributes, in the order in which they first occur in the table.
    private(set) var names: [String] = []
    private var rows: [Row] = []
    /// For each element, the index in ``rows`` for each attribute; -1 if the attribute is not allowed.
    private var cells: [[Int16]] = []

    /// Parses a table. Its format is described in `Tools/vocabulary/foreign-attributes.txt`.
    init(_ text: String) {
        var sets: [(name: String, text: String)] = []
        var lines: [(elements: [Substring], attributes: [Substring], row: Row)] = []
        for line in text.lines where !line.hasPrefix("#") {
            var body = String(line)
            var advice: String?
            if let mark = body.firstRange(of: " : ") {
                advice = String(body[mark.upperBound...])
                body = String(body[..<mark.lowerBound])
            }
            for set in sets { body.replace("$" + set.name, with: set.text) }
            let columns = body.words
            switch columns.first {
            case "set" where columns.count == 3: sets.append((String(columns[1]), String(columns[2])))
            case "elements" where columns.count == 2:
                for name in columns[1].split(separator: ",") {
                    smallElements[name.lowercased()] = elements.count
                    elements[String(name)] = elements.count
                }
            default:
                guard columns.count == 3 || columns.count == 2 && advice != nil,
                    let value = columns.count == 3 ? Self.value(columns[2]) : .text
                else {
                    problems.append(String(line))
                    continue
                }
                let attributes = columns[1].split(separator: ",")
                lines.append((columns[0].split(separator: ","), attributes, Row(value: value, advice: advice)))
                for name in attributes { number(String(name)) }
            }
        }
        cells = Array(repeating: Array(repeating: -1, count: names.count), count: elements.count)
        // The rows for all elements are filled in first, so that rows for particular elements replace them.
        for line in lines where line.elements == ["*"] { for element in cells.indices { fill(element, line) } }
        for line in lines where line.elements != ["*"] {
            for name in line.elements {
                if let element = elements[String(name)] {
                    fill(element, line)
                } else {
                    problems.append(String(name))
                }
            }
        }
    }

    private mutating func number(_ name: String) {
        guard attributes[name] == nil else { return }
        attributes[name] = names.count
        smallAttributes[name.lowercased()] = names.count
        names.append(name)
    }

    private mutating func fill(_ element: Int, _ line: (elements: [Substring], attributes: [Substring], row: Row)) {
        for name in line.attributes {
            guard let attribute = attributes[String(name)] else { continue }
            // A line that marks an attribute as obsolete does not replace one that allows it on the same element.
            let known = cells[element][attribute]
            if line.row.advice != nil, known >= 0, rows[Int(known)].advice == nil { continue }
            cells[element][attribute] = Int16(truncatingIfNeeded: rows.count)
            rows.append(line.row)
        }
    }

    private static func value(_ text: Substring) -> Value? {
        if text == "text" { return .text }
        if text.hasPrefix("=|") { return .keywords(Keywords("''" + text.dropFirst(), isCaseSensitive: true)) }
        if text.hasPrefix("=") { return .keywords(Keywords(text.dropFirst(), isCaseSensitive: true)) }
        if text.hasPrefix("@") { return .property(Keywords(text.dropFirst())) }
        return Datatype.named[String(text)].map { .datatype($0) }
    }

    /// The number of an element; nil if the table does not have it.
    func element(_ name: String, ignoringCase: Bool) -> Int? {
        elements[name] ?? (ignoringCase ? smallElements[name.lowercased()] : nil)
    }

    /// The number of an attribute; nil if no element has it.
    func attribute(_ name: String, ignoringCase: Bool) -> Int? {
        attributes[name] ?? (ignoringCase ? smallAttributes[name.lowercased()] : nil)
    }

    /// The row for an attribute of an element; nil if the attribute is not allowed.
    func row(_ element: Int, _ attribute: Int) -> Row? {
        let number = Int(cells[element][attribute])
        return number < 0 ? nil : rows[number]
    }

    /// The attributes of an element that are not obsolete, for suggestions.
    func attributes(of element: Int) -> [String] {
        names.indices.filter { row(element, $0).map { $0.advice == nil } ?? false }.map { names[$0] }
    }

    /// The elements on which an attribute is allowed and not obsolete, for messages.
    func elements(with attribute: Int) -> [String] {
        elements.sorted { $0.value < $1.value }.filter { row($0.value, attribute).map { $0.advice == nil } ?? false }
            .map(\.key)
    }
}
