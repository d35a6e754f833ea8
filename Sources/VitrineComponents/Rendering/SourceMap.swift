/// Which bytes of a page came from which component. Spans are in the order of their beginnings; a part is inside the
/// span of what contains it.
package struct SourceMap: Hashable, Sendable {
    /// The bytes of one fragment.
    package struct Span: Hashable, Sendable {
        /// Offsets into the page.
        package var range: Range<Int>
        /// The component's type name.
        package var component: String
        /// Section and row.
        package var instance: String?
        /// The place where the row was declared.
        package var place: SourcePlace?
    }

    /// All spans, outer before inner.
    package internal(set) var spans: [Span] = []

    /// An empty map.
    package init() {}

    /// Makes room for bytes that were put before others.
    mutating func insert(_ length: Int, at offset: Int) {
        // Spans are in the order of their beginnings, so those after the place are the last ones.
        for index in spans.indices.reversed() {
            guard spans[index].range.lowerBound >= offset else { return }
            let range = spans[index].range
            spans[index].range = range.lowerBound + length..<range.upperBound + length
        }
    }

    /// The innermost fragment around a byte.
    package func span(at offset: Int) -> Span? {
        spans.last { $0.range.contains(offset) }
    }
}
