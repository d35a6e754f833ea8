/// A view model that is notified when its screen appears and disappears.
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
    /// Called when the screen has changed to a state.
    func didChange(state: LifecycleState)
}
