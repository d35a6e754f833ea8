/// An error or remark together with the component, the instance and the place in the source that it is about.
public struct RenderProblem: Error, Hashable, Sendable {
    /// The error.
    public var error: RenderError
    /// The type name of the component that the problem is about; nil if it is about none.
    public var component: String?
    /// The instance that the problem is about, such as `todos/42` for a row of a section; nil if it is about none.
    public var instance: String?
    /// The place that the problem is about, usually the declaration of the row; nil if it is unknown.
    public var place: SourcePlace?

    /// Creates a problem.
    public init(error: RenderError, component: String? = nil, instance: String? = nil, place: SourcePlace? = nil) {
        self.error = error
        self.component = component
        self.instance = instance
        self.place = place
    }

    /// Whether the problem is an error, which fails the build. False for a remark, such as a missing translation.
    public var isError: Bool {
        switch error {
        case .markup(let kind): kind.isError
        case .missingString: false
        case .inexpressibleRule: false
        default: true
        }
    }
}
