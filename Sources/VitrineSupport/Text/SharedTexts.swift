/// Keeps one of several equal texts, where a list of many things has few different ones.
package struct SharedTexts: Sendable {
    private var known: Set<String> = []

    /// Nothing is known yet.
    package init() {}

    /// The first text that was equal to this one.
    package mutating func shared(_ text: String) -> String { known.insert(text).memberAfterInsert }

    /// The same; nil for nil.
    package mutating func shared(_ text: String?) -> String? { text.map { known.insert($0).memberAfterInsert } }
}
