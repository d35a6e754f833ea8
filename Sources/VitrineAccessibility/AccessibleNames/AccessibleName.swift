import VitrineMarkup

/// The name of an element for assistive technology, computed only from the markup.
///
/// The rules are those of Accessible Name and Description Computation and of the HTML Accessibility API Mappings. What
/// styles add or hide is not known here.
///
/// ```swift
/// AccessibleName.name(of: link, page)  // "Home" for <a href="/"><img src="home.svg" alt="Home"/></a>
/// ```
package struct AccessibleName: Hashable, Sendable {
    /// Where a name comes from, in the order in which the places are asked.
    package enum Source: String, Hashable, Sendable {
        /// The elements that `aria-labelledby` names.
        case labelledBy
        /// `aria-label`.
        case ariaLabel
        /// What HTML has for it: `label`, `alt`, `legend`, `caption`, the value of a button.
        case native
        /// What the element contains.
        case contents
        /// `title`.
        case title
        /// `placeholder` or `aria-placeholder`: gone as soon as somebody types.
        case placeholder
    }

    /// The name on one line: never empty, no whitespace around it.
    package var text: String
    /// Where it comes from.
    var source: Source

    /// The name of an element of a page; nil when it has none. Anyone who asks for many keeps an ``AccessibleNames``.
    static func name(of node: Int, _ page: PageTree) -> String? { AccessibleNames(page).name(of: node)?.text }
}
