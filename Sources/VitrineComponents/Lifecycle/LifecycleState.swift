/// The states of a screen's life cycle, in order.
public enum LifecycleState: String, CaseIterable, Hashable, Sendable {
    /// The view has loaded.
    case didLoad
    /// The screen is about to appear.
    case willAppear
    /// The screen has appeared.
    case didAppear
    /// The screen is about to disappear.
    case willDisappear
    /// The screen has disappeared.
    case didDisappear
}
