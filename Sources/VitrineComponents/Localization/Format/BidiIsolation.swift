/// Prevents an inserted text of another direction from reordering the words around it.
///
/// The marks are the same as in lists of Foundation: U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE. Elements
/// such as `<bdi>` are not possible in a text that becomes an attribute.
enum BidiIsolation {
    private static let opening: Unicode.Scalar = "\u{2068}"
    private static let closing: Unicode.Scalar = "\u{2069}"

    /// Returns the text between isolating marks if it needs them: always in a language that is written from right to left, and in
    /// others if it has letters of such languages or marks of its own.
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

    /// Returns whether the text has letters that are written from right to left, or marks that change the direction. Nothing below
    /// U+0590 does.
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
