import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("The table of attributes")
struct AttributeTableTests {
    @Test("Every row can be parsed, and every name in it exists")
    func problems() {
        #expect(AttributeTable.html.problems == [])
        #expect(AttributeTable.html.elements.count == 113)
    }

    @Test("Every datatype in the table is defined")
    func datatypes() {
        #expect(AttributeTable.html.datatypes.filter { Datatype.named[$0] == nil }.sorted() == [])
    }

    @Test(
        "An invalid row is reported and is not fatal",
        arguments: [
            ("a  hrev  url", "unknown name hrev"), ("a  href  url  beside", "no condition: beside"),
            ("a  href", "no value"), ("input  value  text  state=boat", "unknown state boat"),
            ("boat  href  url", "unknown name boat"), ("a", "too few columns"),
            ("a,area  href  url  state=text", "a state of several elements"), ("a href url at:b", "no condition: at:b"),
        ])
    func broken(row: String, problem: String) {
        let table = AttributeTable(elements: "p", texts: [row], obsolete: "", duties: "", obsoleteElements: "")
        #expect(table.problems.contains { $0.hasPrefix(problem) }, "\(table.problems)")
    }

    @Test("A row for an element replaces a row for all elements")
    func precedence() {
        let table = AttributeTable(
            elements: "p dialog", texts: ["*  tabindex  text\ndialog  tabindex  never\np  tabindex  flag"],
            obsolete: "",
            duties: "", obsoleteElements: "")
        let number = Int(Name.tabindex.rawValue)
        #expect(table.rows(table.line(.dialog), number).isEmpty)
        #expect(table.rows(table.line(.p), number).count == 1)
        #expect(table.places(of: .tabindex) == [.p])
    }

    @Test(
        "Words that are one edit apart",
        arguments: [
            ("clas", "class", true), ("classs", "class", true), ("calss", "class", true), ("klass", "class", true),
            ("class", "class", false), ("clsas", "class", true), ("scalss", "class", false), ("", "a", true),
            ("ab", "", false),
            ("cl", "class", false), ("abba", "baab", false),
        ])
    func letters(one: String, other: String, isOff: Bool) {
        #expect(AttributeMessages.isOneLetterOff(Array(one.utf8), Array(other.utf8)) == isOff)
        #expect(AttributeMessages.isOneLetterOff(Array(other.utf8), Array(one.utf8)) == isOff)
    }

    /// Returns the edit distance of two words by the textbook algorithm, optimal string alignment.
    private func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var rows = [Array(0...other.count)]
        for (i, a) in one.enumerated() {
            var row = [i + 1]
            for (j, b) in other.enumerated() {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a == b ? 0 : 1))
                if i > 0, j > 0, a == other[j - 1], one[i - 1] == b { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[one.count][other.count]
    }

    @Test("Words that are one edit apart, compared with the edit distance")
    func lettersByEditDistance() {
        let words: [[UInt8]] = (0..<32).flatMap { number -> [[UInt8]] in
            let letters = (0..<5).map { UInt8(97 + (number >> $0 & 1)) }
            return [letters, Array(letters.prefix(4)), Array(letters.prefix(3))]
        }
        for one in words {
            for other in words {
                #expect(AttributeMessages.isOneLetterOff(one, other) == (distance(one, other) == 1))
            }
        }
    }
}
