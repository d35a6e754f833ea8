/// A problem with what the code of a gallery gives.
package enum GalleryMistake: Hashable, Sendable {
    /// It threw an error; its words.
    case thrown(String)
    /// It has no section.
    case noSections
    /// An id that is different each time the sections are made: the component, and the id.
    case randomID(of: String, String)
    /// The site would lose most of its pages.
    case removesPages(Int, of: Int)
}
