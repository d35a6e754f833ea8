import Foundation
import Observation
import TestSupport
import Testing
import VitrineComponents

@Suite("Recording view models")
struct ViewModelRecorderTests {
    @Observable
    final class Counter {
        var count = 0
        var name = "a"
        var list: [Int] = []
        var unseen = 0
        let part = Part()

        var note: Note { Note("\(name)\(count)\(list)\(part.text)") }

        func rename(_ name: String, count: Int) {
            self.name = name
            self.count = count
        }
    }

    @Observable
    final class Part {
        var text = ""
    }

    struct Broken: Error {}

    private func texts(_ recorder: ViewModelRecorder<Counter, Note>) -> [String] {
        recorder.recording.components.map(\.text)
    }

    @Test("Every change is recorded in order, however it is made")
    func each() {
        let recorder = ViewModelRecorder(Counter(), showing: \.note)
        recorder.record("Work") { model in
            model.count = 1
            model.count += 1
            model.list.append(7)
            model.list[0] *= 2
            model.unseen = 5
            model.part.text = "!"
            for _ in 0..<3 { model.count += 1 }
        }
        #expect(
            texts(recorder) == [
                "a0[]", "a1[]", "a2[]", "a2[7]", "a2[14]", "a2[14]!", "a3[14]!", "a4[14]!", "a5[14]!",
            ])
        #expect(recorder.stories().map(\.name) == ["initial"] + (1...8).map { "Work \($0)" })
    }

    @Test("A method that sets two properties makes two states, or only the last one is kept")
    func halfWay() {
        let each = ViewModelRecorder(Counter(), showing: \.note)
        each.record("Rename") { $0.rename("b", count: 1) }
        #expect(texts(each) == ["a0[]", "b0[]", "b1[]"])
        let last = ViewModelRecorder(Counter(), showing: \.note)
        last.record("Rename", keeping: .last) { $0.rename("b", count: 1) }
        last.record("Again", keeping: .last) { $0.rename("c", count: 2) }
        #expect(texts(last) == ["a0[]", "b1[]", "c2[]"])
        #expect(last.stories().map(\.name) == ["initial", "Rename", "Again"])
    }

    @Test("Equal consecutive states are recorded once, and a state that returns is recorded again")
    func distinct() {
        let recorder = ViewModelRecorder(Counter(), showing: \.note)
        recorder.record("Nothing") { $0.unseen = 1 }
        recorder.record("Same") { $0.count = 0 }
        recorder.record("There and back") { model in
            model.count = 1
            model.count = 0
        }
        #expect(texts(recorder) == ["a0[]", "a1[]", "a0[]"])
        #expect(recorder.stories().map(\.name) == ["initial", "There and back 1", "There and back 2"])
    }

    @Test(
        "A property is observed only after it has been read"
    )
    func conditional() {
        func work(_ model: Counter) {
            model.name = "b"
            model.count = 1
            model.name = "c"
            model.count = 2
            model.name = "d"
        }
        let late = ViewModelRecorder(Counter()) { Note($0.count > 0 ? $0.name : "none") }
        late.record("Work", work)
        #expect(texts(late) == ["none", "c", "d"])
        let early = ViewModelRecorder(Counter()) { model in
            let (count, name) = (model.count, model.name)
            return Note(count > 0 ? name : "none")
        }
        early.record("Work", work)
        #expect(texts(early) == ["none", "b", "c", "d"])
    }

    @Test("A change between two recordings belongs to the later one")
    func between() {
        let recorder = ViewModelRecorder(Counter(), showing: \.note)
        recorder.model.count = 1
        recorder.model.count = 2
        recorder.record("Later") { $0.count = 3 }
        #expect(texts(recorder) == ["a0[]", "a2[]", "a3[]"])
        #expect(recorder.stories().map(\.name) == ["initial", "Later 1", "Later 2"])
    }

    @Test("States before an error are kept, and the error is rethrown")
    func thrown() {
        let recorder = ViewModelRecorder(Counter(), showing: \.note)
        #expect(throws: Broken.self) {
            try recorder.record("Fail") { model in
                model.count = 1
                model.count = 2
                throw Broken()
            }
        }
        recorder.record("Go on") { $0.count = 3 }
        #expect(texts(recorder) == ["a0[]", "a1[]", "a2[]", "a3[]"])
        #expect(recorder.stories().map(\.name) == ["initial", "Fail 1", "Fail 2", "Go on"])
    }

    @Test("Two recorders of one view model record the same, even if one is inside the other")
    func two() {
        let model = Counter()
        let outer = ViewModelRecorder(model, showing: \.note)
        let inner = ViewModelRecorder(model, showing: \.note)
        outer.record("Outer") { model in
            model.count = 1
            inner.record("Inner") { $0.count = 2 }
            outer.record("Own") { $0.count = 3 }
            model.count = 4
        }
        #expect(texts(outer) == ["a0[]", "a1[]", "a2[]", "a3[]", "a4[]"])
        #expect(texts(inner) == ["a0[]", "a1[]", "a2[]"])
        #expect(outer.stories().map(\.name) == ["initial", "Outer 1", "Outer 2", "Own", "Outer 3"])
    }

    @Test("A recording that keeps the last component does so inside one that keeps each")
    func lastInEach() {
        let recorder = ViewModelRecorder(Counter(), showing: \.note)
        recorder.record("Outer") { model in
            model.count = 1
            recorder.record("Inner", keeping: .last) { model in
                model.count = 2
                model.name = "b"
                model.count = 3
            }
            model.name = "c"
            model.name = "d"
        }
        #expect(texts(recorder) == ["a0[]", "a1[]", "b3[]", "c3[]", "d3[]"])
        #expect(recorder.stories().map(\.name) == ["initial", "Outer 1", "Inner", "Outer 2", "Outer 3"])
    }

    @Test("A numbered name is never the same as a given one")
    func names() {
        let recorder = ViewModelRecorder(Counter(), showing: \.note)
        recorder.record("Step 1") { $0.count = 1 }
        recorder.record("Step") { model in
            model.count = 2
            model.count = 3
        }
        #expect(recorder.stories().map(\.name) == ["initial", "Step 1", "Step 2", "Step 3"])
    }

    @Test("A story has the line where it was recorded")
    func place() {
        let recorder = ViewModelRecorder(Counter(), showing: \.note)
        let first = #line - 1
        recorder.record("Count") { $0.count = 1 }
        let second = #line - 1
        #expect(recorder.stories().map(\.place.line) == [first, second])
        #expect(recorder.stories().last?.place.file == "VitrineComponentsTests/ViewModelRecorderTests.swift")
    }

    @Test("Neither the recorder nor the view model is retained")
    func lifetime() {
        var recorder: ViewModelRecorder? = ViewModelRecorder(Counter(), showing: \.note)
        weak let seen = recorder
        weak let model = recorder?.model
        recorder?.record("Count") { $0.count = 1 }
        var kept = recorder?.model
        recorder = nil
        #expect(seen == nil)
        kept?.count = 2
        kept = nil
        #expect(model == nil)
    }

    @Test("Random scripts give the same states as a check after every step", arguments: 0..<100)
    func random(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let recorder = ViewModelRecorder(Counter(), showing: \.note)
        var expected = [recorder.model.note]
        for _ in 0..<5 {
            let steps = (0..<8).map { _ in Int.random(in: 0..<6, using: &random) }
            recorder.record("Work") { model in
                for step in steps {
                    switch step {
                    case 0: model.count = 0
                    case 1: model.count += 1
                    case 2: model.name = "b"
                    case 3: model.name = "a"
                    case 4: model.list.append(model.count)
                    default: model.part.text += "."
                    }
                    if expected.last != model.note { expected.append(model.note) }
                }
            }
        }
        #expect(recorder.recording.components == expected)
        #expect(Set(recorder.stories().map(\.name)).count == expected.count)
    }
}

@Suite("Recording asynchronous view models")
@MainActor
struct AsynchronousRecordingTests {
    @MainActor @Observable
    final class Loader {
        private(set) var note = Note("idle")
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func load() async {
            note = Note("loading")
            await withCheckedContinuation { waiting.append($0) }
            note = Note("half")
            note = Note("loaded")
            await Task.yield()
            note = Note("shown")
        }

        func arrive() {
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    @Test("Every change is recorded, before and after an await")
    func waits() async {
        for _ in 0..<50 {
            let recorder = ViewModelRecorder(Loader(), showing: { $0.note })
            await recorder.record(
                "Load",
                awaiting: { model in
                    async let loaded: Void = model.load()
                    while model.note != Note("loading") { await Task.yield() }
                    model.arrive()
                    await loaded
                })
            #expect(recorder.recording.components.map(\.text) == ["idle", "loading", "half", "loaded", "shown"])
            #expect(recorder.stories().map(\.name) == ["initial", "Load 1", "Load 2", "Load 3", "Load 4"])
        }
    }

    @Test("Two recordings at the same time do not mix, whichever ends first")
    func interleaved() async {
        let one = ViewModelRecorder(Loader(), showing: { $0.note })
        let two = ViewModelRecorder(Loader(), showing: { $0.note })
        let first = Task { await one.record("One", awaiting: { await $0.load() }) }
        let second = Task { await two.record("Two", awaiting: { await $0.load() }) }
        while one.model.note != Note("loading") || two.model.note != Note("loading") { await Task.yield() }
        two.model.arrive()
        while two.model.note != Note("shown") { await Task.yield() }
        one.model.arrive()
        await first.value
        await second.value
        for recorder in [one, two] {
            #expect(recorder.recording.components.map(\.text) == ["idle", "loading", "half", "loaded", "shown"])
        }
    }
}
