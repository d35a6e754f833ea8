/// A problem with the content that a gallery's code returns.
package enum GalleryMistake: Hashable, Sendable {
    /// The code threw an error; with its message.
    case thrown(String)
    /// The gallery has no sections.
    case noSections
    /// An id differs each time the sections are made; with the component and the id.
    case randomID(of: String, String)
    /// The site would lose more than half of its pages; with the number of lost pages and the number of pages that the
    /// site has now.
    case removesPages(Int, of: Int)
}
