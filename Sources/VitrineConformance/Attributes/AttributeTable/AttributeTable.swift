import VitrineMarkup
import VitrineSupport

/// The attributes that are allowed on each element, under which conditions, and their values. There is a cell for every
/// pair of an element and an attribute, looked up by index.
struct AttributeTable: Sendable {
    /// One row: conditions under which an attribute is allowed, and its value.
    struct Row: Sendable {
        /// The number of its line in the texts, for tests.
        var source: Int
        var attribute: Name
        var value: AttributeValue
        var conditions: [AttributeCondition]
        /// What to do instead, if the attribute is obsolete.
        var advice: String?
        /// Whether the attribute is always an error. Otherwise an obsolete attribute conforms if the conditions hold
        /// and its value is valid.
        var isForbidden = false
        /// Whether messages leave the row out, because it comes from RDFa and not from HTML.
        var isQuiet: Bool { conditions.contains(.rdfa(around: true)) || conditions.contains(.rdfa(around: false)) }
    }

    /// Attributes of which an element must have at least one.
    struct Duty: Sendable {
        var source: Int
        var names: [Name]
        var conditions: [AttributeCondition]
    }

    /// The table of the HTML Standard.
    static let html = AttributeTable(
        elements: elements, texts: [text, forms], obsolete: obsoleteAttributes, duties: duties,
        obsoleteElements: obsoleteElements)

    /// Problems with the texts that the table is parsed from; a test expects none.
    private(set) var problems: [String] = []
    /// The names of the datatypes that the texts use.
    private(set) var datatypes: Set<String> = []
    /// The lines of the texts that define rows.
    private(set) var sources: [String] = []
    private(set) var rows: [Row] = []
    /// What to use instead of an obsolete element, by the number of its name.
    private(set) var obsoleteElements: [String?] = Array(repeating: nil, count: width)

    static let width = Name.allCases.count
    /// The line of the grid for elements that also take attributes which are not in this table.
    static let open = 0
    /// The line of the grid for elements of SVG and MathML.
    static let foreign = 1
    private var lineOfElement: [UInt8] = Array(repeating: 0, count: width)
    private var elementOfLine: [Name] = [.other, .other]
    /// Cells by line and attribute: indices into ``cells``.
    private var grid: [UInt16] = Array(repeating: 0, count: 2 * width)
    /// Ranges of ``rows``; the first is for attributes that are not allowed.
    private var cells: [Range<Int>] = [0..<0]
    private var isFree = [false]
    /// The value of each cell that has a single row without conditions, as most cells do; nil for other cells.
    private var plainValues: [AttributeValue?] = [nil]
    /// Cells with a single row, by a key made of ``Row/source`` and the attribute of that row.
    private var cellOfRow: [Int: UInt16] = [:]
    /// The cells of attributes that have the same rows on all elements.
    private var sharedCells: [(Name, UInt16)] = []
    /// Whether an attribute is allowed anywhere, by the number of its name.
    private var isPlaced: [Bool] = Array(repeating: false, count: width)
    private var dutiesOfLine: [[Duty]] = [[], []]

    /// The line of the grid for an element, given by its name.
    func line(_ name: Name) -> Int { Int(lineOfElement[Int(name.rawValue)]) }

    /// The rows of an attribute, given by the number of its name, on the elements of a line. Empty if it is not
    /// allowed.
    func rows(_ line: Int, _ attribute: Int) -> Range<Int> { cells[cell(line, attribute)] }

    /// The number of the cell for an attribute on the elements of a line.
    func cell(_ line: Int, _ attribute: Int) -> Int { Int(grid[line * Self.width + attribute]) }

    /// Whether the attribute of a cell is allowed with any value.
    func isFree(_ cell: Int) -> Bool { isFree[cell] }

    /// The value that an attribute must have, if its cell has a single row without conditions.
    func plainValue(_ cell: Int) -> AttributeValue? { plainValues[cell] }

    /// Whether the elements of a line have required attributes.
    func hasDuties(_ line: Int) -> Bool { !dutiesOfLine[line].isEmpty }

    /// The required attributes of the elements of a line.
    func duties(_ line: Int) -> [Duty] { dutiesOfLine[line] }

    /// The names of the attributes that are allowed on the elements of a line.
    func attributes(_ line: Int) -> [Name] {
        Name.allCases.filter { name in rows(line, Int(name.rawValue)).contains { rows[$0].advice == nil } }
    }

    /// The elements on which an attribute is allowed.
    func places(of attribute: Name) -> [Name] {
        elementOfLine.indices.dropFirst(2)
            .filter { line in
                rows(line, Int(attribute.rawValue)).contains { rows[$0].advice == nil && !rows[$0].isQuiet }
            }
            .map { elementOfLine[$0] }
    }

    /// Whether there are elements on which an attribute is allowed.
    func hasPlaces(_ attribute: Name) -> Bool { isPlaced[Int(attribute.rawValue)] }

    /// The elements of the Standard.
    var elements: [Name] { Array(elementOfLine.dropFirst(2)) }
}

// MARK: - Building

extension AttributeTable {
    /// Parses the texts. Lines that cannot be parsed are left out and noted in ``problems``.
    init(elements: String, texts: [String], obsolete: String, duties: String, obsoleteElements: String) {
        var reader = AttributeTableReader()
        for name in elements.split(whereSeparator: \.isWhitespace) {
            if let name = reader.name(name, "elements") { addLine(name) }
        }
        let allowed = texts.flatMap { reader.rows($0) }
        let old = reader.rows(obsolete)
        let required = reader.rows(duties, isDuty: true)
        for row in allowed + old + required {
            for element in row.elements where element != .other && line(element) == 0 { addLine(element) }
        }
        let sorted = (LinesByElement(allowed), LinesByElement(old))
        share(sorted.0, sorted.1)
        for line in elementOfLine.indices { fill(line, sorted.0, sorted.1) }
        for name in Name.allCases { isPlaced[Int(name.rawValue)] = !places(of: name).isEmpty }
        for row in required {
            for element in row.elements {
                dutiesOfLine[line(element)].append(
                    Duty(source: row.source, names: row.attributes, conditions: row.conditions))
            }
        }
        for (name, advice) in reader.obsoleteElements(obsoleteElements) {
            self.obsoleteElements[Int(name.rawValue)] = advice
        }
        problems = reader.problems
        datatypes = reader.datatypes
        sources = reader.sources
    }

    private mutating func addLine(_ element: Name) {
        guard line(element) == 0 else { return }
        lineOfElement[Int(element.rawValue)] = UInt8(truncatingIfNeeded: elementOfLine.count)
        elementOfLine.append(element)
        grid += Array(repeating: 0, count: Self.width)
        dutiesOfLine.append([])
    }

    /// The attributes that DOM and HTML define for all elements, including those of SVG and MathML.
    private static let foreignNames: Set<Name> = [.id, .class, .lang, .tabindex, .autofocus]

    private mutating func fill(_ line: Int, _ allowed: LinesByElement, _ old: LinesByElement) {
        let element = elementOfLine[line]
        var own: Set<Name> = []
        for row in allowed.naming(element) { own.formUnion(row.attributes) }
        // Attributes without a line for this element use the shared cells.
        var special = own
        if line >= 2 {
            for row in old.naming(element) { special.formUnion(row.attributes) }
            for (attribute, cell) in sharedCells where !special.contains(attribute) {
                grid[line * Self.width + Int(attribute.rawValue)] = cell
            }
        }
        let found = rows(element, allowed, old, own) { attribute, row in
            switch line {
            // Attributes of RDFa may have any value on elements that are not in the table.
            case Self.open: own.contains(attribute) || !row.isQuiet && attribute != .is
            case Self.foreign: own.contains(attribute) || Self.foreignNames.contains(attribute)
            default: special.contains(attribute)
            }
        }
        for (attribute, rows) in found { grid[line * Self.width + Int(attribute.rawValue)] = cell(rows) }
    }

    /// Makes the cells that all elements share.
    private mutating func share(_ allowed: LinesByElement, _ old: LinesByElement) {
        for (attribute, rows) in rows(nil, allowed, old, [], { _, _ in true }) {
            sharedCells.append((attribute, cell(rows)))
        }
    }

    /// The rows of each attribute of an element, or, if the element is nil, of attributes that are the same on all
    /// elements. They are in the order of the attributes' numbers.
    private func rows(
        _ element: Name?, _ allowed: LinesByElement, _ old: LinesByElement, _ own: Set<Name>,
        _ isWanted: (Name, Row) -> Bool
    ) -> [(Name, [Row])] {
        var found: [Name: [Row]] = [:]
        func add(_ line: AttributeTableReader.Line, where fits: (Row) -> Bool) {
            for attribute in line.attributes {
                guard let row = line.row(attribute), isWanted(attribute, row), fits(row) else { continue }
                found[attribute, default: []].append(row)
            }
        }
        for line in element.map({ allowed.naming($0) }) ?? [] { add(line) { _ in true } }
        for line in allowed.forAll { add(line) { !own.contains($0.attribute) || $0.isQuiet } }
        let isKnown = element.map { $0 != .other && line($0) >= 2 } ?? true
        if isKnown { for line in element.map({ old.about($0) }) ?? old.forAll { add(line) { _ in true } } }
        return found.sorted { $0.key.rawValue < $1.key.rawValue }.map { attribute, rows in
            // Rows after one without conditions are never reached.
            let last = rows.firstIndex { $0.conditions.isEmpty } ?? rows.count - 1
            return (attribute, Array(rows[...last]))
        }
    }

    /// The number of the cell with the given rows. Cells with the same single row are shared.
    private mutating func cell(_ rows: [Row]) -> UInt16 {
        let key = rows[0].source * Self.width + Int(rows[0].attribute.rawValue)
        if rows.count == 1, let known = cellOfRow[key] { return known }
        let start = self.rows.count
        self.rows += rows
        cells.append(start..<self.rows.count)
        let number = UInt16(truncatingIfNeeded: cells.count - 1)
        let isPlain = rows.count == 1 && rows[0].conditions.isEmpty && rows[0].advice == nil
        plainValues.append(isPlain ? rows[0].value : nil)
        isFree.append(isPlain && rows[0].value.isText)
        if rows.count == 1 { cellOfRow[key] = number }
        return number
    }
}
