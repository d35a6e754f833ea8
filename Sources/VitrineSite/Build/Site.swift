public import VitrineComponents

/// A gallery with everything that a build needs: what to show, how to show it, and where its files are.
public struct Site: Sendable {
    /// What to show.
    public var sections: [Section]
    /// Which view shows which component.
    public var registry: Registry
    /// Where templates, assets and themes are.
    public var folder: SiteFolder
    /// Title, language, theme.
    public var configuration: SiteConfiguration
    /// Says where the tappable parts of texts lead.
    public var taps: (any TapResolver)?

    /// Puts a site together.
    public init(
        sections: [Section], registry: Registry, folder: SiteFolder, configuration: SiteConfiguration,
        taps: (any TapResolver)? = nil
    ) {
        self.taps = taps
        self.sections = sections
        self.registry = registry
        self.folder = folder
        self.configuration = configuration
    }

    /// Renders, checks and writes the site.
    /// - Throws: ``BuildFailure`` with everything that was wrong. The last good site is untouched then.
    public func build(
        _ options: BuildOptions = BuildOptions(), progress: any BuildProgress = SilentProgress()
    ) async throws(BuildFailure) -> BuildReport {
        try await SiteBuild.run(
            sections: sections, registry: registry, folder: folder, configuration: configuration, options: options,
            taps: taps, progress: progress)
    }
}
