import VitrineHTML

// What a view can do besides writing elements.
extension HTML {
    /// Renders a component inside this one, by its own registered view.
    ///
    /// ```swift
    /// html.article {
    ///     html.render(Avatar(contact))
    ///     html.h3(contact.name)
    /// }
    /// ```
    ///
    /// A component without a view leaves nothing and becomes a problem of the build, as does a component that contains
    /// itself. A part has no `id`: it may stand on a page many times.
    public func render(_ component: any Component) {
        guard let session else { return }
        session.render(
            component, instance: component.componentID.map { Slug.name(of: $0.text, fallback: "part") }, role: .part)
    }

    /// What a view may know besides its component.
    public var context: RenderContext { session?.context ?? RenderContext() }

    /// Where the component stands in its section.
    public var role: RenderRole { session?.role ?? .part }

    /// The address of a section's page or of a row on it, relative to this page.
    ///
    /// ```swift
    /// html.a("All contacts", .href(html.link(to: "contacts")))
    /// ```
    ///
    /// A place that the site does not have is a problem of the build, and the address is `#`. Where a fragment is
    /// rendered alone there is no site, and the address is `#` without a problem.
    public func link(to section: ItemID, row: ItemID? = nil) -> String {
        guard let session, let links = session.context.links else { return "#" }
        if let address = links.address(section: section, row: row) { return address }
        session.report(.deadLink(section: section, row: row))
        return "#"
    }

    private var session: RenderSession? { attachment as? RenderSession }
}
