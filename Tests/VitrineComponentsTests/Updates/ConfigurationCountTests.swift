import Testing
import VitrineComponents

/// Tests that unchanged components are not configured again, as the tests of Blocks do.
@Suite struct ConfigurationCountTests {
    private func counts(
        from old: [Item], to new: [Item], _ check: (SectionUpdate) throws -> Void = { _ in }
    ) throws -> Int {
        try Counting.$counter.withValue(Counter()) {
            let renderer = countingRenderer()
            try renderer.updateSections([Section(id: "a", rows: old)])
            #expect(Counting.counter.take() == old.count)
            let update = try renderer.updateSections([Section(id: "a", rows: new)])
            try check(update)
            return Counting.counter.take()
        }
    }

    @Test func equalUpdateConfiguresNothing() throws {
        let items = (0..<10).map { Item($0) }
        let count = try counts(from: items, to: items) { update in #expect(update.isEmpty) }
        #expect(count == 0)
    }

    @Test func moveConfiguresNothing() throws {
        let items = (0..<5).map { Item($0) }
        let moved = [items[4]] + items[..<4]
        let count = try counts(from: items, to: moved) { update in
            #expect(update.moved == [.init(from: path(0, 4), to: path(0, 0))])
            #expect(update.inserted.isEmpty && update.removed.isEmpty && update.reloaded.isEmpty)
        }
        #expect(count == 0)
    }

    @Test func insertionsConfigureOnlyNewRows() throws {
        let items = (0..<4).map { Item($0) }
        let count = try counts(from: items, to: [Item(9)] + items + [Item(10), Item(11)]) { update in
            #expect(update.inserted == [path(0, 0), path(0, 5), path(0, 6)])
            #expect(update.moved.isEmpty)
        }
        #expect(count == 3)
    }

    @Test func removalsConfigureNothing() throws {
        let items = (0..<6).map { Item($0) }
        let count = try counts(from: items, to: [items[1], items[3], items[5]]) { update in
            #expect(update.removed == [path(0, 0), path(0, 2), path(0, 4)])
            #expect(update.moved.isEmpty)
        }
        #expect(count == 0)
    }

    @Test func changedValueIsReloadedInPlace() throws {
        let count = try counts(from: [Item(1), Item(2)], to: [Item(1), Item(2, "new")]) { update in
            #expect(update.reloaded == [path(0, 1)])
            #expect(update.inserted.isEmpty && update.removed.isEmpty)
        }
        #expect(count == 1)
    }

    @Test func reversingKeepsOneRowAndMovesOthers() throws {
        let items = (0..<8).map { Item($0) }
        let count = try counts(from: items, to: items.reversed()) { update in #expect(update.moved.count == 7) }
        #expect(count == 0)
    }

    @Test func rowKeepsFragmentInAnotherSection() throws {
        try Counting.$counter.withValue(Counter()) {
            let renderer = countingRenderer()
            try renderer.updateSections([Section(id: "a", rows: [Item(1), Item(2)]), Section(id: "b", rows: [])])
            _ = Counting.counter.take()
            let update = try renderer.updateSections([
                Section(id: "a", rows: [Item(1)]), Section(id: "b", rows: [Item(2)]),
            ])
            #expect(update.moved == [.init(from: path(0, 1), to: path(1, 0))])
            #expect(Counting.counter.take() == 0)
            #expect(
                try markup(renderer, 1) == #"<p id="b--2" data-component="Item" data-instance="b/2">item 2</p>"#)
        }
    }

    @Test func equalRowsWithoutIdentityAreNumbered() throws {
        try Counting.$counter.withValue(Counter()) {
            let renderer = countingRenderer()
            try renderer.updateRows([Plain(text: "x"), Plain(text: "x")])
            _ = Counting.counter.take()
            let update = try renderer.updateRows([Plain(text: "x"), Plain(text: "y"), Plain(text: "x")])
            #expect(update.inserted == [path(0, 1)])
            #expect(Counting.counter.take() == 1)
        }
    }
}
