import VitrineMarkup
import VitrineSupport

/// Maps offsets in a text of a page to offsets in the source, as long as both contain the same bytes except for line
/// endings.
struct SourcePlaces {
    private let text: Bytes
    private let source: [UInt8]
    private let limit: Int
    private var at = 0
    /// The offset in the source that corresponds to `at`; nil if it is unknown, or after the first difference.
    private var place: Int?

    /// Creates a map for one text.
    /// - Parameters:
    ///   - text: the text as returned by the parser.
    ///   - start: the offset of the text in the source; nil if it is unknown.
    init(_ text: Bytes, writtenAt start: Int?, in page: PageTree) {
        self.text = text
        source = page.document.text
        limit = page.document.sourceCount
        place = start
    }

    /// Returns the offset in the source for an offset in the text; nil if the source differs before it, or if the start
    /// of the text is unknown. Offsets must not decrease from call to call.
    mutating func offset(_ offset: Int) -> Int? {
        while at < offset, at < text.count, let current = place {
            let byte = text[text.startIndex + at]
            if current < limit, source[current] == byte {
                place = current + 1
            } else if byte == 0x0A, current < limit, source[current] == 0x0D {
                // A line may end with CR LF, or with only CR.
                place = current + (current + 1 < limit && source[current + 1] == 0x0A ? 2 : 1)
            } else {
                place = nil
            }
            at += 1
        }
        return place
    }
}
