import VitrineComponents

/// A gallery with everything that a build needs: the content, the views, and the location of its files.
package struct Site: Sendable {
    /// The content of the gallery.
    package var sections: [Section]
    /// Which view renders which component.
    package var registry: Registry
    /// The folder with the templates, assets and themes of the site.
    package var folder: SiteFolder
    /// The settings of the site, such as its title, language and theme.
    package var configuration: SiteConfiguration
    /// Finds the destinations of the tappable parts of texts; nil if no text has such parts.
    package var taps: (any TapResolver)?

    /// Creates a site.
    /// - Parameters:
    ///   - sections: the content of the gallery.
    ///   - registry: which view renders which component.
    ///   - folder: the folder with the templates, assets and themes of the site.
    ///   - configuration: the settings of the site, such as its title, language and theme.
    ///   - taps: finds the destinations of the tappable parts of texts; nil if no text has such parts.
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
