import VitrineHTML

/// A reusable view: an object that is kept and configured again for one component after the other.
///
/// For every component the order is `prepare()` of the component, then ``prepareForReuse()``, then ``configure(with:)``,
/// then ``body(_:)``. Rendering B after A must give the same bytes as rendering only B; whatever the view keeps is
/// reset in ``prepareForReuse()``.
public protocol ReusableComponentView: AnyObject, SendableMetatype {
    /// The component that the view shows, or `any Component`.
    associatedtype Model

    /// Makes a view without content.
    init()

    /// Forgets the component shown before.
    func prepareForReuse()

    /// Takes what is to be shown.
    /// - Throws: any error; it becomes a problem of the build that names the component, and the component is left out.
    func configure(with viewModel: Model) throws

    /// Writes the component.
    /// - Throws: any error; it becomes a problem of the build that names the component, and the component is left out.
    func body(_ html: HTML) throws
}

extension ReusableComponentView {
    /// Nothing to forget.
    public func prepareForReuse() {}
}
