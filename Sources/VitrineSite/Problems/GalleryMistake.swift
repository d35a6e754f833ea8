/// A problem with the content that a gallery's code returns.
package enum GalleryMistake: Hashable, Sendable {
    /// The code threw an error; with its message.
    case thrown(String)
    /// The gallery has no sections.
    case noSections
    /// An id differs each time the sections are made; with the component and the id.
    case randomID(of: String, String)
    /// The site would have less than half as many pages as before; with the decrease, and with the number of pages
    /// before the build.
    case removesPages(Int, of: Int)
}
