import Vitrine

/// Initials in a coloured circle.
struct Avatar: Component, Identifiable {
    let id: Int
    var initials: String

    /// The avatar of a person: the first letters of the first and the last word of the name.
    init(id: Int, name: String) {
        self.id = id
        let letters = name.split(separator: " ").compactMap(\.first).filter(\.isLetter)
        let ends = letters.count > 1 ? [letters[0], letters[letters.count - 1]] : letters
        // Arabic letters would join to a word that nobody is called.
        let isArabic = ends.contains { $0.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) } }
        initials = ends.map(String.init).joined(separator: isArabic ? "\u{200C}" : "")
    }
}
