import VitrineHTML

/// A reusable view: an object that is configured for one component after another.
///
/// For every component the order is `prepare()` of the component, then ``prepareForReuse()``, then
/// ``configure(with:)``, then ``body(_:)``. Rendering B after A must give the same bytes as rendering only B, so
/// ``prepareForReuse()`` must reset all state that the view keeps.
public protocol ReusableComponentView: AnyObject, SendableMetatype {
    /// The component that the view shows, or `any Component`.
    associatedtype Model

    /// Creates a view without content.
    init()

    /// Discards the state of the previous component.
    func prepareForReuse()

    /// Takes the component to show.
    /// - Throws: any error; it becomes a problem of the build that names the component, and the component is left out.
    func configure(with viewModel: Model) throws

    /// Writes the component.
    /// - Throws: any error; it becomes a problem of the build that names the component, and the component is left out.
    func body(_ html: HTML) throws
}

extension ReusableComponentView {
    /// Does nothing.
    public func prepareForReuse() {}
}
