/// What is wrong with a piece of CSS.
struct StyleError: Error, Equatable, Sendable {
    /// What is wrong in words that follow the value and a colon.
    let message: String

    /// Creates an error. A text of any length is cut: what is wrong is at its start.
    init(_ message: String) { self.message = message.utf8.count > 1_000 ? message.prefix(400) + "…" : message }
}
