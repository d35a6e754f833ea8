/// The states of a screen from loading to disappearing, in order.
public enum LifecycleState: String, CaseIterable, Hashable, Sendable {
    /// The parts of the screen have been created.
    case didLoad
    /// The screen is about to become visible.
    case willAppear
    /// The screen is visible.
    case didAppear
    /// The screen is about to be hidden.
    case willDisappear
    /// The screen is hidden.
    case didDisappear
}
