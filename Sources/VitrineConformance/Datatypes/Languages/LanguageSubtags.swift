import VitrineSupport

/// The language subtags of IANA's registry.
struct LanguageSubtags: Sendable {
    /// The subtags in the generated table.
    static let registry = LanguageSubtags(table)

    /// The grandfathered tags, such as `i-klingon`, which are valid only as a whole; in lowercase.
    let whole: Set<String>
    /// The replacements for outdated languages, regions and whole tags: by kind, then by the outdated subtag or tag in
    /// lowercase.
    let replacements: [Kind: [String: String]]
    private let scripts: Set<String>
    private let regions: Set<String>
    private let variants: Set<String>
    /// The language that each extended language subtag belongs to.
    private let extended: [String: String]
    /// The default script of each language that has one, by language. Tags should not repeat it.
    private let suppressed: [String: String]
    /// The registered languages: one bit for every combination of two or three letters.
    private var languages = [UInt64](repeating: 0, count: (27 * 27 * 27 + 63) / 64)

    /// The kind of text that a replacement is for: a subtag for a language or region, or a whole tag.
    enum Kind: String { case language, region, whole }

    init(_ table: String) {
        var kinds: [Substring: [Substring]] = [:]
        for line in table.lines {
            let words = line.words
            if let kind = words.first { kinds[kind] = Array(words.dropFirst()) }
        }
        func names(_ kind: Substring) -> Set<String> { Set((kinds[kind] ?? []).map(String.init)) }
        func pairs(_ kind: Substring) -> [String: String] {
            let pairs = (kinds[kind] ?? []).compactMap { word -> (String, String)? in
                let sides = word.split(separator: "=")
                return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
            }
            return Dictionary(pairs) { first, _ in first }
        }
        whole = names("whole")
        scripts = names("scripts")
        regions = names("regions")
        variants = names("variants")
        replacements = [
            .language: pairs("newLanguages"), .region: pairs("newRegions"), .whole: pairs("newWhole"),
        ]
        /// Reads entries such as `zh:cmn,yue`, and returns the word before the colon for each word after it.
        func belonging(_ kind: Substring) -> [String: String] {
            let pairs = (kinds[kind] ?? []).flatMap { word in
                let sides = word.split(separator: ":")
                return sides.count == 2 ? sides[1].split(separator: ",").map { (String($0), String(sides[0])) } : []
            }
            return Dictionary(pairs) { first, _ in first }
        }
        extended = belonging("extended")
        suppressed = belonging("suppressed")
        for word in kinds["languages"] ?? [] { insert(Self.place(word.utf8)) }
        for word in kinds["longs"] ?? [] {
            let letters = Array(word.utf8)
            guard letters.count > 2 else { continue }
            let front = Self.place(letters[..<2]) * 27
            for last in letters[2...] { insert(front + Self.place(CollectionOfOne(last))) }
        }
    }

    private static func place(_ letters: some Sequence<UInt8>) -> Int {
        letters.reduce(0) { $0 * 27 + Int($1.asciiLowercased) - 0x60 }
    }

    private mutating func insert(_ place: Int) {
        languages[place / 64] |= 1 << UInt64(place % 64)
    }

    /// Whether two or three letters are a registered language, or a private one: `qaa` to `qtz`.
    func isLanguage(_ letters: Bytes) -> Bool {
        let place = Self.place(letters)
        let isPrivate = letters.count == 3 && place >= Self.place("qaa".utf8) && place <= Self.place("qtz".utf8)
        return isPrivate || languages[place / 64] & 1 << UInt64(place % 64) != 0
    }

    /// The language that must precede an extended language subtag; nil if the subtag does not exist.
    func language(before extended: String) -> String? { self.extended[extended] }

    /// The default script of a language, in lowercase; nil if it has none. A tag should not repeat this script (RFC
    /// 5646, section 3.1.9).
    func script(of language: String) -> String? { suppressed[language] }

    /// Whether four lowercase letters are a registered script, or a private one: `qaaa` to `qabx`.
    func isScript(_ name: String) -> Bool { scripts.contains(name) || "qaaa" <= name && name <= "qabx" }

    /// Whether lowercase letters or digits are a registered region, or a private one: `aa`, `qm` to `qz`, `xa` to `xz`
    /// or `zz`.
    func isRegion(_ name: String) -> Bool {
        regions.contains(name) || name.count == 2 && ("qm" <= name && name <= "qz" || "xa" <= name && name <= "xz")
    }

    /// Whether a lowercase subtag is a registered variant.
    func isVariant(_ name: String) -> Bool { variants.contains(name) }
}
