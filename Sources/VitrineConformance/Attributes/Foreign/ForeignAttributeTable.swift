import VitrineSupport

/// The attributes that are allowed on each element of SVG or MathML, and their values.
struct ForeignAttributeTable: Sendable {
    /// The rules for an attribute of an element.
    struct Row: Sendable {
        var value: Value
        /// What to do instead, if the attribute is obsolete.
        var advice: String?
    }

    /// The type of a value.
    enum Value: Sendable {
        case text
        case keywords(Keywords)
        /// Keywords of a CSS property. CSS-wide keywords such as `inherit`, and functions, are also allowed.
        case property(Keywords)
        case datatype(Datatype)
    }

    static let svg = ForeignAttributeTable(svgAttributes)
    static let math = ForeignAttributeTable(mathAttributes)

    /// The lines that cannot be parsed; a test expects none.
    private(set) var problems: [String] = []
    /// The numbers of the elements, by their names and by their names in lowercase.
    private var elements: [String: Int] = [:]
    private var smallElements: [String: Int] = [:]
    /// The numbers of the attributes.
    private var attributes: [String: Int] = [:]
    private var smallAttributes: [String: Int] = [:]
    private(set) var names: [String] = []
    private var rows: [Row] = []
    /// Indices of rows by element and attribute; -1 for none.
    private var cells: [[Int16]] = []

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
        // Lines for all elements come first, and lines for single elements replace them.
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
            // A line that calls an attribute obsolete does not replace a line that allows it on the same element.
            let known = cells[element][attribute]
            if line.row.advice != nil, known >= 0, rows[Int(known)].advice == nil { continue }
            cells[element][attribute] = Int16(truncatingIfNeeded: rows.count)
            rows.append(line.row)
        }
    }

    private static func value(_ text: Substring) -> Value? {
        if text == "text" { return .text }
        if text.hasPrefix("=|") { return .keywords(Keywords("''" + text.dropFirst(), capitalsCount: true)) }
        if text.hasPrefix("=") { return .keywords(Keywords(text.dropFirst(), capitalsCount: true)) }
        if text.hasPrefix("@") { return .property(Keywords(text.dropFirst())) }
        return Datatype.named[String(text)].map { .datatype($0) }
    }

    /// The number of an element; nil when the table says nothing about it.
    func element(_ name: String, ignoringCase: Bool) -> Int? {
        elements[name] ?? (ignoringCase ? smallElements[name.lowercased()] : nil)
    }

    /// The number of an attribute; nil for one that no element has.
    func attribute(_ name: String, ignoringCase: Bool) -> Int? {
        attributes[name] ?? (ignoringCase ? smallAttributes[name.lowercased()] : nil)
    }

    /// The rules for an attribute of an element; nil if it is not allowed.
    func row(_ element: Int, _ attribute: Int) -> Row? {
        let number = Int(cells[element][attribute])
        return number < 0 ? nil : rows[number]
    }

    /// The attributes of an element that are not obsolete, for suggestions.
    func attributes(of element: Int) -> [String] {
        names.indices.filter { row(element, $0).map { $0.advice == nil } ?? false }.map { names[$0] }
    }

    /// The elements that have an attribute, for messages.
    func elements(with attribute: Int) -> [String] {
        elements.sorted { $0.value < $1.value }.filter { row($0.value, attribute).map { $0.advice == nil } ?? false }
            .map(\.key)
    }
}
