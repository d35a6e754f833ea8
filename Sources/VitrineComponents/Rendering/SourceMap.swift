/// The bytes of a page that each component wrote. Spans are ordered by their starts; the span of a nested component is
/// inside that of the component that contains it.
package struct SourceMap: Hashable, Sendable {
    /// The bytes of a component, of a piece of it, or of a text from a file.
    package struct Span: Hashable, Sendable {
        /// The range of offsets in the bytes of the writer.
        package var range: Range<Int>
        /// The component's type name; empty for a text that is about no component.
        package var component: String
        /// The instance, such as `todos/42` for a row of a section; nil if there is none.
        package var instance: String?
        /// The place where the component or a component around it was declared, or the place of the text in its file;
        /// nil if it is unknown.
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

    /// Returns the innermost span that contains the byte at an offset; nil if there is none.
    package func span(at offset: Int) -> Span? {
        spans.last { $0.range.contains(offset) }
    }
}
