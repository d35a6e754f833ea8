/// Finds the component that wrote the markup at a position of a page. A checker itself knows only the markup.
///
/// - Parameters:
///   - offset: the position, in bytes from the beginning of the page.
///   - marked: the values of `data-component` and `data-instance` on the elements around the position.
package typealias ProvenanceLookup = (_ offset: Int, _ marked: Provenance?) -> Provenance?
