import Yams

/// A mistake in a top-level key of `vitrine.yml` or in its value, with the place of the mistake.
struct SettingMistake {
    let mistake: ConfigurationMistake
    /// The key or value with the mistake; nil if it is the top-level key itself or its whole value.
    var node: Node?
}

extension [SettingMistake] {
    mutating func add(_ mistake: ConfigurationMistake, at node: Node? = nil) {
        append(SettingMistake(mistake: mistake, node: node))
    }
}
