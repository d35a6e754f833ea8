import VitrineHTML

/// A declarative view, created for each component to write the component's markup.
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
/// A view for several types of components has the `Model` `any Component` and casts with ``Component/as(_:)``. The
/// first element of the body is the root of the fragment: it gets `data-component` and, if the component has them, `id`
/// and `data-instance`.
public protocol ComponentView: SendableMetatype {
    /// The type of component that the view shows, or `any Component`.
    associatedtype Model

    /// Creates the view of a component.
    /// - Throws: any error; the build reports it as a problem of the component, which is left out.
    init(viewModel: Model) throws

    /// Writes the component.
    /// - Throws: any error; the build reports it as a problem of the component, which is left out.
    func body(_ html: HTML) throws
}
