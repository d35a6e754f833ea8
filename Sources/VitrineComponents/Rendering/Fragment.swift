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

    /// Where ids and instances of parts begin with those of the fragment, in order.
    let marks: [FragmentMark]

    /// Writes the fragment with the attributes of its place.
    package func write(to html: HTML, id: String?, instance: String?) {
        guard let root else { return write(0..<bytes.count, to: html, id, instance) }
        write(0..<root.attributesEnd, to: html, id, instance)
        html.write(FragmentRoot(id: root.hasID ? nil : id, component: component, instance: instance))
        write(root.attributesEnd..<bytes.count, to: html, id, instance)
    }

    private func write(_ range: Range<Int>, to html: HTML, _ id: String?, _ instance: String?) {
        var start = range.lowerBound
        for mark in marks where range.contains(mark.range.lowerBound) {
            html.append(rendered: Array(bytes[start..<mark.range.lowerBound]))
            html.text(anywhere: (mark.isAnchor ? id : instance) ?? Slug.make(component).slug)
            start = mark.range.upperBound
        }
        html.append(rendered: Array(bytes[start..<range.upperBound]))
    }
}

/// A place in the bytes of a fragment for the `id` or the instance that it will have.
struct FragmentMark: Hashable, Sendable {
    /// Stands for the `id` while the fragment is rendered. The characters around the word are for private use, and the
    /// last ones that there are.
    static let anchor = "\u{10FFFD}id\u{10FFFD}"
    /// Stands for the instance.
    static let instance = "\u{10FFFD}in\u{10FFFD}"

    /// The bytes of the mark.
    let range: Range<Int>
    let isAnchor: Bool

    /// The marks in some bytes.
    static func all(in bytes: [UInt8]) -> [FragmentMark] {
        let length = anchor.utf8.count
        let kinds = [(Array(anchor.utf8), true), (Array(instance.utf8), false)]
        var found: [FragmentMark] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: 0xF4) {
            let end = start + length
            index = start + 1
            guard end <= bytes.count else { break }
            guard let kind = kinds.first(where: { bytes[start..<end].elementsEqual($0.0) }) else { continue }
            found.append(FragmentMark(range: start..<end, isAnchor: kind.1))
            index = end
        }
        return found
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
        render(
            component, anchor: FragmentMark.anchor, instance: instance, role: role, place: place, marked: false)
        guard !problems[known...].contains(where: \.isError), let entry = registry.entry(for: component) else {
            return nil
        }
        let bytes = html.bytes()
        return Fragment(
            component: entry.name, bytes: bytes, root: html.rootElement, marks: FragmentMark.all(in: bytes))
    }
}
