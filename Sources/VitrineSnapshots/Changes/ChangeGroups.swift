/// Changes put together: equal ones, then those of one pattern.
package struct ChangeGroups: Sendable {
    /// The groups; lost names come first, then what assistive technology tells, then what happened most.
    package private(set) var groups: [ChangeGroup] = []
    /// For every page the group of each of its changes.
    package private(set) var numbers: [[Int]] = []

    /// - Parameter pages: the pages in order, each with its changes.
    package init(_ pages: [(path: String, changes: [Change])]) {
        let patterns = Patterns(pages)
        var places: [ChangeSignature: Int] = [:]
        var found: [ChangeGroup] = []
        for page in pages {
            var own: [Int] = []
            for change in page.changes {
                let (signature, pattern) = patterns.group(of: change)
                if let place = places[signature] {
                    found[place].add(change, on: page.path)
                    own.append(place)
                } else {
                    places[signature] = found.count
                    own.append(found.count)
                    found.append(ChangeGroup(change, on: page.path, id: signature.id, pattern: pattern))
                }
            }
            numbers.append(own)
        }
        let order = found.indices.sorted { one, other in
            (found[one].rank, -found[one].count, one) < (found[other].rank, -found[other].count, other)
        }
        groups = order.map { found[$0] }
        var numberOfPlace = Array(repeating: 0, count: found.count)
        for (number, place) in order.enumerated() { numberOfPlace[place] = number }
        numbers = numbers.map { $0.map { numberOfPlace[$0] } }
    }

    /// Which patterns have so many members that they are told at once.
    private struct Patterns {
        private var members: [ChangeSignature: Set<ChangeSignature>] = [:]
        private var ways: [ChangeSignature: Set<ChangeSignature>] = [:]

        init(_ pages: [(path: String, changes: [Change])]) {
            for page in pages {
                for change in page.changes {
                    guard let found = change.patternSignature else { continue }
                    members[found.signature, default: []].insert(change.signature)
                }
            }
            for page in pages {
                for change in page.changes where canBeOfPlace(change) && pattern(of: change) == nil {
                    ways[change.placeSignature, default: []].insert(change.signature)
                }
            }
        }

        private func canBeOfPlace(_ change: Change) -> Bool {
            [.text, .attribute, .inserted, .removed, .style, .class].contains(change.kind) && change.sheet == nil
                && change.subject == .node && !change.losesName && !change.isAround
        }

        private func pattern(of change: Change) -> (ChangeSignature, ChangePattern)? {
            guard let found = change.patternSignature,
                members[found.signature]?.count ?? 0 >= ChangePattern.numberLimit
            else { return nil }
            return (found.signature, found.pattern)
        }

        func group(of change: Change) -> (ChangeSignature, ChangePattern?) {
            if let found = pattern(of: change) { return found }
            if canBeOfPlace(change) {
                let place = change.placeSignature
                if ways[place]?.count ?? 0 >= ChangePattern.placeLimit { return (place, .place) }
            }
            return (change.signature, nil)
        }
    }
}
