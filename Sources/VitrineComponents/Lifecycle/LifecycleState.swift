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

/// A view model that is told where its screen is.
///
/// ```swift
/// @Observable
/// final class GreetingViewModel: LifecycleViewModel {
///     private(set) var label = Label()
///
///     func didChange(state: LifecycleState) {
///         if state == .didLoad { label = Label(text: "Welcome back") }
///     }
/// }
/// ```
///
/// It may be `@Observable`, an `ObservableObject`, or a class of any other kind.
public protocol LifecycleViewModel: AnyObject {
    /// The screen came to a state.
    func didChange(state: LifecycleState)
}
