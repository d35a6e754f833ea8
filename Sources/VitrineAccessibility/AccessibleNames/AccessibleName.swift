import VitrineMarkup

/// The name of an element for assistive technology, computed only from the markup.
///
/// The rules are those of Accessible Name and Description Computation and of the HTML Accessibility API Mappings.
/// Styles have no effect: content that they hide is included, and content that they add is not.
///
/// ```swift
/// AccessibleName.name(of: link, page)  // "Home" for <a href="/"><img src="home.svg" alt="Home"/></a>
/// ```
package struct AccessibleName: Hashable, Sendable {
    /// The source of a name. The cases are in the order of precedence.
    package enum Source: String, Hashable, Sendable {
        /// The elements that `aria-labelledby` refers to.
        case labelledBy
        /// `aria-label`.
        case ariaLabel
        /// The native naming mechanism of HTML or SVG: `label`, `alt`, `legend`, `caption`, `figcaption`, the value or
        /// the default label of a button, or the `title` element of SVG.
        case native
        /// The contents of the element.
        case contents
        /// `title`.
        case title
        /// `placeholder` or `aria-placeholder`, which disappears as soon as somebody types.
        case placeholder
    }

    /// The name on one line, never empty, without leading or trailing HTML whitespace.
    package var text: String
    /// The source of the name.
    var source: Source

    /// The name of an element of a page; nil when it has none. To look up many names, create one ``AccessibleNames``
    /// and use it for all of them.
    static func name(of node: Int, _ page: PageTree) -> String? { AccessibleNames(page).name(of: node)?.text }
}
