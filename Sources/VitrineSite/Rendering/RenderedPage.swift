/// A rendered page, with the problems that occurred.
package struct RenderedPage: Sendable {
    /// The page in the plan.
    package var page: PlannedPage
    /// The bytes of the whole page as it would be written. For a story, only the content, because the page around it is
    /// the same for all stories.
    package var bytes: [UInt8]
    /// The errors of the page's components and views, one sentence each.
    package var problems: [String]
    /// The page around a story. It is set for one story only, because it is the same for all of them.
    package var surroundings: (before: [UInt8], after: [UInt8])?
}
