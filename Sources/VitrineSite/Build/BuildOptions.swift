import VitrineConformance

/// What a build or a check is asked to do.
package struct BuildOptions: Sendable {
    /// The folder to write; a check writes nothing.
    package var output = "_site"
    /// The name or folder of a theme; nil takes the configuration's.
    package var theme: String?
    /// Further languages, as BCP 47 tags, each in a folder of its own; empty takes those of the configuration.
    package var locales: [String] = []
    /// Only pages whose path matches; the others stay as the last build left them.
    package var only: String?
    /// How many pages to work on at once.
    package var jobs = 2
    /// Whether the new site is flushed to disk before it replaces the old one, so that not even a loss of power
    /// leaves half a site.
    package var isDurable = true
    /// Whether the build may take away more than half of the site's pages.
    package var allowsRemoval = false
    /// The file with what builds remember of pages that need not be rendered again; nil renders all of them.
    package var memory: String?
    /// Whether each page is named on standard error before it is rendered.
    package var isTraced = false
    /// Where pages with errors are written, to be looked at; nil to write them nowhere.
    package var keepInvalid: String?
    /// The folder of an earlier release, or its manifest: its addresses are looked up in the site.
    package var since: String?
    /// Files with rules of the user's own, besides those of `vitrine.yml`.
    package var rules: [String] = []
    /// Exceptions from rules, besides those of `vitrine.yml`.
    package var ignores: [Ignore] = []
    /// Whether warnings fail a build as errors do.
    package var isStrict = false

    /// The defaults.
    package init() {}
}
