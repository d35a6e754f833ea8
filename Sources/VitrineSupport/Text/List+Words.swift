extension [String] {
    /// Joins the texts into a list for a sentence, with `word` before the last one: `a, b or c`.
    package func joined(last word: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
