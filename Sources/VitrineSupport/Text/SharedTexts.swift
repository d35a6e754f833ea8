/// Stores equal texts only once, for long lists with few different texts.
package struct SharedTexts: Sendable {
    private var known: Set<String> = []

    /// Creates an empty store.
    package init() {}

    /// Returns the stored text that is equal to this one, after storing this one if there is none.
    package mutating func shared(_ text: String) -> String { known.insert(text).memberAfterInsert }

    /// Returns the stored text that is equal to this one, after storing this one if there is none; nil for nil.
    package mutating func shared(_ text: String?) -> String? { text.map { known.insert($0).memberAfterInsert } }
}
