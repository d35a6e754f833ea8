/// The kinds of pages of a site.
package enum PageKind: String, Hashable, Sendable, CaseIterable {
    /// The index of everything in the gallery.
    case index
    /// A section with its rows.
    case section
    /// A component type with its stories.
    case component
    /// The page of a Markdown file in the folder `pages`.
    case guide
    /// The list of all stories.
    case stories
    /// A further page of a list that is divided into several pages.
    case list
    /// The page about a story: the story itself, its markup and code, and frames that show it with different widths,
    /// color schemes, text sizes and directions.
    case storyPage
    /// A bare page: a single story and nothing around it.
    case story
    /// A bare page with a single story in the opposite text direction.
    case mirrored
    /// The page about components and values that no story shows.
    case coverage
    /// The page about the changes since a release.
    case changes
    /// The page that shows one story of every component that has a story with a bare page.
    case everything
    /// The list of all components, which other pages show in a frame.
    case components
    /// The design tokens of the stylesheets.
    case tokens
    /// A page at a former address that redirects to the new one.
    case moved
    /// A file that is copied, or written for programs.
    case asset
}
