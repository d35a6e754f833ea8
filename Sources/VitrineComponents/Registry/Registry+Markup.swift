import VitrineSupport

extension Registry {
    /// Returns the markup of one component, for a page that another program writes.
    ///
    /// ```swift
    /// let markup = try registry.html(for: Todo(id: 1, title: "Buy bread"))
    /// // <article class="todo" data-component="Todo" data-instance="1"><h2>Buy bread</h2></article>
    /// ```
    ///
    /// The markup is like that which `html.render(_:)` writes inside another component: the root element gets
    /// `data-component`, and `data-instance` if the component has an identity, but no `id`, because the markup may be
    /// put on a page many times. Remarks, such as a missing translation, are not reported.
    /// - Parameters:
    ///   - component: the component to show.
    ///   - context: language, time zone, translations and links; without links, the address of every section is `#`.
    ///   - templates: the templates, for components that are shown by a template.
    /// - Returns: HTML that is also well-formed XML.
    /// - Throws: ``RenderProblems`` with all errors, such as a component without a view, an error thrown by a view, a
    ///   missing template or markup that is not allowed.
    public func html(
        for component: any Component, context: RenderContext = RenderContext(), templates: (any TemplateSource)? = nil
    ) throws(RenderProblems) -> String {
        let session = RenderSession(registry: self, templates: templates, context: context)
        session.render(
            component, instance: component.componentID.map { Slug.name(of: $0.text, fallback: "part") }, role: .part)
        let problems = session.takeProblems().filter(\.isError)
        guard problems.isEmpty else { throw RenderProblems(problems) }
        return session.html.string
    }
}
