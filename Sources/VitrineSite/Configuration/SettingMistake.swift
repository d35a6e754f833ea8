import Yams

/// A mistake in a top-level key of `vitrine.yml` or in its value, with the place of the mistake.
struct SettingMistake {
    let mistake: ConfigurationMistake
    /// The key or value with the mistake; nil if it is the top-level key itself or its whole value.
    let node: Node?

    /// Creates a mistake.
    /// - Parameter node: the key or value with the mistake; nil if it is the top-level key itself or its whole value.
    init(_ mistake: ConfigurationMistake, at node: Node? = nil) {
        self.mistake = mistake
        self.node = node
    }
}

extension [SettingMistake] {
    /// Adds a mistake.
    /// - Parameter node: the key or value with the mistake; nil if it is the top-level key itself or its whole value.
    mutating func add(_ mistake: ConfigurationMistake, at node: Node? = nil) {
        append(SettingMistake(mistake, at: node))
    }
}
