import VitrineComponents

/// A page whose content is rendered, before the layout is filled. The renderer that made it keeps the bytes.
struct PageContent {
    let job: PageJob
    let frame: PageFrame
    /// The parts of the page around the content.
    let chrome: Chrome
    /// Problems found while rendering, with places relative to the content.
    let problems: [RenderSession.Located]
}
