/// The kinds of pages of a site.
package enum PageKind: String, Hashable, Sendable, CaseIterable {
    /// The page with everything that there is.
    case index
    /// A section with its rows.
    case section
    /// A component type with its stories.
    case component
    /// The list of all stories.
    case stories
    /// One story with its looks, its markup and its code.
    case storyPage
    /// A single story.
    case story
    /// A single story in the other direction of text.
    case mirrored
    /// What no story shows.
    case coverage
    /// What changed since a release.
    case changes
    /// One story of every component.
    case everything
    /// The list of components for the frames of other pages.
    case components
    /// The design tokens of the stylesheets.
    case tokens
    /// A page at a former address, which leads on.
    case moved
    /// A file that is copied or written for programs.
    case asset
}
