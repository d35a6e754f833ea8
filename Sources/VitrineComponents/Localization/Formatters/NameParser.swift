import Foundation

/// Splits a person's name, written as one string, into title, given names, family name and suffix.
enum NameParser {
    private static let titles: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "lord", "lady", "rev", "fr", "hon", "herr",
        "frau",
        "med", "phil", "jur", "ing", "dipl", "mme", "mlle", "sr", "sra", "don", "doña", "د", "أ", "م",
    ]
    /// Titles that are also given names. As the first word of a name, they are titles only with a period: Phil Collins.
    private static let titlesOrNames: Set<String> = ["phil", "ing", "don"]
    private static let suffixes: Set<String> = [
        "jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "ma", "msc", "bsc", "mba", "dds",
    ]
    /// Chinese and Korean family names of two characters.
    private static let longFamilyNames: Set<String> = [
        "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "东方", "東方", "皇甫", "尉迟", "尉遲", "公孙", "公孫", "慕容", "司徒",
        "夏侯", "令狐", "宇文", "长孙", "長孫", "端木", "南宫", "南宮", "독고", "남궁", "황보", "제갈", "선우", "사공",
    ]

    /// Returns the parts of a name; nil if it contains no letter.
    /// - Parameters:
    ///   - name: the name.
    ///   - familyFirst: whether the language puts the family name first. In Chinese, Japanese and Korean script, it
    ///     always comes first.
    static func components(of name: String, familyFirst: Bool) -> PersonNameComponents? {
        let halves = name.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        guard var words = halves.first.map(letters), name.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else {
            return nil
        }
        var parts = PersonNameComponents()
        var rest = halves.count > 1 ? letters(halves[1]) : []
        var familyEndsAtComma = false
        if rest.contains(where: { !isSuffix($0) }) {
            familyEndsAtComma = true
            parts.familyName = joined(words)
            words = rest
            rest = []
        }
        let beginsWithName = words.first.map { titlesOrNames.contains($0.lowercased()) } ?? false
        parts.namePrefix = beginsWithName ? nil : joined(take(&words, while: isTitle))
        var after = rest
        while words.count > 1, let last = words.last, isSuffix(last) { after.insert(words.removeLast(), at: 0) }
        parts.nameSuffix = joined(after)
        guard !words.isEmpty else { return parts }
        let script = NameScript(of: words.joined())
        if !familyEndsAtComma {
            split(&words, script, familyFirst: familyFirst || script.isEastAsian, into: &parts)
        }
        if let given = words.first { parts.givenName = given }
        parts.middleName = joined(Array(words.dropFirst()))
        return parts
    }

    /// Removes the family name, if there is one, from the words and stores it in `parts`.
    private static func split(
        _ words: inout [String], _ script: NameScript, familyFirst: Bool, into parts: inout PersonNameComponents
    ) {
        if words.count == 1 {
            guard script == .han || script == .hangul, let word = words.first, word.count > 1 else {
                // In a name with kana but without a space, it is impossible to tell where the family name ends.
                if script == .japanese { parts.familyName = words.removeFirst() }
                return
            }
            let length = word.count > 2 && longFamilyNames.contains(String(word.prefix(2))) ? 2 : 1
            parts.familyName = String(word.prefix(length))
            words = [String(word.dropFirst(length))]
        } else if familyFirst {
            parts.familyName = words.removeFirst()
        } else {
            // Lowercase words before the family name belong to it: Ludwig van Beethoven.
            var start = words.count - 1
            while start > 1, words[start - 1].first?.isLowercase == true { start -= 1 }
            parts.familyName = joined(Array(words[start...]))
            words.removeSubrange(start...)
        }
    }

    private static func letters(_ text: Substring) -> [String] {
        text.split { $0.isWhitespace || $0 == "・" || $0 == "·" }.map(String.init).filter {
            $0.unicodeScalars.contains(where: \.properties.isAlphabetic)
        }
    }

    private static func bare(_ word: String) -> String { word.lowercased().replacing(".", with: "") }

    /// Returns whether a word is a title. Titles of up to two letters need a period, because they could be names.
    private static func isTitle(_ word: String) -> Bool {
        titles.contains(bare(word)) && (word.count > 2 || word.contains("."))
    }

    /// Returns whether a word is a suffix. “MA” is a degree, but “Ma” is a family name.
    private static func isSuffix(_ word: String) -> Bool { suffixes.contains(bare(word)) && word != "Ma" }

    private static func take(_ words: inout [String], while fits: (String) -> Bool) -> [String] {
        var taken: [String] = []
        while words.count > 1, fits(words[0]) { taken.append(words.removeFirst()) }
        return taken
    }

    private static func joined(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: " ") }
}
