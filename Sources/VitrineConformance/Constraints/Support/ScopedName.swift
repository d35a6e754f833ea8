import VitrineSupport

/// A name that must be unique within its scope: a form, a tree, a list.
struct ScopedName: Hashable {
    /// The node of the scope, -1 for the page.
    let scope: Int
    let name: Bytes
}
