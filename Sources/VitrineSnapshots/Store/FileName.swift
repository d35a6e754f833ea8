import VitrineSupport

/// The name of a file or folder of a snapshot, derived from the name of a component or story, or from a part of a
/// page's path.
struct FileName {
    /// The kind of thing that has the name.
    enum Role: String, Hashable, Sendable { case component, story, page }

    /// The maximum length of a name, in bytes.
    static let longest = 80
    /// The number of digits that distinguish names with the same slug.
    static let digits = 10

    /// The name in the current format.
    let present: String
    /// The name in format 1, whose digits are those of a ``FormerDigest``.
    let former: String

    /// - Throws: ``SnapshotProblem/emptyName(_:)`` if the text is empty or only whitespace, and
    ///   ``SnapshotProblem/controlCharacter(_:in:)`` if it contains an ASCII control character.
    init(_ text: String, _ role: Role) throws(SnapshotProblem) {
        guard text.contains(where: { !$0.isWhitespace }) else { throw .emptyName(role.rawValue) }
        guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            throw .controlCharacter(role.rawValue, in: text)
        }
        let words = Self.words(text)
        let slug = words.joined(separator: "-")
        let camel = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        // Names are compared as bytes, because Swift's `==` is also true for texts that are only canonically
        // equivalent, such as "K" and the kelvin sign.
        let isExact =
            text.utf8.elementsEqual(slug.utf8) || role == .component && text.utf8.elementsEqual(camel.utf8)
        if isExact, slug.utf8.count <= Self.longest, !Self.reserved.contains(slug) {
            (present, former) = (slug, slug)
            return
        }
        let start = slug.isEmpty ? role.rawValue : String(slug.prefix(Self.longest - Self.digits - 1))
        present = "\(start)~\(SHA256.hex(Array(text.utf8)).prefix(Self.digits))"
        former = "\(start)~\(FormerDigest.of(name: text).prefix(Self.digits))"
    }

    /// Returns the words of a name in lowercase. It is split at characters other than ASCII letters and digits, and
    /// where a capital letter begins a new word.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        let letters = Array(text.unicodeScalars)
        func isCapital(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
        func isSmall(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }
        for (place, letter) in letters.enumerated() {
            guard isCapital(letter) || isSmall(letter) else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let beforeSmall = place + 1 < letters.count && ("a"..."z").contains(letters[place + 1])
            if isCapital(letter), place > 0,
                isSmall(letters[place - 1]) || isCapital(letters[place - 1]) && beforeSmall,
                !word.isEmpty
            {
                words.append(word)
                word = ""
            }
            word += String(letter).lowercased()
        }
        return word.isEmpty ? words : words + [word]
    }

    /// The names that Windows reserves for devices, with any file extension.
    private static let reserved: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
