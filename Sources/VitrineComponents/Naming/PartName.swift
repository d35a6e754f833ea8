/// The name of a header, row or footer of a section, in two forms: its `id`, which is also used in addresses, and its
/// instance.
///
/// Names contain single hyphens only, so the double hyphen between section and part is unambiguous.
package struct PartName: Hashable, Sendable {
    /// The `id` of the element, such as `todos--42`.
    package let id: String
    /// The `data-instance` of the element, such as `todos/42`.
    package let instance: String

    /// Creates the name of a part.
    /// - Parameters:
    ///   - part: the name of a row, or ``header`` or ``footer``.
    ///   - section: the name of the section.
    package init(_ part: String, of section: String) {
        id = "\(section)--\(part)"
        instance = "\(section)/\(part)"
    }

    /// The name of the part above the rows.
    package static let header = "header"
    /// The name of the part below the rows.
    package static let footer = "footer"
}
