import VitrineSupport
import VitrineHTML

extension HTML {
    /// Returns an `id` for an element inside the component. It is unique on the page and stays the same when other
    /// components are added or removed.
    ///
    /// ```swift
    /// html.label("Name", .for(html.id("name")))
    /// html.input(.id(html.id("name")), .type("text"))
    /// ```
    /// - Parameter name: the name of the element, unique within the component.
    public func id(_ name: String) -> String {
        let slug = Slug.name(of: name, fallback: "part")
        guard let session else { return slug }
        return "\(session.idOfCurrentComponent)_\(slug)"
    }
}
