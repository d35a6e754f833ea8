/// The names of the headers, rows and footers of a section, for ids, addresses and instances.
///
/// Names only have single hyphens, so the double hyphen between section and part is unambiguous.
package struct PartName: Hashable, Sendable {
    /// `todos--42`: the `id` of its element.
    package let id: String
    /// `todos/42`: its `data-instance`.
    package let instance: String

    /// Names a part.
    /// - Parameters:
    ///   - part: the name of a row, or ``header`` or ``footer``.
    ///   - section: the name of the section.
    package init(_ part: String, of section: String) {
        id = "\(section)--\(part)"
        instance = "\(section)/\(part)"
    }

    /// The part above the rows.
    package static let header = "header"
    /// The part below the rows.
    package static let footer = "footer"
}
