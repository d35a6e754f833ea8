/// A function that returns the component that wrote the markup at a position in a page; nil if none is known. A checker
/// sees only the markup, so its caller provides this function.
///
/// - Parameters:
///   - offset: the position, in bytes from the beginning of the page.
///   - marked: the component according to `data-component` and `data-instance` on the element at the position, or on
///     the nearest element around it that has `data-component`; nil if there is none.
package typealias ProvenanceLookup = (_ offset: Int, _ marked: Provenance?) -> Provenance?
