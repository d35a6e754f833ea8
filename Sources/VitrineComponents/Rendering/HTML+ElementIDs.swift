import VitrineSupport
import VitrineHTML

extension HTML {
    /// An `id` for an element inside the component: no other component of the page has it, and it stays the same when
    /// others come and go.
    ///
    /// ```swift
    /// html.label("Name", .for(html.id("name")))
    /// html.input(.id(html.id("name")), .type("text"))
    /// ```
    /// - Parameter name: what the element is, among those of the component.
    public func id(_ name: String) -> String {
        let slug = Slug.name(of: name, fallback: "part")
        guard let session else { return slug }
        return "\(session.idOfCurrentComponent)_\(slug)"
    }
}
