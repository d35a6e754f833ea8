/// A rendered page, with the problems that occurred.
package struct RenderedPage: Sendable {
    /// The page in the plan.
    package var page: PlannedPage
    /// The bytes of the whole page as it would be written; for a story, only those of the content.
    package var bytes: [UInt8]
    /// The errors of the page's components and views, as messages.
    package var problems: [String]
    /// The bytes before and after the content of a story; nil for all pages but one story, because these bytes are the
    /// same for all stories, apart from details such as the title.
    package var surroundings: (before: [UInt8], after: [UInt8])?
}
