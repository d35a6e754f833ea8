/// The bytes of a page that each component wrote. Spans are ordered by their starts; the span of a nested component is
/// inside that of the component that contains it.
package struct SourceMap: Hashable, Sendable {
    /// The bytes of one fragment.
    package struct Span: Hashable, Sendable {
        /// The range of offsets in the page.
        package var range: Range<Int>
        /// The component's type name.
        package var component: String
        /// Section and row, such as `todos/42`.
        package var instance: String?
        /// The place where the row was declared.
        package var place: SourcePlace?
    }

    /// All spans, outer before inner.
    package internal(set) var spans: [Span] = []

    /// Creates an empty map.
    package init() {}

    /// Shifts the spans that start at or after an offset at which bytes were inserted.
    mutating func insert(_ length: Int, at offset: Int) {
        // Spans are ordered by their starts, so those after the offset are the last ones.
        for index in spans.indices.reversed() {
            guard spans[index].range.lowerBound >= offset else { return }
            let range = spans[index].range
            spans[index].range = range.lowerBound + length..<range.upperBound + length
        }
    }

    /// Returns the span of the innermost fragment that contains the byte at an offset; nil if there is none.
    package func span(at offset: Int) -> Span? {
        spans.last { $0.range.contains(offset) }
    }
}
