import VitrineHTML

/// A declarative view, which is created for every component and writes its markup.
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
/// A view for several types of components takes `any Component` and casts with ``Component/as(_:)``. The first element
/// of the body is the root of the fragment, which gets `id`, `data-component` and `data-instance`.
public protocol ComponentView: SendableMetatype {
    /// The component that the view shows, or `any Component`.
    associatedtype Model

    /// Configures the view with a component.
    /// - Throws: any error; the build reports it with the name of the component, and the component is left out.
    init(viewModel: Model) throws

    /// Writes the component.
    /// - Throws: any error; the build reports it with the name of the component, and the component is left out.
    func body(_ html: HTML) throws
}
