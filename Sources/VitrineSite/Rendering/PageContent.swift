import VitrineComponents

/// A page whose content is rendered but not yet inserted into the layout. The bytes are in the renderer that made it.
struct PageContent {
    let job: PageJob
    let frame: PageFrame
    /// Writes the navigation and the other parts around the content.
    let chrome: Chrome
    /// Problems found while rendering, with places relative to the content.
    let problems: [RenderSession.Located]
}
