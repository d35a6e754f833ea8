/// Texts that are empty in most sites, such as notes. If all of them are empty, they take no memory.
struct RareTexts: Sendable {
    private let texts: [String]

    init(_ texts: [String]) { self.texts = texts.contains { !$0.isEmpty } ? texts : [] }

    /// The text at a position; empty if there is none.
    subscript(number: Int) -> String { texts.isEmpty ? "" : texts[number] }
}
