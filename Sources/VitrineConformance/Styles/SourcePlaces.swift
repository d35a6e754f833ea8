import VitrineMarkup
import VitrineSupport

/// Maps places in a text of a page to its source, if the source has the same text except for line endings.
struct SourcePlaces {
    private let text: Bytes
    private let source: [UInt8]
    private let limit: Int
    private var at = 0
    /// The place of `at` in the source; nil after the first difference.
    private var place: Int?

    /// Creates a map for one text.
    /// - Parameters:
    ///   - text: the text as the parser gave it.
    ///   - start: the offset of the text in the source; nil if it is unknown.
    init(_ text: Bytes, writtenAt start: Int?, in page: PageTree) {
        self.text = text
        source = page.document.text
        limit = page.document.sourceCount
        place = start
    }

    /// The place in the source of a byte of the text; nil if the source differs. Offsets must not decrease from call to
    /// call.
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
