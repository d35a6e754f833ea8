import VitrineSupport
import TappableText
import VitrineHTML

// What views can use in addition to the functions that write elements: parts, the render context and links.
extension HTML {
    /// Renders a component inside the current one, using its own registered view.
    ///
    /// ```swift
    /// html.article {
    ///     html.render(Avatar(contact))
    ///     html.h3(contact.name)
    /// }
    /// ```
    ///
    /// A component without a view writes nothing, and the build reports a problem. The same is true of a component
    /// nested more than 32 levels deep, as when one contains itself. A component inside another one gets no `id`,
    /// because it may occur on a page many times.
    public func render(_ component: any Component) {
        guard let session else { return }
        session.render(
            component, instance: component.componentID.map { Slug.name(of: $0.text, fallback: "part") }, role: .part)
    }

    /// The render context: the language, formatters, translations and links that a view may use.
    public var context: RenderContext { session?.context ?? .standard }

    /// The role of the component in its section.
    public var role: RenderRole { session?.role ?? .part }

    /// Returns the address of a section's page, or of a row on it, relative to the current page.
    ///
    /// ```swift
    /// html.a("All contacts", .href(html.link(to: "contacts")))
    /// ```
    ///
    /// A link to a section or row that the site does not have is a problem of the build, and the address is `#`. When
    /// a fragment is rendered without a site, the address is `#` too, but that is not a problem.
    public func link(to section: ItemID, row: ItemID? = nil) -> String {
        guard let session, let links = session.context.links else { return "#" }
        if let address = links.address(section: section, row: row) { return address }
        session.report(.deadLink(section: section, row: row))
        return "#"
    }

    /// Returns `hreflang` for a link to a section whose page is in a different language from the current page; for
    /// other sections, an attribute that writes nothing.
    ///
    /// ```swift
    /// html.a("Licenses", .href(html.link(to: "licenses")), html.hreflang(of: "licenses"))
    /// ```
    ///
    /// This concerns only sections with ``SectionLanguages/own``: they have a page only in the site's own language, so
    /// the pages in all other languages link to it.
    public func hreflang(of section: ItemID) -> Attribute {
        let language = session?.context.links?.language(section: section)
        return .when(language != nil, .hreflang(language ?? ""))
    }

    /// Returns the address of a file in the site's `assets`, relative to the current page.
    ///
    /// ```swift
    /// html.img(.src(html.asset("images/logo.svg")), .alt("Vitrine"))
    /// ```
    ///
    /// A missing file is a problem of the build, and the address is `#`. If a fragment is rendered without a site, the
    /// address is `assets/PATH`.
    public func asset(_ path: String) -> String {
        guard let session, let links = session.context.links else { return "assets/\(path)" }
        if let address = links.address(asset: path) { return address }
        session.report(.noAsset(path: path))
        return "#"
    }

    /// Returns the addresses of the versions of an image for high-resolution screens, as a value for `srcset`; empty if
    /// there are none.
    func scales(ofAsset path: String) -> String {
        guard let links = session?.context.links, let dot = path.lastIndex(of: ".") else { return "" }
        return ["2x", "3x"].compactMap { scale in
            links.address(asset: "\(path[..<dot])@\(scale)\(path[dot...])").map { "\($0) \(scale)" }
        }.joined(separator: ", ")
    }

    /// Returns the address of a destination. The address of a section or row is relative to the current page.
    public func address(of destination: Destination) -> String {
        switch destination {
        case .address(let address): address
        case .section(let section, let row): link(to: section, row: row)
        }
    }

    /// Returns the address to which a tappable value links. Reports a problem and returns nil if there is no resolver,
    /// if the resolver throws an error or has no destination for the value, or if the scheme of the address is not
    /// allowed.
    func address(of value: TappableLabelValue, in text: String, at utf16Range: Range<Int>) -> String? {
        do {
            let taps = context.taps
            let found =
                if let taps = taps as? any OccurrenceTapResolver {
                    try taps.destination(of: value, in: text, at: utf16Range)
                } else { try taps?.destination(of: value, in: text) }
            guard let destination = found else {
                session?.report(onceForComponent: .unresolvedTap(value: value.value, reason: nil))
                return nil
            }
            let address = address(of: destination)
            guard let scheme = URLPolicy.refusedScheme(of: address, in: "href") else { return address }
            session?.report(onceForComponent: .markup(.refusedURL(attribute: "href", scheme: scheme)))
        } catch {
            session?.report(onceForComponent: .unresolvedTap(value: value.value, reason: words(of: error)))
        }
        return nil
    }

    func detector(for patterns: [String]) -> TapDetector {
        session?.detector(for: patterns) ?? TapDetector(patterns: patterns)
    }

    var session: RenderSession? { attachment as? RenderSession }
}
