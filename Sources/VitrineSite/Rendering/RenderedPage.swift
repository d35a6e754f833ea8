/// A page that was rendered, with what was wrong while it was.
package struct RenderedPage: Sendable {
    /// Which page.
    package var page: PlannedPage
    /// The whole page as it would be written; of a story what it shows, without the page around it, which is the same for
    /// all of them.
    package var bytes: [UInt8]
    /// Errors of its components and views, a sentence each.
    package var problems: [String]
    /// The page around a story; that of one story only, because it is the same for all of them.
    package var surroundings: (before: [UInt8], after: [UInt8])?
}
