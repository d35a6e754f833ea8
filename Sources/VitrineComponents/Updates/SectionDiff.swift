/// Compares two lists of sections by identity, then by equality.
struct SectionDiff {
    /// For every new row, by section, the old row that it is matched with; nil if there is none.
    private(set) var origins: [[RowPath?]] = []
    private(set) var update = SectionUpdate()

    private let old: [Section]
    private let new: [Section]

    /// The key of a row among the rows of its section: its identity and type or, without an identity, its value and the
    /// number of equal rows without an identity before it.
    private enum Key: Hashable {
        case identified(ItemID, ObjectIdentifier)
        case value(AnyHashable, Int)
    }

    private struct SectionKey: Hashable {
        let section: ItemID
        let key: Key
    }

    init(from old: [Section], to new: [Section]) {
        self.old = old
        self.new = new
        matchRows()
        compareSections()
        compareRows()
    }

    /// Matches each row with the old row of the same section that has the same key or, if there is none, the same
    /// identity. A row without a match is then matched with an unmatched old row that has the same key, in any section.
    private mutating func matchRows() {
        var places: [SectionKey: RowPath] = [:]
        let oldKeys = old.map(Self.keys)
        for (section, keys) in oldKeys.enumerated() {
            for (row, key) in keys.enumerated() {
                places[SectionKey(section: old[section].id, key: key)] = RowPath(section: section, row: row)
            }
        }
        let newKeys = new.map(Self.keys)
        var claimed: Set<RowPath> = []
        for (section, keys) in newKeys.enumerated() {
            let found = keys.map { places[SectionKey(section: new[section].id, key: $0)] }
            claimed.formUnion(found.compactMap(\.self))
            origins.append(found)
        }
        matchIdentities(&claimed)
        var homeless: [Key: [RowPath]] = [:]
        for (section, keys) in oldKeys.enumerated().reversed() {
            for (row, key) in keys.enumerated().reversed() {
                let path = RowPath(section: section, row: row)
                if !claimed.contains(path) { homeless[key, default: []].append(path) }
            }
        }
        for (section, keys) in newKeys.enumerated() {
            for (row, key) in keys.enumerated() where origins[section][row] == nil {
                origins[section][row] = homeless[key]?.popLast()
            }
        }
    }

    /// Matches each unmatched row with the unmatched old row in the same section that has the same identity, and
    /// therefore a different type. The row then counts as changed, not as one row removed and another one inserted.
    private mutating func matchIdentities(_ claimed: inout Set<RowPath>) {
        var places: [ItemID: [ItemID: RowPath]] = [:]
        for (number, section) in old.enumerated() {
            for (row, item) in section.items.enumerated() {
                let path = RowPath(section: number, row: row)
                if !claimed.contains(path), let id = item.id { places[section.id, default: [:]][id] = path }
            }
        }
        for (number, section) in new.enumerated() {
            for (row, item) in section.items.enumerated() where origins[number][row] == nil {
                guard let id = item.id, let path = places[section.id]?.removeValue(forKey: id) else { continue }
                origins[number][row] = path
                claimed.insert(path)
            }
        }
    }

    private static func keys(of section: Section) -> [Key] {
        var equals: [AnyHashable: Int] = [:]
        return section.items.map { row in
            if let id = row.id { return .identified(id, ObjectIdentifier(type(of: row.component))) }
            let value = AnyHashable(row.component)
            defer { equals[value, default: 0] += 1 }
            return .value(value, equals[value, default: 0])
        }
    }

    private mutating func compareSections() {
        let oldIndex = Dictionary(old.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let newIDs = Set(new.map(\.id))
        update.removedSections = old.map(\.id).filter { !newIDs.contains($0) }
        update.insertedSections = new.map(\.id).filter { oldIndex[$0] == nil }
        let kept = new.compactMap { section in oldIndex[section.id].map { (section.id, $0) } }
        let steady = Self.increasing(kept.map(\.1))
        update.movedSections = kept.indices.filter { !steady.contains($0) }.map { kept[$0].0 }
        for section in new {
            guard let index = oldIndex[section.id] else { continue }
            let isSame =
                Self.isSame(old[index].header, section.header) && Self.isSame(old[index].footer, section.footer)
            if !isSame { update.reloadedSections.append(section.id) }
        }
    }

    static func isSame(_ one: (any Component)?, _ other: (any Component)?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one?, let other?): one.equals(other)
        default: false
        }
    }

    private mutating func compareRows() {
        var kept: Set<RowPath> = []
        for (section, rows) in origins.enumerated() {
            var stayed: [(row: Int, from: RowPath)] = []
            for (row, origin) in rows.enumerated() {
                let path = RowPath(section: section, row: row)
                guard let origin else {
                    update.inserted.append(path)
                    continue
                }
                kept.insert(origin)
                let before = old[origin.section].items[origin.row].component
                if !before.equals(new[section].items[row].component) { update.reloaded.append(path) }
                if old[origin.section].id == new[section].id {
                    stayed.append((row, origin))
                } else {
                    update.moved.append(.init(from: origin, to: path))
                }
            }
            let steady = Self.increasing(stayed.map(\.from.row))
            for (index, entry) in stayed.enumerated() where !steady.contains(index) {
                update.moved.append(.init(from: entry.from, to: RowPath(section: section, row: entry.row)))
            }
        }
        for (section, contents) in old.enumerated() {
            for row in contents.items.indices where !kept.contains(RowPath(section: section, row: row)) {
                update.removed.append(RowPath(section: section, row: row))
            }
        }
    }

    /// Returns the indices of a longest increasing subsequence: those of the items that need not move. Uses
    /// patience sorting, in O(n log n).
    static func increasing(_ values: [Int]) -> Set<Int> {
        var tails: [Int] = []
        var previous = [Int?](repeating: nil, count: values.count)
        for (index, value) in values.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: Set<Int> = []
        var next = tails.last
        while let index = next {
            result.insert(index)
            next = previous[index]
        }
        return result
    }
}
