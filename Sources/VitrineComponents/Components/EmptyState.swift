/// A message to show when there is no content. Registered in every registry; a theme can replace its template,
/// `empty-state`.
public struct EmptyState: Component {
    /// The title, which says what is missing.
    public var title: LocalizedText
    /// The reason, or a suggestion of what the user can do; nil for none.
    public var message: LocalizedText?

    /// Creates an empty state.
    public init(title: LocalizedText, message: LocalizedText? = nil) {
        self.title = title
        self.message = message
    }

    /// The key of the title.
    public var displayName: String? { title.key }
}
