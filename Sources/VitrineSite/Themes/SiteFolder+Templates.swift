public import VitrineComponents

extension SiteFolder {
    /// Reads the component templates of the folder `templates`, for tests of components that are rendered by a
    /// template.
    ///
    /// ```swift
    /// expectSnapshot(of: quote, in: registry, templates: try SiteFolder("site").templates())
    /// ```
    ///
    /// Templates of themes are not included.
    /// - Throws: an error that lists every problem with a template, with file and line.
    public func templates() throws -> any TemplateSource {
        ComponentTemplates(try TemplateFolder(url.appendingPathComponent("templates"), display: display("templates")))
    }
}
