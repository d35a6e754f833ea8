import Observation
import VitrineComponents
import VitrineHTML

func labelAndModel() -> Label {
    var label = Label()
    label.update(with: Label.Model(text: "Read the manual first."))
    return label
}

func labelWithALink() -> Label {
    Label(text: "Read the manual first.", links: [.init(utf16Range: 9..<15, destination: .section("manual"))])
}

@Observable
final class ViewModel: LifecycleViewModel {
    private(set) var labelModel = Label.Model()

    func didChange(state: LifecycleState) {
        switch state {
        case .didLoad: labelModel = .init(text: "test")
        default: break
        }
    }
}

func labelSection() -> Section {
    Section(id: "label", title: "Label", rows: Story.lifecycle(of: ViewModel(), showing: \.labelModel))
}

func labelChanges() -> [Story] {
    let recorder = ViewModelRecorder(ViewModel(), showing: \.labelModel)
    recorder.record("Load") { $0.didChange(state: .didLoad) }
    return recorder.stories()
}
