/// Says which component wrote a place of a page, to a checker that knows only the markup.
///
/// - Parameters:
///   - offset: the place, in bytes from the beginning of the page.
///   - marked: what `data-component` and `data-instance` of the elements around the place say.
package typealias ProvenanceLookup = (_ offset: Int, _ marked: Provenance?) -> Provenance?
