/// An error while a component is rendered, together with the place where it happened.
public struct RenderProblem: Error, Hashable, Sendable {
    /// The error.
    public var error: RenderError
    /// The type name of the component that was being shown; nil if there was none.
    public var component: String?
    /// Section and row, such as `todos/42`; nil if there is none.
    public var instance: String?
    /// The place where the row was declared, if it is known.
    public var place: SourcePlace?

    /// Creates a problem.
    public init(error: RenderError, component: String? = nil, instance: String? = nil, place: SourcePlace? = nil) {
        self.error = error
        self.component = component
        self.instance = instance
        self.place = place
    }

    /// Whether the problem fails the build, because something is missing on the page. False for a remark.
    public var isError: Bool {
        switch error {
        case .markup(let kind): kind.isError
        case .missingString: false
        case .inexpressibleRule: false
        default: true
        }
    }
}
