import Yams

/// A mistake in a top-level key of `vitrine.yml` or in its value, with the place of the mistake.
struct SettingMistake {
    let mistake: ConfigurationMistake
    /// The key or value with the mistake; nil if it is the top-level key itself or its whole value.
    let node: Node?

    init(_ mistake: ConfigurationMistake, at node: Node? = nil) {
        self.mistake = mistake
        self.node = node
    }
}

extension [SettingMistake] {
    mutating func add(_ mistake: ConfigurationMistake, at node: Node? = nil) {
        append(SettingMistake(mistake, at: node))
    }
}
