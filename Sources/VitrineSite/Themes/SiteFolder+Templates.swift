public import VitrineComponents

extension SiteFolder {
    /// Reads the component templates in the site's folder `templates`, for tests of components that are rendered by a
    /// template.
    ///
    /// ```swift
    /// expectSnapshot(of: quote, in: registry, templates: try SiteFolder("site").templates())
    /// ```
    ///
    /// Templates of themes are not included.
    /// - Throws: an error that lists all templates that cannot be read or parsed, with file and, if known, line. Other
    ///   problems with a template are reported when it is used.
    public func templates() throws -> any TemplateSource {
        ComponentTemplates(try TemplateFolder(url.appendingPathComponent("templates"), display: display("templates")))
    }
}
