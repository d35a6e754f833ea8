/// A view model that is notified when its screen loads, appears and disappears.
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
/// The class may be `@Observable`, an `ObservableObject`, or any other class.
public protocol LifecycleViewModel: AnyObject {
    /// Called when the screen has entered a state.
    func didChange(state: LifecycleState)
}
