public import VitrineComponents

extension SiteFolder {
    /// The component templates of the folder `templates`, for tests of components that are shown by one.
    ///
    /// ```swift
    /// expectSnapshot(of: quote, in: registry, templates: try SiteFolder("site").templates())
    /// ```
    ///
    /// Those of a theme are not among them.
    /// - Throws: the problem with templates, with file and line.
    public func templates() throws -> any TemplateSource {
        ComponentTemplates(try TemplateFolder(url.appendingPathComponent("templates"), display: display("templates")))
    }
}
