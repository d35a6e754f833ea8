import TestSupport
import Testing
import VitrineSnapshots

@testable import Vitrine

@Suite("snapshot review")
struct ReviewDialogueTests {
    /// Creates a store and the pending groups of three stories: two with the same change, one of which also has another
    /// change, and a new one.
    private func groups() throws -> (PendingGroups, SnapshotStore, TemporaryFolder) {
        let folder = try TemporaryFolder("review")
        let store = SnapshotStore(folder.path)
        func todo(_ classes: String, _ text: String, _ name: String) -> [UInt8] {
            Array("<p class='\(classes)' data-component='Todo' data-instance='a/\(name)'>\(text)</p>".utf8)
        }
        func check(_ name: String, _ markup: [UInt8]) throws -> SnapshotCheck {
            try store.check(SnapshotID(component: "todo", story: name), markup: markup, with: SnapshotMaker())
        }
        _ = try store.record([check("a", todo("x", "one", "a")), check("b", todo("x", "one", "b"))], .missing)
        let next = SnapshotStore(folder.path)
        let checks = try [
            ("a", todo("x done", "one", "a")), ("b", todo("x done", "two", "b")), ("new", todo("x", "one", "new")),
        ].map { try next.check(SnapshotID(component: "todo", story: $0.0), markup: $0.1, with: SnapshotMaker()) }
        try next.keepPending(checks, isFull: true)
        return (PendingGroups(try next.pending()), next, folder)
    }

    private func run(
        _ groups: PendingGroups, after before: Set<AcceptedChange> = [], _ answers: [String]
    ) -> (dialogue: ReviewDialogue, shown: String) {
        var dialogue = ReviewDialogue(groups, after: before)
        var shown = ""
        var rest = answers[...]
        dialogue.run(write: { shown += $0 }, read: { rest.popFirst() })
        return (dialogue, shown)
    }

    @Test func groupHasSentencePlaceAndValues() throws {
        let (groups, _, folder) = try groups()
        defer { folder.remove() }
        let shown = run(groups, ["s", "?", "s", "s"]).shown
        #expect(
            shown == """

                1 of 3  Todo: “one” became “two”, on todo/b
                    todo/b, /p/text()
                    - one
                    + two
                a accept, r reject, s skip, q quit: 
                2 of 3  Todo: class “done” added, twice on 2 pages
                    todo/a, /p
                    + done
                a accept, r reject, s skip, q quit: a accept, r reject, s skip, q quit: 
                3 of 3  todo: 1 story has no snapshot yet
                    new
                a accept, r reject, s skip, q quit: 
                """)
    }

    @Test func storyIsCoveredWithAllItsChanges() throws {
        let (groups, _, folder) = try groups()
        defer { folder.remove() }
        let onlyClass = run(groups, ["s", "a", "r"]).dialogue
        let covered = groups.covered(by: onlyClass.accepted)
        #expect(covered.results.map(\.id.description) == ["todo/a"])
        #expect(covered.partly.map { "\($0.id): \($0.also)" } == ["todo/b: Todo: “one” became “two”, on todo/b"])
        #expect(onlyClass.rejected.map(\.description) == ["todo/new"])
        let all = run(groups, ["a", "A", " accept "]).dialogue
        #expect(groups.covered(by: all.accepted).results.count == 3)
    }

    @Test func acceptedGroupsAreKeptAfterQuitting() throws {
        let (groups, store, folder) = try groups()
        defer { folder.remove() }
        let first = try run(groups, ["s", "a", "q"]).dialogue.apply(to: store)
        #expect(first.report.written.map(\.description) == ["todo/a"])
        #expect(first.partly.map(\.id.description) == ["todo/b"])
        let later = SnapshotStore(folder.path)
        let rest = PendingGroups(try later.pending())
        let next = run(rest, after: later.acceptedChanges, ["a", "q"])
        #expect(next.shown.contains("1 of 2  Todo: “one” became “two”"), "\(next.shown)")
        #expect(!next.shown.contains("class “done” added"))
        let second = try next.dialogue.apply(to: later)
        #expect(second.report.written.map(\.description) == ["todo/b"])
        #expect(second.partly.isEmpty)
        #expect(later.pendingIDs.map(\.description) == ["todo/new"])
        #expect(later.acceptedChanges.isEmpty)
    }

    @Test func rejectingRevokesAcceptedGroup() throws {
        let (groups, store, folder) = try groups()
        defer { folder.remove() }
        _ = try run(groups, ["s", "a", "q"]).dialogue.apply(to: store)
        let rest = PendingGroups(try store.pending())
        // The earlier decisions are not passed to the dialogue, so it asks about both groups of `todo/b` again. This
        // time, the group that was accepted is rejected.
        let answers = rest.entries.map { $0.sentence.contains("class “done” added") ? "r" : "a" }
        let second = try run(rest, answers).dialogue.apply(to: store)
        #expect(second.report.written.map(\.description) == ["todo/new"])
        #expect(store.pendingIDs.isEmpty)
    }

    @Test(arguments: [["q"], ["s", "q"], []]) func quittingKeepsUndecidedGroups(answers: [String]) throws {
        let (groups, _, folder) = try groups()
        defer { folder.remove() }
        let dialogue = run(groups, answers).dialogue
        #expect(dialogue.accepted.isEmpty && dialogue.rejected.isEmpty)
    }

    @Test func listHasCommands() throws {
        let (groups, store, folder) = try groups()
        defer { folder.remove() }
        let list = ReviewDialogue.list(groups, program: "gallery")
        #expect(
            list.hasSuffix(
                "gallery snapshot accept NAME    accepts one of these\ngallery snapshot accept         accepts all of them\n"
            ))
        #expect(list.contains("todo/*  todo: 1 story has no snapshot yet\n    new\n"))
        let named = groups.entries.map(\.name)
        #expect(named[0].wholeMatch(of: /[0-9a-f]{12}/) != nil)
        #expect(store.pendingIDs.count == 3)
    }
}
