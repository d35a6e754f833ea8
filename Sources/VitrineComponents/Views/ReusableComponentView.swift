import VitrineHTML

/// A reusable view: an object that is configured again for each component.
///
/// For every component, the order of calls is `prepare()` of the component, ``prepareForReuse()``, ``configure(with:)``,
/// ``body(_:)``. Rendering B after A must give the same bytes as rendering only B, so ``prepareForReuse()`` has to reset
/// the state of the view.
public protocol ReusableComponentView: AnyObject, SendableMetatype {
    /// The component that the view shows, or `any Component`.
    associatedtype Model

    /// Creates a view without content.
    init()

    /// Removes the previous component.
    func prepareForReuse()

    /// Configures the view with a component.
    /// - Throws: any error; the build reports it with the name of the component, and the component is left out.
    func configure(with viewModel: Model) throws

    /// Writes the component.
    /// - Throws: any error; the build reports it with the name of the component, and the component is left out.
    func body(_ html: HTML) throws
}

extension ReusableComponentView {
    /// Does nothing.
    public func prepareForReuse() {}
}
