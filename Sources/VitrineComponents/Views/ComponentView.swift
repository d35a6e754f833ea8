import VitrineHTML

/// A declarative view: made anew for every component, it says what the component looks like.
///
/// ```swift
/// struct TodoView: ComponentView {
///     let todo: Todo
///
///     init(viewModel: Todo) { todo = viewModel }
///
///     func body(_ html: HTML) {
///         html.article(.class("todo"), .class("done", when: todo.isDone)) {
///             html.h3(todo.title)
///         }
///     }
/// }
/// ```
///
/// A view that serves several components takes `any Component` and casts with ``Component/as(_:)``. The first element
/// of the body is the root of the fragment: it gets `id`, `data-component` and `data-instance`.
public protocol ComponentView: SendableMetatype {
    /// The component that the view shows, or `any Component`.
    associatedtype Model

    /// Takes what is to be shown.
    init(viewModel: Model) throws

    /// Writes the component.
    func body(_ html: HTML) throws
}

/// A reusable view: an object that is kept and configured again for one component after the other.
///
/// For every component the order is `prepare()` of the component, then ``prepareForReuse()``, then ``configure(with:)``,
/// then ``body(_:)``. Rendering B after A must give the same bytes as rendering B alone; whatever the view keeps is
/// reset in ``prepareForReuse()``.
public protocol ReusableComponentView: AnyObject, SendableMetatype {
    /// The component that the view shows, or `any Component`.
    associatedtype Model

    /// Makes a view without content.
    init()

    /// Forgets the component shown before.
    func prepareForReuse()

    /// Takes what is to be shown.
    func configure(with viewModel: Model) throws

    /// Writes the component.
    func body(_ html: HTML) throws
}

extension ReusableComponentView {
    /// Nothing to forget.
    public func prepareForReuse() {}
}
