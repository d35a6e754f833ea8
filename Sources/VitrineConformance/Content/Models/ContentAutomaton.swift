/// A content model as a position automaton (Glushkov 1961). Each set of kinds in the expression is a position, and the
/// state is the set of positions at which the next child is allowed.
///
/// ```swift
/// var state = automaton.start
/// for kind in children { state = automaton.step(state, kind) }
/// let isComplete = state & ContentAutomaton.end != 0
/// ```
struct ContentAutomaton: Hashable, Sendable {
    /// The bit of a state that is set if no more children are required.
    static let end: UInt32 = 1 &<< 31

    /// The kinds allowed at each position; empty at a transparent position.
    private(set) var sets: [KindSet] = []
    /// The transparent positions, at which the content model of the element's own parent applies.
    private(set) var transparent: UInt32 = 0
    /// The state after a child at each position.
    private(set) var follow: [UInt32] = []
    /// The state before the first child.
    private(set) var start: UInt32 = 0
    /// The positions that cannot be reached twice. There can be at most one child at each of them.
    private(set) var single: UInt32 = 0
    /// Whether the expression has more than 31 positions, which do not fit into a state.
    private(set) var isTooLarge = false

    init(_ expression: Expression) {
        let all = add(expression)
        start = all.first | (all.isNullable ? Self.end : 0)
        for position in sets.indices where all.last >> UInt32(position) & 1 == 1 { follow[position] |= Self.end }
        single = findSingle()
    }

    /// Returns the state after one child; 0 if the child is not allowed. Transparent positions allow no child here,
    /// because the content model of the element's own parent is not known.
    func step(_ state: UInt32, _ kind: Kind) -> UInt32 {
        sets.indices.reduce(0) { next, position in
            state >> UInt32(position) & 1 == 1 && sets[position].contains(kind) ? next | follow[position] : next
        }
    }

    private typealias Ends = (isNullable: Bool, first: UInt32, last: UInt32)

    private mutating func add(_ expression: Expression) -> Ends {
        switch expression {
        case .set(let set): return position(set)
        case .transparent:
            let ends = position(KindSet())
            transparent |= ends.first
            return ends
        case .sequence(let parts):
            return parts.reduce((true, 0, 0)) { before, part in
                let next = add(part)
                connect(before.last, next.first)
                return (
                    before.isNullable && next.isNullable, before.first | (before.isNullable ? next.first : 0),
                    next.last | (next.isNullable ? before.last : 0)
                )
            }
        case .choice(let parts):
            return parts.map { add($0) }.reduce((false, 0, 0)) { all, part in
                (all.isNullable || part.isNullable, all.first | part.first, all.last | part.last)
            }
        case .optional(let part):
            let ends = add(part)
            return (true, ends.first, ends.last)
        case .star(let part), .plus(let part):
            let ends = add(part)
            connect(ends.last, ends.first)
            if case .plus = expression { return ends }
            return (true, ends.first, ends.last)
        }
    }

    private mutating func position(_ set: KindSet) -> Ends {
        guard sets.count < 31 else {
            isTooLarge = true
            return (false, 0, 0)
        }
        let bit = UInt32(1) << UInt32(sets.count)
        sets.append(set)
        follow.append(0)
        return (false, bit, bit)
    }

    private mutating func connect(_ last: UInt32, _ first: UInt32) {
        for position in sets.indices where last >> UInt32(position) & 1 == 1 { follow[position] |= first }
    }

    private func findSingle() -> UInt32 {
        var reachable = follow
        for _ in sets.indices {
            for position in sets.indices {
                for other in sets.indices where reachable[position] >> UInt32(other) & 1 == 1 {
                    reachable[position] |= reachable[other]
                }
            }
        }
        return sets.indices.reduce(0) { single, position in
            reachable[position] >> UInt32(position) & 1 == 1 ? single : single | 1 << UInt32(position)
        }
    }
}
