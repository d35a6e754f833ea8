import VitrineMarkup

/// The table of elements, compiled into arrays, so that the walk over a page needs only a few look-ups by number for
/// each node.
///
/// It is a class, so that the walk copies only a reference. It does not change after its creation.
final class ContentModels: Sendable {
    /// The content model of an element under certain conditions.
    struct Variant: Sendable {
        /// The number of the required parent's kind; ``Kind/limit`` if any parent matches.
        var parent = UInt8(Kind.limit)
        /// The bit of the required ancestor in ``Inside``; 0 if none is required.
        var ancestor: UInt32 = 0
        /// The number of the content model. A number below ``firstAutomaton`` is the index of a set of kinds, which may
        /// occur any number of times in any order. Higher numbers are automata, except the highest, which is
        /// ``transparent``.
        var model: UInt8 = 0
        /// Whether the element may be empty.
        var acceptsNothing = true
        /// The bits of the exclusions that apply to the contents of the element, at any depth.
        var forbids: UInt32 = 0
        /// The index of the row in the table, for conditions and messages; `UInt16.max` if there is none.
        var row = UInt16.max
        /// Whether the variant has conditions besides its parent and ancestor. Most conditions concern attributes.
        var isConditional = false
    }

    /// The number of the first model that is an automaton.
    static let firstAutomaton: UInt8 = 64
    /// The number of the model of elements that have the content model of their parents.
    static let transparent: UInt8 = 255
    /// The value in ``kindOfName`` for a name that neither an element of the table nor an obsolete element has.
    static let unknown: UInt8 = 255

    /// The content models of the HTML Standard.
    static let html = ContentModels(.html)

    let table: ElementTable
    /// The number of each element's kind, by the element's name. For obsolete elements, it is that of
    /// ``Kind/tolerated``; for all other names that are not in the table, ``unknown``.
    let kindOfName: [UInt8]
    /// The sets that contain each kind, as bits.
    let setsOfKind: [UInt64]
    /// All sets that content models use; the first contains all kinds, and the second none.
    let sets: [KindSet]
    let variants: [Variant]
    /// The index of the first variant of each kind, followed by the index after the last variant of all.
    let variantsOfKind: [UInt16]
    let exclusions: [Exclusion]
    /// The bits of the exclusions that may exclude each kind.
    let excludedBits: [UInt32]
    /// The bits of the exclusions that exclude elements with `tabindex`.
    let tabindexBits: UInt32
    let automata: [ContentAutomaton]
    /// The positions at which each automaton allows each kind, as bits.
    let positionsOfKind: [UInt32]
    /// The state after each position of each automaton.
    let follow: [UInt32]
    /// The index of the set at each position of each automaton.
    let setOfPosition: [UInt8]
    /// Whether each automaton allows script-supporting elements anywhere among its children.
    let isIntermixed: [Bool]
    /// The elements whose content models allow each kind, for messages. Content models that are transparent, that allow
    /// anything, or that depend on the parent or an ancestor of the element, are left out.
    let parentsOfKind: [[Name]]
    let flowSet: UInt8
    let phrasingSet: UInt8
    let scriptSet: UInt8
    /// The kinds that are interactive content, always or under a condition.
    let interactive: KindSet
    /// Problems with the table, such as invalid rows; a test expects none.
    let problems: [String]

    init(_ table: ElementTable) {
        var compiler = ContentCompiler(table)
        compiler.compile()
        self.table = table
        kindOfName = Name.allCases.map { name in
            if ElementTable.obsolete.contains(name) { return Kind.tolerated.number }
            return table.kind(name)?.number ?? Self.unknown
        }
        sets = compiler.sets
        setsOfKind = compiler.setsOfKind
        variants = compiler.variants
        variantsOfKind = compiler.variantsOfKind
        exclusions = compiler.exclusions
        excludedBits = compiler.excludedBits
        tabindexBits = compiler.exclusions.indices.reduce(0) {
            compiler.exclusions[$1].refusesTabindex ? $0 | 1 << UInt32($1) : $0
        }
        automata = compiler.automata
        positionsOfKind = compiler.positionsOfKind
        follow = compiler.follow
        setOfPosition = compiler.setOfPosition
        isIntermixed = compiler.isIntermixed
        parentsOfKind = compiler.parentsOfKind
        flowSet = compiler.number(table.set("@flow") ?? KindSet())
        phrasingSet = compiler.number(table.set("@phrasing") ?? KindSet())
        scriptSet = compiler.number(table.set("@script") ?? KindSet())
        interactive = table.set("@interactive") ?? KindSet()
        problems = table.problems + compiler.problems
    }
}

extension ContentModels {
    /// Returns the index of the first variant whose parent, ancestor and conditions match an element; the last variant
    /// always matches.
    /// - Parameters:
    ///   - kind: the kind of the element.
    ///   - parent: the kind of its parent.
    ///   - inside: the bits of ``Inside`` for its ancestors.
    func variant(_ kind: Kind, _ parent: Kind, _ inside: UInt32, _ page: PageTree, _ node: Int) -> Int {
        var index = Int(variantsOfKind[Int(kind.number)])
        let last = Int(variantsOfKind[Int(kind.number) + 1]) - 1
        while index < last {
            let variant = variants[index]
            if variant.parent == UInt8(Kind.limit) || variant.parent == parent.number,
                variant.ancestor & inside == variant.ancestor,
                !variant.isConditional || conditions(index).allSatisfy({ $0.holds(page, node) })
            {
                return index
            }
            index += 1
        }
        return index
    }

    private func conditions(_ variant: Int) -> [Condition] {
        table.rows[Int(variants[variant].row)].selector.conditions
    }
}
