/// Where a screen is between being made and being gone, in the order in which it gets there.
public enum LifecycleState: String, CaseIterable, Hashable, Sendable {
    /// Its parts are there.
    case didLoad
    /// It is about to be seen.
    case willAppear
    /// It is seen.
    case didAppear
    /// It is about to be out of sight.
    case willDisappear
    /// It is out of sight.
    case didDisappear
}
