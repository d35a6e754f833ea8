import VitrineHTML

/// The bytes that one component renders to, with what it needs to be put in place later.
///
/// The attributes that say where a fragment stands are not among the bytes: a row that moves to another section keeps
/// its fragment.
package struct Fragment: Hashable, Sendable {
    /// The component's type name.
    package let component: String
    /// The markup without `id`, `data-component` and `data-instance` of its root element.
    package let bytes: [UInt8]
    /// Where those attributes go; nil when the fragment has no element.
    package let root: RootElement?

    /// Writes the fragment with the attributes of its place.
    package func write(to html: HTML, id: String?, instance: String?) {
        guard let root else { return html.append(rendered: bytes) }
        html.append(rendered: Array(bytes[..<root.attributesEnd]))
        html.write(FragmentRoot(id: root.hasID ? nil : id, component: component, instance: instance))
        html.append(rendered: Array(bytes[root.attributesEnd...]))
    }
}

extension RenderSession {
    /// Renders one component to a fragment of its own.
    /// - Returns: the fragment, or nil when the component could not be shown; ``problems`` says why.
    package func fragment(
        of component: any Component, role: RenderRole, instance: String?, place: SourcePlace
    ) -> Fragment? {
        reset()
        let known = problems.count
        render(component, instance: instance, role: role, place: place, marked: false)
        guard !problems[known...].contains(where: \.isError), let entry = registry.entry(for: component) else {
            return nil
        }
        return Fragment(component: entry.name, bytes: html.bytes(), root: html.rootElement)
    }
}
