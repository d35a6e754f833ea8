/// Provides the stylesheets that pages may link to.
package struct StyleSheetSource: Sendable {
    /// The folder against which addresses that begin with `/` are resolved; nil if it is unknown.
    package var root: String?
    /// Returns the bytes of the file at a path; nil if there is none.
    package var bytes: @Sendable (_ path: String) -> [UInt8]?

    /// Creates a source of stylesheets.
    package init(root: String? = nil, bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.root = root
        self.bytes = bytes
    }
}
