import Testing
import VitrineComponents

/// Tests random edits: each update must describe the differences between the old and the new rows, and the markup must
/// be that of the new rows.
@Suite struct DiffPropertyTests {
    /// A simple random number generator with a seed, so that a failure can be repeated.
    struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
    }

    @Test(arguments: 0..<40)
    func updateTurnsOldRowsIntoNewRows(seed: Int) throws {
        var dice = Dice(state: UInt64(seed))
        let renderer = countingRenderer()
        var before: [[Item]] = [[], []]
        try renderer.updateSections([Section(id: "a", rows: []), Section(id: "b", rows: [])])
        for _ in 0..<10 {
            var pool = Array(0..<20)
            let after = (0..<2).map { _ in
                (0..<dice.roll(9)).map { _ in Item(pool.remove(at: dice.roll(pool.count)), "title \(dice.roll(2))") }
            }
            let update = try renderer.updateSections([
                Section(id: "a", rows: after[0]), Section(id: "b", rows: after[1]),
            ])
            check(update, before, after)
            for section in 0..<2 {
                let name = section == 0 ? "a" : "b"
                let expected = after[section].map {
                    "<p id=\"\(name)--\($0.id)\" data-component=\"Item\" data-instance=\"\(name)/\($0.id)\">\($0.title)</p>"
                }
                #expect(try markup(renderer, section) == expected.joined())
            }
            before = after
        }
    }

    private func check(_ update: SectionUpdate, _ before: [[Item]], _ after: [[Item]]) {
        let old = Set(before.joined().map(\.id))
        let new = Set(after.joined().map(\.id))
        #expect(Set(update.removed.map { before[$0.section][$0.row].id }) == old.subtracting(new))
        #expect(Set(update.inserted.map { after[$0.section][$0.row].id }) == new.subtracting(old))
        for move in update.moved {
            #expect(before[move.from.section][move.from.row].id == after[move.to.section][move.to.row].id)
        }
        // Rows that were neither moved nor removed keep their order, so the moves are complete.
        let moved = Set(update.moved.map { before[$0.from.section][$0.from.row].id })
        for section in 0..<2 {
            let kept = before[section].map(\.id).filter { new.contains($0) && !moved.contains($0) }
            let stayed = after[section].map(\.id).filter { old.contains($0) && !moved.contains($0) }
            #expect(kept == stayed)
        }
        let titles = Dictionary(before.joined().map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
        let changed = after.joined().filter { item in titles[item.id].map { $0 != item.title } ?? false }.map(\.id)
        #expect(Set(update.reloaded.map { after[$0.section][$0.row].id }) == Set(changed))
    }
}
