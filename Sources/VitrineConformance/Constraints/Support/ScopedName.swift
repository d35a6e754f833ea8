import VitrineSupport

/// A name and its scope, such as a form or a template. Equal names in different scopes are unrelated.
struct ScopedName: Hashable {
    /// The node of the scope; -1 for the page. Some rules represent templates by other negative numbers.
    let scope: Int
    let name: Bytes
}
