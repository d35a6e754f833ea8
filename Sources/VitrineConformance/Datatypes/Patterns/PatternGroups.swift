import VitrineSupport

/// The groups of a pattern: which ones are open, how many of them capture, and whether references to them are valid.
struct PatternGroups {
    /// The kinds of groups; a plain group captures nothing.
    enum Kind {
        case capture, plain
        /// A lookahead or lookbehind, which consumes nothing.
        case look
    }

    /// An open group, or the whole pattern.
    private struct Group {
        var isLook = false
        /// The group names in the current alternative.
        var current: [String] = []
        /// The group names in the previous alternatives.
        var before: [String] = []
    }

    private var stack = [Group()]
    private var captures = 0
    private var names: Set<String> = []
    /// The names that a group at the current position must not have, because the earlier groups with these names can
    /// take part in the same match.
    private var together: Set<String> = []
    /// The names in references to groups.
    private var wantedNames: [String] = []
    /// The digits of the largest number in a reference to a group; empty if there is none.
    private var wantedNumber: Bytes = []
    /// The number of names that may still be processed at the ends of alternatives and groups. It limits the time for
    /// patterns with very many names and is far above what people write. When it is used up, duplicate names are no
    /// longer reported.
    private var budget = 1_000_000

    /// Whether a group is open.
    var isOpen: Bool { stack.count > 1 }

    mutating func open(_ kind: Kind) {
        if kind == .capture { captures += 1 }
        stack.append(Group(isLook: kind == .look))
    }

    /// Closes a group and returns whether it is a lookaround; nil if none is open.
    mutating func close() -> Bool? {
        guard stack.count > 1, let group = stack.popLast() else { return nil }
        budget -= group.before.count + group.current.count
        if budget > 0 {
            together.formUnion(group.before)
            stack[stack.count - 1].current += group.before + group.current
        }
        return group.isLook
    }

    /// Begins the next alternative of the innermost open group.
    mutating func nextAlternative() {
        let place = stack.count - 1
        budget -= stack[place].current.count
        guard budget > 0 else { return together.removeAll() }
        together.subtract(stack[place].current)
        stack[place].before += stack[place].current
        stack[place].current = []
    }

    /// Sets the name of the group that is opened next. Throws if an earlier group that can take part in the same match
    /// has the same name.
    mutating func name(_ name: String) throws(ValueError) {
        guard together.insert(name).inserted || budget <= 0 else {
            throw .pattern(.repeatedGroupName(name))
        }
        names.insert(name)
        stack[stack.count - 1].current.append(name)
    }

    /// Notes a reference to a group by its name.
    mutating func refer(toName name: String) { wantedNames.append(name) }

    /// Notes a reference to a group by its number. Only the largest number is kept.
    mutating func refer(toNumber digits: Bytes) {
        let isLarger =
            digits.count == wantedNumber.count
            ? wantedNumber.lexicographicallyPrecedes(digits) : wantedNumber.count < digits.count
        if isLarger { wantedNumber = digits }
    }

    /// Throws if there is a reference to a group that the pattern does not have.
    func checkReferences() throws(ValueError) {
        for name in wantedNames where !names.contains(name) {
            throw .pattern(.unknownGroupName(name))
        }
        let number = Int(String(decoding: wantedNumber.prefix(18), as: UTF8.self)) ?? 0
        if number > captures { throw .pattern(.unknownGroupNumber(number, groups: captures)) }
    }
}
