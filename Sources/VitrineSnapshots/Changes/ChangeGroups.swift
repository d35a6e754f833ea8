/// Changes in groups: equal changes are grouped first, then changes that share a pattern.
package struct ChangeGroups: Sendable {
    /// The groups. Changes that lose an accessible name come first, then the layers in order; within a layer, the most
    /// frequent changes come first.
    package private(set) var groups: [ChangeGroup] = []
    /// For every page, and for each of its changes, the index in ``groups`` of the group that contains the change.
    package private(set) var numbers: [[Int]] = []

    /// - Parameter pages: the pages in order, each with its changes.
    package init(_ pages: [(path: String, changes: [Change])]) {
        // Equal changes are grouped first, so that patterns are computed only once for equal changes.
        let equal = EqualChanges(pages)
        let patterns = Patterns(equal.firsts)
        var places: [ChangeSignature: Int] = [:]
        var placeOfNumber = Array(repeating: -1, count: equal.firsts.count)
        var found: [ChangeGroup] = []
        var signatures: [ChangeSignature] = []
        for (page, own) in zip(pages, equal.numbers) {
            for (change, number) in zip(page.changes, own) {
                if placeOfNumber[number] < 0 {
                    let (signature, pattern) = patterns.groups[number]
                    if let place = places[signature] {
                        placeOfNumber[number] = place
                    } else {
                        places[signature] = found.count
                        placeOfNumber[number] = found.count
                        found.append(ChangeGroup(change, on: page.path, id: signature.id, pattern: pattern))
                        signatures.append(signature)
                        continue
                    }
                }
                found[placeOfNumber[number]].add(change, on: page.path)
            }
        }
        // Groups with the same short identifier get whole digests, so that all identifiers are different.
        var count: [String: Int] = [:]
        for group in found { count[group.id, default: 0] += 1 }
        for place in found.indices where count[found[place].id] ?? 0 > 1 { found[place].id = signatures[place].digest }
        let order = found.indices.sorted { one, other in
            (found[one].rank, -found[one].count, one) < (found[other].rank, -found[other].count, other)
        }
        groups = order.map { found[$0] }
        var numberOfPlace = Array(repeating: 0, count: found.count)
        for (number, place) in order.enumerated() { numberOfPlace[place] = number }
        numbers = equal.numbers.map { $0.map { numberOfPlace[placeOfNumber[$0]] } }
    }

    /// The different signatures of the changes, and which of them each change has.
    private struct EqualChanges {
        /// The first change with each signature.
        var firsts: [(change: Change, signature: ChangeSignature)] = []
        /// For every page, and for each of its changes, the index in ``firsts`` of an equal change.
        var numbers: [[Int]] = []

        init(_ pages: [(path: String, changes: [Change])]) {
            var known: [ChangeSignature: Int] = [:]
            for page in pages {
                numbers.append(
                    page.changes.map { change in
                        let signature = change.signature
                        if let number = known[signature] { return number }
                        known[signature] = firsts.count
                        firsts.append((change, signature))
                        return firsts.count - 1
                    })
            }
        }
    }

    /// The patterns with enough members to become one group.
    private struct Patterns {
        /// For each entry of ``EqualChanges/firsts``, the signature and the pattern of its group.
        private(set) var groups: [(signature: ChangeSignature, pattern: ChangePattern?)] = []

        init(_ firsts: [(change: Change, signature: ChangeSignature)]) {
            let patterns = firsts.map(\.change.patternSignature)
            var members: [ChangeSignature: Int] = [:]
            for pattern in patterns { if let pattern { members[pattern.signature, default: 0] += 1 } }
            let isMember = patterns.map { pattern in
                pattern.map { members[$0.signature] ?? 0 >= ChangePattern.numberLimit } ?? false
            }
            let places = firsts.indices.map { number in
                !isMember[number] && firsts[number].change.canBeOfPlace ? firsts[number].change.placeSignature : nil
            }
            var ways: [ChangeSignature: Int] = [:]
            for place in places { if let place { ways[place, default: 0] += 1 } }
            groups = firsts.indices.map { number in
                if isMember[number], let pattern = patterns[number] { return (pattern.signature, pattern.pattern) }
                if let place = places[number], ways[place] ?? 0 >= ChangePattern.placeLimit { return (place, .place) }
                return (firsts[number].signature, nil)
            }
        }
    }
}

extension Change {
    /// Whether the change may be grouped with all others of its kind at its place. For example, moves, lost names, and
    /// effects of stylesheets and files may not.
    fileprivate var canBeOfPlace: Bool {
        [.text, .attribute, .inserted, .removed, .style, .class].contains(kind) && sheet == nil && subject == .node
            && !losesName && !isAround
    }
}
