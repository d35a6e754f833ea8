import VitrineSupport

/// A name that must be unique within its scope, such as a form or a template.
struct ScopedName: Hashable {
    /// The node of the scope; -1 for the page. Some rules represent templates by other negative numbers.
    let scope: Int
    let name: Bytes
}
