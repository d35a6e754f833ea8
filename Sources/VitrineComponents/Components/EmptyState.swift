/// A message to show when there is no content. Registered in every registry; the theme has its template, `empty-state`.
public struct EmptyState: Component {
    /// The title, which says what is missing.
    public var title: LocalizedText
    /// The reason, or what the user can do about it.
    public var message: LocalizedText?

    /// Creates an empty state.
    public init(title: LocalizedText, message: LocalizedText? = nil) {
        self.title = title
        self.message = message
    }

    /// The title.
    public var displayName: String? { title.key }
}
