/// Returns the component that wrote the markup at a position in a page; nil if none is known. A checker sees only the
/// markup, so its caller provides this information.
///
/// - Parameters:
///   - offset: the position, in bytes from the beginning of the page.
///   - marked: the component according to the `data-component` and `data-instance` attributes of the elements around
///     the position; nil if there are no such attributes.
package typealias ProvenanceLookup = (_ offset: Int, _ marked: Provenance?) -> Provenance?
