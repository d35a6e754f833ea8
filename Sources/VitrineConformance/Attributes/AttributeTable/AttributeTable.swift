import VitrineMarkup
import VitrineSupport

/// The attributes that are allowed on each element, their conditions and their values.
///
/// The table is a grid with a line for each element and a column for each attribute. Each cell has rows, which are
/// tried in order: the first row whose conditions hold applies. A cell without rows means that the attribute is not
/// allowed.
struct AttributeTable: Sendable {
    /// The kind of value that an attribute must have under certain conditions, and advice if the attribute is obsolete.
    struct Row: Sendable {
        /// The index in ``sources`` of the line that defines the row.
        var source: Int
        var attribute: Name
        var value: AttributeValue
        var conditions: [AttributeCondition]
        /// What to do instead if the attribute is obsolete; nil if it is not.
        var advice: String?
        /// Whether the attribute is an error with any value. An obsolete attribute for which this is false conforms if
        /// its value is valid.
        var isForbidden = false
        /// Whether messages do not mention the row, because it applies only together with RDFa, which is not part of
        /// HTML.
        var isQuiet: Bool { conditions.contains(.rdfa(around: true)) || conditions.contains(.rdfa(around: false)) }
    }

    /// A requirement: the element must have at least one of the attributes if all conditions hold.
    struct Duty: Sendable {
        /// The index in ``sources`` of the line that defines the requirement.
        var source: Int
        var names: [Name]
        var conditions: [AttributeCondition]
    }

    /// The table of the HTML Standard.
    static let html = AttributeTable(
        elements: elements, texts: [text, forms], obsolete: obsoleteAttributes, duties: duties,
        obsoleteElements: obsoleteElements)

    /// Descriptions of mistakes in the texts from which the table is made; a test expects none.
    private(set) var problems: [String] = []
    /// The names of the datatypes in the texts.
    private(set) var datatypes: Set<String> = []
    /// The lines of the texts that define rows or requirements.
    private(set) var sources: [String] = []
    private(set) var rows: [Row] = []
    /// What to use instead of each obsolete element, by the number of its name; nil for other names.
    private(set) var obsoleteElements: [String?] = Array(repeating: nil, count: width)

    /// The number of names, which is the width of a line of the grid.
    static let width = Name.allCases.count
    /// The line of the grid for custom, obsolete and unknown elements, which may also have attributes that are not in
    /// the table.
    static let open = 0
    /// The line of the grid for elements of SVG and MathML.
    static let foreign = 1
    private var lineOfElement: [UInt8] = Array(repeating: 0, count: width)
    private var elementOfLine: [Name] = [.other, .other]
    /// The number of the cell for each line and attribute, line by line: an index into ``cells``.
    private var grid: [UInt16] = Array(repeating: 0, count: 2 * width)
    /// The range in ``rows`` of each cell; the first cell is for attributes that are not allowed.
    private var cells: [Range<Int>] = [0..<0]
    /// For each cell, whether the attribute is allowed without conditions and with any value.
    private var isFree = [false]
    /// The required value of each cell that has only one row, which has no conditions and is not obsolete. Most cells
    /// are like this; the value is nil for the others.
    private var plainValues: [AttributeValue?] = [nil]
    /// The index in ``cells`` of each cell with a single row. The key is made of ``Row/source`` and the attribute of
    /// that row.
    private var cellOfRow: [Int: UInt16] = [:]
    /// The attributes in rows for all elements, with their cells. An element uses such a cell unless there is a row
    /// specifically for the element and the attribute.
    private var sharedCells: [(Name, UInt16)] = []
    /// Whether HTML allows an attribute on at least one element, by the number of its name.
    private var isPlaced: [Bool] = Array(repeating: false, count: width)
    private var dutiesOfLine: [[Duty]] = [[], []]

    /// The line of the grid for an element, given by its name.
    func line(_ name: Name) -> Int { Int(lineOfElement[Int(name.rawValue)]) }

    /// The range in ``rows`` for an attribute on the elements of a line; empty if the attribute is not allowed.
    /// - Parameter attribute: the number of the attribute's name.
    func rows(_ line: Int, _ attribute: Int) -> Range<Int> { cells[cell(line, attribute)] }

    /// The number of the cell for an attribute on the elements of a line.
    func cell(_ line: Int, _ attribute: Int) -> Int { Int(grid[line * Self.width + attribute]) }

    /// Whether the attribute of a cell is allowed without conditions and with any value.
    func isFree(_ cell: Int) -> Bool { isFree[cell] }

    /// The required value if a cell has only one row, which has no conditions and is not obsolete; nil for other cells.
    func plainValue(_ cell: Int) -> AttributeValue? { plainValues[cell] }

    /// Whether the elements of a line have required attributes.
    func hasDuties(_ line: Int) -> Bool { !dutiesOfLine[line].isEmpty }

    /// The required attributes of the elements of a line.
    func duties(_ line: Int) -> [Duty] { dutiesOfLine[line] }

    /// The names of the attributes that are allowed on the elements of a line, possibly with conditions. Obsolete ones
    /// are left out.
    func attributes(_ line: Int) -> [Name] {
        Name.allCases.filter { name in rows(line, Int(name.rawValue)).contains { rows[$0].advice == nil } }
    }

    /// The elements on which HTML allows an attribute, possibly with conditions.
    func places(of attribute: Name) -> [Name] {
        elementOfLine.indices.dropFirst(2)
            .filter { line in
                rows(line, Int(attribute.rawValue)).contains { rows[$0].advice == nil && !rows[$0].isQuiet }
            }
            .map { elementOfLine[$0] }
    }

    /// Whether there are elements on which HTML allows an attribute.
    func hasPlaces(_ attribute: Name) -> Bool { isPlaced[Int(attribute.rawValue)] }

    /// The elements that have their own line in the grid.
    var elements: [Name] { Array(elementOfLine.dropFirst(2)) }
}

// MARK: - Building

extension AttributeTable {
    /// Parses the texts. Lines with mistakes are left out or only partly used, and noted in ``problems``.
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

    /// Attributes that DOM and HTML define for all elements, including those of SVG and MathML, and that the tables of
    /// SVG and MathML therefore do not list.
    private static let foreignNames: Set<Name> = [.id, .class, .lang, .tabindex, .autofocus]

    private mutating func fill(_ line: Int, _ allowed: LinesByElement, _ old: LinesByElement) {
        let element = elementOfLine[line]
        var own: Set<Name> = []
        for row in allowed.naming(element) { own.formUnion(row.attributes) }
        // Attributes without a row specifically for this element use the shared cells.
        var special = own
        if line >= 2 {
            for row in old.naming(element) { special.formUnion(row.attributes) }
            for (attribute, cell) in sharedCells where !special.contains(attribute) {
                grid[line * Self.width + Int(attribute.rawValue)] = cell
            }
        }
        let found = rows(element, allowed, old, own) { attribute, row in
            switch line {
            // The line for elements that are not in the table gets no rows with RDFa conditions, because these elements
            // may have any attribute.
            case Self.open: own.contains(attribute) || !row.isQuiet && attribute != .is
            case Self.foreign: own.contains(attribute) || Self.foreignNames.contains(attribute)
            default: special.contains(attribute)
            }
        }
        for (attribute, rows) in found { grid[line * Self.width + Int(attribute.rawValue)] = cell(rows) }
    }

    /// Creates the shared cells, which are those with the rows for all elements.
    private mutating func share(_ allowed: LinesByElement, _ old: LinesByElement) {
        for (attribute, rows) in rows(nil, allowed, old, [], { _, _ in true }) {
            sharedCells.append((attribute, cell(rows)))
        }
    }

    /// Returns the rows for each attribute of an element, sorted by the numbers of the attributes' names.
    /// - Parameters:
    ///   - element: the name of the element; nil to use only the rows for all elements.
    ///   - own: the attributes with rows specifically for the element. Rows for all elements do not apply to these,
    ///     except rows for RDFa.
    ///   - isWanted: whether a row for an attribute is included.
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

    /// Returns the number of a cell with the given rows, and creates the cell if necessary. Cells with the same single
    /// row are shared.
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
