import VitrineComponents

/// A page whose content is rendered, before the layout is filled. The bytes are with the renderer that made it.
struct PageContent {
    let job: PageJob
    let frame: PageFrame
    /// The parts of the page around the content.
    let chrome: Chrome
    /// What was wrong while it was rendered, with places in the content.
    let problems: [RenderSession.Located]
}
