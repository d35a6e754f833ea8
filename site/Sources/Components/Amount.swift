/// A number of things, in words.
struct Amount: Hashable, Sendable {
    let count: Int
    /// The word for one.
    let one: String
    /// The word for none or several.
    let many: String

    /// `1 to-do`, `12 to-dos`.
    var text: String { "\(count) \(count == 1 ? one : many)" }

    /// A number of to-dos.
    static func todos(_ count: Int) -> Amount { Amount(count: count, one: "to-do", many: "to-dos") }

    /// A number of contacts.
    static func contacts(_ count: Int) -> Amount { Amount(count: count, one: "contact", many: "contacts") }
}
