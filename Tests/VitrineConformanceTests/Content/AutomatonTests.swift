import TestSupport
import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// A slow matcher of expressions, which tries all possibilities.
enum Backtracking {
    /// Returns all positions at which a match that begins at `start` can end.
    static func ends(_ expression: Expression, _ children: [Kind], from start: Int) -> Set<Int> {
        switch expression {
        case .set(let set): return start < children.count && set.contains(children[start]) ? [start + 1] : []
        case .transparent: return []
        case .sequence(let parts):
            return parts.reduce([start]) { starts, part in
                starts.reduce(into: []) { $0.formUnion(ends(part, children, from: $1)) }
            }
        case .choice(let parts):
            return parts.reduce(into: []) { $0.formUnion(ends($1, children, from: start)) }
        case .optional(let part): return ends(part, children, from: start).union([start])
        case .star(let part): return repeated(part, children, [start])
        case .plus(let part): return repeated(part, children, ends(part, children, from: start))
        }
    }

    private static func repeated(_ part: Expression, _ children: [Kind], _ starts: Set<Int>) -> Set<Int> {
        var found = starts
        var fresh = starts
        while !fresh.isEmpty {
            let next = fresh.reduce(into: Set<Int>()) { $0.formUnion(ends(part, children, from: $1)) }
            fresh = next.subtracting(found)
            found.formUnion(fresh)
        }
        return found
    }

    static func matches(_ expression: Expression, _ children: [Kind]) -> Bool {
        ends(expression, children, from: 0).contains(children.count)
    }

    /// Returns whether an automaton accepts the children as the complete content.
    static func matches(_ automaton: ContentAutomaton, _ children: [Kind]) -> Bool {
        children.reduce(automaton.start) { automaton.step($0, $1) } & ContentAutomaton.end != 0
    }
}

@Suite("Content models as automata")
struct AutomatonTests {
    private static func expression(_ depth: Int, _ random: inout SplitMix64) -> Expression {
        if depth == 0 || random.next() % 4 == 0 {
            let kinds = (0..<1 + Int(random.next() % 2)).map { _ in Kind(number: 3 + UInt8(random.next() % 3)) }
            return .set(KindSet(kinds))
        }
        let parts = (0..<2 + Int(random.next() % 2)).map { _ in expression(depth - 1, &random) }
        switch random.next() % 5 {
        case 0: return .sequence(parts)
        case 1: return .choice(parts)
        case 2: return .optional(parts[0])
        case 3: return .star(parts[0])
        default: return .plus(parts[0])
        }
    }

    @Test("For random expressions, the automaton agrees with the slow matcher")
    func random() {
        var random = SplitMix64(state: 1)
        var matched = 0
        var tried = 0
        for _ in 0..<600 {
            let expression = Self.expression(3, &random)
            let automaton = ContentAutomaton(expression)
            guard !automaton.isTooLarge else { continue }
            for _ in 0..<40 {
                let children = (0..<Int(random.next() % 7)).map { _ in Kind(number: 3 + UInt8(random.next() % 3)) }
                let expected = Backtracking.matches(expression, children)
                #expect(Backtracking.matches(automaton, children) == expected, "\(expression) \(children)")
                matched += expected ? 1 : 0
                tried += 1
            }
        }
        // Both outcomes must be common, or the test proves little.
        #expect(matched > tried / 10 && matched < tried * 9 / 10)
    }

    @Test("For the content models of HTML, the automaton agrees with the slow matcher")
    func models() {
        let table = ElementTable.html
        var random = SplitMix64(state: 2)
        var matched = 0
        for row in table.rows where row.content != "#transparent" {
            var problems: [String] = []
            let expression = table.expression(row.content, &problems)
            guard expression.uniformSet == nil else { continue }
            let automaton = ContentAutomaton(expression)
            let kinds = automaton.sets.flatMap { set in
                // Large sets are represented by two of their members.
                let kinds = set.kinds
                return kinds.count > 12 ? [kinds[1], kinds[kinds.count / 2]] : kinds
            }
            #expect(!kinds.isEmpty)
            for _ in 0..<2000 {
                let children = (0..<Int(random.next() % 8)).map { _ in kinds[Int(random.next() % UInt64(kinds.count))] }
                let expected = Backtracking.matches(expression, children)
                #expect(Backtracking.matches(automaton, children) == expected, "\(row.cell): \(children)")
                matched += expected ? 1 : 0
            }
        }
        #expect(matched > 1000)
    }

    @Test("An expression with more positions than bits is too large")
    func large() {
        let set = Expression.set(KindSet([.text]))
        #expect(!ContentAutomaton(.sequence(Array(repeating: set, count: 31))).isTooLarge)
        #expect(ContentAutomaton(.sequence(Array(repeating: set, count: 32))).isTooLarge)
    }

    @Test("Only content with an order needs an automaton")
    func uniform() {
        let models = ContentModels.html
        let ordered = models.variants.filter { (64..<255).contains($0.model) }
            .map { models.table.rows[Int($0.row)].cell }
        #expect(
            ordered == [
                "html", "head", "hgroup", "dl", "figure", "dl > div", "ruby", "picture", "video[src] audio[src]",
                "video audio", "video[src] audio[src]", "video audio", "table[xhtml]", "table", "select", "datalist",
                "optgroup", "fieldset", "details",
            ])
    }

    @Test("A position is single if it cannot be reached again")
    func single() {
        var problems: [String] = []
        let table = ElementTable.html
        // The positions, from bit 0: caption, colgroup, thead, tbody, tr, tfoot.
        #expect(
            ContentAutomaton(table.expression("caption? colgroup* thead? (tbody* / tr+) tfoot?", &problems)).single
                == 0b100101
        )
        #expect(ContentAutomaton(table.expression("(dt+ dd+)* / div+", &problems)).single == 0)
    }
}
