#if canImport(Combine) || Combine
    import Testing
    import VitrineCombine
    import VitrineComponents

    @Suite("Recording publishers")
    struct PublisherRecorderTests {
        private struct Broken: Error {}

        private let subject = CurrentValueSubject<Label, Never>(Label())

        @Test("A value that is sent at once is the story “initial”, and each different one after it is a story")
        func stories() {
            let recorder = PublisherRecorder(subject)
            recorder.record("Load") {
                subject.send(Label(text: "a"))
                subject.send(Label(text: "a"))
                subject.send(Label(text: "b"))
            }
            recorder.record("Nothing") {}
            recorder.record("Again") { subject.send(Label(text: "b")) }
            recorder.record("Back") { subject.send(Label(text: "a")) }
            #expect(recorder.recording.components == [nil, "a", "b", "a"].map { Label(text: $0) })
            #expect(recorder.stories(tags: ["x"]).map(\.name) == ["initial", "Load 1", "Load 2", "Back"])
            #expect(recorder.stories(tags: ["x"]).allSatisfy { $0.tags == ["x"] })
        }

        @Test("With keeping: .last, only the last component becomes a story, even before an error")
        func last() {
            let recorder = PublisherRecorder(subject)
            #expect(throws: Broken.self) {
                try recorder.record("Load", keeping: .last) {
                    subject.send(Label(text: "a"))
                    subject.send(Label(text: "b"))
                    throw Broken()
                }
            }
            #expect(recorder.stories().map(\.name) == ["initial", "Load"])
            #expect(recorder.recording.components.last == Label(text: "b"))
        }

        @Test(
            "Inside a recording that keeps the last component, what was sent before belongs to the inner recording",
            arguments: [
                (KeptChanges.each, ["initial", "Inner 1", "Inner 2", "Outer"], [nil, "a", "b", "c"]),
                (.last, ["initial", "Inner", "Outer"], [nil, "b", "c"]),
            ] as [(KeptChanges, [String], [String?])])
        func nested(keeping: KeptChanges, names: [String], texts: [String?]) {
            let recorder = PublisherRecorder(subject)
            recorder.record("Outer", keeping: .last) {
                subject.send(Label(text: "a"))
                recorder.record("Inner", keeping: keeping) { subject.send(Label(text: "b")) }
                subject.send(Label(text: "c"))
            }
            #expect(recorder.stories().map(\.name) == names)
            #expect(recorder.recording.components.map(\.text) == texts)
        }

        @Test("A story has the line where it was recorded")
        func place() {
            let recorder = PublisherRecorder(subject)
            recorder.record("Load") { subject.send(Label(text: "a")) }
            let line = #line - 1
            #expect(
                recorder.stories().last?.place.description == "VitrineCombineTests/PublisherRecorderTests.swift:\(line)"
            )
        }

        @Test("A recorder is not retained by its subscription")
        func lifetime() {
            var recorder: PublisherRecorder? = PublisherRecorder(subject)
            weak let seen = recorder
            recorder = nil
            #expect(seen == nil)
            subject.send(Label(text: "a"))
        }
    }

    @Suite("The published view model of the label")
    struct PublishedLifecycleTests {
        @Test("The label is empty at first, then \"test\" in every state")
        func states() {
            let stories = Story.lifecycle(of: LabelViewModel(), showing: \.labelModel)
            #expect(
                stories.map(\.name) == [
                    "initial", "didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear",
                ])
            #expect(
                stories.map { ($0.component as? Label)?.text } == [nil, "test", "test", "test", "test", "test"])
        }

        @Test("A recorder sees two values")
        func values() {
            let viewModel = LabelViewModel()
            let recorder = PublisherRecorder(viewModel.$labelModel)
            for state in LifecycleState.allCases {
                recorder.record(state.rawValue) { viewModel.didChange(state: state) }
            }
            #expect(recorder.stories().map(\.name) == ["initial", "didLoad"])
            #expect(recorder.recording.components.map(\.text) == [nil, "test"])
        }

        @Test("A screen is updated, and neither it nor its view model is retained")
        func screen() {
            var viewModel: LabelViewModel? = LabelViewModel()
            var screen = viewModel.map(LabelScreen.init)
            weak let seenModel = viewModel
            weak let seenScreen = screen
            #expect(screen?.label == Label())
            viewModel?.didChange(state: .didLoad)
            #expect(screen?.label == Label(text: "test"))
            viewModel = nil
            screen = nil
            #expect(seenScreen == nil)
            #expect(seenModel == nil)
        }
    }
#endif
