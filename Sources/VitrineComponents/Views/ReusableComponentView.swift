import VitrineHTML

/// A reusable view: an object that is configured for one component after another.
///
/// For every component, the order of calls is `prepare()` of the component, ``prepareForReuse()``,
/// ``configure(with:)`` and ``body(_:)``. Rendering B after A must produce the same bytes as rendering only B, so
/// ``prepareForReuse()`` must reset all state that ``configure(with:)`` does not set.
public protocol ReusableComponentView: AnyObject, SendableMetatype {
    /// The type of component that the view shows, or `any Component`.
    associatedtype Model

    /// Creates a view without content.
    init()

    /// Discards the state of the previous component.
    func prepareForReuse()

    /// Sets the component to show.
    /// - Throws: any error; the build reports it as a problem of the component, which is left out.
    func configure(with viewModel: Model) throws

    /// Writes the component.
    /// - Throws: any error; the build reports it as a problem of the component, which is left out.
    func body(_ html: HTML) throws
}

extension ReusableComponentView {
    /// Does nothing.
    public func prepareForReuse() {}
}
