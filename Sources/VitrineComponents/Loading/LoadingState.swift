/// A placeholder while something loads: a spinner and a text. Registered in every registry.
///
/// ```swift
/// switch state {
/// case .loading: LoadingState()
/// case .loaded(let todos): TodoList(todos)
/// case .failed(let error): FailedState(error: error)
/// }
/// ```
public struct LoadingState: Component {
    /// The text, which says what is loading; nil shows "Loading…".
    public var title: LocalizedText?

    /// Creates a loading state.
    public init(title: LocalizedText? = nil) { self.title = title }

    /// The key of the title.
    public var displayName: String? { title?.key }
}
