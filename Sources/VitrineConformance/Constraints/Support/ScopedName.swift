import VitrineSupport

/// A name that must be unique within its scope: a form, a tree, a list.
struct ScopedName: Hashable {
    /// The node of the scope, or a negative number: -1 for the page, others for templates.
    let scope: Int
    let name: Bytes
}
