import Observation
import Vitrine
import VitrineKit

/// The view model of the source about flexible labels: its label has a text as soon as the screen is there.
@Observable
final class GreetingViewModel: LifecycleViewModel {
    private(set) var labelModel: Label.Model = .init()

    func didChange(state: LifecycleState) {
        if state == .didLoad { labelModel = .init(text: "test") }
    }
}
