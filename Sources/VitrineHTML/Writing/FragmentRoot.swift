/// Which component an element is the root of; written as `id`, `data-component` and `data-instance`.
package struct FragmentRoot: Hashable, Sendable {
    /// The `id` of the element, unique on its page; nil for a part without an identity of its own.
    package var id: String?
    /// The component's type name.
    package var component: String
    /// Section and item, `todos/42`; nil for a part without an identity of its own.
    package var instance: String?

    /// Creates the mark of a fragment's root element.
    package init(id: String?, component: String, instance: String?) {
        self.id = id
        self.component = component
        self.instance = instance
    }
}
