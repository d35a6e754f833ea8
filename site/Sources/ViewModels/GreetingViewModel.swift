import Observation
import Vitrine
import VitrineKit

/// The view model of the library of flexible labels: its label gets a text when the screen appears.
@Observable
final class GreetingViewModel: LifecycleViewModel {
    private(set) var labelModel: Label.Model = .init()

    func didChange(state: LifecycleState) {
        if state == .didLoad { labelModel = .init(text: "test") }
    }
}
