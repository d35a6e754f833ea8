import VitrineComponents

/// A gallery with everything that a build needs: what to show, how to show it, and where its files are.
package struct Site: Sendable {
    /// What to show.
    package var sections: [Section]
    /// Which view shows which component.
    package var registry: Registry
    /// Where templates, assets and themes are.
    package var folder: SiteFolder
    /// Title, language, theme.
    package var configuration: SiteConfiguration
    /// Says where the tappable parts of texts lead.
    package var taps: (any TapResolver)?

    /// Puts a site together.
    /// - Parameters:
    ///   - sections: what to show.
    ///   - registry: which view shows which component.
    ///   - folder: where templates, assets and themes are.
    ///   - configuration: title, language, theme.
    ///   - taps: says where the tappable parts of texts lead; nil when there are none.
    package init(
        sections: [Section], registry: Registry, folder: SiteFolder, configuration: SiteConfiguration,
        taps: (any TapResolver)? = nil
    ) {
        self.taps = taps
        self.sections = sections
        self.registry = registry
        self.folder = folder
        self.configuration = configuration
    }
}
