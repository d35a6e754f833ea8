import VitrineMarkup
import VitrineSupport

/// The table of HTML elements with their categories and content models, parsed from text.
struct ElementTable: Sendable {
    /// A selector from the table, with the content model of the elements that it matches.
    struct Row: Sendable {
        var selector: ElementPattern
        /// The cell that contains the selector. It is also the key of the descriptions for messages.
        var cell: String
        /// The expression of the content model, such as `caption? colgroup*`.
        var content: String
    }

    /// One element of a category, with the condition under which it belongs to the category.
    struct Member: Hashable, Sendable {
        var kind: Kind
        var condition: Condition
    }

    /// The elements of HTML in the order of the rows, which is also the order of their kinds.
    private(set) var names: [Name] = []
    /// The rows in the order of the table, one for each selector. The last row of an element is the one whose selector
    /// is only its name.
    private(set) var rows: [Row] = []
    /// The members of each category.
    private(set) var categories: [String: [Member]] = [:]
    /// The description of the content that the elements of each cell may have.
    private(set) var holds: [String: String] = [:]
    /// The description of the children that the elements of each cell must have.
    private(set) var lacks: [String: String] = [:]
    /// Rows, categories and descriptions that are invalid; a test expects none.
    private(set) var problems: [String] = []

    /// The table of the HTML Standard.
    static let html = ElementTable(elements, words)

    init(_ elements: String, _ words: String) {
        let lines = Self.cells(elements)
        for cells in lines {
            guard cells.count == 3, let selectors = ElementPattern.list(cells[0]) else {
                problems.append(cells.joined(separator: "|"))
                continue
            }
            for selector in selectors {
                rows.append(Row(selector: selector, cell: cells[0], content: cells[2]))
                if selector.isPlain { names.append(selector.name) }
            }
        }
        for cells in lines where cells.count == 3 { categorise(cells) }
        for name in ["flow", "phrasing"] {
            categories[name, default: []].append(Member(kind: .custom, condition: .always))
            categories[name, default: []].append(Member(kind: .text, condition: .always))
        }
        for cells in Self.cells(words) {
            guard cells.count == 3, rows.contains(where: { $0.cell == cells[0] }) else {
                problems.append(cells.joined(separator: "|"))
                continue
            }
            holds[cells[0]] = cells[1]
            lacks[cells[0]] = cells[2].isEmpty ? nil : cells[2]
        }
    }

    private mutating func categorise(_ cells: [String]) {
        for word in cells[1].split(separator: " ") {
            let parts = word.split(separator: "[")
            var condition = Condition.always
            if parts.count == 2 {
                guard let found = Condition(String(parts[1].dropLast())) else {
                    problems.append(String(word))
                    continue
                }
                condition = found
            }
            for selector in ElementPattern.list(cells[0]) ?? [] {
                guard let kind = kind(selector.name) else { continue }
                categories[String(parts[0]), default: []].append(Member(kind: kind, condition: condition))
            }
        }
    }

    /// Returns the kind of an element; nil if the element is not in the table.
    func kind(_ name: Name) -> Kind? {
        names.firstIndex(of: name).map { Kind(number: UInt8($0 + Kind.firstElement)) }
    }

    /// Returns the name of the element of a kind; nil for kinds that are not elements of the table.
    func name(_ kind: Kind) -> Name? {
        let index = Int(kind.number) - Kind.firstElement
        return names.indices.contains(index) ? names[index] : nil
    }

    /// Returns the cells of a table, without empty lines and without spaces around the cells.
    static func cells(_ table: String) -> [[String]] {
        table.lines.map { line in
            line.cells.map { cell in
                let first = cell.utf8.firstIndex { $0 != 0x20 } ?? cell.endIndex
                let last = cell.utf8.lastIndex { $0 != 0x20 }
                return last.map { String(cell[first...$0]) } ?? ""
            }
        }
    }
}

extension ElementPattern {
    /// Whether the selector is only a name.
    var isPlain: Bool { parent == nil && ancestor == nil && conditions.isEmpty }
}

extension ElementTable {
    /// Returns the kinds that a term of an expression refers to, such as `@phrasing!ruby` (phrasing content except
    /// `ruby`), `li` or `#text`; nil if the term is invalid.
    func set(_ word: Substring) -> KindSet? {
        let parts = word.split(separator: "!")
        guard let first = parts.first else { return nil }
        var set = KindSet()
        if first.hasPrefix("@") {
            let category = String(first.dropFirst())
            if let members = categories[category] {
                set = KindSet(members.map(\.kind))
            } else if let derived = Self.derived[category] {
                for part in derived.split(separator: " ") {
                    guard let inner = self.set(part) else { return nil }
                    set = set.union(inner)
                }
            } else {
                return nil
            }
        } else if first == "#text" {
            set.insert(.text)
        } else {
            guard let kind = kind(Name(String(first))) else { return nil }
            set.insert(kind)
        }
        for part in parts.dropFirst() {
            guard let kind = kind(Name(String(part))) else { return nil }
            set.remove(kind)
        }
        return set
    }

    private static let derived = Dictionary(uniqueKeysWithValues: cells(derivedCategories).map { ($0[0], $0[1]) })

    /// Parses the expression in a content cell. The part after `&` is ignored; it refers to elements that are allowed
    /// anywhere among the other children.
    func expression(_ content: String, _ problems: inout [String]) -> Expression {
        switch content {
        case "#any": return .star(.set(.all))
        case "#nothing": return .star(.set(KindSet()))
        case "#text": return .star(.set(KindSet([.text])))
        default: break
        }
        var parser = ExpressionParser { set($0) }
        let expression = parser.parse(content.split(separator: "&")[0])
        if let problem = parser.problem { problems.append("\(content): \(problem)") }
        return expression
    }
}
