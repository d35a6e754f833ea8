import VitrineMarkup
import VitrineSupport

/// Compiles the table of elements into the arrays of ``ContentModels``.
struct ContentCompiler {
    private let table: ElementTable
    private(set) var sets: [KindSet] = [.all, KindSet()]
    private(set) var setsOfKind: [UInt64] = []
    private(set) var variants: [ContentModels.Variant] = []
    private(set) var variantsOfKind: [UInt16] = []
    private(set) var exclusions: [Exclusion] = []
    private(set) var excludedBits: [UInt32] = Array(repeating: 0, count: Kind.limit)
    private(set) var automata: [ContentAutomaton] = []
    private(set) var positionsOfKind: [UInt32] = []
    private(set) var follow: [UInt32] = []
    private(set) var setOfPosition: [UInt8] = []
    private(set) var isIntermixed: [Bool] = []
    private(set) var parentsOfKind: [[Name]] = Array(repeating: [], count: Kind.limit)
    private(set) var problems: [String] = []

    init(_ table: ElementTable) { self.table = table }

    mutating func compile() {
        readExclusions()
        for number in 0..<Kind.limit {
            variantsOfKind.append(UInt16(variants.count))
            let kind = Kind(number: UInt8(number))
            switch kind {
            // Text is never a parent. Tolerated elements may contain anything; other rules report those that are
            // errors.
            case .tolerated, .text: variants.append(.init())
            case .custom: variants.append(.init(model: ContentModels.transparent))
            default:
                guard let name = table.name(kind) else {
                    variants.append(.init())
                    continue
                }
                for (row, found) in table.rows.enumerated() where found.selector.name == name { add(found, row) }
            }
        }
        variantsOfKind.append(UInt16(variants.count))
        _ = ["@flow", "@phrasing", "@script"].map { number(table.set($0) ?? KindSet()) }
        setsOfKind = (0..<Kind.limit).map { kind in
            if kind == Int(Kind.tolerated.number) { return ~0 }
            return sets.indices.reduce(0) {
                sets[$1].contains(Kind(number: UInt8(kind))) ? $0 | 1 << UInt64($1) : $0
            }
        }
        if sets.count > Int(ContentModels.firstAutomaton) { problems.append("more than 64 sets") }
    }

    private mutating func readExclusions() {
        for cells in ElementTable.cells(ElementTable.exclusions) {
            guard let exclusion = Exclusion(cells, table), exclusions.count < 32 else {
                problems.append(cells.joined(separator: "|"))
                continue
            }
            for kind in exclusion.members.keys { excludedBits[Int(kind.number)] |= 1 << UInt32(exclusions.count) }
            exclusions.append(exclusion)
        }
    }

    private mutating func add(_ row: ElementTable.Row, _ index: Int) {
        var variant = ContentModels.Variant()
        variant.row = UInt16(index)
        variant.isConditional = !row.selector.conditions.isEmpty
        if let parent = row.selector.parent { variant.parent = table.kind(parent)?.number ?? 0 }
        if let ancestor = row.selector.ancestor { variant.ancestor = Inside(ancestor).rawValue }
        variant.forbids = forbids(row)
        if row.content == "#transparent" {
            variant.model = ContentModels.transparent
        } else {
            let expression = table.expression(row.content, &problems)
            if row.content != "#any", row.selector.parent == nil, row.selector.ancestor == nil {
                for kind in expression.kinds where parentsOfKind[Int(kind.number)].last != row.selector.name {
                    parentsOfKind[Int(kind.number)].append(row.selector.name)
                }
            }
            variant.acceptsNothing = expression.isNullable
            if let set = expression.uniformSet {
                variant.model = number(set)
            } else {
                variant.model = ContentModels.firstAutomaton + UInt8(automata.count)
                add(ContentAutomaton(expression), isIntermixed: row.content.contains("&"))
            }
        }
        variants.append(variant)
    }

    /// Returns the bits of the exclusions that apply to a row's element. An exclusion with a plain name applies to all
    /// variants of the element; an exclusion with a selector applies only to the variant with that selector.
    private func forbids(_ row: ElementTable.Row) -> UInt32 {
        exclusions.indices.reduce(0) { bits, index in
            let exclusion = exclusions[index]
            let isMeant = exclusion.cell == row.cell || exclusion.names.contains(row.selector.name)
            return isMeant ? bits | 1 << UInt32(index) : bits
        }
    }

    private mutating func add(_ automaton: ContentAutomaton, isIntermixed: Bool) {
        if automaton.isTooLarge || automata.count > 100 { problems.append("too many positions") }
        automata.append(automaton)
        self.isIntermixed.append(isIntermixed)
        for kind in 0..<Kind.limit {
            positionsOfKind.append(
                automaton.sets.indices.reduce(0) {
                    automaton.sets[$1].contains(Kind(number: UInt8(kind))) ? $0 | 1 << UInt32($1) : $0
                })
        }
        for position in 0..<32 {
            let exists = position < automaton.sets.count
            follow.append(exists ? automaton.follow[position] : 0)
            setOfPosition.append(exists ? number(automaton.sets[position]) : 0)
        }
    }

    /// Returns the index of a set in `sets`, and adds the set if it is new.
    mutating func number(_ set: KindSet) -> UInt8 {
        if let index = sets.firstIndex(of: set) { return UInt8(index) }
        sets.append(set)
        return UInt8(sets.count - 1)
    }
}
