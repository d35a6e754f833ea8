/// Prevents the direction of an inserted text from reordering the text around it.
///
/// The marks are those that Foundation puts around the items of a list: U+2068 (first strong isolate) and U+2069 (pop
/// directional isolate). A `<bdi>` element is not possible, because a text may become the value of an attribute.
enum BidiIsolation {
    private static let opening: Unicode.Scalar = "\u{2068}"
    private static let closing: Unicode.Scalar = "\u{2069}"

    /// Returns the text between isolating marks if it needs them. A nonempty text needs them in a right-to-left
    /// language, and in other languages if it contains right-to-left letters or directional marks other than U+200E.
    static func isolated(_ text: String, in direction: TextDirection) -> String {
        guard !text.isEmpty, direction == .rightToLeft || needsMarks(text) else { return text }
        var scalars = String.UnicodeScalarView([opening])
        var depth = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069 where depth == 0: continue
            case 0x2069: depth -= 1
            default: break
            }
            scalars.append(scalar)
        }
        for _ in 0...depth { scalars.append(closing) }
        return String(scalars)
    }

    /// Returns whether a text contains letters of a right-to-left script, such as Hebrew or Arabic, or directional
    /// marks other than U+200E (left-to-right mark). None of these characters is below U+0590.
    private static func needsMarks(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case ..<0x590: false
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
            case 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
            case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
    }
}
