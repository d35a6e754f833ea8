/// Texts that most sites have none of, such as notes; without any, they take no memory.
struct RareTexts: Sendable {
    private let texts: [String]

    /// Keeps texts; if all are empty, nothing.
    init(_ texts: [String]) { self.texts = texts.contains { !$0.isEmpty } ? texts : [] }

    /// The text at a position; empty if there is none.
    subscript(number: Int) -> String { texts.isEmpty ? "" : texts[number] }
}
