import VitrineMarkup
import VitrineSupport

/// Finds places of a text of a page in its source, where the source has the text as it is except for the ends of lines.
struct SourcePlaces {
    private let text: Bytes
    private let source: [UInt8]
    private let limit: Int
    private var at = 0
    /// The place of `at` in the source; nil from the first difference on.
    private var place: Int?

    /// - Parameters:
    ///   - text: the text as the parser gave it.
    ///   - start: where it is written; nil when it is not known.
    init(_ text: Bytes, writtenAt start: Int?, in page: PageTree) {
        self.text = text
        source = page.document.text
        limit = page.document.sourceCount
        place = start
    }

    /// The place in the source of a byte of the text, not before the last one; nil when it is written differently.
    mutating func offset(_ offset: Int) -> Int? {
        while at < offset, at < text.count, let current = place {
            let byte = text[text.startIndex + at]
            if current < limit, source[current] == byte {
                place = current + 1
            } else if byte == 0x0A, current < limit, source[current] == 0x0D {
                // A line may end with CR and LF, or with only CR.
                place = current + (current + 1 < limit && source[current + 1] == 0x0A ? 2 : 1)
            } else {
                place = nil
            }
            at += 1
        }
        return place
    }
}
