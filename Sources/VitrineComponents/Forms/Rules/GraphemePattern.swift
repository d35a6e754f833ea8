/// A regular expression for a Character: the extended grapheme cluster of UAX #29 as Swift 6.3 implements it.
///
/// Browsers count code points in `pattern` and UTF-16 units in `minlength`; Swift counts Characters. JavaScript has no
/// property for grapheme breaks, so the expression is built from other Unicode properties where JavaScript has them,
/// and from the ranges of Unicode 17 elsewhere. It uses only features of ECMAScript 2021 and has the same meaning with
/// the flags `u` and `v`.
///
/// It differs from Swift in two cases, which occur in no language. A precomposed Hangul syllable that ends in a
/// consonant, followed by a vowel jamo, is one Character for the expression and two in Swift. A virama of the six
/// scripts in ``conjunct`` joins only consonants of these scripts; in Swift, it also joins those of some other scripts,
/// such as Myanmar.
enum GraphemePattern {
    /// Returns an expression for at least `min` and at most `max` Characters.
    ///
    /// The lookahead with its back-reference matches each Character as a whole: without them, a failing match would
    /// backtrack into a cluster, split it, and succeed. The back-reference `\1` requires that the group is the first
    /// capturing group of the whole pattern.
    ///
    /// If `isTrimmed` is true, a Character that begins with ASCII whitespace does not match, so that whitespace after
    /// an address is not counted.
    static func characters(from min: Int, through max: Int?, isTrimmed: Bool = false) -> String {
        let character = (isTrimmed ? "(?!\(AddressPattern.blank))" : "") + "(?=(\(cluster)))\\1"
        guard let max else { return "(?:\(character)){\(min)}[\\s\\S]*" }
        return max < min ? "(?!)" : "(?:\(character)){\(min),\(max)}"
    }

    /// One cluster: prepended characters (GB9b), a core and its extending characters, at least one of the three; or a
    /// CR LF; or any other character by itself, such as a control character.
    private static let cluster =
        "\(prepend)*(?:(?:\(core))(?:\(clinging))*|(?:\(clinging))+)|\(prepend)+|\\r\\n|[\\s\\S]"

    private static let core = [#"\p{RI}{2}"#, hangul, emoji, conjunct, other, looseMarks].joined(separator: "|")

    /// GB9, GB9a: extending characters, ZWJ and spacing marks.
    private static let clinging = #"(?!\#(looseMarks))[\p{M}\p{Gr_Ext}\p{EMod}\u0e33\u0eb3\u200d]"#

    /// Spacing marks that start a cluster; they belong to Myanmar, Tai Tham and Ahom.
    private static let looseMarks =
        #"[\u102b\u102c\u1038\u1062-\u1064\u1067-\u106d\u1083\u1087-\u108c\u108f\u109a-\u109c"#
        + #"\u1a61\u1a63\u1a64\uaa7b\uaa7d\u{11720}\u{11721}]"#

    /// Characters that join the character after them: first format characters, then letters.
    private static let prepend =
        #"[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}"# + prependedLetters + "]"
    private static let prependedLetters =
        #"\u0d4e\u{111c2}\u{111c3}\u{113d1}\u{1193f}\u{11941}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}"#

    /// GB6 to GB8: leading, vowel and trailing jamo, with the precomposed syllables.
    private static let hangul =
        #"[\u1100-\u115f\ua960-\ua97c]*[\uac00-\ud7a3\u1160-\u11a7\ud7b0-\ud7c6][\u1160-\u11a7\ud7b0-\ud7c6]*"#
        + #"[\u11a8-\u11ff\ud7cb-\ud7fb]*|[\u1100-\u115f\ua960-\ua97c]+|[\u11a8-\u11ff\ud7cb-\ud7fb]+"#

    /// GB11: pictographs joined by ZWJ.
    private static let emoji = #"\p{ExtPict}(?:(?:(?!\u200d)[\p{Gr_Ext}\p{EMod}])*\u200d\p{ExtPict})*"#

    /// GB9c: consonants of Devanagari, Bengali, Gujarati, Oriya, Telugu and Malayalam joined by a virama.
    private static let conjunct =
        "\(consonant)(?:(?=\(joining)*[\\u094d\\u09cd\\u0acd\\u0b4d\\u0c4d\\u0d4d])\(joining)+\(consonant))*"
    private static let joining = #"(?:(?!\u200c)[\p{Gr_Ext}\p{EMod}\u200d])"#
    private static let consonant =
        #"[\u0915-\u0939\u0958-\u095f\u0978-\u097f\u0995-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09dc\u09dd\u09df\u09f0"#
        + #"\u09f1\u0a95-\u0aa8\u0aaa-\u0ab0\u0ab2\u0ab3\u0ab5-\u0ab9\u0af9\u0b15-\u0b28\u0b2a-\u0b30\u0b32\u0b33"#
        + #"\u0b35-\u0b39\u0b5c\u0b5d\u0b5f\u0b71\u0c15-\u0c28\u0c2a-\u0c39\u0c58-\u0c5a\u0d15-\u0d3a]"#

    /// Any character except controls, extending characters, spacing marks and prepended characters.
    private static let other =
        #"[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{M}\p{Gr_Ext}\p{EMod}\u0e33\u0eb3\u2065\ufff0-\ufff8\u{e0000}-\u{e0fff}"#
        + prependedLetters + "]"
}
