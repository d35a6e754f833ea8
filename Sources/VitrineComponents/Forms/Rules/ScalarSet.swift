/// A set of Unicode scalars that are allowed in a value, with the same meaning in Swift and in browsers.
///
/// ```swift
/// let handle: ScalarSet = .asciiLetters + .digits + .anyOf("._-")
/// ```
public struct ScalarSet: Hashable, Sendable {
    enum Member: Hashable, Sendable {
        case range(ClosedRange<UInt32>)
        case letters
    }

    let members: [Member]

    /// `0` to `9`.
    public static let digits = ScalarSet(members: [.range(0x30...0x39)])
    /// `A` to `Z`.
    public static let uppercase = ScalarSet(members: [.range(0x41...0x5A)])
    /// `a` to `z`.
    public static let lowercase = ScalarSet(members: [.range(0x61...0x7A)])
    /// `A` to `Z` and `a` to `z`.
    public static let asciiLetters = uppercase + lowercase
    /// Letters and combining marks of any script. The set depends on the version of Unicode, so a browser rejects
    /// letters that were added after the version that it implements.
    public static let letters = ScalarSet(members: [.letters])
    /// The space character.
    public static let space = anyOf(" ")

    /// Returns a set of the scalars of a text.
    public static func anyOf(_ text: String) -> ScalarSet {
        ScalarSet(members: text.unicodeScalars.map { .range($0.value...$0.value) })
    }

    /// Returns the union of two sets.
    public static func + (one: ScalarSet, other: ScalarSet) -> ScalarSet {
        ScalarSet(members: one.members + other.members)
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        members.contains { member in
            switch member {
            case .range(let range): range.contains(scalar.value)
            case .letters: Self.isLetterOrMark(scalar)
            }
        }
    }

    private static func isLetterOrMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark:
            true
        default: false
        }
    }

    /// The set as a character class of a regular expression. All scalars except ASCII letters and digits are escaped,
    /// because browsers compile `pattern` with the flag `u` or `v`, which reserve different characters. The class of an
    /// empty set, `[]`, matches nothing.
    var pattern: String {
        let inside = members.map { member in
            switch member {
            case .range(let range) where range.count == 1: Self.escape(range.lowerBound)
            case .range(let range): "\(Self.escape(range.lowerBound))-\(Self.escape(range.upperBound))"
            case .letters: "\\p{L}\\p{M}"
            }
        }
        return "[\(inside.joined())]"
    }

    private static func escape(_ value: UInt32) -> String {
        let isPlain = (0x30...0x39).contains(value) || (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
        guard let scalar = Unicode.Scalar(value), isPlain else { return "\\u{\(String(value, radix: 16))}" }
        return String(scalar)
    }
}
