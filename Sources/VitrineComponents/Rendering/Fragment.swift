import VitrineSupport
import VitrineHTML

/// The bytes that one component renders to, with the information needed to insert them into a page later.
///
/// The bytes do not contain the attributes that depend on the position of the fragment, so a row that moves to another
/// section keeps its fragment.
package struct Fragment: Hashable, Sendable {
    /// The component's type name.
    package let component: String
    /// The markup without the attributes `id`, `data-component` and `data-instance` that are added to its root element.
    package let bytes: [UInt8]
    /// The root element, with the position of those attributes; nil when the fragment has no element.
    package let root: RootElement?

    /// The placeholders in the bytes for the `id` and the instance of the fragment, in order. The ids of elements
    /// inside the component, and the ids and instances of the items of a list, begin with them.
    let marks: [FragmentMark]

    /// Writes the fragment with the attributes for its place in a page.
    package func write(to html: HTML, id: String?, instance: String?) {
        guard let root else { return write(0..<bytes.count, to: html, id: id, instance: instance) }
        write(0..<root.attributesEnd, to: html, id: id, instance: instance)
        html.write(FragmentRoot(id: root.hasID ? nil : id, component: component, instance: instance))
        write(root.attributesEnd..<bytes.count, to: html, id: id, instance: instance)
    }

    private func write(_ range: Range<Int>, to html: HTML, id: String?, instance: String?) {
        var start = range.lowerBound
        for mark in marks where range.contains(mark.range.lowerBound) {
            html.append(rendered: Array(bytes[start..<mark.range.lowerBound]))
            html.text(anywhere: (mark.isAnchor ? id : instance) ?? Slug.make(component).slug)
            start = mark.range.upperBound
        }
        html.append(rendered: Array(bytes[start..<range.upperBound]))
    }
}

extension RenderSession {
    /// Renders one component to a separate fragment.
    /// - Returns: the fragment, or nil when rendering caused an error; ``problems`` contains the reason.
    package func fragment(
        of component: any Component, role: RenderRole, instance: String?, place: SourcePlace
    ) -> Fragment? {
        reset()
        let known = problems.count
        render(component, id: FragmentMark.anchor, instance: instance, role: role, place: place, marked: false)
        guard !problems[known...].contains(where: \.isError), let entry = registry.entry(for: component) else {
            return nil
        }
        let bytes = html.bytes()
        return Fragment(
            component: entry.name, bytes: bytes, root: html.rootElement, marks: FragmentMark.all(in: bytes))
    }
}
