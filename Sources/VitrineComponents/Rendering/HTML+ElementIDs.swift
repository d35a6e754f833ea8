import VitrineSupport
import VitrineHTML

extension HTML {
    /// Returns an `id` for an element inside the component, unique on the page. It stays the same when other components
    /// are added or removed. The exceptions are components that differ only in their order, such as two parts with
    /// the same identity: the ids in all but the first contain a number.
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
