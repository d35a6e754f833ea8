import VitrineConformance

/// The options of a build or a check.
package struct BuildOptions: Sendable {
    /// The folder to write; ignored by a check, which writes nothing.
    package var output = "_site"
    /// The name or folder of a theme; nil to use the one from the configuration.
    package var theme: String?
    /// Additional languages, as BCP 47 tags, each in a folder of its own; empty to use those from the configuration.
    package var locales: [String] = []
    /// A pattern for the paths of the pages to build, or the name of a component; the other pages are kept from the
    /// last build.
    package var only: String?
    /// The number of pages to work on concurrently.
    package var jobs = 2
    /// Whether the new site is flushed to disk before it replaces the old one, so that not even a power failure
    /// leaves half a site.
    package var isDurable = true
    /// Whether the build may leave a site with less than half as many pages as before.
    package var allowsRemoval = false
    /// The file in which builds record pages that need not be rendered again; nil to render all pages.
    package var memory: String?
    /// Whether the path of each page is printed to standard error before the page is rendered.
    package var isTraced = false
    /// The folder to which pages with errors are written so that people can look at them; nil to write them nowhere.
    package var keepInvalid: String?
    /// The folder of an earlier release, or its manifest, with which the new site is compared; nil to compare it with
    /// nothing.
    package var since: String?
    /// Files with the user's own rules, in addition to those in `vitrine.yml`.
    package var rules: [String] = []
    /// Exceptions from rules, in addition to those in `vitrine.yml`.
    package var ignores: [Ignore] = []
    /// Whether warnings fail a build like errors.
    package var isStrict = false

    /// Creates the default options.
    package init() {}
}
