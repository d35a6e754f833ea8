import Observation
import Vitrine
import VitrineKit

/// The view model of FlexibleLabel's example: its label gets a text when the screen has loaded.
@Observable
final class GreetingViewModel: LifecycleViewModel {
    private(set) var labelModel: Label.Model = .init()

    func didChange(state: LifecycleState) {
        if state == .didLoad { labelModel = .init(text: "test") }
    }
}
