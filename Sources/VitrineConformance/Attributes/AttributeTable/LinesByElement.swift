import VitrineMarkup
import VitrineSupport

/// The lines of a text, grouped by element.
struct LinesByElement {
    /// The lines for all elements.
    let forAll: [AttributeTableReader.Line]
    private let lines: [AttributeTableReader.Line]
    private var numbers: [[Int]] = Array(repeating: [], count: Name.count)
    private var numbersForAll: [Int] = []

    init(_ lines: [AttributeTableReader.Line]) {
        self.lines = lines
        for (number, line) in lines.enumerated() {
            if line.elements == [.other] { numbersForAll.append(number) }
            for name in line.elements where name != .other { numbers[Int(name.rawValue)].append(number) }
        }
        forAll = numbersForAll.map { lines[$0] }
    }

    /// The lines specifically for an element.
    func naming(_ element: Name) -> [AttributeTableReader.Line] { numbers[Int(element.rawValue)].map { lines[$0] } }

    /// The lines specifically for an element and those for all elements, in the order of the text.
    func about(_ element: Name) -> [AttributeTableReader.Line] {
        (numbers[Int(element.rawValue)] + numbersForAll).sorted().map { lines[$0] }
    }
}
