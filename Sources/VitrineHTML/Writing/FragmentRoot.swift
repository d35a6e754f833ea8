/// The values of `id`, `data-component` and `data-instance`, which mark the root element of a component's fragment.
package struct FragmentRoot: Hashable, Sendable {
    /// The `id` to write, unique on the page; nil to write none, for example because the component is inside another
    /// one, or because the view itself gave the element an `id`.
    package var id: String?
    /// The component's type name.
    package var component: String
    /// The section and the item, such as `todos/42`, or the name of a component inside another one; nil if the element
    /// gets no `data-instance`.
    package var instance: String?

    /// Creates the mark of a fragment's root element.
    package init(id: String?, component: String, instance: String?) {
        self.id = id
        self.component = component
        self.instance = instance
    }
}
