/// The script of a name, which determines the order of its parts, the spaces between them, and whether the name has
/// initials.
enum NameScript: Hashable, Sendable {
    /// Chinese names, and Japanese names that are written only in Chinese characters.
    case han
    /// Names with hiragana or katakana.
    case japanese
    /// Korean names in Hangul.
    case hangul
    /// Names in scripts whose letters join their neighbors, such as Arabic, Syriac and Mongolian.
    case joined
    /// Names in all other scripts, such as Latin, Cyrillic, Greek and Hebrew.
    case separate

    /// Determines the script from the first letter. A name that starts with a Chinese character is Japanese if it
    /// contains any kana.
    init(of text: String) {
        var first: NameScript?
        for scalar in text.unicodeScalars {
            let script = NameScript(scalar)
            if script == .japanese, first == nil || first == .han { first = .japanese }
            if let script, first == nil { first = script }
        }
        self = first ?? .separate
    }

    private init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
            self = .japanese
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: self = .han
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
        case 0x0600...0x07BF, 0x0840...0x08FF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .joined
        default:
            guard scalar.properties.isAlphabetic else { return nil }
            self = .separate
        }
    }

    /// Whether the script is Chinese, Japanese or Korean, in which the family name comes first.
    var isEastAsian: Bool { self == .han || self == .japanese || self == .hangul }
}
