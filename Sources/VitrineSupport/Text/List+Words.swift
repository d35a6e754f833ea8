extension [String] {
    /// Joins the texts to a list in a sentence: `a, b or c`.
    package func joined(last word: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
